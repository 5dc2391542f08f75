import AnimaticDrawing

/// Pictures in, PNG files out in the same order, encoded on several threads; the bytes do not depend on how
/// many.
public final class ParallelEncoder {
  private let pool: OrderedPool<PNGEncoder, (Int, Bitmap), (Int, [UInt8])>

  /// `workers` threads; `deliver` gets each picture's tag and file, in the order of `submit`, on the thread
  /// that submits.
  public init(workers: Int, deliver: @escaping (Int, [UInt8]) throws -> Void) {
    pool = OrderedPool(
      workers: workers, makeState: { try PNGEncoder() },
      work: { encoder, input in (input.0, encoder.encode(input.1)) },
      deliver: { try deliver($0.0, $0.1) })
  }

  /// Waits while `workers + 1` pictures are under way.
  public func submit(_ bitmap: Bitmap, tag: Int) throws { try pool.submit((tag, bitmap)) }

  public func finish() throws { try pool.finish() }
}
