import CPangoCairo

/// Bytes as a zlib stream, all at once.
package enum Inflation {
  /// The stream, packed by a level from 1 to 9; `nil` where there is no memory.
  package static func deflated(_ bytes: [UInt8], level: Int = 9) -> [UInt8]? {
    guard let deflater = Deflater(level: level) else { return nil }
    var output: [UInt8] = []
    bytes.withUnsafeBufferPointer { deflater.append($0, isLast: true, to: &output) }
    return output
  }

  /// The bytes of a stream; `nil` where it is broken, or gives more than `limit` bytes.
  package static func inflated(_ stream: [UInt8], atMost limit: Int) -> [UInt8]? {
    var room = min(limit, max(1 << 12, 8 * stream.count))
    while true {
      var count = uLongf(room)
      var status: Int32 = Z_OK
      let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
        status = uncompress(buffer.baseAddress, &count, stream, uLong(stream.count))
        filled = status == Z_OK ? Int(count) : 0
      }
      if status == Z_OK { return bytes }
      guard status == Z_BUF_ERROR, room < limit else { return nil }
      room = min(limit, 4 * room)
    }
  }
}
