import TableLayout
import TableModel

extension LintRule {
  static let contrastBelow7 = LintRule(
    "contrast-below-7", .hint, "Small letters in your own colours have a contrast of 7",
    why: """
      WCAG 2 asks for 4.5 at least, which is little for small letters in bright light. Aim higher in colours that \
      you choose. The rule skips the system’s.
      """,
    guidelines: [
      .today(
        "Dark Mode",
        "For custom foreground and background colors, strive for a contrast ratio of 7:1, especially in small text."
      )
    ],
    options: [LintOption("minimum", "The contrast to strive for", 7, in: 1...21)],
    looks: LintLooks(since: "ios13"),
    broken: """
      theme: ios16
      appearance: light
      size: {width: 320, height: 60}
      tableView: {rows: [{style: subtitle, textLabel: Anna, detailTextLabel: {text: At noon, textColor: "#6E6E6E"}}]}
      """,
    kept: .replacing("\"#6E6E6E\"", by: "\"#505050\"")
  ) { screen, values in
    let texts = Dictionary(screen.texts.map { ($0.view.index, $0) }, uniquingKeysWith: { first, _ in first })
    return screen.rows.flatMap { row -> [LintFinding] in
      [(row.cell.textLabel, row.views?.title), (row.cell.detailTextLabel, row.views?.detail)]
        .compactMap { label, view in
          guard let color = label?.textColor, color.system == nil,
            let text = view.flatMap({ texts[$0.index] }),
            text.label.font.size < 17, let contrast = TextContrast(of: text, on: screen),
            contrast.ratio >= 4.5, contrast.ratio < values["minimum"]
          else { return nil }
          return LintFinding(
            "\(text.name) has a contrast of \(decimal(contrast.ratio)) to its background: \(contrast.text.written) on \(contrast.background.written)",
            at: screen.path(of: text.view), views: [text.view],
            hint: "strive for \(decimal(values["minimum"])) in small letters")
        }
    }
  }

  static let signHardToSee = LintRule(
    "sign-hard-to-see", .info, "What controls show stands out from what lies behind them",
    why: """
      Colour shows how far a progress bar or a slider has come. WCAG 2.2 asks for a contrast of 3 with its \
      surroundings. The rule checks your own colours, and dots of page controls, which are white by default. It \
      skips the system’s.
      """,
    options: [LintOption("minimum", "The least contrast", 3, in: 1...21)],
    looks: LintLooks(since: "ios7"),
    broken: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView: {rows: [{textLabel: Volume, accessoryView: {progressView: {progress: 0.5, tintColor: "#D8D8D8"}}}]}
      """,
    kept: .replacing("\"#D8D8D8\"", by: "\"#0060C0\"")
  ) { screen, values in
    screen.rows.flatMap { row -> [LintFinding] in
      guard let cell = row.views?.cell else { return [] }
      let tints = row.controls.filter { $0.control.isEnabled }.compactMap { control, path in
        control.colorOfSign.flatMap { $0.system == nil ? ($0, path) : nil }
      }
      return tints.compactMap { color, path in
        guard let view = screen.views(in: cell).first(where: { screen.path(of: $0) == path }),
          let behind = Backdrop(behind: view, in: view.frame, on: screen).color(at: view.frame.middle)
        else { return nil }
        let ratio = Contrast.ratio(color.over(behind), behind)
        guard ratio < values["minimum"] - 0.005 else { return nil }
        return LintFinding(
          "the \(view.node.viewClass.rawValue) has a contrast of \(decimal(ratio)) to what lies behind it, and needs \(decimal(values["minimum"]))",
          at: path, views: [view], hint: "choose a darker or a brighter colour, or one of the system’s")
      }
    }
  }

  static let looksLikeAButton = LintRule(
    "looks-like-a-button", .info, "What looks like a button is one",
    why: "Letters in the tint can be tapped everywhere in iOS. If nothing happens, the screen seems to hang.",
    guidelines: [
      .today(
        "Color", "using the same or similar color to stylize noninteractive text is confusing")
    ],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios16
      size: {width: 320, height: 120}
      tableView: {style: insetGrouped, rows: [{selectionStyle: none, textLabel: {text: Version 2.1, textColor: systemBlue}}]}
      """,
    kept: .replacing("{text: Version 2.1, textColor: systemBlue}", by: "Version 2.1")
  ) { screen, _ in
    guard !screen.isFilledLater else { return [] }
    return screen.tables.flatMap { table in
      table.headersInTint
        + table.rows.flatMap { row -> [LintFinding] in
          guard row.cell.selectionStyle == SelectionStyle.none, row.cell.accessoryType == .none,
            row.cell.accessoryView == nil, row.controls.isEmpty
          else { return [] }
          return row.labels.compactMap { label, path in
            guard table.isTint(label.textColor, in: row.cell), !label.text.trimmed.isEmpty else { return nil }
            return LintFinding(
              "“\(label.text.shortened)” looks like a button, and its row cannot be chosen", at: path,
              views: [row.views?.cell], hint: "leave the colour out, or let the row be chosen")
          }
        }
    }
  }

