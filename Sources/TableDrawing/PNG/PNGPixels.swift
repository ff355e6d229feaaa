/// What a pixel of a PNG file is made of.
enum PNGPixels {
  /// Red, green and blue.
  case rgb
  /// Red, green, blue and opacity.
  case rgba
  /// The palette index of a colour among few.
  case indexed(PNGPalette)

  /// PNG's number for it.
  var colorType: UInt8 {
    switch self {
    case .rgb: 2
    case .indexed: 3
    case .rgba: 6
    }
  }

  /// The bits of each component, or of a colour's number.
  var bitDepth: Int {
    if case .indexed(let palette) = self { palette.bitDepth } else { 8 }
  }

  /// The bytes of a row of so many pixels, without the one for its filter.
  func byteCount(ofRow width: Int) -> Int {
    switch self {
    case .rgb: 3 * width
    case .rgba: 4 * width
    case .indexed: (width * bitDepth + 7) / 8
    }
  }
}
