/// The older way to declare previews: a type whose name usually ends in `_Previews`.
///
/// Each view of a `Group`, or of several statements, is a preview of its own; `previewDisplayName(_:)` names it.
public protocol PreviewProvider {
  /// What the previews show.
  associatedtype Previews: View
  /// New views each time.
  @ViewBuilder @MainActor static var previews: Previews { get }
  /// Kept for the spelling; every preview is played as on iOS.
  @MainActor static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }

  /// The views one by one, each new, with what their modifiers ask for: for a loader.
  @MainActor public static func _makeParts() -> [_PreviewPart] { _PreviewPart.parts(of: previews) }
}

/// The system that a `PreviewProvider` is for.
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// How large the canvas of a preview is, for `previewLayout(_:)`.
public enum PreviewLayout: Equatable, Sendable {
  /// The device's screen.
  case device
  /// As large as the view wants to be.
  case sizeThatFits
  /// Points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// One view of a `PreviewProvider`.
public struct _PreviewPart {
  /// Of `previewDisplayName(_:)`.
  public var name: String?
  /// Of `previewLayout(_:)` and `previewInterfaceOrientation(_:)`.
  public var requests: [_PreviewRequest]
  /// The view with all its modifiers.
  public var view: AnyView

  static func parts<V: View>(of view: V) -> [_PreviewPart] {
    if let list = view as? any PreviewPartList { return list.previewParts }
    return [part(view)]
  }

  private static func part<V: View>(_ view: V) -> _PreviewPart {
    var found = _PreviewPart(name: nil, requests: [], view: AnyView(view))
    // Display names lie outermost as a rule, but other modifiers may come after them.
    var rest: Any? = view
    while let layer = rest as? any PreviewLayer {
      if let mark = layer.previewModifier as? PreviewMark {
        found.name = found.name ?? mark.name
        found.requests = mark.requests + found.requests
      }
      rest = layer.previewContent
    }
    return found
  }
}

/// A view that stands for several previews.
private protocol PreviewPartList {
  var previewParts: [_PreviewPart] { get }
}

extension TupleView: PreviewPartList {
  fileprivate var previewParts: [_PreviewPart] {
    var parts: [_PreviewPart] = []
    for view in repeat each content { parts += _PreviewPart.parts(of: view) }
    return parts
  }
}

extension Group: PreviewPartList where Content: View {
  fileprivate var previewParts: [_PreviewPart] { _PreviewPart.parts(of: content) }
}

/// A view in a modifier, looked through for marks.
private protocol PreviewLayer {
  var previewModifier: Any { get }
  var previewContent: Any { get }
}

extension ModifiedContent: PreviewLayer {
  fileprivate var previewModifier: Any { modifier }
  fileprivate var previewContent: Any { content }
}

/// What the `preview…` modifiers leave behind; it changes nothing on stage.
private struct PreviewMark: ViewModifier {
  var name: String?
  var requests: [_PreviewRequest] = []

  func body(content: Content) -> some View { content }
}

extension View {
  /// Names this view of a `PreviewProvider`; nil leaves the name to the lists.
  public func previewDisplayName(_ value: String?) -> some View { modifier(PreviewMark(name: value)) }

  /// The canvas of this view of a `PreviewProvider`.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    let request: _PreviewRequest
    switch value {
    case .device: request = .deviceLayout
    case .sizeThatFits: request = .fittingLayout
    case .fixed(let width, let height): request = .fixedLayout(width: Double(width), height: Double(height))
    }
    return modifier(PreviewMark(requests: [request]))
  }

  /// How the device of this preview is held.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewMark(requests: [.orientation(value.request)]))
  }

  /// The device whose screen this view of a `PreviewProvider` fills, unless whoever plays it names another; nil
  /// leaves the choice to them.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewMark(requests: value.map { [.device($0.rawValue)] } ?? []))
  }
}

/// A device by name, for `previewDevice(_:)`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// Such as "iPhone 15".
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public struct InterfaceOrientation: Equatable, Sendable {
  let request: _PreviewOrientation

  /// Upright.
  public static let portrait = InterfaceOrientation(request: .portrait)
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(request: .portraitUpsideDown)
  /// The top points to the left.
  public static let landscapeLeft = InterfaceOrientation(request: .landscapeLeft)
  /// The top points to the right.
  public static let landscapeRight = InterfaceOrientation(request: .landscapeRight)
}