  static let colourDoesNotAdapt = LintRule(
    "colour-does-not-adapt", .hint, "Colours have one value for light screens and one for dark",
    why: """
      A colour that is the same on both is too dark or too bright on one. The system’s colours change by themselves, \
      and so can those of an asset catalogue. “contrast-low-dark” reports unreadable ones.
      """,
    guidelines: [.today("Dark Mode", "Avoid using hard-coded color values or colors that don’t adapt.")],
    looks: LintLooks(since: "ios13"),
    broken: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView: {rows: [{textLabel: {text: Sale, textColor: "#A00000"}}]}
      """,
    kept: .replacing("\"#A00000\"", by: "systemRed")
  ) { screen, _ in
    guard screen.theme.palette != nil else { return [] }
    let fixed = screen.rows.lazy.flatMap { row in
      row.labels.filter { label, _ in
        label.textColor.map { $0.system == nil && $0.dark == nil } ?? false && !label.text.trimmed.isEmpty
      }.map { (row, $0.label, $0.path) }
    }
    guard let (row, label, path) = fixed.first else { return [] }
    return [
      LintFinding(
        "the colour of “\(label.text.shortened)” is the same on light and dark screens",
        at: path.appending(.key("textColor")), views: [row.views?.cell],
        hint: "use a colour of the system, or one with two looks")
    ]
  }

  static let pictureWithoutWords = LintRule(
    "picture-without-words", .hint, "A button that is a picture has a name for VoiceOver",
    why: """
      VoiceOver reads a label, or the name of a file. WCAG 2.2 asks for a text in place of everything else. Set an \
      “accessibilityLabel”. The system’s symbols and buttons have one.
      """,
    looks: LintLooks(since: "ios7"),
    broken: """
      theme: ios16
      size: {width: 390, height: 120}
      navigationBar: {title: Notes, rightBarButtonItems: [{image: {placeholder: sort, size: {width: 22, height: 22}}}]}
      tableView: {rows: [A]}
      """,
    kept: """
      theme: ios16
      size: {width: 390, height: 120}
      navigationBar:
        title: Notes
        rightBarButtonItems: [{image: {placeholder: sort, size: {width: 22, height: 22}}, accessibilityLabel: Sort}]
      tableView: {rows: [A]}
      """
  ) { screen, _ in
    screen.controllers.filter(\.isShown).flatMap { part in
      part.items.compactMap { item, path in
        guard case .image(let image) = item.content, image.symbol == nil,
          item.accessibility?.label?.trimmed.isEmpty ?? true
        else { return nil }
        return LintFinding(
          "this button is a picture, and has no name", at: path, views: [screen.view(of: .navigationBar)],
          hint: "give it an “accessibilityLabel”")
      }
    }
  }
}

extension LintedTable {
  /// A finding for each header whose title has the colour of what can be tapped.
  fileprivate var headersInTint: [LintFinding] {
    sections.compactMap { section in
      guard let header = section.section.header, isTint(header.textColor),
        let title = header.title?.trimmed, !title.isEmpty
      else { return nil }
      return LintFinding(
        "the header “\(title.shortened)” looks like a button",
        at: section.path.appending(.key("header"), .key("textColor")), hint: "leave the colour out")
    }
  }

  /// Whether a colour is that of what can be tapped in the table, or in one of its rows.
  func isTint(_ color: Color?, in cell: Cell? = nil) -> Bool {
    guard let color else { return false }
    guard let tint = cell?.tintColor ?? tableView.tintColor else { return color.system == .systemBlue }
    return color == tint
  }
}

extension Control {
  /// The colour that says how far the control has come; `nil` where the system's says it, or none.
  fileprivate var colorOfSign: Color? {
    switch kind {
    case .slider, .progressView, .switch(isOn: true): tintColor
    case .pageControl(2..., _, _): tintColor ?? .white
    default: nil
    }
  }
}

extension LintRule {
  static let colourOfAnotherPurpose = LintRule(
    "colour-of-another-purpose", .warning, "The system’s colours are used for what they are named after",
    why: """
      A colour for separators or backgrounds is meant to be hardly seen, and may change with any release. Use label \
      colours for letters, and background colours behind them.
      """,
    guidelines: [
      .today(
        "Color",
        "don’t use the separator color as a text color, or secondary text label color as a background color")
    ],
    looks: LintLooks(since: "ios13"),
    broken: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView: {rows: [{textLabel: {text: Draft, textColor: separator}}]}
      """,
    kept: .replacing("separator", by: "secondaryLabel")
  ) { screen, _ in
    screen.tables.flatMap(\.headersInStrangeColors)
      + screen.rows.flatMap { row -> [LintFinding] in
        let letters = row.labels.compactMap { label, path -> LintFinding? in
          guard let name = label.textColor?.system, SystemColor.grounds.contains(name) else { return nil }
          return .letters(label.text, in: name, at: path.appending(.key("textColor")), row.views?.cell)
        }
        let grounds =
          [
            (row.cell.backgroundColor, row.path("backgroundColor")),
            (
              row.cell.backgroundConfiguration?.backgroundColor,
              row.path("backgroundConfiguration").appending(.key("backgroundColor"))
            ),
            (
              row.cell.contentView?.backgroundColor,
              row.path("contentView").appending(.key("backgroundColor"))
            ),
          ]
          + row.ownViews.map { ($0.view.backgroundColor, $0.path.appending(.key("backgroundColor"))) }
        return letters
          + grounds.compactMap { color, path in
            guard let name = color?.system, SystemColor.letters.contains(name) else { return nil }
            return .ground(in: name, at: path, row.views?.cell)
          }
      }
  }
}

