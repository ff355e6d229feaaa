/// The greys that stand for pixels where a picture is shown pale, numbered from white on.
package enum PaleGrey {
  /// The number of greys: a quarter of the levels that a pixel has.
  package static let count: UInt8 = 64

  /// The number of a pixel's brightness over white, at a quarter of its contrast.
  @inlinable
  package static func number(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) -> UInt8 {
    // The weights of Rec. 709 in parts of 256.
    let brightness: UInt32 = 54 &* red &+ 183 &* green &+ 19 &* blue
    let darkness: UInt32 = (255 &- brightness / 256) &* alpha / 255
    return UInt8(truncatingIfNeeded: darkness / 4)
  }
}
