/// Puts right the checksums of a PNG file’s chunks, which would else keep nearly every changed file at the door.
enum PNGMender {
  private static let signatureLength = 8
  private static let polynomial: UInt32 = 0xEDB8_8320

  /// The file with the checksums that its chunks should have; other files stay as they are.
  static func mended(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return bytes }
    var file = bytes
    var start = signatureLength
    while start + 12 <= file.count {
      let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length
      guard end + 4 <= file.count else { break }
      let sum = checksum(file[start + 4..<end])
      for index in 0..<4 { file[end + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * UInt32(index))) }
      start = end + 4
    }
    return file
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ polynomial : sum >> 1 }
    }
  }
}
