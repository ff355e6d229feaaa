import TableModel

extension LintRule {
  static let mixedDirection = LintRule(
    "mixed-direction", .warning, "Texts of letters of both directions keep the order that was meant",
    why: """
      A text is laid out in the direction of its first letter. An Arabic or Hebrew sentence that begins with a \
      Latin name has its words and its full stop in the wrong order. A Latin word within it that ends in a \
      sign, such as “C++”, has the sign at its other side, and the groups of a telephone number change places. \
      An invisible mark prevents this: U+200F at the start of a text that is read from right to left, U+200E \
      beside the sign of a word that is read from left to right.
      """,
    broken: """
      theme: ios13
      size: {width: 320, height: 44}
      semanticContentAttribute: forceRightToLeft
      tableView:
        rows: [Bluetooth متصل الآن.]
      """,
    kept: """
      theme: ios13
      size: {width: 320, height: 44}
      semanticContentAttribute: forceRightToLeft
      tableView:
        rows: ["\\u200FBluetooth متصل الآن."]
      """
  ) { screen, _ in
    // What a text needs is measured only where one of them may have a flaw.
    let isSuspicious = screen.texts.contains {
      DirectionFlaw(in: $0.label.text, readFrom: screen.layoutDirection) != nil
    }
    guard isSuspicious || screen.comparison != nil else { return [] }
    return zip(screen.fits, screen.texts).compactMap { place, text in
      guard place.isWrittenByAuthor || place.purpose == .field else { return nil }
      guard let comparison = screen.comparison else {
        return place.flaw(in: screen.layoutDirection).map { flaw in
          finding(flaw, of: place, at: text.view)
        }
      }
      let flaws = ([comparison.own] + comparison.others).compactMap { wording in
        wording.counterpart(of: place).flatMap { fit in
          fit.flaw(in: wording.layoutDirection).map { (wording.language, fit, $0) }
        }
      }
      return flaws.first.map { language, fit, flaw in
        let languages = languageList(flaws.map(\.0), of: comparison.others.count + 1)
        return finding(flaw, of: fit, in: " in \(languages)", at: text.view)
      }
    }
  }

  private static func finding(
    _ flaw: DirectionFlaw, of fit: TextFit, in languages: String = "", at view: LintedView
  ) -> LintFinding {
    switch flaw {
    case .opening(let word):
      LintFinding(
        "“\(word.shortened)” at the start of \(fit.name) turns the order of the whole text\(languages)",
        at: fit.path, views: [view],
        hint: "put U+200F before it, or U+200E where the text is read from left to right"
      )
    case .stray(let marks, let word, let isLeftToRight):
      LintFinding(
        "“\(marks)” in \(fit.name) goes to the other side of “\(word.shortened)”\(languages)", at: fit.path,
        views: [view], hint: "put \(isLeftToRight ? "U+200E" : "U+200F") on the far side of “\(marks)”")
    }
  }
}

extension TextFit {
  fileprivate func flaw(in direction: LayoutDirection) -> DirectionFlaw? {
    DirectionFlaw(in: text, readFrom: direction)
  }
}
