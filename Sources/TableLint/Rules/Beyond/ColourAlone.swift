import TableModel

extension LintRule {
  static let toldByColourAlone = LintRule(
    "told-by-colour-alone", .hint, "Colour is not all that tells two rows apart",
    why: """
      Many people cannot tell red from green. Add a word, a sign or a picture. The rule knows words of states in \
      English only. In other languages it reports equal texts.
      """,
    guidelines: [.today("Color", "Avoid relying solely on color to differentiate between objects")],
    looks: LintLooks(since: "ios7"),
    broken: """
      theme: ios16
      size: {width: 320, height: 88}
      tableView:
        rows:
          - {style: value1, textLabel: Server 1, detailTextLabel: {text: Berlin, textColor: systemGreen}}
          - {style: value1, textLabel: Server 2, detailTextLabel: {text: Paris, textColor: systemRed}}
      """,
    kept: .replacing("text: Paris", by: "text: Paris is down")
  ) { screen, _ in
    screen.comparableTables.flatMap { table in
      table.sections.flatMap { table.rowsToldByColor(in: $0, isInEnglish: screen.isInEnglish) }
    }
  }
}

extension LintedTable {
  /// A finding for each row whose text has another colour than the same text of an earlier row, and nothing else to
  /// tell it by.
  fileprivate func rowsToldByColor(in section: LintedSection, isInEnglish: Bool) -> [LintFinding] {
    var first: [[ElementStep]: (row: LintedRow, text: ColoredText)] = [:]
    return section.rows.compactMap { row in
      for text in coloredTexts(of: row, isLast: row === section.rows.last) {
        guard let (earlier, other) = first[text.role] else {
          first[text.role] = (row, text)
          continue
        }
        let isWordless = isInEnglish && !text.label.text.saysState && !other.label.text.saysState
        guard text.label.textColor != other.label.textColor, text.label.font == other.label.font,
          isWordless || text.label.text == other.label.text, row.looksLike(earlier, but: text.role)
        else { continue }
        return LintFinding(
          "“\(text.label.text.shortened)” differs from “\(other.label.text.shortened)” of \(earlier.name) by its colour alone",
          at: text.path.appending(.key("textColor")), views: [row.views?.cell, earlier.views?.cell],
          hint: "say in a word, a sign or a picture what the colour says")
      }
      return nil
    }
  }

  /// The texts of a row in colours that may say something: not those of actions, and no greys.
  private func coloredTexts(of row: LintedRow, isLast: Bool) -> [ColoredText] {
    row.labels.compactMap { label, path in
      guard let color = label.textColor, color.isColorful, !isTint(color, in: row.cell),
        label.attributedText.isEmpty, !label.text.trimmed.isEmpty
      else { return nil }
      let text = ColoredText(label: label, path: path, role: row.role(of: path))
      // What destroys something stands last, in red.
      return isLast && color.system == .systemRed && text.role == row.titleRole ? nil : text
    }
  }
}

/// A label in a colour of the author's own.
private struct ColoredText {
  var label: Label
  var path: ElementPath
  /// The steps from its row, which are the same for labels with the same purpose.
  var role: [ElementStep]
}

extension LintedRow {
  fileprivate func role(of path: ElementPath) -> [ElementStep] {
    Array(path.steps.dropFirst(self.path.steps.count))
  }

  /// The role of the first text.
  fileprivate var titleRole: [ElementStep]? { labels.first.map { role(of: $0.path) } }

  /// Whether two rows show the same but for their titles, and for the texts of a role.
  fileprivate func looksLike(_ other: LintedRow, but role: [ElementStep]) -> Bool {
    cell.accessoryType == other.cell.accessoryType && cell.accessories == other.cell.accessories
      && cell.imageView?.image == other.cell.imageView?.image && signs == other.signs
      && texts(but: role) == other.texts(but: role)
  }

  /// What else says something: all but the title and the texts of a role.
  private func texts(but role: [ElementStep]) -> [String] {
    labels.dropFirst().filter { self.role(of: $0.path) != role }.map(\.label.text)
  }

  /// The pictures and controls of the author's own.
  private var signs: [ViewContent] {
    ownViews.compactMap { view, _ in
      switch view.content {
      case .none, .label: nil
      case .image(let shown): .image(ImageView(image: shown.image))
      default: view.content
      }
    }
  }
}

extension Color {
  /// Whether it is more than a shade of grey.
  fileprivate var isColorful: Bool { max(red, green, blue) - min(red, green, blue) > 0.2 }
}

extension String {
  /// Whether the text says by a word or a sign what a colour may say.
  fileprivate var saysState: Bool {
    if trimmed.hasPrefix("-") || contains(where: { "+−±↑↓▲▼✓✔✕✗✘!⚠".contains($0) }) { return true }
    return lowercased().split { !$0.isLetter }.contains { String.statesAndColors.contains($0) }
  }

  /// English words for states, and for colours themselves.
  private static let statesAndColors = Set(
    """
    accepted active approved available away bad broken busy canceled cancelled charging closed completed \
    confirmed connected correct critical declined delayed delivered disabled disconnected done down due \
    empty enabled error errors expired failed failing failure false free full gain good healthy high \
    inactive incorrect invalid late loss lost low missed missing new no normal not off offline ok okay \
    on online open overdue paid passed paused pending ready rejected required running safe sent sold \
    stopped success true unavailable unhealthy unpaid unread unsafe up urgent valid waiting warning won \
    wrong yes \
    black blue brown cyan green indigo mint orange pink purple red teal tint yellow
    """.split(separator: " "))
}
