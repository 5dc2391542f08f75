/// What a tree tells beside its trace, for whoever asks why: it stands in no golden.
package enum GraphNote: Equatable {
  /// Came into the tree; `isAnimated`: its transition plays.
  case inserted(SlotNote, isAnimated: Bool)
  /// Leaves from now on, at once where nothing is animated. `hiddenBy`: an opaque sibling that it lay in front of
  /// and that covers it from now on.
  case leaving(SlotNote, isAnimated: Bool, hiddenBy: String?)
  /// Shown again while it was leaving. `missed`: actions inside it that a fresh view would have run.
  case revived(SlotNote, missed: [String])
  /// Is gone. `cut`: what the removal itself had animated and could not bring to its end, in sight of everybody.
  case gone(SlotNote, cut: [String])
  /// An `.opacity` has been set to 0, or from 0 to more.
  case opacity(SlotNote, isVisible: Bool)
  /// A plain write to what animates: what is shown jumps by `distance`; `isEndless`: and goes on for ever.
  case shifted(property: String, owner: String, distance: Double, isEndless: Bool)
  /// A state has been written whose view had left the tree.
  case deadWrite(name: String, owner: String)
  /// Two animations for one value at one instant.
  case coincident(property: String, owner: String, first: String, second: String)
  /// Code of the user's that takes a touch begins.
  case handler(String, SourcePlace)
}

/// One stay of a view in the tree, or of what an `.opacity` shows and hides.
package struct SlotNote: Equatable {
  /// Names this stay.
  package var serial: Int
  /// Names the place: the next one there has the same.
  package var seat: String
  package var owner: String
  /// What it is, in a word.
  package var view: String
  package var texts: [String]
  /// The stays around it, innermost first, itself among them.
  package var within: [Int]
  /// A transition was written for it.
  package var hasTransition = false
  /// It came together with what it stands in.
  package var isFirst = false
  /// An `.animation(_:value:)` stands inside it, where it does not reach its transition.
  package var hasInnerAnimation = false
  /// The event that this follows from.
  package var cause = 0
}
