import TableModel

extension Theme {
  /// The theme as it looks at another size of text.
  public func resized(to category: ContentSizeCategory) -> Theme {
    guard category != .large else { return self }
    var theme = self
    theme.contentSizeCategory = category
    let sizes = textStyleSizes[category]
    theme.changeTables { $0.resize(to: category, sizes) }
    theme.listContent?.changeAll { $0.resize(to: sizes) }
    theme.bars.resize(to: category, sizes, among: textStyleSizes)
    theme.tablet?.bars.resize(to: category, sizes, among: textStyleSizes)
    theme.tablet?.grouped.resize(to: category, sizes)
    theme.containers.menu?.resize(to: category, sizes)
    theme.parts.contentUnavailable.resize(to: sizes)
    return theme
  }
}

extension ContentUnavailableLook {
  fileprivate mutating func resize(to sizes: TextStyleSizes) {
    text.resize(to: sizes)
    loadingText.resize(to: sizes)
    secondaryText.resize(to: sizes)
  }
}

extension TableLook {
  fileprivate mutating func resize(to category: ContentSizeCategory, _ sizes: TextStyleSizes) {
    header.resize(to: category, sizes)
    footer.resize(to: category, sizes)
    cell.resize(to: category, sizes)
  }
}

extension ListContentLook {
  fileprivate mutating func resize(to sizes: TextStyleSizes) {
    text.resize(to: sizes)
    secondaryText.resize(to: sizes)
    let growth = sizes.body - TextStyleSizes.standard.body
    if growth > 0 || shrinks { minimumHeight = (minimumHeight + growth * heightGrowth).rounded() }
    symbolColumn *= sizes.body / TextStyleSizes.standard.body
  }
}

extension BarLooks {
  fileprivate mutating func resize(
    to category: ContentSizeCategory, _ sizes: TextStyleSizes, among all: ByContentSize<TextStyleSizes>
  ) {
    navigationBar.resize(to: category, sizes, among: all)
    searchBar.resize(to: category, sizes)
    standaloneSearchBar?.resize(to: category, sizes)
    integratedSearchBar?.resize(to: category, sizes)
    inlineSearchBar?.resize(to: category, sizes)
  }
}

extension HeaderFooterLook {
  fileprivate mutating func resize(to category: ContentSizeCategory, _ sizes: TextStyleSizes) {
    text.resize(to: sizes)
    paddingTop = otherPaddingsTop[category] ?? paddingTop
    emptyTitleHeight = emptyTitleHeight.map { otherEmptyTitleHeights[category] ?? $0 }
  }
}

extension TextLook {
  fileprivate mutating func resize(to sizes: TextStyleSizes) {
    if let style { size = sizes[style] }
  }
}

extension CellLook {
  /// The height of rows without one of their own, in points, which grows as lengths beside running text do: 80 points at
  /// the second setting for accessibility, as was measured.
  private static let scaledRowHeight = 44.0

  fileprivate mutating func resize(to category: ContentSizeCategory, _ sizes: TextStyleSizes) {
    accessories.resize(to: category, sizes)
    editing.resize(to: category, sizes)
    let followsTextSize = texts.default.text.style != nil
    texts.resize(to: sizes)
    stacksLabels = stacksAccessibilityText && category.isAccessibilityCategory
    guard category.isAboveStandard, followsTextSize, stacksAccessibilityText else { return }
    let factor = FontMetrics.body.factor(at: category)
    let scaledHeight = CellLook.scaledRowHeight * factor
    rowHeight = max(rowHeight, scaledHeight)
    automaticPadding *= factor
    subtitle.spacing = (subtitle.spacing * factor).rounded(.up)
    automaticHeight?.resize(to: scaledHeight, factor)
  }
}

extension AutomaticHeight {
  /// The part of the growth of other lengths that the space around the labels of the subtitle style has: rows of 83 and 117
  /// points were measured on iOS 26 at two settings, with 22 and 29.5 points of it.
  private static let subtitleGrowth = 0.85

  fileprivate mutating func resize(to scaledHeight: Double, _ factor: Double) {
    least = scaledHeight
    let grown = 1 + AutomaticHeight.subtitleGrowth * (factor - 1)
    subtitlePadding = (subtitlePadding * grown).roundedToHalf
    fixedSubtitlePadding = (fixedSubtitlePadding * grown).roundedToHalf
  }
}

extension CellTextLooks {
  fileprivate mutating func resize(to sizes: TextStyleSizes) {
    `default`.resize(to: sizes)
    subtitle.resize(to: sizes)
    value1.resize(to: sizes)
    if value1.text.style != nil { value2.grow(by: sizes.subheadline / TextStyleSizes.standard.subheadline) }
  }
}

extension CellTextLook {
  fileprivate mutating func resize(to sizes: TextStyleSizes) {
    text.resize(to: sizes)
    detail.resize(to: sizes)
  }
}

