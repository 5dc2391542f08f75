/// The entry of an app. It compiles, so that a folder with an app in it can be played; nothing starts it here.
public protocol App {
  /// The app's windows.
  associatedtype Body: Scene
  /// What the app shows; never asked for.
  @SceneBuilder @MainActor var body: Body { get }
  /// As the entry makes it; never called.
  @MainActor init()
}

extension App {
  /// Does nothing: what is on stage is chosen by a scenario, a preview or a test.
  @MainActor public static func main() {}
}

/// A part of an app's windows; inert, as `App` is.
public protocol Scene {
  /// What the scene is made of.
  associatedtype Body: Scene
  /// Never asked for.
  @SceneBuilder @MainActor var body: Body { get }
}

extension Never: Scene {}

/// Turns the statements of an app's body into one scene.
@resultBuilder
public struct SceneBuilder {
  /// A single scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several scenes: one of them is as inert as the other.
  @_disfavoredOverload
  public static func buildBlock<First: Scene, each Rest: Scene>(_ first: First, _ rest: repeat each Rest)
    -> First
  {
    first
  }
}

/// Windows that show the same view; inert, as `App` is.
public struct WindowGroup<Content: View>: Scene {
  /// The view is not made.
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  /// The view is not made; title and identifier are not kept.
  nonisolated public init(_ title: String, id: String = "", @ViewBuilder content: () -> Content) {}
  /// The view is not made; the identifier is not kept.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}
  /// Never asked for.
  public var body: Never { fatalError("a scene has no body on Linux") }
}
