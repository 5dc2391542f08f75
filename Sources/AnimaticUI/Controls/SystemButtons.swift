/// Buttons that belong together, beside one another.
public struct ControlGroup<Content: View>: View {
  let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { HStack { content } }
}

extension ControlGroup {
  nonisolated public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.init(content: content)
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

/// Begins to edit a list; nothing is edited here.
public struct EditButton: View {
  nonisolated public init() {}
  public var body: some View { Button("Edit") {} }
}

/// Begins to change a name; nothing is changed here.
public struct RenameButton: View {
  nonisolated public init() {}
  public var body: some View { Button("Rename", systemImage: "pencil") {} }
}

/// Offers something to other apps. A tap is a line of the trace.
public struct ShareLink<Label: View>: View {
  let what: String
  let label: Label

  nonisolated public init<T>(
    item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    what = String(describing: item)
    self.label = label()
  }

  public var body: some View {
    Button {
      PlayedDevice.note("share: \(what)")
    } label: {
      label
    }
  }
}

extension ShareLink where Label == AnimaticUI.Label<Text, Image> {
  nonisolated public init<T>(item: T, subject: Text? = nil, message: Text? = nil) {
    self.init("Share…", item: item, subject: subject, message: message)
  }
  nonisolated public init<T>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      AnimaticUI.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }
}
