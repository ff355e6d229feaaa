import TableModel

extension LintRule {
  static let unevenSides = LintRule(
    "uneven-sides", .warning, "Texts begin where their language begins to be read",
    why: """
      On a right-to-left screen, a title at the left stands away from all others. “natural” puts each text where its \
      language begins.
      """,
    guidelines: [.today("Right to left", "Use a consistent alignment for all text items in a list.")],
    looks: LintLooks(since: "ios9"),
    broken: """
      theme: ios16
      size: {width: 320, height: 88}
      semanticContentAttribute: forceRightToLeft
      tableView: {rows: [{textLabel: {text: الإعدادات, textAlignment: left}}, عام]}
      """,
    kept: .replacing("textAlignment: left", by: "textAlignment: natural")
  ) { screen, _ in
    guard screen.layoutDirection == .rightToLeft, !screen.isFilledLater else { return [] }
    return screen.rows.flatMap { row -> [LintFinding] in
      [
        (row.cell.textLabel, row.views?.title, "textLabel"),
        (row.cell.detailTextLabel, row.views?.detail, "detailTextLabel"),
      ].compactMap { label, view, key in
        // A label that is as wide as its text stands where its style puts it.
        guard let label, label.textAlignment == .left, !label.text.trimmed.isEmpty, let view,
          view.frame.maxX - view.inkFrame.maxX > 1
        else { return nil }
        return LintFinding(
          "“\(label.text.shortened)” stands at the left of a screen that is read from the right",
          at: row.path(key).appending(.key("textAlignment")), views: [row.views?.cell],
          hint: "write “textAlignment: natural”, or leave it out")
      }
    }
  }

  static let arrowNotMirrored = LintRule(
    "arrow-not-mirrored", .info, "Pictures that point forwards or backwards are mirrored",
    why: """
      From right to left, forwards is to the left, and an arrow that is not mirrored points back. The rule goes by \
      names of pictures. The system’s symbols are mirrored by themselves.
      """,
    guidelines: [
      .today("Right to left", "Flip an interface icon that shows forward or backward motion.")
    ],
    looks: LintLooks(since: "ios9"),
    broken: """
      theme: ios16
      size: {width: 320, height: 44}
      semanticContentAttribute: forceRightToLeft
      tableView:
        rows:
          - textLabel: عام
            accessoryView: {imageView: {image: {placeholder: chevron-forward, size: {width: 12, height: 20}}}}
      """,
    kept: """
      theme: ios16
      size: {width: 320, height: 44}
      semanticContentAttribute: forceRightToLeft
      tableView:
        rows:
          - textLabel: عام
            accessoryView:
              imageView:
                image: {placeholder: chevron-forward, size: {width: 12, height: 20}}
                flipsForRightToLeftLayoutDirection: true
      """
  ) { screen, _ in
    guard screen.layoutDirection == .rightToLeft else { return [] }
    return screen.rows.flatMap { row -> [LintFinding] in
      let own: [(image: Image, path: ElementPath)] = row.ownViews.compactMap { view, path in
        if case .image(let picture) = view.content { (picture.image, path) } else { nil }
      }
      let cells = row.cell.imageView.map { [(image: $0.image, path: row.path("imageView"))] } ?? []
      return (cells + own).compactMap { image, path in
        guard image.showsMotion else { return nil }
        return LintFinding(
          "a picture named after a direction is not mirrored", at: path, views: [row.views?.cell],
          hint: "write “flipsForRightToLeftLayoutDirection: true”")
      }
    }
  }
}

extension Image {
  private static let words: Set<Substring> = [
    "arrow", "chevron", "forward", "backward", "back", "next", "previous", "reply",
  ]

  /// Whether the picture is named after a way to go, and is not mirrored.
  fileprivate var showsMotion: Bool {
    guard symbol == nil, !flipsForRightToLeftLayoutDirection,
      let name = placeholder?.name ?? representations.first?.name
    else { return false }
    let words = name.lowercased().split { !$0.isLetter }
    // What points up or down is the same in all languages.
    return words.contains(where: Image.words.contains) && !words.contains { ["up", "down"].contains($0) }
  }
}

extension LintRule {
  static let mixedDirection = LintRule(
    "mixed-direction", .warning, "Texts in both directions keep the intended order",
    why: """
      A text runs in the direction of its first letter. An Arabic or Hebrew sentence that begins with a Latin name \
      has its words and full stop in the wrong order. A Latin word that ends in a sign, such as “C++”, has the sign \
      on the wrong side, and groups of a telephone number change places. An invisible mark prevents this: U+200F at \
      the start of a right-to-left text, U+200E beside the sign of a left-to-right word.
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
