import CPangoCairo

/// A zlib stream. It lives on the heap because zlib remembers its address.
final class Deflater {
  private let stream: UnsafeMutablePointer<z_stream>
  private var room = [UInt8](repeating: 0, count: 1 << 18)
  private var used = 0

  init?(level: Int) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    guard table_deflate_start(stream, Int32(level)) == Z_OK else {
      stream.deallocate()
      return nil
    }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Compresses bytes and hands over what is ready, as much at a time as there is room for; `isLast` ends the stream.
  func compress(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, _ take: (ArraySlice<UInt8>) -> Void) {
    stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
    stream.pointee.avail_in = UInt32(bytes.count)
    var isFull = true
    while isFull {
      room.withUnsafeMutableBufferPointer { buffer in
        stream.pointee.next_out = buffer.baseAddress.map { $0 + used }
        stream.pointee.avail_out = UInt32(buffer.count - used)
        deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
        used = buffer.count - Int(stream.pointee.avail_out)
      }
      isFull = used == room.count
      if isFull || isLast, used > 0 {
        take(room[..<used])
        used = 0
      }
    }
  }
}
