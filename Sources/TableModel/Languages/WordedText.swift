/// What a text reads, and the parts of it that look different.
package struct WordedText {
  /// The text without marks.
  package var text: String
  /// Its parts; empty where all of its letters look the same.
  package var runs: [Markdown.Run] = []

  /// A text whose letters look the same.
  package init(_ text: String) { self.text = text }
}

extension TextKey {
  /// Whether its text reads otherwise than tables have it.
  package var changesText: Bool { isMarkdown || textCase != nil }

  /// What a text that a language has for the key reads, and its parts.
  package func worded(_ text: String) -> WordedText {
    let cased = { (text: String) in textCase?.applied(to: text) ?? text }
    guard isMarkdown else { return WordedText(cased(text)) }
    let plain = Markdown.plain(text)
    var worded = WordedText(cased(plain))
    worded.runs = Markdown.runs(text) ?? []
    // A word may go on in another part, so that parts are not changed one by one but where letters become several.
    var rest = worded.text.count == plain.count ? worded.text[...] : nil
    for number in worded.runs.indices {
      let run = worded.runs[number].text
      worded.runs[number].text = rest.map { String($0.prefix(run.count)) } ?? cased(run)
      rest = rest?.dropFirst(run.count)
    }
    return worded
  }
}

extension TextRun {
  /// The text styles of which SwiftUI's `bold()` makes bold letters; it makes others semibold, as measured.
  private static let boldStyles: Set<TextStyle> = [.largeTitle, .title1, .title2]

  /// A part of a run of Markdown, in a label with a font.
  init(_ part: Markdown.Run, in run: TextRun, of label: FontAttributes?) {
    self = run
    text = part.text
    if part.isLink { textColor = textColor ?? Color(.link, else: SystemColor.link.fallback) }
    guard part.isBold || part.isItalic else { return }
    var font = run.font ?? FontAttributes()
    if part.isBold {
      let isSized = (font.size ?? label?.size) != nil
      let style = font.textStyle ?? label?.textStyle
      let bold: FontWeight = isSized || style.map(TextRun.boldStyles.contains) == true ? .bold : .semibold
      let own = font.weight ?? label?.weight ?? .regular
      font.weight = own.openTypeWeight > bold.openTypeWeight ? own : bold
    }
    if part.isItalic { font.isItalic = true }
    self.font = font
  }
}
