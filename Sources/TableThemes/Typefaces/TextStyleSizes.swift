import TableModel

/// The sizes of the letters of all text styles at one setting of Dynamic Type, in points.
package struct TextStyleSizes: Hashable, Sendable {
  /// The size of large titles.
  package var largeTitle: Double
  /// The size of titles of the first level.
  package var title1: Double
  /// The size of titles of the second level.
  package var title2: Double
  /// The size of titles of the third level.
  package var title3: Double
  /// The size of headlines.
  package var headline: Double
  /// The size of running text.
  package var body: Double
  /// The size of callouts.
  package var callout: Double
  /// The size of subheadings.
  package var subheadline: Double
  /// The size of footnotes.
  package var footnote: Double
  /// The size of captions.
  package var caption1: Double
  /// The size of smaller captions.
  package var caption2: Double

  /// The size of the letters of a style.
  package subscript(style: TextStyle) -> Double {
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

extension ByContentSize<TextStyleSizes> {
  /// Apple's table of sizes, as its interface guidelines have it, and as iOS 26 gives them.
  static let apple = ByContentSize(
    standard: .standard,
    others: [
      .extraSmall: TextStyleSizes(
        largeTitle: 31, title1: 25, title2: 19, title3: 17, headline: 14,
        body: 14, callout: 13, subheadline: 12, footnote: 12,
        caption1: 11, caption2: 11),
      .small: TextStyleSizes(
        largeTitle: 32, title1: 26, title2: 20, title3: 18, headline: 15,
        body: 15, callout: 14, subheadline: 13, footnote: 12,
        caption1: 11, caption2: 11),
      .medium: TextStyleSizes(
        largeTitle: 33, title1: 27, title2: 21, title3: 19, headline: 16,
        body: 16, callout: 15, subheadline: 14, footnote: 12,
        caption1: 11, caption2: 11),
      .extraLarge: TextStyleSizes(
        largeTitle: 36, title1: 30, title2: 24, title3: 22, headline: 19,
        body: 19, callout: 18, subheadline: 17, footnote: 15,
        caption1: 14, caption2: 13),
      .extraExtraLarge: TextStyleSizes(
        largeTitle: 38, title1: 32, title2: 26, title3: 24, headline: 21,
        body: 21, callout: 20, subheadline: 19, footnote: 17,
        caption1: 16, caption2: 15),
      .extraExtraExtraLarge: TextStyleSizes(
        largeTitle: 40, title1: 34, title2: 28, title3: 26, headline: 23,
        body: 23, callout: 22, subheadline: 21, footnote: 19,
        caption1: 18, caption2: 17),
      .accessibilityMedium: TextStyleSizes(
        largeTitle: 44, title1: 38, title2: 34, title3: 31, headline: 28,
        body: 28, callout: 26, subheadline: 25, footnote: 23,
        caption1: 22, caption2: 20),
      .accessibilityLarge: TextStyleSizes(
        largeTitle: 48, title1: 43, title2: 39, title3: 37, headline: 33,
        body: 33, callout: 32, subheadline: 30, footnote: 27,
        caption1: 26, caption2: 24),
      .accessibilityExtraLarge: TextStyleSizes(
        largeTitle: 52, title1: 48, title2: 44, title3: 43, headline: 40,
        body: 40, callout: 38, subheadline: 36, footnote: 33,
        caption1: 32, caption2: 29),
      .accessibilityExtraExtraLarge: TextStyleSizes(
        largeTitle: 56, title1: 53, title2: 50, title3: 49, headline: 47,
        body: 47, callout: 44, subheadline: 42, footnote: 38,
        caption1: 37, caption2: 34),
      .accessibilityExtraExtraExtraLarge: TextStyleSizes(
        largeTitle: 60, title1: 58, title2: 56, title3: 55, headline: 53,
        body: 53, callout: 51, subheadline: 49, footnote: 44,
        caption1: 43, caption2: 40),
    ]
  )

  /// The sizes before iOS 11: at the settings for accessibility running text alone grows on.
  static let appleBeforeIOS11: ByContentSize = {
    var sizes = ByContentSize.apple
    for (category, own) in sizes.others where category.isAccessibilityCategory {
      var largest = sizes[.extraExtraExtraLarge]
      largest.body = own.body
      sizes.others[category] = largest
    }
    return sizes
  }()
}

extension TextStyleSizes {
  /// The sizes at Dynamic Type's standard setting.
  static let standard = TextStyleSizes(
    largeTitle: 34, title1: 28, title2: 22, title3: 20, headline: 17,
    body: 17, callout: 16, subheadline: 15, footnote: 13,
    caption1: 12, caption2: 11)
}

extension TextStyle {
  /// The weight of the letters.
  package var weight: FontWeight { self == .headline ? .semibold : .regular }
}