extension LintFinding {
  fileprivate static func letters(
    _ text: String, in name: SystemColor, at path: ElementPath, _ view: LintedView? = nil
  ) -> LintFinding {
    LintFinding(
      "“\(text.shortened)” has letters in “\(name.rawValue)”, a colour of lines and grounds", at: path,
      views: [view], hint: "use label, secondaryLabel or tertiaryLabel")
  }

  fileprivate static func ground(
    in name: SystemColor, at path: ElementPath, _ view: LintedView? = nil
  ) -> LintFinding {
    LintFinding(
      "“\(name.rawValue)”, a colour of letters, lies behind something", at: path, views: [view],
      hint: "use a background or fill colour of the system")
  }
}

extension LintedTable {
  /// Headers and footers with letters in a colour of grounds, or a ground in one of letters.
  fileprivate var headersInStrangeColors: [LintFinding] {
    sections.flatMap { section in
      [("header", section.section.header), ("footer", section.section.footer)].flatMap { key, part in
        guard let part else { return [LintFinding]() }
        let path = section.path.appending(.key(key))
        let (letters, ground) = (part.textColor?.system, part.backgroundColor?.system)
        return [
          letters.flatMap { name in
            SystemColor.grounds.contains(name)
              ? .letters(part.title ?? "", in: name, at: path.appending(.key("textColor"))) : nil
          },
          ground.flatMap { name in
            SystemColor.letters.contains(name)
              ? .ground(in: name, at: path.appending(.key("backgroundColor"))) : nil
          },
        ].compactMap(\.self)
      }
    }
  }
}

extension SystemColor {
  /// Colours of lines, grounds and fills.
  fileprivate static let grounds: Set<SystemColor> = [
    .separator, .opaqueSeparator, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    .systemFill,
    .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
  ]
  /// Colours of letters.
  fileprivate static let letters: Set<SystemColor> = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
  ]
}
