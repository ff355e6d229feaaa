import TableModel

/// How lengths follow the size of text: UIKit's `UIFontMetrics`.
///
/// A length grows as the leading of a text style does, the distance of its lines, and not as its letters do. So four
/// lengths had grown that were measured on iOS 26: 44 points to 80, 40 to 52⅔, 48 to 63⅓ and 17 to 20.
public struct FontMetrics: Hashable, Sendable {
  /// The style whose lines lengths follow.
  public var style: TextStyle

  /// The metrics of rows and of what has no style of its own.
  public static let body = FontMetrics(style: .body)

  /// The metrics of a style.
  public init(style: TextStyle) {
    self.style = style
  }

  /// The factor by which lengths grow at a setting; 1 at the standard one.
  public func factor(at category: ContentSizeCategory) -> Double {
    FontMetrics.leadings[category][style] / FontMetrics.leadings.standard[style]
  }
}
