import TableModel

/// Headers and footers of iOS 9 to iOS 12, measured on screenshots and on documents of Interface Builder.
extension HeaderFooterLook {
  /// A pale bar of 28 points with semibold text as large as the rows'.
  static func flatTallPlain(margin: ByWidth) -> HeaderFooterLook {
    HeaderFooterLook(
      text: TextLook(.semibold, 17),
      margin: margin,
      paddingTop: 4,
      paddingBottom: 3.5,
      ground: HeaderGround(gradient: Gradient(colors: [Color(0xF7F7F7)]))
    )
  }

  /// Small grey capitals above a group: 38 points with one line, 55.5 above the first group.
  static func flatSpacedHeader(margin: ByWidth) -> HeaderFooterLook {
    HeaderFooterLook(
      text: TextLook(.regular, 13, Color(0x6D6D72)),
      isUppercased: true,
      margin: margin,
      paddingTop: 15.5,
      paddingBottom: 6.5,
      untitledHeight: 17.5,
      firstUntitledHeight: 35,
      firstPaddingTop: 17.5
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
      text: TextLook(.regular, 13, Color(0x6D6D72)),
      margin: margin,
      paddingTop: 8,
      paddingBottom: 13.5,
      untitledHeight: 17.5
    )
  }

  /// The same since iOS 10: 30 points with one line.
  static func flatLowFooter(margin: ByWidth) -> HeaderFooterLook {
    var look = HeaderFooterLook.flatSpacedFooter(margin: margin)
    look.paddingBottom = 6
    return look
  }
}
