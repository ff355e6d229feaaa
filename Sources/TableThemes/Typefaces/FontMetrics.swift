import TableModel

/// How lengths follow the size of text: UIKit's `UIFontMetrics`.
///
/// A length grows as the leading of a text style does, the distance of its lines, and not as its letters do. So four
/// lengths had grown that were measured on iOS 26: 44 points to 80, 40 to 52⅔, 48 to 63⅓ and 17 to 20.
package struct FontMetrics: Hashable, Sendable {
  /// The style whose lines lengths follow.
  package var style: TextStyle

  /// The metrics of rows and of text without a text style.
  package static let body = FontMetrics(style: .body)

  /// The metrics of a style.
  package init(style: TextStyle) {
    self.style = style
  }

  /// The factor by which lengths grow at a setting; 1 at the standard one.
  package func factor(at category: ContentSizeCategory) -> Double {
    FontMetrics.leadings[category][style] / FontMetrics.leadings.standard[style]
  }

  /// The distances of the lines of text styles at a setting, in points.
  package static func leadings(at category: ContentSizeCategory) -> TextStyleSizes { leadings[category] }
}

extension FontMetrics {
  /// The distances of the lines of text styles, in points, as Apple's interface guidelines have them.
  static let leadings = ByContentSize(
    standard: TextStyleSizes(
      largeTitle: 41, title1: 34, title2: 28, title3: 25, headline: 22,
      body: 22, callout: 21, subheadline: 20, footnote: 18,
      caption1: 16, caption2: 13),
    others: [
      .extraSmall: TextStyleSizes(
        largeTitle: 38, title1: 31, title2: 24, title3: 22, headline: 19,
        body: 19, callout: 18, subheadline: 16, footnote: 16,
        caption1: 13, caption2: 13),
      .small: TextStyleSizes(
        largeTitle: 39, title1: 32, title2: 25, title3: 23, headline: 20,
        body: 20, callout: 19, subheadline: 18, footnote: 16,
        caption1: 13, caption2: 13),
      .medium: TextStyleSizes(
        largeTitle: 40, title1: 33, title2: 26, title3: 24, headline: 21,
        body: 21, callout: 20, subheadline: 19, footnote: 16,
        caption1: 13, caption2: 13),
      .extraLarge: TextStyleSizes(
        largeTitle: 43, title1: 37, title2: 30, title3: 28, headline: 24,
        body: 24, callout: 23, subheadline: 22, footnote: 20,
        caption1: 19, caption2: 18),
      .extraExtraLarge: TextStyleSizes(
        largeTitle: 46, title1: 39, title2: 32, title3: 30, headline: 26,
        body: 26, callout: 25, subheadline: 24, footnote: 22,
        caption1: 21, caption2: 20),
      .extraExtraExtraLarge: TextStyleSizes(
        largeTitle: 48, title1: 41, title2: 34, title3: 32, headline: 29,
        body: 29, callout: 28, subheadline: 28, footnote: 24,
        caption1: 23, caption2: 22),
      .accessibilityMedium: TextStyleSizes(
        largeTitle: 52, title1: 46, title2: 41, title3: 38, headline: 34,
        body: 34, callout: 32, subheadline: 31, footnote: 29,
        caption1: 28, caption2: 25),
      .accessibilityLarge: TextStyleSizes(
        largeTitle: 57, title1: 51, title2: 47, title3: 44, headline: 40,
        body: 40, callout: 39, subheadline: 37, footnote: 33,
        caption1: 32, caption2: 30),
      .accessibilityExtraLarge: TextStyleSizes(
        largeTitle: 61, title1: 57, title2: 52, title3: 51, headline: 48,
        body: 48, callout: 46, subheadline: 43, footnote: 40,
        caption1: 39, caption2: 35),
      .accessibilityExtraExtraLarge: TextStyleSizes(
        largeTitle: 66, title1: 62, title2: 59, title3: 58, headline: 56,
        body: 56, callout: 52, subheadline: 50, footnote: 46,
        caption1: 44, caption2: 41),
      .accessibilityExtraExtraExtraLarge: TextStyleSizes(
        largeTitle: 70, title1: 68, title2: 66, title3: 65, headline: 62,
        body: 62, callout: 60, subheadline: 58, footnote: 52,
        caption1: 51, caption2: 48),
    ]
  )
}
