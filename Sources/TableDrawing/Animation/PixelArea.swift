/// A rectangle of whole pixels in a picture.
struct PixelArea: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The pixels of the area in a picture of a width, row after row.
  func pixels(of picture: [UInt32], width: Int) -> [UInt32] {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(self.width * height)
    for row in y..<(y + height) { pixels += picture[(row * width + x)..<(row * width + x + self.width)] }
    return pixels
  }
}
