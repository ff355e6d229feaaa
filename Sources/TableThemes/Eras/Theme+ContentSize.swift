import TableModel

extension Theme {
  /// The theme as it looks at another size of text.
  ///
  /// Headers of groups with letters of 12 points, as all settings below the standard have them, are 32 points high, and
  /// footers 34 or, where sections with a footer have higher headers, 26.5: measured on documents that Xcode 7 and 13 saved. Chevrons that are symbols shrink with the smallest
  /// setting; between it and the standard none was seen.
  public func resized(to category: ContentSizeCategory) -> Theme {
    guard category != .large else { return self }
    var theme = self
    theme.contentSizeCategory = category
    theme.grouped.resizeHeaders(to: category)
    if var cards = theme.insetGrouped {
      cards.resizeHeaders(to: category)
      theme.insetGrouped = cards
    }
    if category == .extraSmall {
      theme.changeCells { $0.accessories.disclosureIndicator.shrinkSymbol() }
    }
    return theme
  }
}

extension TableLook {
  fileprivate mutating func resizeHeaders(to category: ContentSizeCategory) {
    header.resize(to: category, padding: 17.5)
    footer.resize(to: category, padding: header.footedPaddingTop > 0 ? 12 : 19.5)
  }
}

extension HeaderFooterLook {
  /// Gives text in the style of footnotes the category's size and so many points of room above and below it together.
  fileprivate mutating func resize(to category: ContentSizeCategory, padding: Double) {
    guard text.size == TextStyle.footnote.size else { return }
    text.size = TextStyle.footnote.size(at: category)
    paddingTop = padding - paddingBottom
  }
}

extension AccessoryLook {
  /// Makes a symbol as narrow as it is beside the smallest text; pictures, which keep a gap to the content, stay.
  fileprivate mutating func shrinkSymbol() {
    guard contentGap == 0 else { return }
    size.width -= 1.7
    layers = layers.map { $0.offset(x: -0.85, y: 0) }
  }
}
