import TableDrawing
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableSources
import TableSpec
import TableThemes

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
