/// What the bits of a token say, of which each stands for a pixel, a byte or a repeat.
enum PixelToken {
  /// Set in tokens that repeat earlier bytes; the lowest 16 bits are then the number of bytes.
  static let repeatFlag: UInt32 = 0x8000_0000
  /// Set in repeats of the row above; the others repeat the pixel before.
  static let aboveFlag: UInt32 = 0x1_0000
  /// Set in tokens that are a single byte, which the lowest 8 bits hold: PNG's filter.
  static let byteFlag: UInt32 = 0x100_0000
  /// The longest repeat that deflate has, in bytes.
  static let longest = 258
  /// The shortest.
  static let shortest = 3
}
