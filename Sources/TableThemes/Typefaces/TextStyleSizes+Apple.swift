import TableModel

extension ByContentSize<TextStyleSizes> {
  /// Apple's table of sizes, as its interface guidelines have it.
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
    ]
  )
}

extension TextStyleSizes {
  /// The sizes at Dynamic Type's standard setting.
  static let standard = TextStyleSizes(
    largeTitle: 34, title1: 28, title2: 22, title3: 20, headline: 17,
    body: 17, callout: 16, subheadline: 15, footnote: 13,
    caption1: 12, caption2: 11)
}
