import TableModel

extension LintRule {
  static let untranslated = LintRule(
    "untranslated", .warning, "Each text has a translation in each language of the source",
    why: """
      A text without a translation appears in the source’s language, or as its key. The rule also reports texts that \
      a language has unchanged if most others translate them, or if they have Latin words among other letters. It \
      skips product names, numbers, texts that a catalogue does not want translated, and texts of a document that no \
      language has, because an app's code replaces them.
      """,
    broken: """
      theme: ios8
      size: {width: 320, height: 88}
      tableView:
        rows: [Airplane Mode, Personal Hot Spot]
      """,
    kept: .replacing("Personal Hot Spot", by: "Personal Hotspot"),
    strings: [
      "de": """
      Airplane Mode: Flugmodus
      Personal Hotspot: Persönlicher Hotspot
      """,
      "ja": """
      Airplane Mode: 機内モード
      Personal Hotspot: インターネット共有
      """,
    ]
  ) { screen, _ in
    guard let comparison = screen.comparison else { return [] }
    let foreign = comparison.others.filter { !comparison.isOwn($0) }
    return zip(screen.fits, screen.texts).flatMap { place, text -> [LintFinding] in
      guard let own = comparison.own.counterpart(of: place), own.purpose != .index, own.text.hasLetters else {
        return []
      }
      var (missing, same) = comparison.untranslated(own, among: foreign)
      if screen.isFilledLater, missing.count == foreign.count || own.text.isPlaceholder { missing = [] }
      return [
        missing.isEmpty
          ? nil
          : LintFinding(
            "\(own.name) has no translation in \(languageList(missing, of: foreign.count))",
            at: place.slot.path, views: [text.view], hint: "add it to the strings of the language"),
        same.isEmpty
          ? nil
          : LintFinding(
            "\(own.name) is the same in \(languageList(same, of: foreign.count)) as in \(comparison.own.language)",
            at: place.slot.path, views: [text.view], hint: "translate it"),
      ].compactMap { $0 }
    }
  }
}

extension LanguageComparison {
  /// The languages in which a text has no translation, and those in which it is what it should hardly be.
  fileprivate func untranslated(
    _ own: TextFit, among foreign: [Wording]
  ) -> (missing: [String], same: [String]) {
    var (missing, same, others): ([String], [String], [String]) = ([], [], [])
    for wording in foreign {
      guard let known = wording.translations[own.text], !known.isEmpty,
        let shown = wording.counterpart(of: own)?.text
      else { continue }
      let isOwn = shown == own.text
      if known.contains(where: { $0.text == nil && (isOwn || $0.key == shown) }) {
        missing.append(wording.language)
      } else if isOwn {
        same.append(wording.language)
      } else {
        others.append(wording.language)
      }
    }
    return (missing, suspicious(same, others, own.text))
  }

  /// Those of some languages in which a text is the same that should plainly have another there.
  private func suspicious(_ same: [String], _ others: [String], _ text: String) -> [String] {
    let words = text.words
    guard !words.isEmpty else { return [] }
    if words.count > 2, words.contains(where: \.isInSmallLetters), same.count < 3 || !others.isEmpty {
      return same
    }
    if words.count > 1 { return others.count > same.count ? same : [] }
    // One word is often the same in languages that share letters, and a name where all have it.
    guard LanguageTag(own.language)?.isWrittenInLatin == true else { return [] }
    let isElsewhere = { (language: String) in LanguageTag(language)?.isWrittenInLatin == false }
    let (here, there) = (same.filter(isElsewhere), others.filter(isElsewhere))
    return there.count > here.count ? here : []
  }
}

/// Some of the languages that a screen is compared in: `de and ja`, `12 of 40 languages: ar, cs, …`.
func languageList(_ names: [String], of count: Int) -> String {
  names.count > 3
    ? "\(names.count) of \(count) languages: \(names.joined(separator: ", "))" : listedBriefly(names)
}

extension String {
  /// What Interface Builder writes into new views, which an app's code replaces.
  private static let placeholders: Set<String> = [
    "Label", "Title", "Subtitle", "Detail", "Button", "Item", "Text", "Section Header", "Section Footer",
    "Company, Inc.", "Menu Item",
  ]

