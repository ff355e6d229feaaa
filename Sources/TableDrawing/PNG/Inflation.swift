import CPangoCairo

/// Bytes as a zlib stream, all at once.
package enum Inflation {
  /// How hard libdeflate looks for repeats: looking harder finds little more, and its first level takes longer for flat
  /// pictures, which its second one leaves in long steps.
  private static let level: Int32 = 2

  /// The stream; `nil` where there is no memory.
  ///
  /// It has the same bytes wherever this version of libdeflate is used, so that approved pictures can be told by theirs.
  package static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
    guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let room = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let stream = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, room)
    }
    return stream.isEmpty ? nil : stream
  }

  /// The bytes of a stream; `nil` where it is broken, or gives more than `limit` bytes.
  package static func inflated(_ stream: [UInt8], atMost limit: Int) -> [UInt8]? {
    var room = min(limit, max(1 << 12, 8 * stream.count))
    while true {
      switch inflated(stream, room: room) {
      case .whole(let bytes): return bytes
      case .broken: return nil
      case .tooLong:
        guard room < limit else { return nil }
        room = min(limit, 4 * room)
      }
    }
  }

  private enum Outcome {
    case whole([UInt8])
    case broken
    case tooLong
  }

  private static func inflated(_ stream: [UInt8], room: Int) -> Outcome {
    guard let decompressor = libdeflate_alloc_decompressor() else { return .broken }
    defer { libdeflate_free_decompressor(decompressor) }
    var result = LIBDEFLATE_BAD_DATA
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
      var (read, written) = (0, 0)
      result = libdeflate_zlib_decompress_ex(
        decompressor, stream, stream.count, buffer.baseAddress, room, &read, &written)
      if result == LIBDEFLATE_SUCCESS, read != stream.count { result = LIBDEFLATE_BAD_DATA }
      filled = result == LIBDEFLATE_SUCCESS ? written : 0
    }
    switch result {
    case LIBDEFLATE_SUCCESS: return .whole(bytes)
    case LIBDEFLATE_INSUFFICIENT_SPACE: return .tooLong
    default: return .broken
    }
  }
}