extension CellTextLook {
  /// Letters of the value2 style, of which no table says how they grow: as subheadings do, by eye.
  fileprivate mutating func grow(by factor: Double) {
    text.size = (text.size * factor).rounded()
    detail.size = (detail.size * factor).rounded()
  }
}

extension AccessoryLooks {
  fileprivate mutating func resize(to category: ContentSizeCategory, _ sizes: TextStyleSizes) {
    disclosureIndicator.resize(to: category, sizes)
    detailDisclosureButton.resize(to: category, sizes)
    checkmark.resize(to: category, sizes)
    detailButton.resize(to: category, sizes)
    outlineCollapsed?.resize(to: category, sizes)
    outlineExpanded?.resize(to: category, sizes)
    popUp?.resize(to: category, sizes)
  }
}

extension AccessoryLook {
  /// Gives a symbol its size beside such text.
  ///
  /// Where none was seen, it grows above the standard as the letters do, which is within a point and a half of what was.
  /// Below the standard it stays. It grows `mostGrowth` times at most.
  mutating func resize(
    to category: ContentSizeCategory, _ styles: TextStyleSizes, atMost mostGrowth: Double = .infinity
  ) {
    guard case .symbol(let sizes) = kind else { return }
    let growth = category.isAboveStandard ? min(styles.body / TextStyleSizes.standard.body, mostGrowth) : 1
    let factor = sizes[category].map { $0.height / size.height } ?? growth
    let grown = Size(width: size.width * factor, height: size.height * factor)
    let other = sizes[category] ?? grown
    let (x, y) = ((other.width - grown.width) / 2, (other.height - grown.height) / 2)
    let change = { (layer: VectorLayer) in
      (factor == 1 ? layer : layer.scaled(by: factor)).offset(x: x, y: y)
    }
    layers = layers.map(change)
    highlightedLayers = highlightedLayers.map(change)
    upright = upright.map {
      Rect(x: $0.minX * factor, y: $0.minY * factor, width: $0.width * factor, height: $0.height * factor)
        .offset(x: x, y: y)
    }
    heightAtThreePixels = sizes[category] == nil ? heightAtThreePixels.map { $0 * factor } : nil
    size = other
  }
}

extension NavigationBarLook {
  /// The setting beyond which titles and buttons do not grow.
  static let largestTitles = ContentSizeCategory.extraExtraLarge
  /// The space in points above and below a large title that has grown.
  private static let largeTitleSpace = 4.0

  /// Lets titles follow the size of text: large ones without end, their room from 52 to 61.5 points at the second setting
  /// for accessibility, and those in the middle up to 21 points, as measured on iOS 26; earlier systems are taken to be
  /// alike, from iOS 11 on.
  ///
  /// Below the standard only large titles are smaller, 33 points at the medium setting, as measured on iOS 26.
  fileprivate mutating func resize(
    to category: ContentSizeCategory, _ sizes: TextStyleSizes, among all: ByContentSize<TextStyleSizes>
  ) {
    guard var large = largeTitle else { return }
    let factor = sizes.largeTitle / TextStyleSizes.standard.largeTitle
    large.text.resize(to: sizes.largeTitle)
    let line = (2 * large.lineHeight * factor).rounded(.down) / 2
    large.height = max(large.height, line + NavigationBarLook.largeTitleSpace)
    largeTitle = large
    let most = all[NavigationBarLook.largestTitles]
    subtitle?.resize(to: min(sizes.caption1, most.caption1), large: min(sizes.caption2, most.caption2))
    guard category.isAboveStandard else { return }
    let title = min(sizes.headline, all[NavigationBarLook.largestTitles].headline)
    self.title.resize(to: title)
    button.grow(by: title / TextStyleSizes.standard.headline)
  }
}

extension NavigationSubtitleLook {
  /// Subtitles stop growing where titles in the middle do, and larger ones stand lower below large titles, by eye.
  fileprivate mutating func resize(to size: Double, large: Double) {
    let growth = max(0, large - largeText.size)
    text.size = size
    largeText.size = large
    largeBaseline += growth
    largeHeight += (growth * 1.2).rounded()
  }
}

extension BarButtonLook {
  /// Words grow as titles do, and so do their backgrounds where they are higher than they were.
  fileprivate mutating func grow(by factor: Double) {
    for kind in [\BarButtonLook.plain, \.bordered, \.done] { self[keyPath: kind].text.size *= factor }
  }
}

extension LargeTitleLook {
  /// The height in points of a title's line at the standard setting.
  fileprivate var lineHeight: Double { 41 }
}

extension ByBarStyle<TextLook> {
  fileprivate mutating func resize(to size: Double) {
    `default`.size = size
    black.size = size
  }
}

