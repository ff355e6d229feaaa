import TableModel

/// The texts of a screen in the language of its source and in others, which rules and lists look at.
package struct LanguageComparison: Sendable {
  /// The texts in one language.
  package struct Wording: Sendable {
    /// The name of the language.
    package let language: String
    /// The way in which the screen is read.
    let layoutDirection: LayoutDirection
    /// The texts in the order of the screen.
    package let fits: [TextFit]
    /// What the language has for the keys of the source's own texts, by these texts.
    package private(set) var translations: [String: [TextTranslation]] = [:]
    private let places: [TextFit.Slot: Int]

    init(language: String, layoutDirection: LayoutDirection, fits: [TextFit]) {
      (self.language, self.layoutDirection, self.fits) = (language, layoutDirection, fits)
      places = Dictionary(fits.enumerated().map { ($1.slot, $0) }) { first, _ in first }
    }

    /// The same texts with what the language has for the keys of the source's own.
    package func knowing(_ translations: [String: [TextTranslation]]) -> Wording {
      var wording = self
      wording.translations = translations
      return wording
    }

    /// What stands where another language has a text; `nil` where nothing of the kind does.
    package func counterpart(of fit: TextFit) -> TextFit? {
      guard let place = places[fit.slot], fits[place].purpose == fit.purpose else { return nil }
      return fits[place]
    }
  }

  /// The texts as the source has them.
  package let own: Wording
  /// The texts in each other language.
  package let others: [Wording]

  /// A comparison of what stands in some languages with what a source has itself.
  package init(_ own: Wording, with others: [Wording]) {
    (self.own, self.others) = (own, others)
  }

  /// Whether a language is that of the source, perhaps as it is spoken elsewhere.
  package func isOwn(_ wording: Wording) -> Bool {
    guard let one = LanguageTag(own.language), let other = LanguageTag(wording.language) else {
      return own.language == wording.language
    }
    return one.isVariety(of: other)
  }
}
