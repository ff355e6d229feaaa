import CPangoCairo

/// Unpacks parts of a deflate stream that begin and end between bytes and look back at nothing before them.
///
/// What libdeflate needs is made once for all parts: it is larger than most of these are packed.
final class BandInflater {
  private let decompressor: OpaquePointer
  /// The part that is unpacked, with the end of a stream behind it.
  private var part: [UInt8] = []

  /// `nil` where there is no memory.
  init?() {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    self.decompressor = decompressor
  }

  deinit {
    libdeflate_free_decompressor(decompressor)
  }

  /// The bytes of a part; `nil` where it is broken, or gives another number of bytes.
  func inflated(_ band: ArraySlice<UInt8>, exactly count: Int) -> [UInt8]? {
    part.removeAll(keepingCapacity: true)
    part += band
    // A last block of nothing ends the part, which ends the stream for those who unpack whole ones.
    part += [0x03, 0x00]
    var written = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let result = libdeflate_deflate_decompress(
        decompressor, part, part.count, buffer.baseAddress, count, &written)
      filled = result == LIBDEFLATE_SUCCESS ? written : 0
    }
    return bytes.count == count ? bytes : nil
  }
}
