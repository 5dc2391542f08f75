import AnimaticTime
import AnimaticUI

/// Something that the tree told beside the trace, with its place among the trace's events.
struct StageNote {
  var time: Instant
  /// On the scale of the trace's numbers.
  var number: Int
  /// The event that it follows from; 0 for none.
  var cause: Int
  /// Where the code belongs that did it.
  var place: Int
  var note: GraphNote
}
