import TableModel
import TableThemes

/// What every part of one table's layout needs to know.
///
/// A class, because a theme is too large to be copied into every part.
final class TableContext {
  let theme: Theme
  let look: TableLook
  let tableView: TableView
  let environment: LayoutEnvironment
  /// What bars over the table take of its edges, in points.
  let barInsets: EdgeInsets
  let text: LabelShaper

  init(
    theme: Theme,
    tableView: TableView,
    environment: LayoutEnvironment,
    barInsets: EdgeInsets = .zero,
    shaper: any TextShaping
  ) {
    self.theme = theme
    look = theme.look(of: tableView.style)
    self.tableView = tableView
    self.environment = environment
    self.barInsets = barInsets
    self.text = LabelShaper(
      typeface: theme.typeface[environment.scale], scale: environment.scale, shaper: shaper)
  }

  var width: Double { environment.size.width }
  var scale: Double { environment.scale }
  var pixels: PixelGrid { PixelGrid(scale: scale) }

  var rowHeight: Double { tableView.rowHeight ?? look.cell.rowHeight }
  var separatorStyle: SeparatorStyle { tableView.separatorStyle ?? look.separatorStyle }
  var margin: Double { look.cell.margin[width] }
  var contentInset: Double { look.cell.contentInset[width] }
}
