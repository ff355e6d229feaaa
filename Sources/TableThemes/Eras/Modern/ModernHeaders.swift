import TableModel

/// Headers and footers since iOS 13.
extension HeaderFooterLook {
  /// A pale bar of 28 points with semibold text.
  static let modernPlain = HeaderFooterLook(
    text: TextLook(.semibold, 17, .modernLabel),
    margin: .screenMargin,
    paddingTop: 4,
    paddingBottom: 3.5,
    leastGivenHeight: 28,
    background: HeaderBackground(gradient: Gradient(colors: [.modernSecondaryBackground]))
  )

  /// Since iOS 15: 22 points more above each header, and no bar to be seen while it stands among its rows.
  static let spacedPlain: HeaderFooterLook = {
    var look = HeaderFooterLook.modernPlain
    look.spaceAbove = 22
    look.background = HeaderBackground(gradient: Gradient(colors: [.modernBackground]))
    return look
  }()

  /// Small grey capitals above a group: 38 points with one line, 45.5 where the section has a footer, 55.5 above the first
  /// group; at three pixels a point 38, 45⅓ and 55⅓.
  static let modernGroupedHeader = HeaderFooterLook(
    text: TextLook(.footnote, .modernSecondaryLabel),
    isUppercased: true,
    margin: .screenMargin,
    paddingTop: 15.5,
    otherPaddingsTop: .belowStandard(10.6),
    paddingBottom: 6.5,
    emptyTitleHeight: 22,
    untitledHeight: 17.5,
    firstPaddingTop: 17.5,
    footedPaddingTop: 7.5,
    roundsPaddings: true
  )

  /// Small grey text below a group: 14 points and 16 for each line on every screen.
  ///
  /// Capitals begin 10.3 points below the group.
  static let modernGroupedFooter = HeaderFooterLook(
    text: TextLook(.footnote, .modernSecondaryLabel),
    margin: .screenMargin,
    paddingTop: 7,
    otherPaddingsTop: .belowStandard(5.5),
    paddingBottom: 7,
    emptyTitleHeight: 22,
    untitledHeight: 17.5,
    hasWholeLines: true
  )

  /// Headers of groups in iOS 26, as large as the rows' text and not in capitals: 55.5 points above the first group, 38
  /// above the others, with a third of a point less at three pixels a point.
  ///
  /// Text begins 12 points down in the lowest and 28.667 in the first, as Vercantez/openuikit measured in running apps. It
  /// follows the size of text: 16 points at the medium one, as home-assistant/iOS shows.
  static let largeGroupedHeader = HeaderFooterLook(
    text: TextLook(.headline, .modernSecondaryLabel),
    margin: .screenMargin,
    paddingTop: 12,
    paddingBottom: 5.5,
    emptyTitleHeight: 22,
    untitledHeight: 17.5,
    firstPaddingTop: 17.5,
    footedPaddingTop: 7.5,
    roomyPaddingBottom: 0.75
  )

  /// Footers of groups in iOS 26, as high as before.
  ///
  /// At three pixels a point text begins 7.667 points down and ends 6.667 above the lower edge of a footer of one line, as
  /// Vercantez/openuikit measured in running apps.
  static let largeGroupedFooter: HeaderFooterLook = {
    var look = HeaderFooterLook.modernGroupedFooter
    look.paddingTop = 7.5
    look.otherPaddingsTop = .belowStandard(6)
    look.paddingBottom = 6.5
    return look
  }()
}
