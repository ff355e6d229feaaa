import Glibc

/// Paints the rows of the picture of a difference, each pixel by the number of one of `colors`.
///
/// Red is what differs, pixels that only one picture has included, and yellow what differs and does not count; the
/// rest is a pale grey copy of the picture as it should be.
package struct DifferencePainter {
  /// The colours of a picture of a difference, each `0xAARRGGBB`: greys from white on, then the marks.
  package static let colors: [UInt32] =
    (0..<greyCount).map { darkness in 0xFF00_0000 | (255 - UInt32(darkness)) * 0x01_0101 }
    + [0xFFFF_0000, 0xFFFF_D000, 0xFF40_4040]

  /// The number of greys: a quarter of the levels that a pixel has.
  private static let greyCount: UInt8 = 64
  /// What marks a pixel that differs.
  private static let mark = greyCount
  /// What marks a pixel that differs and does not count.
  private static let paleMark = greyCount + 1
  /// What shows where neither picture has a pixel.
  private static let background = greyCount + 2

  private let expected: PixelSize
  private let actual: PixelSize
  private let width: Int
  /// The row that was painted last, without marks.
  private var plain: [UInt8] = []
  /// The pixels that it was painted from.
  private var copied: [UInt32] = []
  /// How far pixels are copied in it, and how far any picture reaches.
  private var extent: (overlap: Int, covered: Int)?
  /// Whether the row that the caller has is that row.
  private var isPlain = false

  /// A painter for pictures of two extents.
  init(expected: PixelSize, actual: PixelSize) {
    self.expected = expected
    self.actual = actual
    width = max(expected.width, actual.width)
  }

  /// Paints a row, over that of the picture as it should be; the row above stands in `row`.
  mutating func paint(
    _ y: Int, over pixels: [UInt32], _ differing: PixelMask, _ setAside: PixelMask, into row: inout [UInt8]
  ) {
    let overlap = y < min(expected.height, actual.height) ? min(expected.width, actual.width) : 0
    let covered = max(y < expected.height ? expected.width : 0, y < actual.height ? actual.width : 0)
    if let extent, extent == (overlap, covered), copied.count == overlap {
      if Self.fade(pixels, over: &copied, into: &plain) { isPlain = false }
    } else {
      begin(pixels, overlap: overlap, covered: covered)
    }
    if !isPlain || row.count != width { row.replaceSubrange(0..., with: plain) }
    isPlain = !(differing.hasAny(inRow: y) || setAside.hasAny(inRow: y))
    guard !isPlain else { return }
    differing.visit(row: y) { row[$0] = Self.mark }
    setAside.visit(row: y) { row[$0] = Self.paleMark }
  }

  /// Puts the greys of a row over those of the one before, of which most stay, and says whether any does not.
  private static func fade(_ pixels: [UInt32], over copied: inout [UInt32], into greys: inout [UInt8]) -> Bool
  {
    let count = min(copied.count, pixels.count, greys.count)
    return pixels.withUnsafeBytes { new in
      copied.withUnsafeMutableBytes { old in
        guard let new = new.baseAddress, let old = old.baseAddress, memcmp(old, new, 4 * count) != 0 else {
          return false
        }
        greys.withUnsafeMutableBufferPointer { greys in
          var (color, grey) = (UInt32(0), faded(Pixel(bits: 0)))
          var x = 0
          while x < count {
            if x &+ 2 <= count, pair(old, x) == pair(new, x) {
              x &+= 2
              continue
            }
            let pixel = new.load(fromByteOffset: 4 &* x, as: UInt32.self)
            if pixel != color { (color, grey) = (pixel, faded(Pixel(bits: pixel))) }
            greys[x] = grey
            old.storeBytes(of: pixel, toByteOffset: 4 &* x, as: UInt32.self)
            x &+= 1
          }
        }
        return true
      }
    }
  }

  /// Two pixels at once.
  @inline(__always)
  private static func pair(_ pixels: UnsafeRawPointer, _ x: Int) -> UInt64 {
    pixels.loadUnaligned(fromByteOffset: 4 &* x, as: UInt64.self)
  }

  /// Paints a row that has other extents than the one before.
  private mutating func begin(_ pixels: [UInt32], overlap: Int, covered: Int) {
    extent = (overlap, covered)
    copied = Array(pixels.prefix(overlap))
    plain = copied.map { Self.faded(Pixel(bits: $0)) }
    plain += (overlap..<width).map { $0 < covered ? Self.mark : Self.background }
    isPlain = false
  }

  /// The number of a pixel's brightness over white, at a quarter of its contrast.
  private static func faded(_ pixel: Pixel) -> UInt8 {
    let channels = pixel.channels
    // The weights of Rec. 709 in parts of 256.
    let brightness = (54 * Int(channels.x) + 183 * Int(channels.y) + 19 * Int(channels.z)) / 256
    return UInt8((255 - brightness) * Int(channels.w) / 255 / 4)
  }
}
