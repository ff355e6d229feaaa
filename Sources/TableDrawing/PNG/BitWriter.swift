/// Writes bits into memory, the first one lowest.
///
/// The memory must hold 8 bytes more than are written.
struct BitWriter {
  /// Bits that do not fill a byte yet.
  struct Rest {
    var bits: UInt64 = 0
    var count: UInt64 = 0
  }

  private let target: UnsafeMutableRawPointer
  /// The whole bytes written so far.
  private(set) var count = 0
  /// What is left over.
  private(set) var rest: Rest

  init(_ target: UnsafeMutableRawPointer, after rest: Rest) {
    self.target = target
    self.rest = rest
  }

  /// Appends bits; at most 56 between two calls of `flush`.
  @inline(__always)
  mutating func put(_ bits: UInt64, _ count: UInt64) {
    rest.bits |= bits &<< rest.count
    rest.count &+= count
  }

  /// Moves whole bytes to the memory.
  @inline(__always)
  mutating func flush() {
    target.storeBytes(of: rest.bits.littleEndian, toByteOffset: count, as: UInt64.self)
    count &+= Int(rest.count &>> 3)
    rest.bits &>>= rest.count & ~7
    rest.count &= 7
  }
}
