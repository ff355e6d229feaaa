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

/// All colours of a picture that has few.
struct PNGPalette {
  /// The most colours that PNG has palette indexes for.
  static let limit = 256

  /// The colours as `0xAARRGGBB` in the order of their palette indexes: those that are not opaque, then frequent before rare ones.
  let colors: [UInt32]
  /// How many colours are not opaque.
  let translucentCount: Int
  private let indexes: [UInt32: UInt8]

  /// The palette of colours that are all different, with the number of pixels of each; `nil` where they are too many.
  init?(_ counted: [(color: UInt32, count: Int)]) {
    guard counted.count <= PNGPalette.limit else { return nil }
    let ordered = counted.enumerated().sorted { first, second in
      let (one, other) = (first.element, second.element)
      guard PNGPalette.isOpaque(one.color) == PNGPalette.isOpaque(other.color) else {
        return PNGPalette.isOpaque(other.color)
      }
      return one.count == other.count ? first.offset < second.offset : one.count > other.count
    }
    colors = ordered.map(\.element.color)
    translucentCount = colors.prefix { !PNGPalette.isOpaque($0) }.count
    indexes = Dictionary(uniqueKeysWithValues: colors.enumerated().map { ($1, UInt8($0)) })
  }

  /// The fewest bits that PNG has for a palette index: 1, 2, 4 or 8.
  var bitDepth: Int { [1, 2, 4].first { colors.count <= 1 << $0 } ?? 8 }

  /// The palette index of a colour; 0 for one that is not in the palette.
  func index(of color: UInt32) -> UInt8 { indexes[color] ?? 0 }

  /// The content of the file's chunk of colours: red, green and blue of each.
  var colorBytes: [UInt8] {
    colors.flatMap { color in [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) } }
  }

  /// The content of the file's chunk of opacities, which the last colours do without.
  var opacityBytes: [UInt8] {
    colors.prefix(translucentCount).map { UInt8(truncatingIfNeeded: $0 >> 24) }
  }

  private static func isOpaque(_ color: UInt32) -> Bool { color >> 24 == 0xFF }
}

/// Counts the colours of a picture as its pixels come, until they are too many for a palette.
struct ColorCount {
  private var counts: [(color: UInt32, count: Int)] = []
  private var places: [UInt32: Int] = [:]

  /// Counts more pixels, each `0xAARRGGBB`, and says whether the colours may still be few.
  mutating func add(_ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
    var start = 0
    while start < pixels.count, counts.count <= PNGPalette.limit {
      let color = pixels[start]
      var end = start + 1
      while end < pixels.count, pixels[end] == color { end += 1 }
      add(color, times: end - start)
      start = end
    }
    return counts.count <= PNGPalette.limit
  }

  /// The palette of all pixels so far; `nil` where there are too many colours.
  var palette: PNGPalette? { PNGPalette(counts) }

  private mutating func add(_ color: UInt32, times: Int) {
    if let place = places[color] {
      counts[place].count += times
    } else {
      places[color] = counts.count
      counts.append((color, times))
    }
  }
}
