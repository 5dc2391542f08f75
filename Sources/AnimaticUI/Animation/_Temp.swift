import AnimaticTime
public protocol VectorArithmetic: AdditiveArithmetic { mutating func scale(by: Double); var magnitudeSquared: Double {get} }
public protocol Animatable { associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData; var animatableData: AnimatableData {get set} }
extension Animatable where AnimatableData == EmptyAnimatableData { public var animatableData: EmptyAnimatableData { get { .init() } set {} } }
public struct EmptyAnimatableData: VectorArithmetic { public init() {}; public static var zero: Self { .init() }; public static func + (a: Self, b: Self)->Self {a}; public static func - (a: Self, b: Self)->Self {a}; public mutating func scale(by: Double) {}; public var magnitudeSquared: Double {0} }
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic { public var first: First; public var second: Second; public init(_ a: First, _ b: Second) {first=a;second=b}; public static var zero: Self {.init(.zero,.zero)}; public static func + (a: Self, b: Self)->Self {.init(a.first+b.first,a.second+b.second)}; public static func - (a: Self, b: Self)->Self {.init(a.first-b.first,a.second-b.second)}; public mutating func scale(by x: Double) {first.scale(by:x);second.scale(by:x)}; public var magnitudeSquared: Double {first.magnitudeSquared+second.magnitudeSquared} }
extension Double: VectorArithmetic { public mutating func scale(by x: Double) {self*=x}; public var magnitudeSquared: Double {self*self} }
extension CGFloat: VectorArithmetic { public mutating func scale(by x: Double) {self*=CGFloat(x)}; public var magnitudeSquared: Double {Double(self*self)} }
public struct Angle: Hashable, Sendable { public var radians: Double; public static func degrees(_ d: Double)->Angle {.init(radians:d/180 * .pi)} }
public struct UnitPoint: Hashable, Sendable { public var x: CGFloat; public var y: CGFloat; public static let center = UnitPoint(x:0.5,y:0.5); public static let top = UnitPoint(x:0.5,y:0); public static let bottom = UnitPoint(x:0.5,y:1)}
public struct EdgeInsets: Hashable, Sendable { public var top, leading, bottom, trailing: CGFloat; public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {self.top=top;self.leading=leading;self.bottom=bottom;self.trailing=trailing}; public init() {self.init(top:0,leading:0,bottom:0,trailing:0)} }
public struct Animation: Hashable, Sendable { var d: Double; public static let `default` = Animation(d: 0.35); public static let easeInOut = Animation(d:0.35); public static func easeInOut(duration: Double)->Animation {.init(d:duration)} }
package enum AnimationSemantics { case iOS16, iOS17, iOS18, iOS26 }
package enum AnimatableChange { case unchanged, jumped, shifted, started, combined, merged, ended }
package struct AnimatableValue<Data: VectorArithmetic> { package init(_ m: Data) {model=m}; package private(set) var model: Data; package var isRunning: Bool {false}; package var end: Double? {nil}; package var logicalEnd: Double? {nil}
 package mutating func set(_ n: Data, animation: Animation?, at: Double, semantics: AnimationSemantics)->AnimatableChange {model=n; return .jumped}
 package func presented(at: Double)->Data {model}
 package mutating func settle(at: Double)->Bool {false} }
package enum AnimatableComponents { package static func of<D: VectorArithmetic>(_ d: D)->[Double] {[]} }
extension VirtualTime { static func runTask(priority: TaskPriority, owner: String, operation: @escaping () async -> Void) -> Task<Void,Never> { Task { await operation() } } }
