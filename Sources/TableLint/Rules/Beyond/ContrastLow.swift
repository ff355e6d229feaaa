import TableModel
import TableThemes

extension LintRule {
  static let contrastLow = LintRule(
    "contrast-low", .warning, "Texts stand out from what lies behind them",
    why: """
      Letters need a contrast of 4.5 with their background, large ones of 3, as in WCAG 2. The rule checks the worst \
      place under them: colours, gradients, pictures and selections. It skips colours of the look.
      """,
    guidelines: [
      .iOS8("文本视图", "始终确保文字的易读性")
    ],
    options: [
      LintOption("minimum", "The least contrast of letters", 4.5, in: 1...21),
      LintOption("largeMinimum", "The least contrast of letters of 18 points, or 14 in bold", 3, in: 1...21),
    ],
    looks: LintLooks(since: "ios7"),
    broken: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows: [{textLabel: {text: Not selected, textColor: "#B0B0B0"}}]
      """,
    kept: .replacing("\"#B0B0B0\"", by: "\"#606060\"")
  ) { screen, values in
    screen.screen.hasOwnColors ? screen.lowContrasts(values, in: .light) : []
  }
}

extension Screen {
  /// Whether the author has chosen any colour or background.
  var hasOwnColors: Bool {
    var plain = self
    plain.removeColors()
    return plain != self
  }
}

/// A text whose contrast is too low, as far as it takes to tell whether the author is to blame.
private struct LowContrast {
  /// What is told of it.
  var finding: LintFinding
  /// The contrast.
  var ratio: Double
  /// What lies behind it, where the letters have one of the system's colours.
  var backgrounds: [Color]?
  /// Whether the letters have a colour of the system that draws the eye.
  var isAccent: Bool
}

extension LintedScreen {
  /// The screen in an appearance, laid out for the one who asks; `nil` where users never see it so.
  private func inAppearance(_ appearance: Appearance) -> LintedScreen? {
    guard theme.palette != nil else { return appearance == .light ? self : nil }
    if environment.appearance == appearance { return self }
    guard variant.appearance == nil, screen.appearance == nil else { return nil }
    return layoutForOnce(.appearance(appearance))
  }

  /// Texts whose contrast the author’s colours have made too low in an appearance.
  ///
  /// Of a layout as little as possible is kept while the next one is made: a screen may have 20,000 rows.
  func lowContrasts(_ values: LintValues, in appearance: Appearance) -> [LintFinding] {
    let low = inAppearance(appearance)?.allLowContrasts(values, in: appearance) ?? []
    guard !low.isEmpty, let plain = layoutForOnce(.ownColors(appearance)) else { return [] }
    // Of several texts of one key, the first counts.
    var places = Dictionary(low.indices.map { (low[$0].key, [$0]) }, uniquingKeysWith: +)
    var findings: [LintFinding?] = low.map(\.low.finding)
    for text in plain.texts {
      guard let alike = places.removeValue(forKey: plain.key(of: text)),
        let usual = TextContrast(of: text, on: plain)
      else { continue }
      for place in alike {
        let low = low[place].low
        let isOnUsual = low.backgrounds == usual.backgrounds
        if low.ratio >= usual.ratio - 0.05 || isOnUsual && !low.isAccent {
          findings[place] = nil
        } else if isOnUsual {
          findings[place] = low.finding.asMinor(hint: LintedScreen.systemPairHint)
        }
      }
    }
    return findings.compactMap(\.self)
  }

  /// Texts whose contrast is too low, whoever has made it so.
  private func allLowContrasts(
    _ values: LintValues, in appearance: Appearance
  ) -> [(key: LintedTextKey, low: LowContrast)] {
    texts.compactMap { text in
      guard text.mayBeLow, let contrast = TextContrast(of: text, on: self) else { return nil }
      let least = text.isLarge ? values["largeMinimum"] : values["minimum"]
      guard contrast.ratio < least - 0.005, !isDisabled(text) else { return nil }
      // What is too low must not look like enough.
      let tenths = contrast.ratio * 10
      let shown = (tenths.rounded() / 10 < least ? tenths.rounded() : tenths.rounded(.down)) / 10
      let finding = LintFinding(
        "\(text.name) has a contrast of \(decimal(shown)) to its background, and needs \(decimal(least)): \(contrast.text.written) on \(contrast.background.written)",
        at: path(of: text.view), views: [text.view],
        hint: appearance == .dark
          ? "use one of the system’s colours, which change with the appearance"
          : "make the letters darker or the background lighter, or the other way round")
      let isAccent = hexes(of: SystemColor.accents, in: appearance).contains(contrast.text.hex)
      let isSystems = isAccent || isSystems(contrast.ownColor, of: text, in: appearance)
      return (
        key(of: text),
        LowContrast(
          finding: isSystemPair(contrast, in: appearance)
            ? finding.asMinor(hint: LintedScreen.systemPairHint) : finding,
          ratio: contrast.ratio, backgrounds: isSystems ? contrast.backgrounds : nil, isAccent: isAccent)
      )
    }
  }

  /// What is advised where UIKit itself shows two colours together.
  private static let systemPairHint =
    "UIKit itself shows these colours together; say the same by a word or a picture, too"

  /// Whether UIKit itself shows letters of one colour on the other: a colour of the system on one of its backgrounds, or
  /// white on a colour of the system, as on buttons.
  private func isSystemPair(_ contrast: TextContrast, in appearance: Appearance) -> Bool {
    let accents = hexes(of: SystemColor.accents, in: appearance)
    let letters = contrast.text.hex
    let backgrounds = contrast.backgrounds.map(\.hex)
    if letters == Color.white.hex, backgrounds.allSatisfy(accents.contains) { return true }
    let surfaces = hexes(of: SystemColor.backgrounds, in: appearance)
    return accents.contains(letters) && backgrounds.allSatisfy(surfaces.contains)
  }

  /// Colours of the system as numbers.
  private func hexes(of names: [SystemColor], in appearance: Appearance) -> Set<UInt32> {
    let palette = theme.palette?[appearance] ?? [:]
    return Set(names.map { (palette[$0] ?? $0.fallback).hex })
  }

  /// Whether a text is dimmed since nothing can be done with it, so that it need not be read.
  private func isDisabled(_ text: LintedText) -> Bool {
    guard let cell = ancestors(of: text.view).first(where: { $0.node.viewClass.isRow }),
      let row = rowsByCell[cell.index]
    else { return false }
    guard row.cell.isUserInteractionEnabled else { return true }
    switch text.purpose {
    case .title: return row.cell.textLabel?.isEnabled == false
    case .detail: return row.cell.detailTextLabel?.isEnabled == false
    default: return false
    }
  }

  /// Whether a colour is one of those in which the system itself shows text.
  private func isSystems(_ color: Color, of text: LintedText, in appearance: Appearance) -> Bool {
    let names: [SystemColor] = [.label, .secondaryLabel, .link, .systemBlue]
    let palette = theme.palette?[appearance] ?? [:]
    let looks = [theme.plain, theme.grouped]
    let texts = looks.flatMap { look in
      CellStyle.allCases.flatMap { [look.cell.texts[$0].text.color, look.cell.texts[$0].detail.color] }
        + [look.header.text.color, look.footer.text.color]
    }
    let colors =
      names.map { palette[$0] ?? $0.fallback } + [theme.controls.tint]
      + texts.map { $0.resolved(with: palette) }
      + (isSelected(text) ? [.white] : [])
    return colors.contains { $0.hex == color.hex && $0.alpha == color.alpha }
  }

  /// Whether a text stands in a row that is selected, where the system's own letters may be white.
  private func isSelected(_ text: LintedText) -> Bool {
    guard let cell = ancestors(of: text.view).first(where: { $0.node.viewClass.isRow }) else {
      return false
    }
    return cell.node.children.contains { $0.role == .selectedBackgroundView }
  }
}

extension SystemColor {
  /// Colours that draw the eye.
  fileprivate static let accents: [SystemColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
    .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray,
  ]
  /// Colours that lie behind texts.
  fileprivate static let backgrounds: [SystemColor] = [
    .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
    .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
  ]
}

extension LintedText {
  /// Whether the text has to be readable: what cannot be used, and what a field only proposes, need not be.
  fileprivate var mayBeLow: Bool {
    switch purpose {
    case .status, .field, .other: false
    default: view.opacity > 0.95
    }
  }

  /// Whether the letters are large, or large enough for bold ones.
  fileprivate var isLarge: Bool {
    label.font.size >= 18 || label.font.size >= 14 && label.font.weight.openTypeWeight >= 700
  }
}

extension LintRule {
  static let contrastLowDark = LintRule(
    "contrast-low-dark", .warning, "Texts stand out on a dark screen too",
    why: """
      A colour in numbers stays the same while the background turns dark. Use the system’s colours, or say that the \
      screen is always light. The rule skips colours of the look.
      """,
    guidelines: [
      .iOS8("文本视图", "始终确保文字的易读性")
    ],
    options: [
      LintOption("minimum", "The least contrast of letters", 4.5, in: 1...21),
      LintOption("largeMinimum", "The least contrast of letters of 18 points, or 14 in bold", 3, in: 1...21),
    ],
    looks: LintLooks(since: "ios13"),
    broken: """
      theme: ios13
      size: {width: 320, height: 44}
      appearance: dark
      tableView:
        rows: [{textLabel: {text: Notes, textColor: "#333333"}}]
      """,
    kept: .replacing("\"#333333\"", by: "label")
  ) { screen, values in
    screen.screen.hasOwnColors ? screen.lowContrasts(values, in: .dark) : []
  }
}
