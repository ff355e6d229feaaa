import TableModel

extension LintRule {
  static let textTruncated = LintRule(
    "text-truncated", .warning, "Texts are short enough to be seen whole",
    why: """
      A text that ends in an ellipsis loses its meaning. Shorten it, allow several lines, or give it more room. \
      Labels of several lines and ellipses in the middle may be intended, so both are hints.
      """,
    guidelines: [
      .iPhone2010("ensure that your text is as succinct as possible to avoid displaying truncated words"),
      .iOS8("尽量使用简洁的文字标签，以避免被截断"),
    ],
    yields: ["subtitle-title-truncated", "value1-without-gap", "value2-heading-truncated"],
    isOfUsualText: true,
    broken: """
      theme: ios8
      size: {width: 320, height: 88}
      tableView:
        rows: [Notifications from people who are not in your contacts, Sounds]
      """,
    kept: .replacing("Notifications from people who are not in your contacts", by: "Notifications")
  ) { screen, _ in
    let moved = screen.rows.filter(screen.isPlacedByConstraints).compactMap { $0.views?.cell }
    return screen.texts.compactMap { text in
      guard text.label.isTruncated, let noun = text.noun, !text.fitsInAppleLetters(on: screen),
        !moved.contains(where: { $0.index < text.view.index && text.view.index < $0.end })
      else { return nil }
      return LintFinding(
        "\(noun) \(text.name) is cut off; \(text.shortfall(on: screen))", at: screen.path(of: text.view),
        views: [text.view], hint: "shorten it, or let it have more lines",
        isMinor: text.isPreview && [.own, .title(.subtitle)].contains(text.purpose) || text.endsAreSeen)
    }
  }
}

extension LintedText {
  /// Whether the text is cut off in its middle, as an author asks for where the ends tell texts apart.
  var endsAreSeen: Bool {
    label.lineCount == 1
      && visibleLines.allSatisfy { line in
        guard let gap = line.firstIndex(of: "…") else { return false }
        return gap != line.startIndex && line.index(after: gap) != line.endIndex
      }
  }

  /// Whether users miss little where the text, which is cut off, is so: they see its ends, or it is a second line.
  var mayBeCutOff: Bool { endsAreSeen || purpose == .detail(.subtitle) }

  /// Whether several lines show the beginning of a text, as its author has asked for.
  var isPreview: Bool { label.isTruncated && label.lineCount > 1 }

  /// What the text is called where it must be seen whole; `nil` for one that may be cut off.
  fileprivate var noun: String? {
    switch purpose {
    case .title: "the title"
    case .detail(.value2): "the text"
    case .header: "the header"
    case .footer: "the footer"
    case .barTitle: "the bar’s title"
    case .prompt: "the prompt"
    case .barButton, .button: "the button"
    case .tab: "the tab"
    case .own: "the label"
    case .detail, .confirmation, .index, .field, .status, .other: nil
    }
  }

  /// The points by which a text of one line is too wide; `nil` for a text of several lines, or one that fits.
  private func excess(on screen: LintedScreen) -> Double? {
    guard label.isTruncated, label.lineCount <= 1 else { return nil }
    let wanted = screen.width(of: label.text.replacingLineBreaks, in: label.font)
    return wanted > view.frame.width ? wanted - view.frame.width : nil
  }

  /// The part of a width by which the letters that stand in for Apple's may be wider.
  private static let letterError = 0.02

  /// Whether a text whose frame Interface Builder made to fit is too wide by no more than the letters that stand in for
  /// Apple's may be.
  fileprivate func fitsInAppleLetters(on screen: LintedScreen) -> Bool {
    guard screen.isFilledLater, let excess = excess(on: screen) else { return false }
    return excess <= view.frame.width * LintedText.letterError
  }

  /// How much room is missing.
  func shortfall(on screen: LintedScreen) -> String {
    if let excess = excess(on: screen) { return "it is about \(pointsOrMore(excess)) too wide" }
    return "it has room for \(counted(label.lineCount, "line")) and needs more"
  }
}

extension LintRule {
  static let subtitleTitleTruncated = LintRule(
    "subtitle-title-truncated", .warning, "Titles over a second line are seen whole",
    why: """
      The first line of a subtitle row names the item and must be seen whole. A second line that is cut off is only \
      a hint.
      """,
    guidelines: [
      .iPhone2010("Text labels should be short to avoid truncation"),
      .iPhone2010("If the detail text label is truncated, users are not likely to mind too much"),
    ],
    isOfUsualText: true,
    broken: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows:
          - {style: subtitle, textLabel: The Unabridged History of the Garden Shed, detailTextLabel: A. Alder}
      """,
    kept: .replacing("The Unabridged History", by: "History")
  ) { screen, _ in
    screen.texts.compactMap { text in
      guard text.label.isTruncated else { return nil }
      switch text.purpose {
      case .title(.subtitle):
        return LintFinding(
          "the title \(text.name) of this subtitle row is cut off; \(text.shortfall(on: screen))",
          at: screen.path(of: text.view), views: [text.view],
          hint: "shorten it, and put what it loses into the second line", isMinor: text.isPreview)
      case .detail(.subtitle):
        return LintFinding(
          "the second line \(text.name) is cut off; \(text.shortfall(on: screen))",
          at: screen.path(of: text.view), views: [text.view], isMinor: true)
      default: return nil
      }
    }
  }
}

extension LintRule {
  static let accessoryCrowdsText = LintRule(
    "accessory-crowds-text", .info, "Texts fit beside the element at the right edge",
    why: """
      A checkmark, a disclosure indicator or a view at the right edge takes room from the texts, which would fit \
      without it. Shorten them, or leave the element out.
      """,
    guidelines: [
      .iPhone2010(
        "adding these elements decreases the width of the cell available for the title and subtitle"),
      .iOS2011(
        "Adding these elements decreases the width of the cell available for the title and subtitle"),
      .iOS8("添加这些元素会缩小标题以及副标题单元格的可用宽度"),
    ],
    isOfUsualText: true,
    broken: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows: [{textLabel: The History of the Garden Sheds, accessoryType: detailDisclosureButton}]
      """,
    kept: .replacing("The History of the", by: "History of")
  ) { screen, _ in
    let cut = screen.texts.filter { $0.label.isTruncated && screen.stepsAsideForAccessory($0) }
    guard !cut.isEmpty, let free = screen.layout(.withoutAccessories) else { return [] }
    let whole = Set(free.texts.filter { !$0.label.isTruncated }.map { free.key(of: $0) })
    return cut.compactMap { text in
      guard whole.contains(screen.key(of: text)) else { return nil }
      return LintFinding(
        "\(text.name) would fit without the element at the right edge; \(text.shortfall(on: screen))",
        at: screen.path(of: text.view), views: [text.view], hint: "shorten it, or leave the element out",
        isMinor: text.isPreview)
    }
  }
}
