import CPangoCairo

/// A zlib stream.
///
/// It lives on the heap because zlib remembers its address.
final class Deflater {
  private let stream: UnsafeMutablePointer<z_stream>
  private var room = [UInt8](repeating: 0, count: 1 << 16)

  /// A stream at a level; `nil` where there is no memory.
  init?(level: Int) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    guard table_deflate_start(stream, Int32(min(9, max(1, level)))) == Z_OK else {
      stream.deallocate()
      return nil
    }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Compresses bytes and appends what is ready; `isLast` ends the stream.
  func append(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool = false, to output: inout [UInt8]) {
    stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
    stream.pointee.avail_in = UInt32(bytes.count)
    var isFull = true
    while isFull {
      let count = room.withUnsafeMutableBufferPointer { buffer in
        stream.pointee.next_out = buffer.baseAddress
        stream.pointee.avail_out = UInt32(buffer.count)
        deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
        return buffer.count - Int(stream.pointee.avail_out)
      }
      output += room[..<count]
      isFull = count == room.count
    }
  }
}
