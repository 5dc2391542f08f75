/// Runs actions when a view comes and goes.
public struct _AppearanceActionModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  var place = SourcePlace()
}

extension _AppearanceActionModifier: ViewModifier {
  public typealias Body = Never
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { AppearanceNode<C>(view, inputs) }
}

private final class AppearanceNode<C: View>: ContentNode<C, _AppearanceActionModifier>, AppearanceActing {
  var appearanceAction: String? { view.modifier.appear == nil ? nil : "onAppear" }
  override var handsOn: Bool { true }

  /// Nodes inside were made before and have registered before: innermost first, as measured on devices.
  override func didMakeContent() {
    guard view.modifier.appear != nil else { return }
    let owner = self.owner
    // Also for a view that another entry of the turn has taken away again: its onDisappear follows.
    graph.enqueueAction(owner: owner, node: self) { [self] in
      graph.emitCause(.appear, name: owner, detail: "onAppear", source: view.modifier.place.text)
      view.modifier.appear?()
    }
  }

  override func didLeave() {
    guard let disappear = view.modifier.disappear else { return }
    let (owner, place) = (self.owner, view.modifier.place)
    graph.enqueueAction(owner: owner, node: self) { [graph] in
      graph.emitCause(.disappear, name: owner, detail: "onDisappear", source: place.text)
      disappear()
    }
    graph.wakeForActions()
  }
}

/// Runs an action when a value differs between two updates.
public struct _ValueActionModifier<Value: Equatable> {
  enum Action {
    /// The form until iOS 16: the closure of the view *before* the change runs, with the new value.
    case previousClosure((Value) -> Void)
    case plain(() -> Void)
    case both((Value, Value) -> Void)
  }
  let value: Value
  let isInitial: Bool
  let action: Action
  var place = SourcePlace()
}

extension _ValueActionModifier: ViewModifier {
  public typealias Body = Never
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { ValueActionNode<C, Value>(view, inputs) }
}

private final class ValueActionNode<C: View, Value: Equatable>: ContentNode<C, _ValueActionModifier<Value>> {
  override var handsOn: Bool { true }

  override func didMakeContent() {
    if view.modifier.isInitial { run(view.modifier.value, view.modifier.value, old: view.modifier) }
  }

  override func contentUpdated(from old: _ValueActionModifier<Value>) {
    if old.value != view.modifier.value { run(old.value, view.modifier.value, old: old) }
  }

  private var runs = (flush: -1, count: 0)

  /// Whether the action may run once more in this update: the third time in one, it writes what it observes.
  private func mayRun() -> Bool {
    if runs.flush != graph.flushID { runs = (graph.flushID, 0) }
    runs.count += 1
    if runs.count > 2 {
      graph.emit(
        .warning, name: owner,
        detail:
          "onChange(of: \(TypeNames.short(Value.self))) in \(viewAbove) tried to update multiple times per "
          + "frame: its action is left out")
    }
    return runs.count <= 2
  }

  /// The nearest view or modifier of the user's.
  private var viewAbove: String {
    var node = parent
    while let here = node, !(here is any StateHolding) { node = here.parent }
    return node?.label ?? "the tree"
  }

  private func run(_ from: Value, _ to: Value, old: _ValueActionModifier<Value>) {
    guard mayRun() else { return }
    let owner = self.owner
    graph.enqueueAction(owner: owner, node: self) { [weak self] in
      guard let self else { return }
      self.graph.emitCause(
        .change, name: owner, detail: "onChange \(Printing.value(from)) → \(Printing.value(to))",
        source: self.view.modifier.place.text)
      // The newest closure, which reads new values; only the old form keeps the one from before.
      switch self.view.modifier.action {
      case .plain(let action): action()
      case .both(let action): action(from, to)
      case .previousClosure:
        if case .previousClosure(let action) = old.action { action(to) }
      }
    }
  }
}

/// Starts a task when the view appears and cancels it when it goes.
public struct _TaskModifier {
  let id: TaskIdentity?
  let priority: TaskPriority
  let action: @Sendable () async -> Void
  var place = SourcePlace()
}

extension _TaskModifier: ViewModifier {
  public typealias Body = Never
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { TaskNode<C>(view, inputs) }
}

private final class TaskNode<C: View>: ContentNode<C, _TaskModifier>, AppearanceActing {
  var appearanceAction: String? { "task" }
  override var handsOn: Bool { true }

  private var task: Task<Void, Never>?

  override func didMakeContent() { start() }

  override func contentUpdated(from old: _TaskModifier) {
    guard old.id != view.modifier.id else { return }
    task?.cancel()
    start()
  }

  override func didLeave() {
    task?.cancel()
    task = nil
  }

  private func start() {
    graph.enqueueAction(owner: owner, node: self) { [weak self] in
      guard let self, self.isAlive else { return }
      let action = self.view.modifier.action
      // Two changes of the id in one turn queue two starts: the first task must not run on, out of reach.
      self.task?.cancel()
      let place = self.view.modifier.place
      self.task = VirtualTime.runTask(
        priority: self.view.modifier.priority, owner: self.owner, file: place.file, line: place.line
      ) { await action() }
    }
  }
}

extension View {
  /// Runs `action` after layout and before the first frame that shows the view.
  nonisolated public func onAppear(
    file: String = #fileID, line: Int = #line, perform action: (() -> Void)? = nil
  ) -> some View {
    modifier(_AppearanceActionModifier(appear: action, place: SourcePlace(file, line)))
  }

  /// Runs `action` once the view is really gone, after its removal animation.
  nonisolated public func onDisappear(
    file: String = #fileID, line: Int = #line, perform action: (() -> Void)? = nil
  ) -> some View {
    modifier(_AppearanceActionModifier(disappear: action, place: SourcePlace(file, line)))
  }

  /// Runs `action` with the new value where `value` changed; the closure of the view before the change.
  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(
    of value: V, file: String = #fileID, line: Int = #line, perform action: @escaping (V) -> Void
  ) -> some View {
    modifier(
      _ValueActionModifier(
        value: value, isInitial: false, action: .previousClosure(action), place: SourcePlace(file, line)))
  }

  /// Runs `action` with the old and the new value where `value` changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, file: String = #fileID, line: Int = #line,
    _ action: @escaping (V, V) -> Void
  ) -> some View {
    modifier(
      _ValueActionModifier(
        value: value, isInitial: initial, action: .both(action), place: SourcePlace(file, line)))
  }

  /// Runs `action` where `value` changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, file: String = #fileID, line: Int = #line,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      _ValueActionModifier(
        value: value, isInitial: initial, action: .plain(action), place: SourcePlace(file, line)))
  }

  /// Starts an asynchronous task as the view appears; it is cancelled when the view goes.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: nil, priority: priority, action: action, place: SourcePlace(file, line)))
  }

  /// The same; another `id` cancels the task and starts it anew.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(
      _TaskModifier(
        id: TaskIdentity(value), priority: priority, action: action, place: SourcePlace(file, line)))
  }
}

/// A value of any type that can be compared with another.
struct TaskIdentity: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<T: Equatable>(_ value: T) {
    self.value = value
    isEqual = { $0 as? T == value }
  }

  static func == (a: Self, b: Self) -> Bool { a.isEqual(b.value) }
}
