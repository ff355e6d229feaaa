import TableModel
import TableThemes

/// What every part of one table's layout needs to know.
///
/// A class, because a theme is too large to be copied into every part.
final class TableContext {
  let theme: Theme
  let tableView: TableView
  let environment: LayoutEnvironment
  /// What bars over the table take of its edges, in points.
  let barInsets: EdgeInsets
  /// By how much bars at the top became lower through scrolling, in points.
  let barShrinkage: Double
  let text: LabelShaper
  let look: TableLook
  /// Whether titles stand along the right edge.
  let showsSectionIndex: Bool

  init(
    theme: Theme,
    tableView: TableView,
    environment: LayoutEnvironment,
    barInsets: EdgeInsets = .zero,
    barShrinkage: Double = 0,
    shaper: any TextShaping
  ) {
    self.theme = theme
    self.tableView = tableView
    self.environment = environment
    self.barInsets = barInsets.withoutImpossible
    self.barShrinkage = barShrinkage
    text = LabelShaper(
      typeface: theme.typeface[environment.scale], scale: environment.scale,
      contentSizeCategory: theme.contentSizeCategory, language: environment.language,
      layoutDirection: environment.layoutDirection, shaper: shaper)
    look = theme.look(of: tableView.style)
    showsSectionIndex = tableView.showsSectionIndex
  }

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

  /// The points that an index takes from the right end of rows.
  var sectionIndexWidth: Double { showsSectionIndex ? theme.parts.sectionIndex.width : 0 }

  /// Where the content of a row ends, in points from the row's left edge.
  var contentMaxX: Double { rowWidth - contentInset - sectionIndexWidth }

  /// The colour that a part of the table takes, given what the part itself is tinted with.
  func color(_ color: ControlColor, tint: Color? = nil) -> Color {
    switch color {
    case .fixed(let color): color
    case .tint: tint ?? tableView.tintColor ?? theme.controls.tint
    case .ownTint(let color): tint ?? color
    }
  }

  /// The same table with other activity indicators.
  func with(activityIndicator look: ActivityIndicatorLook) -> TableContext {
    var theme = theme
    theme.controls.activityIndicator = look
    return TableContext(
      theme: theme,
      tableView: tableView,
      environment: environment,
      barInsets: barInsets,
      barShrinkage: barShrinkage,
      shaper: text.shaper
    )
  }
}

extension TableView {
  /// Whether there are titles to show along the right edge: in plain tables of rows enough.
  fileprivate var showsSectionIndex: Bool {
    guard style == .plain, !sectionIndex.titles.isEmpty else { return false }
    return sections.reduce(0) { $0 + $1.rows.count } >= sectionIndex.minimumDisplayRowCount
  }
}
