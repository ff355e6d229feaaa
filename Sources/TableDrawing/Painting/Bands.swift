/// A picture cut into bands of rows, each with the drawings that can touch it.
///
/// What a band holds is put together when its turn comes: a group that reaches through a thousand bands is there once.
struct Bands: Sequence {
  /// Some rows of a picture and what lies in them, from back to front.
  struct Band {
    let rows: Range<Int>
    let items: ArraySlice<DisplayList.Item>
    /// Whether the first item covers the whole band.
    let hasBackground: Bool
  }

  /// An item and the bands that it can touch.
  private struct Node {
    let item: DisplayList.Item
    let bands: ClosedRange<Int>
    /// What a group that reaches over several bands is made of; empty for everything else.
    let members: [Node]

    /// The item, or of a group what can touch a band; `nil` where nothing does.
    func part(in band: Int) -> DisplayList.Item? {
      guard bands.contains(band) else { return nil }
      guard case .group(_, let opacity) = item.content, bands.count > 1 else { return item }
      let part = members.compactMap { $0.part(in: band) }
      return part.isEmpty ? nil : DisplayList.Item(content: .group(part, opacity: opacity), clip: nil)
    }
  }

  private let width: Int
  private let height: Int
  private let bandHeight: Int
  private let scale: Double
  private let count: Int
  private var nodes: [Node] = []
  /// The numbers of the nodes that begin in each band, ascending.
  private var beginnings: [[Int32]] = []

  init(_ list: DisplayList, scale: Double, width: Int, height: Int, bandHeight: Int) {
    self.width = width
    self.height = height
    self.bandHeight = bandHeight
    self.scale = scale
    count = (height + bandHeight - 1) / bandHeight
    nodes = count > 1 ? list.items.map(node) : list.items.map { Node(item: $0, bands: 0...0, members: []) }
    beginnings = Array(repeating: [], count: Swift.max(1, count))
    for (number, node) in nodes.enumerated() {
      beginnings[node.bands.lowerBound].append(Int32(truncatingIfNeeded: number))
    }
  }

  private func node(of item: DisplayList.Item) -> Node {
    guard case .group(let members, _) = item.content else {
      return Node(item: item, bands: bands(of: item.extent), members: [])
    }
    let nodes = members.map(node)
    let first = nodes.map(\.bands.lowerBound).min() ?? 0
    let last = nodes.map(\.bands.upperBound).max() ?? first
    return Node(item: item, bands: first...last, members: first < last ? nodes : [])
  }

  /// The bands that an extent can touch, with a pixel around it.
  private func bands(of extent: Extent) -> ClosedRange<Int> {
    let first = band(at: extent.top * scale - 1)
    return first...Swift.max(first, band(at: extent.bottom * scale + 1))
  }

  /// The band that holds a row, or the nearest one.
  private func band(at row: Double) -> Int {
    let band = (row / Double(bandHeight)).rounded(.down)
    return band.isNaN ? 0 : Int(Swift.min(Double(count - 1), Swift.max(0, band)))
  }

  func makeIterator() -> some IteratorProtocol<Band> {
    var open: [Int32] = []
    return (0..<count).lazy.map { index in
      open = Bands.merged(open.filter { nodes[Int($0)].bands.contains(index) }, beginnings[index])
      return band(index, of: open)
    }.makeIterator()
  }

  private func band(_ index: Int, of numbers: [Int32]) -> Band {
    let first = index * bandHeight
    let rows = first..<Swift.min(height, first + bandHeight)
    let items = numbers.compactMap { nodes[Int($0)].part(in: index) }
    let background = items.lastIndex { $0.covers(rows, width: width, scale: scale) }
    return Band(rows: rows, items: items[(background ?? 0)...], hasBackground: background != nil)
  }

  /// Two ascending lists as one.
  private static func merged(_ first: [Int32], _ second: [Int32]) -> [Int32] {
    guard !first.isEmpty, !second.isEmpty else { return first + second }
    var result: [Int32] = []
    result.reserveCapacity(first.count + second.count)
    var (left, right) = (first[...], second[...])
    while let one = left.first, let other = right.first {
      result.append(one < other ? left.removeFirst() : right.removeFirst())
    }
    return result + left + right
  }
}
