import TableModel

/// What cells share from iOS 7 on, as Interface Builder of Xcode 5 and 6 stored them and dumps of running apps show.
extension CellLook {
  /// The cell of plain and grouped tables alike, with labels of one size.
  ///
  /// The margin is 15 at every width in iOS 7 and 8; later eras have margins of their own. Since iOS 8 labels follow the
  /// size of text.
  static func flat(
    textSize: Double = TextStyleSizes.standard.body, followsTextSize: Bool = true,
    margin: ByWidth = ByWidth(15), fittedWidthRounding: FloatingPointRoundingRule = .down
  ) -> CellLook {
    CellLook(
      separatorReserve: .pixels(1),
      contentInset: ByWidth(0),
      margin: margin,
      labelTrailing: .cellMargin,
      texts: .flat(textSize: textSize, followsTextSize: followsTextSize),
      image: CellImageLook(leading: .cellMargin, textGap: 15, fittedWidthRounding: fittedWidthRounding),
      value2: Value2Look(textWidth: 91, gap: 6),
      // Values of 14 and 16 points beside text of 17 do on five screens of iOS 7 and 8.
      value1SharesBaseline: true,
      accessories: .flat,
      accessoryView: AccessoryViewLook(trailing: .cellMargin, contentGap: 10, labelTrailing: .fixed(0)),
      editing: .flat(),
      selection: .flat,
      clearsBackgroundsOfSelection: true,
      tintColor: .flatTint
    )
  }
}

extension CellTextLooks {
  /// Regular letters throughout; grey values, tinted captions.
  fileprivate static func flat(textSize: Double, followsTextSize: Bool) -> CellTextLooks {
    let body = { (color: Color) in
      followsTextSize ? TextLook(.body, color) : TextLook(.regular, textSize, color)
    }
    let caption = followsTextSize ? TextLook(.caption1, .black) : TextLook(.regular, 12)
    return CellTextLooks(
      default: CellTextLook(text: body(.black), detail: caption),
      subtitle: CellTextLook(text: body(.black), detail: caption),
      value1: CellTextLook(text: body(.black), detail: body(Color(0x8E8E93))),
      value2: CellTextLook(
        text: TextLook(.regular, 14, .flatTint, alignment: .right).tinted, detail: TextLook(.regular, 14))
    )
  }
}

extension SelectionLooks {
  /// Selected rows of iOS 7 and 8: one grey whatever the style, over the lines above and
  /// below as measured on iOS 8 and 11, and letters as before.
  static let flat: SelectionLooks = {
    let grey = SelectionLook(fill: Gradient(colors: [Color(0xD9D9D9)]), hidesSeparator: true)
    return SelectionLooks(blue: grey, gray: grey, standard: .gray)
  }()
}

extension TableLook {
  /// Plain tables from iOS 7 to iOS 12.
  static func flatPlain(cell: CellLook, header: HeaderFooterLook = .flatPlain()) -> TableLook {
    TableLook(
      background: .color(.white),
      cell: cell,
      rowBackground: .sheet(
        SheetLook(
          fill: .white, separator: .flat, framesSections: false, endsWithLineBeforeHeader: false,
          selectionReachesLine: true)),
      separatorStyle: .singleLine,
      header: header,
      footer: header,
      showsEmptyRows: true
    )
  }

  /// Grouped tables from iOS 7 to iOS 12: white sheets from edge to edge on light grey.
  static func flatGrouped(
    cell: CellLook, header: HeaderFooterLook, footer: HeaderFooterLook = .flatGroupedFooter()
  ) -> TableLook {
    TableLook(
      background: .color(Color(0xEFEFF4)),
      cell: cell,
      rowBackground: .sheet(
        SheetLook(fill: .white, separator: .flat, framesSections: true, selectionReachesLine: true)),
      separatorStyle: .singleLine,
      header: header,
      footer: footer,
      showsEmptyRows: false
    )
  }
}

extension SeparatorLook {
  /// A hairline that begins where the text does.
  fileprivate static let flat = SeparatorLook(
    color: Color(0xC8C7CC), thickness: .pixels(1), inset: .cellMargin, followsText: true)
}

extension HeaderFooterLook {
  /// A pale bar of 22 points with bold text.
  static func flatPlain(margin: ByWidth = 15) -> HeaderFooterLook {
    HeaderFooterLook(
      text: TextLook(.bold, 14, Color(0x232323)),
      maximumLines: 1,
      margin: margin,
      paddingTop: 3,
      paddingBottom: 2,
      background: HeaderBackground(gradient: Gradient(colors: [Color(0xF7F7F7)]))
    )
  }

  /// Small grey capitals above a group, 38 points with one line, more above the first.
  static func flatGroupedHeader(
    text: TextLook,
    margin: ByWidth = 15,
    paddingTop: Double,
    otherPaddingsTop: [ContentSizeCategory: Double] = [:],
    firstPaddingTop: Double
  ) -> HeaderFooterLook {
    HeaderFooterLook(
      text: text,
      isUppercased: true,
      margin: margin,
      paddingTop: paddingTop,
      otherPaddingsTop: otherPaddingsTop,
      paddingBottom: 6.5,
      untitledHeight: 10,
      firstUntitledHeight: 35,
      firstPaddingTop: firstPaddingTop
    )
  }

  /// Small grey text below a group: 22 points and 16 for every line; capitals begin 11 points below the group, as on a
  /// screenshot of iOS 8.
  static func flatGroupedFooter(margin: ByWidth = 15) -> HeaderFooterLook {
    HeaderFooterLook(
      text: TextLook(.footnote, .flatHeader),
      margin: margin,
      paddingTop: 7.5,
      otherPaddingsTop: .belowStandard(5),
      paddingBottom: 14.5,
      untitledHeight: 10
    )
  }
}

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