extension EditingLook {
  /// The room of the controls before the content, in points, and how many times as wide it becomes at most.
  ///
  /// On iOS 26 content began 40, 47.5 and 55 points from a margin of 16 at three settings.
  private static let (room, mostRoom) = (24.0, 1.625)
  /// How many times as large the controls become at most: discs of 22, 29 and 33 points were measured at these settings.
  private static let mostControl = 1.5
  /// How many times as wide the grip becomes at most: 27, 36.5 and 41 points were measured.
  private static let mostGrip = 41.0 / 27

  /// Lets controls that are symbols grow beside larger text; they stay in the middle of their room.
  mutating func resize(to category: ContentSizeCategory, _ sizes: TextStyleSizes) {
    reorder.resize(to: category, sizes, atMost: EditingLook.mostGrip)
    guard category.isAboveStandard, case .symbol = reorder.kind else { return }
    let factor = FontMetrics.body.factor(at: category)
    let growth = (EditingLook.room * (min(factor, EditingLook.mostRoom) - 1)).roundedToHalf
    indentation += growth
    for control in [\EditingLook.delete, \.insert, \.unchecked, \.checked] {
      self[keyPath: control].grow(by: min(factor, EditingLook.mostControl), inRoomWiderBy: growth)
    }
  }
}

extension EditControlLook {
  fileprivate mutating func grow(by factor: Double, inRoomWiderBy points: Double) {
    let grown = Size(
      width: (size.width * factor).roundedToHalf, height: (size.height * factor).roundedToHalf)
    leading = leading.adding((points - (grown.width - size.width)) / 2)
    layers = layers.map { $0.scaled(by: grown.width / size.width) }
    icon = icon.map { $0.scaled(by: grown.width / size.width) }
    size = grown
  }
}

extension MarginRule {
  /// The distance and so many points more, where it is not what a margin leaves.
  fileprivate func adding(_ points: Double) -> MarginRule {
    switch self {
    case .fixed(let own): .fixed(own + points)
    case .cellMargin: .cellMarginPlus(points)
    case .cellMarginPlus(let own): .cellMarginPlus(own + points)
    case .remainder: self
    }
  }
}

extension MenuLook {
  /// Lets check marks, chevrons and pictures grow as the letters of rows do, and gives them the room, by eye.
  fileprivate mutating func resize(to category: ContentSizeCategory, _ sizes: TextStyleSizes) {
    guard category.isAboveStandard else { return }
    let factor = sizes.body / TextStyleSizes.standard.body
    if category.isAccessibilityCategory {
      (width, tabletWidth) = (accessibilityWidth, accessibilityTabletWidth)
    }
    let (checks, chevrons, pictures) = (
      (factor - 1) * checkSize.width, (factor - 1) * chevronSize.width, (factor - 1) * pictureWidth
    )
    columns.checked += checks
    checkCenter += checks / 2
    chevronCenter = chevronCenter.map { $0 + chevrons / 2 }
    switch picture {
    case .leading(let center):
      picture = .leading(center + pictures / 2)
      columns.pictured += pictures
    case .trailing(let center): picture = .trailing(center + pictures / 2)
    }
    checkSize = checkSize.scaled(by: factor)
    chevronSize = chevronSize.scaled(by: factor)
    pictureWidth *= factor
    markWidth *= factor
  }
}

extension Size {
  fileprivate func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
}

extension SearchBarLook {
  /// Lets a field grow that follows the size of text: from 44 to 80 points at the second setting for accessibility, with
  /// letters of 33, as measured on iOS 26.
  ///
  /// Words and icons are smaller below the standard too; the field stays as high, by eye. One among buttons is as high at
  /// every size, and its words stop growing where those of the buttons do.
  mutating func resize(to category: ContentSizeCategory, _ sizes: TextStyleSizes) {
    guard field.followsTextSize else { return }
    let most = ByContentSize<TextStyleSizes>.apple[NavigationBarLook.largestTitles].body
    let letters = (standsAmongButtons ? min(sizes.body, most) : sizes.body) / TextStyleSizes.standard.body
    field.text.size *= letters
    field.symbol.scale(by: letters)
    field.gap *= letters
    guard category.isAboveStandard, !standsAmongButtons else { return }
    let growth = (field.height * (FontMetrics.body.factor(at: category) - 1)).roundedToHalf
    height += growth
    field.height += growth
    field.shape.cornerRadius += growth / 2
  }
}

extension SymbolLook {
  /// Makes all icons so many times as large, those too that have a size of their own.
  fileprivate mutating func scale(by factor: Double) {
    side *= factor
    lineWidth *= factor
    sizes = sizes.mapValues { Size(width: $0.width * factor, height: $0.height * factor) }
  }
}

extension Double {
  /// The nearest half of a point.
  var roundedToHalf: Double { (2 * self).rounded() / 2 }
}
