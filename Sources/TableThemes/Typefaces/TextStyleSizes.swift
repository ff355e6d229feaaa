import TableModel

/// The sizes of the letters of all text styles at one setting of Dynamic Type, in points.
public struct TextStyleSizes: Hashable, Sendable {
  /// The size of large titles.
  public var largeTitle: Double
  /// The size of titles of the first level.
  public var title1: Double
  /// The size of titles of the second level.
  public var title2: Double
  /// The size of titles of the third level.
  public var title3: Double
  /// The size of headlines.
  public var headline: Double
  /// The size of running text.
  public var body: Double
  /// The size of callouts.
  public var callout: Double
  /// The size of subheadings.
  public var subheadline: Double
  /// The size of footnotes.
  public var footnote: Double
  /// The size of captions.
  public var caption1: Double
  /// The size of smaller captions.
  public var caption2: Double

  /// The size of the letters of a style.
  public subscript(style: TextStyle) -> Double {
    switch style {
    case .largeTitle: largeTitle
    case .title1: title1
    case .title2: title2
    case .title3: title3
    case .headline: headline
    case .body: body
    case .callout: callout
    case .subheadline: subheadline
    case .footnote: footnote
    case .caption1: caption1
    case .caption2: caption2
    }
  }
}
