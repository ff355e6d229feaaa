/// A picture cut into bands of rows, each with the drawings that can touch it.
struct Bands: Sequence {
  /// Some rows of a picture and what lies in them, from back to front.
  struct Band {
    let rows: Range<Int>
    let items: ArraySlice<DisplayList.Item>
    /// Whether the first item covers the whole band.
    let hasGround: Bool
  }

  private let width: Int
  private let height: Int
  private let bandHeight: Int
  private let scale: Double
  private let count: Int
  private var items: [[DisplayList.Item]] = []

  init(_ list: DisplayList, scale: Double, width: Int, height: Int, bandHeight: Int) {
    self.width = width
    self.height = height
    self.bandHeight = bandHeight
    self.scale = scale
    count = (height + bandHeight - 1) / bandHeight
    items = count > 1 ? distributed(list.items) : [list.items]
  }

  /// For each band, the items that can touch it; a group is cut into as many groups as there are bands that it touches.
  private func distributed(_ items: [DisplayList.Item]) -> [[DisplayList.Item]] {
    var result: [[DisplayList.Item]] = Array(repeating: [], count: count)
    for item in items {
      let extent = item.extent
      let first = band(at: extent.top * scale - 1)
      let last = Swift.max(first, band(at: extent.bottom * scale + 1))
      if case .group(let members, let opacity) = item.content, first < last {
        for (band, part) in distributed(members).enumerated() where !part.isEmpty {
          result[band].append(DisplayList.Item(content: .group(part, opacity: opacity), clip: nil))
        }
      } else {
        for band in first...last { result[band].append(item) }
      }
    }
    return result
  }

  /// The band that holds a row, or the nearest one.
  private func band(at row: Double) -> Int {
    let band = (row / Double(bandHeight)).rounded(.down)
    return band.isNaN ? 0 : Int(Swift.min(Double(count - 1), Swift.max(0, band)))
  }

  func makeIterator() -> some IteratorProtocol<Band> {
    items.indices.lazy.map { index in
      let first = index * bandHeight
      let rows = first..<Swift.min(height, first + bandHeight)
      let ground = items[index].lastIndex { $0.covers(rows, width: width, scale: scale) }
      return Band(rows: rows, items: items[index][(ground ?? 0)...], hasGround: ground != nil)
    }.makeIterator()
  }
}
