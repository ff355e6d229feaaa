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
