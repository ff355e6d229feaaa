import TableModel

/// Gives every view of an SVG file a name of its own.
///
/// Names are known by their digests: two that share one are kept apart as if they were the same.
struct SVGNames {
  private var counts: [UInt64: Int] = [:]

  /// Forgets all names.
  mutating func removeAll() {
    counts.removeAll(keepingCapacity: true)
  }

  /// Makes the name that was written from a place on unique, by the first number from 2 that does.
  mutating func makeUnique(_ bytes: inout ByteBuffer, from start: Int) {
    let end = bytes.count
    let digest = bytes.digest(from: start)
    guard var count = counts[digest] else {
      counts[digest] = 1
      return
    }
    repeat {
      count += 1
      bytes.removeAll(from: end)
      bytes.put(UInt8(ascii: "-"))
      bytes.put(count)
    } while counts[bytes.digest(from: start)] != nil
    counts[digest] = count
    counts[bytes.digest(from: start)] = 1
  }
}
