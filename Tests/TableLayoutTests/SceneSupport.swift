import TableLayout
import TableModel
import TableThemes

/// Lays out a table with the stub shaper on a screen of 320 × 480 points unless said otherwise.
func scene(
  of tableView: TableView,
  theme: Theme,
  size: Size = Size(width: 320, height: 480),
  scale: Double = 1,
  height: PictureHeight = .screen,
  keepsHiddenRows: Bool = true,
  rowsAsStored: Bool = false
) -> Scene {
  TableLayoutEngine(theme: theme, shaper: StubShaper())
    .scene(
      of: tableView,
      in: LayoutEnvironment(
        size: size, scale: scale, height: height, keepsHiddenRows: keepsHiddenRows,
        storedRows: rowsAsStored ? .init() : nil
      )
    )
}

/// A table of one section.
func table(_ style: TableViewStyle, _ rows: Cell..., separatorStyle: SeparatorStyle? = nil) -> TableView {
  TableView(style: style, sections: [Section(rows: rows)], separatorStyle: separatorStyle)
}

extension Scene {
  /// The cells from top to bottom.
  var cells: [SceneNode] { root.children.filter { $0.viewClass == .cell } }
}

extension SceneNode {
  /// The view and everything in it.
  var all: [SceneNode] { [self] + children.flatMap(\.all) }

  /// The first view of a class.
  func first(_ viewClass: ViewClass) -> SceneNode? { all.first { $0.viewClass == viewClass } }

  /// The first view that a property holds.
  func first(role: ViewRole) -> SceneNode? { all.first { $0.role == role } }

  /// The baselines of the view's own lines of text, from its upper edge.
  var baselines: [Double] {
    drawings.compactMap { drawing in
      if case .text(_, let origin, _, _) = drawing { origin.y } else { nil }
    }
  }
}

extension Rect {
  /// The edges and extent as facts are usually written.
  var numbers: [Double] { [minX, minY, width, height] }
}
