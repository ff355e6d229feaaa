import TableModel

/// How tables look in one generation of iOS: every number and colour that layout needs, and no logic.
public struct Theme: Hashable, Sendable {
  /// The name that specs and the command line use, for example `ios6`.
  public var name: String
  /// The name of the device that pictures are made for when nobody says otherwise.
  public var device: String
  /// The system's typeface, by the pixels of the screen.
  @Boxed public var typeface: ByScale<Typeface>
  /// Tables whose rows run from edge to edge.
  @Boxed public var plain: TableLook
  /// Tables whose rows stand in groups.
  @Boxed public var grouped: TableLook
  /// Tables whose groups stand on cards; `nil` in eras that had none, where they look like grouped ones.
  @Boxed public var insetGrouped: TableLook?
  /// Views of the author's own, and UIKit's controls.
  @Boxed public var controls: ControlLooks
  /// The bars around tables.
  @Boxed public var bars: BarLooks
  /// What stands beside, above or in place of rows.
  @Boxed public var parts: TablePartLooks
  /// What tables are put in.
  @Boxed public var containers: ContainerLooks
  /// What looks otherwise on tablets; `nil` where they look like large phones.
  @Boxed public var tablet: TabletLooks?
  /// What follows an interface that is read from right to left.
  public var direction = DirectionLook.mirrored
  /// The components of the system's colours; `nil` in eras that had no dark screens.
  @Boxed public var palette: Palette?
  /// What is drawn by eye, of which whoever sees a picture should know.
  public var partsByEye: Set<LookPart> = []
  /// The size of text that the looks are for.
  public var contentSizeCategory = ContentSizeCategory.large
  /// The sizes of the letters of text styles, by the size of text.
  @Boxed public var textStyleSizes: ByContentSize<TextStyleSizes> = .apple

  /// The look of tables of one style.
  public func look(of style: TableViewStyle) -> TableLook {
    switch style {
    case .plain: plain
    case .grouped: grouped
    case .insetGrouped: insetGrouped ?? grouped
    }
  }
}

/// What of a look follows an interface that is read from right to left.
public enum DirectionLook: Hashable, Sendable {
  /// Nothing but the order of letters and what constraints say of leading and trailing.
  case unmirrored
  /// As little, and the titles of headers and footers stand at the right.
  case headersAlone
  /// Everything: views, bars and controls are mirrored.
  case mirrored

  /// Whether views, bars and controls are mirrored.
  public var mirrorsInterface: Bool { self == .mirrored }

  /// Whether titles of headers and footers stand at the right though nothing is mirrored.
  public var beginsHeadersAtRight: Bool { self == .headersAlone }
}

/// What looks otherwise on a tablet, in eras whose tablets were no large phones.
public struct TabletLooks: Hashable, Sendable {
  /// The least width in points of a screen that is a tablet's.
  public var minimumWidth: Double
  /// The least height in points of such a screen without a split view or a popover, in eras whose phones have these too and are
  /// as wide on their side; `nil` in eras in which they make a screen of any size a tablet's.
  public var minimumHeightWithoutContainers: Double?
  /// The bars around tables.
  public var bars: BarLooks
  /// Tables whose rows stand in groups.
  public var grouped: TableLook
}

extension Theme {
  /// The theme as it is on the sheet: rows of all styles without lines, and selected ones in shapes of their own; bars that
  /// begin with the sheet, with titles at the left and buttons without backgrounds.
  public func on(_ sidebar: SidebarLook) -> Theme {
    var look = self.look(of: .insetGrouped)
    look.rowBackground = .card(sidebar.rows)
    look.separatorStyle = .none
    look.cell.selection = SelectionLooks(
      blue: sidebar.selection, gray: sidebar.selection, standard: look.cell.selection.standard)
    var theme = self
    theme.plain = look
    theme.grouped = look
    theme.insetGrouped = look
    theme.bars.navigationBar.spaceAbove = .init()
    theme.bars.navigationBar.leadingTitleMargin = sidebar.titleMargin
    theme.bars.navigationBar.button.group = nil
    theme.bars.toolbar.button.group = nil
    theme.bars.toolbar.bottomMargin = theme.bars.toolbar.bottomMargin.map { $0 - sidebar.insets.bottom }
    return theme
  }
}

/// A value that differs between screens of one pixel a point and finer ones.
public struct ByScale<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value where a point is one pixel.
  public var standard: Value
  /// The value where a point is two or more pixels.
  public var retina: Value

  /// The value for a screen of so many pixels a point.
  public subscript(scale: Double) -> Value { scale < 2 ? standard : retina }
}

extension ByScale {
  /// The same value for all screens.
  init(_ value: Value) {
    self.init(standard: value, retina: value)
  }
}

/// How high rows are whose height follows from their text.
public struct AutomaticHeight: Hashable, Sendable {
  /// The size of letters up to which all rows with one line of text are as high as each other, in points.
  private static let standardSize = 17.0

  /// The height in points of a row with one line of text of that size.
  public var standard: Double
  /// The points of height that each further point of the letters' size adds.
  public var growth: Double
  /// The space in points above and below the two labels of the subtitle style together, where the first is set in a text
  /// style.
  public var subtitlePadding: Double
  /// The same space on screens of three pixels a point, where it is another.
  public var subtitlePaddingAtThreePixels: Double?
  /// The same space where the first label has letters of a fixed size.
  public var fixedSubtitlePadding: Double
  /// The line that devices add to a row of that height, which stored documents leave out.
  public var line: Thickness = .points(0)
  /// The points that the content of a row with one line of text is higher on devices than in stored documents.
  public var surplus = 0.0
  /// The least height of a row, its line included, in points.
  public var least = 0.0

  /// The least height of a row on the largest tablets, its line included, in points; `nil` for the same as elsewhere.
  public var leastOnLargeTablets: Double?

  /// The height in points, before rounding, of a row with one line of letters of a size.
  public func height(of size: Double) -> Double {
    standard + growth * max(0, size - AutomaticHeight.standardSize)
  }
}

/// A part of pictures, as far as a look may have no facts for it.
public enum LookPart: String, Hashable, Sendable, CaseIterable {
  case swipeActions = "swipe actions"
  case editControls = "edit controls"
  case sectionIndex = "section indexes"
  case popovers
}
