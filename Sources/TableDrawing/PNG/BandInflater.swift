import CPangoCairo

/// Unpacks parts of a deflate stream that begin and end between bytes and look back at nothing before them.
///
/// What libdeflate needs is made once for all parts: it is larger than most of these are packed.
final class BandInflater {
  private let decompressor: OpaquePointer
  /// The part that is unpacked, with the end of a stream behind it, and bytes that mean nothing.
  private var part: [UInt8] = []

  /// A last block of nothing, which ends a stream.
  private static let ending: [UInt8] = [0x03, 0x00]
  /// libdeflate goes byte by byte where fewer bytes than these are left to read or to write: what flat rows are packed
  /// to in their last 32 bytes are thousands of pixels.
  private static let (readAhead, writeAhead) = (64, 512)

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
    part += BandInflater.ending
    let end = part.count
    part += repeatElement(0, count: BandInflater.readAhead)
    var (read, written) = (0, 0)
    let bytes = [UInt8](unsafeUninitializedCapacity: count + BandInflater.writeAhead) { buffer, filled in
      let result = libdeflate_deflate_decompress_ex(
        decompressor, part, part.count, buffer.baseAddress, buffer.count, &read, &written)
      // The last part of a stream has an end of its own, before this one.
      filled = result == LIBDEFLATE_SUCCESS && read <= end ? written : 0
    }
    return bytes.count == count ? bytes : nil
  }
}
