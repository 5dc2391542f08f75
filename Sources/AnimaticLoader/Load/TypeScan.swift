import CAnimaticRuntime
import Foundation

/// All types that a loaded library declares, read from its type records through the Swift runtime.
///
/// The runtime lists for each image the sections that the compiler wrote (`MetadataSections` in its sources). A record
/// is a relative pointer to the descriptor of a type; the descriptor holds a relative pointer to the function
/// that makes the type. Generic types need arguments and are left out.
struct TypeScan {
  private typealias Body = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool
  private typealias Enumerate = @convention(c) (Body, UnsafeMutableRawPointer) -> Void
  private typealias Access = @convention(thin) (Int) -> Any.Type

  private final class Collector {
    let library: String
    var records: [(start: UnsafeRawPointer, length: Int)] = []
    init(library: String) { self.library = library }
  }

  /// Offsets in words: version, base address, two unused, then pairs of start and length; types come third.
  private static let typeRecords = 4 + 2 * 2

  /// In the order of the records. Empty where the runtime has no such list.
  static func types(in library: String) -> [Any.Type] {
    guard let symbol = dlsym(nil, "swift_enumerateAllMetadataSections") else { return [] }
    let enumerate = unsafeBitCast(symbol, to: Enumerate.self)
    let collector = Collector(library: library)
    withExtendedLifetime(collector) {
      enumerate(
        { sections, context in
          let collector = Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue()
          let words = sections.assumingMemoryBound(to: UInt.self)
          guard let start = UnsafeRawPointer(bitPattern: words[TypeScan.typeRecords]) else { return true }
          if let name = animatic_image_name(start), String(cString: name) == collector.library {
            collector.records.append((start, Int(words[TypeScan.typeRecords + 1])))
          }
          return true
        }, Unmanaged.passUnretained(collector).toOpaque())
    }
    return collector.records.flatMap { records in
      stride(from: 0, to: records.length, by: 4).compactMap { type(at: records.start + $0) }
    }
  }

  private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
    place + Int(place.loadUnaligned(as: Int32.self))
  }

  private static func type(at record: UnsafeRawPointer) -> Any.Type? {
    let offset = Int(record.loadUnaligned(as: Int32.self))
    // The low two bits say what the record points to: 0 a descriptor, 1 a pointer to one.
    var descriptor = record + (offset & ~3)
    switch offset & 3 {
    case 0: break
    case 1: descriptor = descriptor.load(as: UnsafeRawPointer.self)
    default: return nil
    }
    let flags = descriptor.load(as: UInt32.self)
    // Class, struct or enum, not generic.
    guard (16...18).contains(flags & 0x1F), flags & 0x80 == 0,
      (descriptor + 12).load(as: Int32.self) != 0
    else { return nil }
    return unsafeBitCast(relative(descriptor + 12), to: Access.self)(0)
  }
}
