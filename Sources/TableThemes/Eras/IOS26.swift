import TableModel

extension Theme {
  /// iOS 26: higher rows, rounder cards, lines inset at both ends, headers that speak up.
  public static let ios26: Theme = {
    var theme = Theme.ios16
    theme.name = "ios26"
    theme.device = "iphone17"
    theme.palette = .ios26
    theme.controls = .modern26
    theme.bars = .glass
    theme.listContent = .ios26
    theme.lists = .ios26
    theme.containers.splitView.sidebar = .glass
    theme.containers.presentation = .glass
    theme.containers.alert = .glass
    theme.containers.actionSheet = nil
    theme.containers.menu = .glass
    theme.changeCells { $0.becomeIOS26() }
    theme.plain.rowBackground = .sheet(
      SheetLook(
        fill: .modernBackground, separator: .inset, framesSections: false, endsWithLine: false,
        selectionReachesLine: true))
    theme.plain.header.text = TextLook(.headline, .modernSecondaryLabel)
    theme.plain.footer.text.color = .modernSecondaryLabel
    theme.grouped.rowBackground = .sheet(
      SheetLook(
        fill: .modernGroupedCell, separator: .inset, framesSections: false, endsWithLine: false,
        selectionReachesLine: true))
    theme.grouped.header = .largeGroupedHeader
    theme.grouped.footer = .largeGroupedFooter
    theme.changeTables {
      ($0.cell.margin, $0.header.margin, $0.footer.margin) = (.glassMargin, .glassMargin, .glassMargin)
    }
    theme.insetGrouped = theme.grouped
    theme.insetGrouped?.rowBackground = .card(
      CardLook(
        margin: .glassMargin, cornerRadius: 26, fill: .modernGroupedCell,
        separator: .inset))
    theme.insetGrouped?.cell.margin = .cardContentMargin
    theme.insetGrouped?.header.margin = .cardContentMargin
    theme.insetGrouped?.footer.margin = .cardContentMargin
    // By eye: icons are rounder since iOS 26.
    theme.symbolTileRadius = 8
    // Interface Builder stored 16 points at widths of 750 and 844, in all ten rows that were found.
    theme.hasNarrowMarginsOnItsSide = true
    // No public picture of any of these was found.
    theme.partsByEye = [.swipeActions, .editControls, .sectionIndex, .popovers]
    theme.tablet = .glass(grouped: theme.grouped)
    return theme
  }()
}

extension ByWidth {
  /// The margin since iOS 26: 16 points on phones of 390 points, too.
  ///
  /// Interface Builder stored that for 390, and 20 for 393.
  fileprivate static let glassMargin = ByWidth(16, [.init(from: 393, 20)])
  /// The space between a card's edges and its content: 16 points in tables narrower than 414, as Vercantez/openuikit measured
  /// in running apps, also where the card itself stands 20 from the edge.
  fileprivate static let cardContentMargin = ByWidth(16, [.init(from: 414, 20)])
}

extension CellLook {
  /// What iOS 26 changes in cells.
  ///
  /// Rows with one line of text are 52 points high on devices, and 59 with letters of 23 points. Interface Builder stored 51
  /// in its first version and 52 later, of which 51.5 is half a point away. Vercantez/openuikit measured the chevrons beside
  /// larger letters in running apps. Beside smaller ones they shrink with these: at the medium setting, of 16 points,
  /// home-assistant/iOS's are 6.67 × 11.33 points where those at the standard are 7 × 12.
  ///
  /// Interface Builder laid out 29 of 29 views at the top of content views by a margin of 15, where tools before had 11; rows
  /// of one label in them are as high as those of UIKit.
  fileprivate mutating func becomeIOS26() {
    contentMargins.vertical = 15
    automaticHeight = AutomaticHeight(
      standard: 51.49, growth: 1.16, subtitlePadding: 17.5, fixedSubtitlePadding: 15, surplus: 0.5)
    texts.subtitle.detail = TextLook(.subheadline, .modernSecondaryLabel)
    defaultTextDrop = .pixels(0)
    editing = .capsules
    accessories = .modern(
      chevronWidth: 10.4, checkmark: .largeCheckmark,
      otherChevrons: [
        .extraSmall: Size(width: 10.4 * 14 / 17, height: 14 * 14.0 / 17),
        .small: Size(width: 10.4 * 15 / 17, height: 14 * 15.0 / 17),
        .medium: Size(width: 10.4 * 16 / 17, height: 14 * 16.0 / 17),
        .extraExtraExtraLarge: Size(width: 14, height: 19.5),
        .accessibilityLarge: Size(width: 20, height: 28.5),
      ])
  }
}
