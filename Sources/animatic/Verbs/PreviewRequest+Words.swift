import AnimaticReview
import AnimaticUI

extension _PreviewRequest {
  /// What a preview asks of its canvas, for lists.
  var words: String {
    switch self {
    case .deviceLayout: return "device"
    case .device(let name): return name
    case .fittingLayout: return "size that fits"
    case .fixedLayout(let width, let height):
      return "\(DecimalText.shortest(width))x\(DecimalText.shortest(height))"
    case .orientation(let orientation): return orientation.rawValue
    }
  }
}
