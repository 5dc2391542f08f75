/// What an app tells its delegate. The delegate of an app that is played is made by nobody, and told nothing.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
  /// Never called.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Never called.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Never called.
  func applicationWillResignActive(_ application: UIApplication)
  /// Never called.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Never called.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Never called.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
  /// What an app is launched with, for `UIApplicationDelegate`.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// The delegate of an `App`, for an app's own file. No app is ever started here, so nobody makes the delegate.
@MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  /// Which class is the delegate.
  nonisolated public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// Nothing to read: ends the program, with a message, where code that plays asks for it.
  public var wrappedValue: DelegateType {
    fatalError("\(DelegateType.self) is not made: an app is not started here, only its views are played")
  }
}

extension Scene {
  /// Compiles; a scene is never on stage, and its values never change.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }
  /// Compiles; a scene is never on stage, and its values never change.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
  /// Compiles; a scene is never on stage, and its values never change.
  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { self }
  /// Compiles; a scene is never on stage.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
  /// Compiles; a scene is never on stage.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some Scene
  { self }
  /// Compiles; a scene is never on stage.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
}
