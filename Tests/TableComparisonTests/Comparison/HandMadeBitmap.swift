import TableDrawing

extension Bitmap {
  /// A picture drawn with characters, a string a row.
  ///
  /// `#` is black, `.` white, `-` the grey 200, `r` red, `o` wholly transparent black; anything else is transparent white.
  init(_ rows: String...) {
    let width = rows.first?.count ?? 0
    self.init(width: width, height: rows.count, repeating: SIMD4(255, 255, 255, 0))
    let pixels = rows.flatMap { row -> [UInt8] in
      row.flatMap { Self.pixels[$0] ?? [255, 255, 255, 0] }
    }
    precondition(pixels.count == components.count, "all rows of a hand-made picture are equally long")
    components = pixels
  }

  private static let pixels: [Character: [UInt8]] = [
    "#": [0, 0, 0, 255],
    ".": [255, 255, 255, 255],
    "-": [200, 200, 200, 255],
    "r": [255, 0, 0, 255],
    "o": [0, 0, 0, 0],
  ]

  /// A white picture with single black pixels.
  init(width: Int, height: Int, blackAt places: [(x: Int, y: Int)]) {
    self.init(width: width, height: height, repeating: SIMD4(255, 255, 255, 255))
    for place in places {
      let first = 4 * (place.y * width + place.x)
      for channel in 0..<3 { components[first + channel] = 0 }
    }
  }

  /// The components of a pixel.
  func components(x: Int, y: Int) -> [UInt8] {
    let first = 4 * (y * width + x)
    return Array(components[first..<first + 4])
  }
}
