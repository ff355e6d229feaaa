import TableModel

/// Headers and footers of iOS 9 to iOS 12, measured on screenshots and on documents of Interface Builder.
extension HeaderFooterLook {
  /// A pale bar of 28 points with semibold text as large as the rows'.
  static func flatTallPlain(margin: ByWidth) -> HeaderFooterLook {
    HeaderFooterLook(
      text: TextLook(.semibold, 17, Color(0x232323)),
      margin: margin,
      paddingTop: 4,
      paddingBottom: 3.5,
      background: HeaderBackground(gradient: Gradient(colors: [Color(0xF7F7F7)]))
    )
  }

  /// Small grey capitals above a group: 38 points with one line, 39 at one pixel a point; 55.5 above the first group.
  static func flatSpacedHeader(margin: ByWidth) -> HeaderFooterLook {
    HeaderFooterLook(
      text: TextLook(.footnote, .flatHeader),
      isUppercased: true,
      margin: margin,
      paddingTop: 15.5,
      otherPaddingsTop: .belowStandard(10.6),
      paddingBottom: 6.5,
      untitledHeight: 17.5,
      firstUntitledHeight: 35,
      firstPaddingTop: 17.5,
      roundsPaddings: true
    )
  }

  /// The same since iOS 10, where sections with a footer have 7.5 points more above their header.
  static func flatFootedHeader(margin: ByWidth) -> HeaderFooterLook {
    var look = HeaderFooterLook.flatSpacedHeader(margin: margin)
    look.footedPaddingTop = 7.5
    return look
  }

  /// Small grey text below a group: 37.5 points with one line.
  static func flatSpacedFooter(margin: ByWidth) -> HeaderFooterLook {
    HeaderFooterLook(
      text: TextLook(.footnote, .flatHeader),
      margin: margin,
      paddingTop: 8,
      otherPaddingsTop: .belowStandard(6),
      paddingBottom: 13.5,
      untitledHeight: 17.5
    )
  }

  /// The same since iOS 10: 14 points and 16 for each line on every screen.
  static func flatLowFooter(margin: ByWidth) -> HeaderFooterLook {
    var look = HeaderFooterLook.flatSpacedFooter(margin: margin)
    look.otherPaddingsTop = .belowStandard(6.5)
    look.paddingBottom = 6
    look.hasWholeLines = true
    return look
  }
}

extension Color {
  /// The letters above and below groups.
  static let flatHeader = Color(0x6D6D72)
}

extension [ContentSizeCategory: Double] {
  /// So many points at all settings below the standard.
  ///
  /// Their footnotes have 12 points, which makes headers of groups 32 points high, 33 and 31⅔ at one and three pixels a
  /// point, and footers 34 or, where sections with a footer have higher headers, 12.5 and 14 for each line: measured on
  /// documents that Xcode 7 and 13 saved.
  static func belowStandard(_ points: Double) -> [ContentSizeCategory: Double] {
    [.extraSmall: points, .small: points, .medium: points]
  }
}
