import TableModel

/// Content configurations, whose defaults UIKit prints and others have written down.
extension ListContentLooks {
  /// Those of iOS 14 to 18.
  ///
  /// Three public prints give the margins of cells (11, 16, 11, 8) and of headers of groups (17, 8, 6, 8); collection
  /// lists of iOS 17 and 18 have rows of 44 points, headers of 38.67 and footers of 33.67. Fonts of second texts, sidebars
  /// and the larger headers are by eye.
  static let modern: ListContentLooks = {
    let cell = ListContentLook(
      margins: DirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8), minimumHeight: 44,
      heightGrowth: 2.25, verticalPadding: 3, text: TextLook(.body, .modernLabel),
      secondaryText: TextLook(.subheadline, .modernSecondaryLabel))
    var subtitle = cell
    subtitle.secondaryText = TextLook(.caption1, .modernLabel)
    subtitle.isByEye = true
    let header = cell.with(DirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8), .footnote)
    var plainHeader = header.with(
      DirectionalEdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8), .headline, .modernLabel)
    plainHeader.isByEye = true
    var groupedHeader = header
    groupedHeader.transform = .uppercase
    return ListContentLooks(
      cell: cell, subtitleCell: subtitle, valueCell: cell.sideBySide,
      sidebarCell: cell.inSidebar(vertical: 11), sidebarSubtitleCell: cell.inSidebar(vertical: 4),
      plainHeader: plainHeader, groupedHeader: groupedHeader,
      prominentInsetGroupedHeader: header.speaking(.title3),
      extraProminentInsetGroupedHeader: header.speaking(.title2),
      sidebarHeader: header.speaking(.title3),
      footer: header.with(
        DirectionalEdgeInsets(top: 8, leading: 8, bottom: 10, trailing: 8), .footnote))
  }()

  /// Those of iOS 26.
  ///
  /// Defaults compared with UIKit’s by a public back-port: cells 15, 16, 15, 8 and at least 52, headers 10, 8, 10, 8,
  /// footers 8, 8, 6, 8, sidebars 11, 8, 11, 8 and at least 44. Larger headers are by eye.
  static let ios26: ListContentLooks = {
    let cell = ListContentLook(
      margins: DirectionalEdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 8), minimumHeight: 52,
      heightGrowth: 1.16, shrinks: true, verticalPadding: 4, text: TextLook(.body, .modernLabel),
      secondaryText: TextLook(.subheadline, .modernSecondaryLabel))
    var subtitle = cell
    subtitle.verticalPadding = 0
    let header = cell.with(DirectionalEdgeInsets(top: 10, leading: 8, bottom: 10, trailing: 8), .headline)
    var sidebarHeader = header.with(
      DirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8), .body)
    sidebarHeader.text.weight = .medium
    var looks = ListContentLooks(
      cell: cell, subtitleCell: subtitle, valueCell: cell.sideBySide,
      sidebarCell: cell.inSidebar(vertical: 11), sidebarSubtitleCell: cell.inSidebar(vertical: 4),
      plainHeader: header, groupedHeader: header,
      prominentInsetGroupedHeader: header.speaking(.title3),
      extraProminentInsetGroupedHeader: header.speaking(.title2), sidebarHeader: sidebarHeader,
      footer: header.with(DirectionalEdgeInsets(top: 8, leading: 8, bottom: 6, trailing: 8), .footnote))
    // Measured on footers of two and of six lines.
    looks.footer.hasWholeLines = true
    looks.sidebarCell.isByEye = false
    looks.sidebarSubtitleCell.isByEye = false
    return looks
  }()
}

extension ListContentLook {
  /// The look of what is no cell: other margins and letters, as high as its text.
  fileprivate func with(
    _ margins: DirectionalEdgeInsets, _ style: TextStyle, _ color: Color = .modernSecondaryLabel
  ) -> ListContentLook {
    var look = self
    look.margins = margins
    (look.minimumHeight, look.heightGrowth) = (0, 0)
    look.text = TextLook(style, color)
    look.secondaryText = TextLook(.footnote, .modernSecondaryLabel)
    return look
  }

  /// The look with both texts on one line.
  fileprivate var sideBySide: ListContentLook {
    var look = self
    look.isSideBySide = true
    look.secondaryText = TextLook(.body, .modernSecondaryLabel)
    return look
  }

  /// The look in sidebars.
  fileprivate func inSidebar(vertical: Double) -> ListContentLook {
    var look = self
    look.margins = DirectionalEdgeInsets(top: vertical, leading: 8, bottom: vertical, trailing: 8)
    look.minimumHeight = 44
    look.imageToTextPadding = 10
    look.verticalPadding = 0
    look.secondaryText = TextLook(.footnote, .modernSecondaryLabel)
    look.numberOfLines = 1
    look.isByEye = true
    return look
  }

  /// The look of a header in large dark letters; by eye.
  fileprivate func speaking(_ style: TextStyle) -> ListContentLook {
    var look = self
    look.text = TextLook(style, .modernLabel)
    look.text.weight = .bold
    look.isByEye = true
    return look
  }
}

extension CollectionListLook {
  /// Lists of iOS 14 to 18: cards as far from the edges as a table's, 20 points at 393 and 402, measured on iOS 17 and 18.
  ///
  /// Sidebars are by eye.
  static let modern = CollectionListLook(
    leastRowHeight: 44, sidebarRadius: 10, sidebarSelection: .modernGray4)

  /// Lists of iOS 26: cards 16 points from the edges at 390 and 402 and 20 at 440, as measured; where between is by eye.
  ///
  /// Two cards are 35 points apart, or 58 around a header of one line; the first is 35 below a bar on a phone of 440 points and in a
  /// sheet of an iPad. Below a large title it begins where a header would, on two phones of 390 points. A value ends 13
  /// points before the ink of a disclosure indicator.
  static let ios26 = CollectionListLook(
    cardMargin: ByWidth(16, [.init(from: 414, 20)]), firstUntitledHeader: 35,
    firstUntitledHeaderBelowLargeTitle: 0, disclosureGap: 11 / 3, leastRowHeight: 52, sidebarRadius: 26,
    sidebarSelection: Color(.quaternarySystemFill, else: SystemColor.quaternarySystemFill.fallback))
}
