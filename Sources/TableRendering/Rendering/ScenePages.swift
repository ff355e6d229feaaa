import TableDrawing
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableSources
import TableSpec
import TableThemes

/// Cuts a long table into pages between its rows.
///
/// A header stays on the page of its first row and a footer on that of its last one, where a page holds both. What is
/// higher than a page has pages of its own, on which it goes on.
public struct ScenePages: Sendable {
  /// The least height of a page in points, so that no table becomes pages without number.
  public static let leastHeight = 10.0

  /// The greatest height of a page, in points.
  private let height: Double

  /// Pages of a greatest height in points; heights below ``leastHeight`` count as that.
  public init(height: Double) {
    self.height = max(ScenePages.leastHeight, height)
  }

  /// The pages of a table's scene from top to bottom, together exactly as high as the scene.
  ///
  /// The time they take grows with the number of views, not with that of the pages. A scene of another size than its
  /// content should be laid out as high as its content first.
  public func pages(of scene: Scene) -> [Scene] {
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
