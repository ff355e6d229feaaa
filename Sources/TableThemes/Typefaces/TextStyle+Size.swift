import TableModel

/// The letters of each text style, as Apple's table of sizes has them.
extension TextStyle {
  /// The size of the letters in points at Dynamic Type's standard setting.
  public var size: Double { size(at: .large) }

  /// The size of the letters in points at a setting of Dynamic Type.
  public func size(at category: ContentSizeCategory) -> Double {
    switch category {
    case .extraSmall: sizes.0
    case .small: sizes.1
    case .medium: sizes.2
    case .large: sizes.3
    }
  }

  /// The sizes from the smallest setting to the standard one, in points.
  private var sizes: (Double, Double, Double, Double) {
    switch self {
    case .largeTitle: (31, 32, 33, 34)
    case .title1: (25, 26, 27, 28)
    case .title2: (19, 20, 21, 22)
    case .title3: (17, 18, 19, 20)
    case .headline, .body: (14, 15, 16, 17)
    case .callout: (13, 14, 15, 16)
    case .subheadline: (12, 13, 14, 15)
    case .footnote: (12, 12, 12, 13)
    case .caption1: (11, 11, 11, 12)
    case .caption2: (11, 11, 11, 11)
    }
  }

  /// The weight of the letters.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }
}
