import TableModel

/// The letters of each text style at Dynamic Type's standard setting, “L”, as Apple's table of sizes has them.
extension TextStyle {
  /// The size of the letters in points.
  public var size: Double {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }

  /// The weight of the letters.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }
}
