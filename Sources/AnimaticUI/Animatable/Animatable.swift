/// A type with a part that animations move.
///
/// A view, shape or modifier that conforms is evaluated again at every frame of an animation, with
/// `animatableData` between its old and its new value. What its body makes of the data must depend on nothing
/// else that goes on by itself: a frame is then the same whichever frames were drawn before.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  /// The data to animate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: Animatable {
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
  public typealias AnimatableData = CGFloat
}
