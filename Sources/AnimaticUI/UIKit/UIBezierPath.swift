import AnimaticDrawing

/// A set of corners, in UIKit's spelling.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// An outline in UIKit's spelling, as far as shapes of notices are made with it.
public final class UIBezierPath {
  /// The outline itself; `Path(path.cgPath)` takes it over.
  public private(set) var cgPath: CGPath

  public init() { cgPath = Path() }
  public init(rect: CGRect) { cgPath = Path(rect) }
  public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }
  public init(cgPath: CGPath) { self.cgPath = cgPath }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Rounds some of the corners, each by a quarter circle of the radius (as large as fits).
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let radius = max(0, min(cornerRadii.width, rect.width / 2, rect.height / 2))
    func r(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let (tl, tr, bl, br) = (r(.topLeft), r(.topRight), r(.bottomLeft), r(.bottomRight))
    cgPath = Path { path in
      path.move(to: CGPoint(x: rect.minX + tl, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX - tr, y: rect.minY))
      func turn(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ from: Double) {
        guard radius > 0 else { return }
        path.addArc(
          center: CGPoint(x: x, y: y), radius: radius, startAngle: .degrees(from),
          endAngle: .degrees(from + 90), clockwise: false)
      }
      turn(rect.maxX - tr, rect.minY + tr, tr, -90)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - br))
      turn(rect.maxX - br, rect.maxY - br, br, 0)
      path.addLine(to: CGPoint(x: rect.minX + bl, y: rect.maxY))
      turn(rect.minX + bl, rect.maxY - bl, bl, 90)
      path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + tl))
      turn(rect.minX + tl, rect.minY + tl, tl, 180)
      path.closeSubpath()
    }
  }

  public func move(to point: CGPoint) { cgPath.move(to: point) }
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: point, control: controlPoint)
  }
  public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
  }
  /// Angles in radians. UIKit says "clockwise" as it is seen, with the y axis down.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    cgPath.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }
  public func close() { cgPath.closeSubpath() }
}

/// Core Graphics' outline: the same value as SwiftUI's.
public typealias CGPath = Path

extension Path {
  public init(_ path: CGPath) { self = path }
  public var cgPath: CGPath { self }
}
