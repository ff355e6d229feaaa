import TableModel

extension Theme {
  /// The theme as it looks at another size of text.
  public func resized(to category: ContentSizeCategory) -> Theme {
    guard category != .large else { return self }
    var theme = self
    theme.contentSizeCategory = category
    let sizes = textStyleSizes[category]
    theme.changeTables { table in
      table.header.resize(to: category, sizes)
      table.footer.resize(to: category, sizes)
      table.cell.accessories.resize(to: category)
      table.cell.editing.reorder.resize(to: category)
    }
    return theme
  }
}

extension HeaderFooterLook {
  fileprivate mutating func resize(to category: ContentSizeCategory, _ sizes: TextStyleSizes) {
    if let style = text.style { text.size = sizes[style] }
    paddingTop = otherPaddingsTop[category] ?? paddingTop
  }
}

extension AccessoryLooks {
  fileprivate mutating func resize(to category: ContentSizeCategory) {
    disclosureIndicator.resize(to: category)
    detailDisclosureButton.resize(to: category)
    checkmark.resize(to: category)
    detailButton.resize(to: category)
  }
}

extension AccessoryLook {
  /// Gives a symbol its size beside such text, the drawing staying in its middle.
  fileprivate mutating func resize(to category: ContentSizeCategory) {
    guard case .symbol(let sizes) = kind, let other = sizes[category] else { return }
    let (x, y) = ((other.width - size.width) / 2, (other.height - size.height) / 2)
    layers = layers.map { $0.offset(x: x, y: y) }
    highlightedLayers = highlightedLayers.map { $0.offset(x: x, y: y) }
    upright = upright?.offset(x: x, y: y)
    size = other
  }
}
