import TableModel
import TableThemes

/// What every part of one table's layout needs to know.
struct TableContext {
  let theme: Theme
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
    self.tableView = tableView
    self.environment = environment
    self.barInsets = barInsets
    self.text = LabelShaper(
      typeface: theme.typeface[environment.scale], scale: environment.scale, shaper: shaper)
  }

  var look: TableLook { theme.look(of: tableView.style) }
  var width: Double { environment.size.width }
  var scale: Double { environment.scale }
  var pixels: PixelGrid { PixelGrid(scale: scale) }

  var rowHeight: Double { tableView.rowHeight ?? look.cell.rowHeight }
  var separatorStyle: SeparatorStyle { tableView.separatorStyle ?? look.separatorStyle }
  var margin: Double { look.cell.margin[width] }
  /// The space on both sides of the rows.
  var rowMargin: Double {
    switch look.rowGround {
    case .sheet(let sheet): sheet.margin[width]
    case .card(let card): card.margin[width]
    case .box: 0
    }
  }
  /// The width of a row.
  var rowWidth: Double { max(0, width - 2 * rowMargin) }
  var contentInset: Double { look.cell.contentInset[width] }
}
