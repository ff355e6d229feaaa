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

/// A text of a screen in one language, and how it comes out.
package struct TextFit: Sendable {
  /// What tells a text from the others of its screen, whatever the language.
  struct Slot: Hashable {
    let path: ElementPath
    /// Which of the texts with that path it is, from 0.
    let number: Int
  }

  let slot: Slot
  let purpose: LintedText.Purpose
  /// The text.
  package let text: String
  /// The width that it has, in points.
  package let available: Double
  /// The width that it takes on one line, in points.
  package let needed: Double
  /// The number of lines that are shown.
  package let lines: Int
  /// Whether anything was left out for want of room.
  package let isTruncated: Bool

  /// The part of the document that the text is of.
  package var path: ElementPath { slot.path }

  /// The points by which a text on one line is too wide; `nil` for one that fits, or has several lines.
  package var excess: Double? { isTruncated && lines <= 1 && needed > available ? needed - available : nil }

  /// How bad it is: texts that are cut off come before those that are not, and wide ones before narrow ones.
  package var severity: Double {
    let missing = needed - available * Double(max(1, lines))
    return isTruncated ? 1e6 + max(0, missing) : missing
  }

  /// Whether the text is one that its author can shorten.
  var isWrittenByAuthor: Bool {
    switch purpose {
    case .title, .detail, .barTitle, .prompt, .barButton, .tab, .button, .own, .header, .footer: true
    case .confirmation, .index, .field, .status, .other: false
    }
  }

  /// The text as messages call it.
  var name: String { "“\(text.shortened)”" }
}
