import TableModel

extension Theme {
  /// iOS 11.1 to 12: margins that depend on the screen, at both ends of a row.
  public static let ios11: Theme = {
    var cell = CellLook.flat(margin: .screenMargin, fittedWidthRounding: .up)
    cell.subtitle = .spaced
    // A screen of iOS 12, seven of iOS 14 and one of iOS 16 show it, at two pixels a point and at three.
    cell.defaultTextDrop = .pixels(1)
    cell.stacksAccessibilityText = true
    cell.contentMargins = .followingCell
    cell.editing = .flatWide
    return Theme(
      name: "ios11",
      device: "iphone6",
      typeface: ByScale(.sanFrancisco),
      plain: .flatPlain(cell: cell, header: .flatTallPlain(margin: .screenMargin)),
      grouped: .flatGrouped(
        cell: cell,
        header: .flatFootedHeader(margin: .screenMargin),
        footer: .flatLowFooter(margin: .screenMargin)
      ),
      controls: .flat,
      bars: .flatLarge,
      parts: .flat,
      containers: .flat
    )
  }()
}

extension ByWidth {
  /// The margin since iOS 11: 16 points on narrow screens, 20 on those from 390 points on.
  static let screenMargin = ByWidth(16, [.init(from: 390, 20)])
}

extension SubtitleLook {
  /// Labels since iOS 11, spaced by three points where there is room; single lines touched in rows with 16 points to
  /// spare and were spaced with 20.
  static let spaced = SubtitleLook(spacing: 3, minimumRoom: 18)
}

extension Theme {
  /// iOS 11.0: the margins of iOS 11 before the labels, those of iOS 10 after them.
  public static let ios11Point0: Theme = {
    var theme = Theme.ios11
    theme.name = "ios11.0"
    theme.changeCells { $0.narrowTrailingMargin(to: 15) }
    return theme
  }()
}

extension CellLook {
  /// Gives the right edge a margin of so many points in every cell, whatever the margin at the left edge.
  fileprivate mutating func narrowTrailingMargin(to points: Double) {
    let fix = { (rule: inout MarginRule) in rule = .fixed(rule.points(margin: points)) }
    fix(&labelTrailing)
    fix(&accessoryView.trailing)
    fix(&accessories.disclosureIndicator.trailing)
    fix(&accessories.disclosureIndicator.labelTrailing)
    fix(&accessories.detailDisclosureButton.trailing)
    fix(&accessories.checkmark.trailing)
    fix(&accessories.detailButton.trailing)
  }
}

extension Theme {
  /// iOS 13 to 15: the system's colours, light and dark, cards, and lines that lie over the rows.
  public static let ios13: Theme = {
    var theme = modern
    theme.grouped.takesGreyTitles()
    theme.insetGrouped?.takesGreyTitles()
    theme.changeCells {
      // The system's grey, as measured on iOS 13.1.
      $0.texts.value1.detail.color = .modernGray
      // Left to right chevrons end 17.1 points from the edge, right to left ones 18.6 on iOS 15 and 19.1 on iOS 14.
      $0.accessories.disclosureIndicator.mirroredShift = 1.75
      // Rows of two labels were 57 points high on two phones of iOS 14, and 58 at two pixels a point.
      $0.automaticHeight?.subtitlePaddingAtThreePixels = 16
    }
    // Fields without border of 17 points are 22 high in fourteen cases of Xcode 12 and 13, and one of 18 points is 23.
    theme.controls.textField.linePadding = 5.0 / 3
    return theme
  }()

  /// What iOS 13 to 18 share.
  private static let modern = Theme(
    name: "ios13",
    device: "iphone8",
    typeface: ByScale(.sanFrancisco13),
    plain: .modernPlain,
    grouped: .modernGrouped,
    insetGrouped: .modernInsetGrouped,
    controls: .modern,
    bars: .modern.withTabletHeights,
    parts: .modern,
    containers: .modern,
    palette: .ios13,
    listContent: .modern,
    lists: .modern
  )

  /// Changes the cells of all tables alike.
  mutating func changeCells(_ change: (inout CellLook) -> Void) {
    changeTables { change(&$0.cell) }
  }

  /// Changes all tables alike.
  mutating func changeTables(_ change: (inout TableLook) -> Void) {
    change(&plain)
    change(&grouped)
    if var cards = insetGrouped {
      change(&cards)
      insetGrouped = cards
    }
  }
}

extension TableLook {
  /// Gives titles of groups the grey of iOS 13 and 14, #6D6D72 in eight pictures; that of dark screens is second hand.
  fileprivate mutating func takesGreyTitles() {
    let grey = Color(light: .flatHeader, dark: Color(0x8E8E93))
    header.text.color = grey
    footer.text.color = grey
  }

  /// Gives them the grey that they have had since iOS 15.
  fileprivate mutating func takesSecondaryTitles() {
    header.text.color = .modernSecondaryLabel
    footer.text.color = .modernSecondaryLabel
  }
}

extension Theme {
  /// iOS 16 to 18: a slimmer chevron, room above the headers of plain tables, no lines below their last row.
  public static let ios16: Theme = {
    var theme = Theme.ios13
    theme.name = "ios16"
    theme.grouped.takesSecondaryTitles()
    theme.insetGrouped?.takesSecondaryTitles()
    theme.changeCells {
      $0.accessories = .modern(chevronWidth: 10.4, checkmark: .modernCheckmark)
      $0.texts.value1.detail.color = .modernSecondaryLabel
      $0.automaticHeight?.subtitlePaddingAtThreePixels = nil
    }
    theme.plain.header = .spacedPlain
    theme.plain.footer.background = theme.plain.header.background
    theme.plain.showsEmptyRows = false
    theme.bars = .modernClear.withTabletHeights
    // Interface Builder stored 31 points before, and 34 in all eleven sliders of Xcode 14 to 16 that have no other height.
    theme.controls.slider.size.height = 34
    return theme
  }()
}
