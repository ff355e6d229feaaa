import TableModel
import TableThemes

/// What every part of one table's layout needs to know.
///
/// A class, because every part holds it; what all rows ask for is computed once.
final class TableContext {
  /// What the views in the table need to know.
  let views: ViewContext
  let tableView: TableView
  /// What bars over the table take of its edges, in points.
  let barInsets: EdgeInsets
  /// By how much bars at the top can become lower through scrolling, in points.
  let shrinkableBarHeight: Double
  let look: TableLook
  /// The look of its cells, which each row asks for many times: looks are large, and a part of one is read from a copy.
  let cellLook: CellLook
  /// Whether titles stand along the right edge.
  let showsSectionIndex: Bool
  private let isBelowLargeTitle: Bool
  /// What each of the rows that fill the table gets of the height that is left, in points.
  let fillingHeight: Double

  /// A table's context; below a large title it may begin otherwise, whether bars cover it or not.
  init(
    _ views: ViewContext, tableView: TableView, barInsets: EdgeInsets = .zero,
    shrinkableBarHeight: Double = 0, isBelowLargeTitle: Bool = false, fillingHeight: Double = 0
  ) {
    self.views = tableView.tintColor.map { views.with(tint: $0) } ?? views
    self.tableView = tableView
    self.barInsets = barInsets.withoutImpossible
    self.shrinkableBarHeight = shrinkableBarHeight
    let look = views.theme.look(of: tableView, isBelowLargeTitle: isBelowLargeTitle)
    (self.look, cellLook) = (look, look.cell)
    showsSectionIndex = tableView.showsSectionIndex
    self.isBelowLargeTitle = isBelowLargeTitle
    self.fillingHeight = fillingHeight
  }

  /// The context of the same table, the rows of which that fill it get so much.
  func with(fillingHeight: Double) -> TableContext {
    TableContext(
      views, tableView: tableView, barInsets: barInsets, shrinkableBarHeight: shrinkableBarHeight,
      isBelowLargeTitle: isBelowLargeTitle, fillingHeight: fillingHeight)
  }

  var environment: LayoutEnvironment { views.environment }
  /// In which way the table's own parts stand.
  var direction: LayoutDirection { views.direction(of: tableView.semanticContentAttribute) }
  /// Whether they stand the other way round than the interface is read.
  var isTurned: Bool { direction != views.arrangement }
  var width: Double { environment.size.width }
  var scale: Double { views.scale }
  var pixels: PixelGrid { views.pixels }

  var rowHeight: Double { tableView.rowHeight ?? cellLook.rowHeight }
  /// Whether it is a list of a collection view, in looks that have them.
  var isList: Bool { tableView.list != nil && views.theme.listContent != nil }
  var separatorStyle: SeparatorStyle {
    if tableView.list?.showsSeparators == false { return .none }
    return tableView.separatorStyle ?? look.separatorStyle
  }
  /// The margin of cells, which may leave the sides of wide tables free.
  var margin: Double {
    let margin = cellLook.margin[marginWidth]
    guard tableView.cellLayoutMarginsFollowReadableWidth else { return margin }
    return max(margin, views.theme.readableMargin[width] - rowMargin.points)
  }
  /// Whether insets of lines are added to those that lines have anyway.
  var countsInsetsFromMargins: Bool {
    tableView.separatorInsetReference == .fromAutomaticInsets
  }
  /// The space on both sides of the rows.
  private(set) lazy var rowMargin: Length =
    switch look.rowBackground {
    case .sheet(let sheet):
      views.length(ofLook: sheet.margin[marginWidth], "space beside rows", .margins)
    case .card(let card):
      views.length(ofLook: card.margin[marginWidth], "space beside cards", .margins) + safeInset
    case .box: views.length(ofLook: 0, "space beside boxes", .margins)
    }
  /// The width of a row.
  private(set) lazy var rowWidth = max(
    0, views.length(width, "width of the table", .margins) - rowMargin * 2)
  private var isSheetLikePhone: Bool {
    environment.sheet == .tablet && views.theme.containers.presentation.hasPhoneMargins
  }
  /// The width by which the look's margins go: a sheet of a tablet may keep a phone's, and a table beside other views on a
  /// phone has those of the whole screen.
  private(set) lazy var marginWidth: Double = {
    guard !isSheetLikePhone, !hasNarrowMarginsOnItsSide else { return 0 }
    guard width > views.theme.narrowTable, environment.sheet == nil, let phone = views.phoneWidth else {
      return width
    }
    // A table as wide as its phone is high is on one that lies, which has the margins of one held upright.
    return environment.screenSize?.height == width ? phone : max(width, phone)
  }()
  private var hasNarrowMarginsOnItsSide: Bool {
    views.theme.hasNarrowMarginsOnItsSide && !look.hasCards && environment.sheet == nil && isPhoneOnItsSide
  }
  /// The space between the edges of a row and its content, and between those of the table and its titles at least.
  ///
  /// A phone on its side keeps that of one held upright.
  private(set) lazy var contentInset =
    pixels.round(
      views.length(
        ofLook: cellLook.contentInset[isPhoneOnItsSide ? 0 : marginWidth],
        box == nil ? "space before content" : "space beside boxes", .contentView))
    + rowSafeInset

  /// What a notch takes of both sides of a phone that lies: content keeps clear of it, backgrounds do not.
  private(set) lazy var safeInset = views.length(
    max(environment.safeAreaInsets.left, environment.safeAreaInsets.right), "safe area beside the notch",
    .margins)

  /// What it takes of the sides of rows; cards stand clear of it as a whole.
  var rowSafeInset: Length { look.hasCards ? 0 : safeInset }

  private var isPhoneOnItsSide: Bool {
    let compact = views.theme.bars.compactScreen
    return environment.size.width >= compact.width && environment.size.height <= compact.height
  }

  /// The points that an index takes from the right end of rows; cards leave it room beside them.
  private(set) lazy var sectionIndexWidth: Length = {
    let index = views.sectionIndexLook
    guard showsSectionIndex, !look.hasCards, index.narrowsRows else { return 0 }
    return views.length(ofLook: index.width, "width of the section index", .bars)
  }()

  /// What an index and the notch beside it take of the right end of rows.
  var sectionIndexExtent: Length { sectionIndexWidth > 0 ? sectionIndexWidth + safeInset : 0 }
}

extension TableLook {
  /// Whether rows stand on cards, which leave room beside them.
  fileprivate var hasCards: Bool {
    if case .card = rowBackground { true } else { false }
  }
}

extension TableView {
  /// Whether there are titles to show along the right edge: in tables of all styles that have rows enough.
  fileprivate var showsSectionIndex: Bool {
    guard !sectionIndex.titles.isEmpty else { return false }
    return sections.reduce(0) { $0 + $1.rows.count } >= sectionIndex.minimumDisplayRowCount
  }
}
