import TableModel

/// What tells a text from all others of a screen, however that is laid out.
struct TextKey: Hashable {
  let path: ElementPath
  let text: String
}

extension LintedScreen {
  /// What tells a text from all others, however the screen is laid out.
  func key(of text: LintedText) -> TextKey { TextKey(path: path(of: text.view), text: text.label.text) }
}

extension LintedText {
  /// Whether the text is a label of a row.
  var standsInRow: Bool {
    switch purpose {
    case .title, .detail: true
    default: false
    }
  }
}
