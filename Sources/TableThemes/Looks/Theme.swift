import TableModel

/// How tables look in one generation of iOS: every number and colour that layout needs, and no logic.
public struct Theme: Hashable, Sendable {
  /// The name that specs and the command line use, for example `ios6`.
  public var name: String
  /// The name of the device that pictures are made for when nobody says otherwise.
  public var device: String
  /// The system's typeface, by the pixels of the screen.
  @Boxed package var typeface: ByScale<Typeface>
  /// Tables whose rows run from edge to edge.
  @Boxed package var plain: TableLook
  /// Tables whose rows stand in groups.
  @Boxed package var grouped: TableLook
  /// Tables whose groups stand on cards; `nil` in eras that had none, where they look like grouped ones.
  @Boxed package var insetGrouped: TableLook?
  /// Views of the author's own, and UIKit's controls.
  @Boxed package var controls: ControlLooks
  /// The bars around tables.
  @Boxed package var bars: BarLooks
  /// What stands beside, above or in place of rows.
  @Boxed package var parts: TablePartLooks
  /// What tables are put in.
  @Boxed package var containers: ContainerLooks
  /// What looks otherwise on tablets; `nil` where they look like large phones.
  @Boxed package var tablet: TabletLooks?
  /// What follows an interface that is read from right to left.
  package var direction = DirectionLook.mirrored
  /// The components of the system's colours; `nil` in eras that had no dark screens.
  @Boxed package var palette: Palette?
  /// The radius in points of the corners of a coloured tile as Settings has it: that of an app's icon of 29 points.
  package var symbolTileRadius = 6.5
  /// Whether phones that lie on their side have the margins of the narrowest ones, and not those of wide screens.
  package var hasNarrowMarginsOnItsSide = false
  /// The width in points of tables that have the margins of a narrow screen on any phone; wider ones have their phone's.
  ///
  /// Of tables beside other views on phones from 390 points on, Interface Builder gave 20 points to ten of 350 to 406 in six
  /// documents, and 16 to eight of at most 300 in three.
  package var narrowTable: Double = 320
  /// Content configurations of rows, headers and footers; `nil` in eras that had none.
  @Boxed package var listContent: ListContentLooks?
  /// What lists of collection views have otherwise than tables; `nil` in eras that had none, and beside a split view's right
  /// side, where all tables look alike.
  package var lists: CollectionListLook?
  /// The margin that leaves content of a width that is easily read: 672 points in tables of 1,024, at every size of text.
  package var readableMargin = ByWidth(
    0, [.init(from: 768, share: 0.5, plus: -336, in: 68...Double.greatestFiniteMagnitude)])
  /// What is drawn by eye, of which whoever sees a picture should know.
  package var partsByEye: Set<LookPart> = []
  /// The size of text that the looks are for.
  package var contentSizeCategory = ContentSizeCategory.large
  /// The sizes of the letters of text styles, by the size of text.
  @Boxed package var textStyleSizes: ByContentSize<TextStyleSizes> = .apple

  /// The look of tables of one style.
  package func look(of style: TableViewStyle) -> TableLook {
    switch style {
    case .plain: plain
    case .grouped: grouped
    case .insetGrouped: insetGrouped ?? grouped
    }
  }
}

/// A part of pictures, as far as a look may have no facts for it.
public enum LookPart: String, Hashable, Sendable, CaseIterable {
  case swipeActions = "swipe actions"
  case editControls = "edit controls"
  case sectionIndex = "section indexes"
  case popovers
  case listContent = "content configurations of this style"
}

/// What looks otherwise on a tablet, in eras whose tablets were no large phones.
package struct TabletLooks: Hashable, Sendable {
  /// The least width in points of a screen that is a tablet's.
  package var minimumWidth: Double
  /// The least height in points of such a screen without a split view or a popover, in eras whose phones have these too and are
  /// as wide on their side; `nil` in eras in which they make a screen of any size a tablet's.
  package var minimumHeightWithoutContainers: Double?
  /// The bars around tables.
  @Boxed package var bars: BarLooks
  /// Tables whose rows stand in groups.
  @Boxed package var grouped: TableLook
}

/// What of a look follows an interface that is read from right to left.
package enum DirectionLook: Hashable, Sendable {
  /// Nothing but the order of letters and what constraints say of leading and trailing.
  case unmirrored
  /// As little, and the titles of headers and footers stand at the right.
  case headersAlone
  /// Everything: views, bars and controls are mirrored.
  case mirrored

  /// Whether views, bars and controls are mirrored.
  package var mirrorsInterface: Bool { self == .mirrored }

  /// Whether titles of headers and footers stand at the right though nothing is mirrored.
  package var beginsHeadersAtRight: Bool { self == .headersAlone }
}

extension Theme {
  /// The theme as it is on the sheet: rows of all styles without lines, and selected ones in shapes of their own; bars that
  /// begin with the sheet, with titles at the left and buttons without backgrounds.
  package func on(_ sidebar: SidebarLook) -> Theme {
    var look = self.look(of: .insetGrouped)
    look.rowBackground = .card(sidebar.rows)
    look.separatorStyle = .none
    look.cell.selection = SelectionLooks(
      blue: sidebar.selection, gray: sidebar.selection, standard: look.cell.selection.standard)
    var theme = self
    theme.lists = nil
    theme.plain = look
    theme.grouped = look
    theme.insetGrouped = look
    theme.bars.navigationBar.spaceAbove = .init()
    theme.bars.navigationBar.leadingTitleMargin = sidebar.titleMargin
    theme.bars.navigationBar.button.group = nil
    theme.bars.toolbar.button.group = nil
    theme.bars.toolbar.bottomMargin = theme.bars.toolbar.bottomMargin.map { $0 - sidebar.insets.bottom }
    theme.bars.integratedSearchBar?.bottomMargin -= sidebar.insets.bottom
    return theme
  }
}

extension Theme {
  /// The look of a table, or of a list of a collection view in eras that have them.
  package func look(of tableView: TableView, isBelowLargeTitle: Bool = false) -> TableLook {
    let table = look(of: tableView.style)
    guard let list = tableView.list, let lists else { return table }
    return lists.look(from: table, list.appearance, isBelowLargeTitle: isBelowLargeTitle)
  }
}
