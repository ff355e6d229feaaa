/// A picture cut into bands of rows, each with the drawings that can touch it.
struct Bands: Sequence {
  /// Some rows of a picture and what lies in them, from back to front.
  struct Band {
    let rows: Range<Int>
    let items: [DisplayList.Item]
  }

  private let list: DisplayList
  private let height: Int
  private let bandHeight: Int
  /// For each band, the places of its drawings in the list.
  private var members: [[Int]]

  init(_ list: DisplayList, scale: Double, height: Int, bandHeight: Int) {
    self.list = list
    self.height = height
    self.bandHeight = bandHeight
    let count = (height + bandHeight - 1) / bandHeight
    members = Array(repeating: [], count: count)
    guard count > 1 else {
      members = [Array(list.items.indices)]
      return
    }
    for (index, item) in list.items.enumerated() {
      let extent = item.verticalExtent
      let first = band(at: extent.lowerBound * scale - 1)
      let last = band(at: extent.upperBound * scale + 1)
      for band in first...Swift.max(first, last) { members[band].append(index) }
    }
  }

  /// The band that holds a row, or the nearest one.
  private func band(at row: Double) -> Int {
    let band = (row / Double(bandHeight)).rounded(.down)
    return band.isNaN ? 0 : Int(Swift.min(Double(members.count - 1), Swift.max(0, band)))
  }

  func makeIterator() -> some IteratorProtocol<Band> {
    members.indices.lazy.map { index in
      let first = index * bandHeight
      return Band(
        rows: first..<Swift.min(height, first + bandHeight),
        items: members[index].map { list.items[$0] }
      )
    }.makeIterator()
  }
}
