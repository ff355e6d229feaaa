import TableModel

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

extension SearchBarLook {
  /// Lets a field grow that follows the size of text: from 44 to 80 points at the second setting for accessibility, with
  /// letters of 33, as measured on iOS 26.
  ///
  /// Words and icons are smaller below the standard too; the field stays as high, by eye.
  mutating func resize(to category: ContentSizeCategory, _ sizes: TextStyleSizes) {
    guard field.followsTextSize else { return }
    let letters = sizes.body / TextStyleSizes.standard.body
    field.text.size *= letters
    field.symbol.scale(by: letters)
    field.gap *= letters
    guard category.isAboveStandard else { return }
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
