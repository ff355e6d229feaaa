import TableLayout
import TableModel

/// Cuts a long table into pages between its rows.
///
/// A header stays on the page of its first row and a footer on that of its last one, where a page holds both. What is
/// higher than a page has pages of its own, on which it goes on.
package struct ScenePages: Sendable {
  /// The least height of a page in points, so that no table becomes pages without number.
  package static let leastHeight = 10.0

  /// The greatest height of a page, in points.
  private let height: Double

  /// Pages of a greatest height in points; heights below ``leastHeight`` count as that.
  package init(height: Double) {
    self.height = max(ScenePages.leastHeight, height)
  }

  /// The pages of a table's scene from top to bottom, together exactly as high as the scene.
  ///
  /// The time they take grows with the number of views, not with that of the pages. A scene of another size than its
  /// content should be laid out as high as its content first.
  package func pages(of scene: Scene) -> [Scene] {
    let cuts = PageCuts(of: scene, height: height).cuts
    let children = distributed(scene.root.children, over: cuts)
    return cuts.indices.dropLast().map { page in
      let size = Size(width: scene.size.width, height: cuts[page + 1] - cuts[page])
      var table = scene.root
      table.frame = table.frame.offset(y: -cuts[page])
      table.children = children[page]
      return Scene(
        name: scene.name,
        theme: scene.theme,
        size: size,
        contentSize: size,
        scale: scene.scale,
        root: SceneNode(
          .view, frame: Rect(origin: .zero, size: size), clipsToBounds: true, children: [table])
      )
    }
  }

  /// The views of each page in their order; what reaches over several pages is on all of them.
  private func distributed(_ nodes: [SceneNode], over cuts: [Double]) -> [[SceneNode]] {
    var pages = [[SceneNode]](repeating: [], count: cuts.count - 1)
    for node in nodes {
      let first = ScenePages.page(at: node.frame.minY + PageCuts.tolerance, in: cuts)
      let last = ScenePages.page(at: node.frame.maxY - PageCuts.tolerance, in: cuts)
      for page in first...max(first, last) { pages[page].append(node) }
    }
    return pages
  }

  /// The page that holds a height of the table, or the nearest one.
  private static func page(at y: Double, in cuts: [Double]) -> Int {
    var low = 0
    var high = cuts.count - 2
    while low < high {
      let middle = (low + high + 1) / 2
      if cuts[middle] <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

/// Where a long table is cut into pages.
struct PageCuts {
  /// Heights in points that differ by less are the same.
  static let tolerance = 0.001

  /// The heights of the table at which pages begin, then its end; rising, at least two.
  private(set) var cuts: [Double] = [0]
  private let height: Double
  private let scale: Double

  /// Where pages of a greatest height in points are cut.
  init(of scene: Scene, height: Double) {
    self.height = height
    scale = scene.scale
    var bottom = 0.0
    for block in PageCuts.blocks(of: scene.root.children) {
      place(block, below: bottom)
      bottom = max(bottom, block.last?.maxY ?? bottom)
    }
    let end = max(scene.size.height, bottom)
    makeRoom(for: end, at: [bottom])
    if end > page { cuts.append(end) }
    if cuts.count == 1 { cuts.append(end) }
  }

  /// Where the last page begins.
  private var page: Double { cuts[cuts.count - 1] }

  /// Places views that belong together on one page, or one by one where they are too high for that.
  private mutating func place(_ block: [Rect], below bottom: Double) {
    guard let first = block.first, let last = block.last else { return }
    if fits(last.maxY) { return }
    if last.maxY - bottom <= height + PageCuts.tolerance { return cut(at: bottom) }
    if last.maxY - first.minY <= height + PageCuts.tolerance {
      makeRoom(for: first.minY, at: [bottom])
      return cut(at: first.minY)
    }
    var above = bottom
    for rect in block {
      let isCut = makeRoom(for: rect.maxY, at: [above, rect.minY])
      above = rect.maxY
      if isCut { cut(at: above) }
    }
  }

  /// Begins pages at the given heights as needed, and where those do not help every page's height, until `bottom` fits.
  ///
  /// Returns whether anything between the heights was cut through.
  @discardableResult private mutating func makeRoom(for bottom: Double, at heights: [Double]) -> Bool {
    for height in heights where !fits(bottom) { cut(at: height) }
    let isCut = !fits(bottom)
    while !fits(bottom) { cut(at: page + (height * scale).rounded(.down) / scale) }
    return isCut
  }

  private func fits(_ bottom: Double) -> Bool { bottom - page <= height + PageCuts.tolerance }

  private mutating func cut(at y: Double) {
    if y > page + PageCuts.tolerance { cuts.append(y) }
  }

  /// The frames of rows, headers and footers from top to bottom, those together that a page should not part.
  private static func blocks(of nodes: [SceneNode]) -> [[Rect]] {
    let units = nodes.compactMap { node in Unit(node).map { (frame: node.frame, unit: $0) } }
      .sorted { $0.frame.minY < $1.frame.minY }
    var blocks: [[Rect]] = []
    var previous: Unit?
    for (frame, unit) in units {
      let staysWithPrevious = previous == .header || (unit == .footer && previous != nil)
      if staysWithPrevious, !blocks.isEmpty {
        blocks[blocks.count - 1].append(frame)
      } else {
        blocks.append([frame])
      }
      previous = unit
    }
    return blocks
  }

  /// What the views between which pages are cut are to each other.
  private enum Unit {
    case row, header, footer

    init?(_ node: SceneNode) {
      switch (node.viewClass, node.role) {
      case (_, .header), (_, .tableHeaderView): self = .header
      case (_, .footer), (_, .tableFooterView): self = .footer
      case (.cell, _): self = .row
      default: return nil
      }
    }
  }
}