  /// Whether nobody has written the text.
  fileprivate var isPlaceholder: Bool { String.placeholders.contains(self) }

  /// Whether there is anything to translate.
  fileprivate var hasLetters: Bool { unicodeScalars.contains(where: \.properties.isAlphabetic) }

  /// The words that are no places for values, numbers or addresses.
  fileprivate var words: [Substring] {
    split(whereSeparator: \.isWhitespace).filter { word in
      word.first != "%" && word.count { $0.isLetter } > 1
        && !word.contains { "@/._".contains($0) && $0 != word.last }
    }
  }
}

extension Substring {
  fileprivate var isInSmallLetters: Bool { first?.isLowercase == true && allSatisfy { !$0.isUppercase } }
}

extension LintRule {
  static let truncatedInLanguage = LintRule(
    "truncated-in-language", .warning, "What fits in the language of the source fits in all others",
    why: """
      Translations are often half as long again, and authors do not see what is cut off. Allow several lines or more \
      room, or ask for a shorter translation. The rule checks all languages that have strings, or those of \
      `--language`, and gives the points that each is too wide.
      """,
    broken: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows: [Messages from people you know]
      """,
    kept: .replacing("rows: [Messages from people you know]", by: "rows: [Messages from friends]"),
    strings: [
      "de": """
      Messages from people you know: Nachrichten von Personen, die Sie kennen
      Messages from friends: Nachrichten von Freunden
      """,
      "fr": """
      Messages from people you know: Messages des personnes que vous connaissez
      Messages from friends: Messages de vos amis
      """,
      "ja": """
      Messages from people you know: 知り合いからのメッセージ
      Messages from friends: 友だちからのメッセージ
      """,
    ]
  ) { screen, _ in
    guard let comparison = screen.comparison else { return [] }
    let moved = screen.rows.filter(screen.isPlacedByConstraints).compactMap { $0.views?.cell }
    return zip(screen.fits, screen.texts).compactMap { place, text in
      guard let own = comparison.own.counterpart(of: place), own.isWrittenByAuthor, !own.isTruncated,
        !moved.contains(where: { $0.index < text.view.index && text.view.index < $0.end })
      else { return nil }
      let cut = comparison.others.compactMap { wording in
        wording.counterpart(of: own).flatMap { fit in
          fit.isTruncated && !fit.fitsInAppleLetters(on: screen) ? (wording.language, fit) : nil
        }
      }.sorted { ($0.1.severity, $1.0) > ($1.1.severity, $0.0) }
      guard !cut.isEmpty else { return nil }
      return LintFinding(
        "\(own.name) fits in \(comparison.own.language) and is cut off in "
          + shares(cut.map { ($0.0, $0.1.excess) }, of: comparison.others.count),
        at: place.slot.path, views: [text.view],
        hint: "let it have more lines or more room, or ask for shorter translations",
        isMinor: own.mayBeCutOff)
    }
  }
}

extension TextFit {
  /// Whether users are not likely to mind where the end of the text is missing.
  fileprivate var mayBeCutOff: Bool {
    switch purpose {
    case .detail(.subtitle): true
    case .own: lines > 1
    default: false
    }
  }

  /// The part of a width by which the letters that stand in for Apple's may be wider.
  private static let letterError = 0.02

  /// Whether a text in a frame that Interface Builder made is too wide by no more than letters may be.
  fileprivate func fitsInAppleLetters(on screen: LintedScreen) -> Bool {
    guard screen.isFilledLater, let excess else { return false }
    return excess <= available * TextFit.letterError
  }
}

/// The languages in which a text is cut off: `de by 31 points, in ja to 2 lines`.
private func shares(_ cut: [(language: String, excess: Double?)], of count: Int) -> String {
  let parts = cut.map { language, excess in
    excess.map { "\(language) by \(pointsOrMore($0))" } ?? "\(language) after its last line"
  }
  guard cut.count > 3 else { return listedBriefly(parts) }
  return "\(cut.count) of \(count) languages: \(parts.joined(separator: ", "))"
}
