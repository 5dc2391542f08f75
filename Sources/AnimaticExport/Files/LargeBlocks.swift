import CAnimaticCodecs

/// How the process treats the memory of pictures.
public enum LargeBlocks {
  /// From now on, freed pictures go back to the system at once: the peak of an export stays that of the
  /// pictures in use. Call once, at the start of a program.
  public static func returnToSystem() { animatic_return_large_blocks() }
}
