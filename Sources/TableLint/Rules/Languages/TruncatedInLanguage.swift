import TableModel

extension LintRule {
  static let truncatedInLanguage = LintRule(
    "truncated-in-language", .warning, "What fits in the language of the source fits in all others",
    why: """
      Translations are longer than English, often by half. The authors of a screen do not see what is cut off in other \
      languages: allow several lines or more room, or ask for a shorter translation. The rule checks all languages that \
      have strings, or those of `--language`, and gives the points that each is too wide.
      """,
    broken: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows: [Messages from people you know]
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows: [Messages from friends]
      """,
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
