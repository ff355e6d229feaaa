/// The greys that stand for pixels where a picture is shown pale, numbered from white on.
///
/// It is public, as `ColumnBlocks` is, for the modules that compare pictures: only what is public is compiled into others.
public enum PaleGrey {
  /// The number of greys: as many as can be told apart in letters so pale, and no more, since each takes its room in a
  /// picture.
  @inlinable
  public static var count: UInt8 { 17 }

  /// The grey of a number, as a level of red, green and blue.
  public static func level(of number: UInt8) -> UInt8 { 255 - 4 * min(number, count - 1) }

  /// The number of a pixel's brightness over white, at a quarter of its contrast.
  @inlinable
  public static func number(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) -> UInt8 {
    // The weights of Rec. 709 in parts of 256.
    let brightness: UInt32 = 54 &* red &+ 183 &* green &+ 19 &* blue
    let darkness: UInt32 = (255 &- brightness / 256) &* alpha / 255
    return UInt8(truncatingIfNeeded: (darkness + 8) / 16)
  }

  /// Puts the numbers of pixels, which are red, green, blue and opacity as bytes in this order, up to 16 at a time.
  @inlinable
  public static func put(
    _ pixels: UnsafePointer<UInt32>, count: Int, into numbers: UnsafeMutablePointer<UInt8>
  ) {
    guard count == 16 else {
      for x in 0..<count {
        let bits = pixels[x].littleEndian
        numbers[x] = number(
          red: bits & 0xFF, green: bits >> 8 & 0xFF, blue: bits >> 16 & 0xFF, alpha: bits >> 24)
      }
      return
    }
    let bits = UnsafeRawPointer(pixels).loadUnaligned(as: SIMD16<UInt32>.self)
    let red = SIMD16<UInt16>(truncatingIfNeeded: bits & 0xFF)
    let green = SIMD16<UInt16>(truncatingIfNeeded: bits &>> 8 & 0xFF)
    let blue = SIMD16<UInt16>(truncatingIfNeeded: bits &>> 16 & 0xFF)
    let brightness = (54 &* red &+ 183 &* green &+ 19 &* blue) &>> 8
    let product = (255 &- brightness) &* SIMD16<UInt16>(truncatingIfNeeded: bits &>> 24)
    // Division by 255 that no number below 65,536 is too large for.
    let darkness = (product &+ 1 &+ (product &>> 8)) &>> 8
    UnsafeMutableRawPointer(numbers).storeBytes(
      of: SIMD16<UInt8>(truncatingIfNeeded: (darkness &+ 8) &>> 4), as: SIMD16<UInt8>.self)
  }
}
