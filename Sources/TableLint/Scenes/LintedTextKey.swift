import TableModel

/// What tells a text from all others of a screen, however that is laid out.
struct LintedTextKey: Hashable {
  let path: ElementPath
  let text: String
}

extension LintedScreen {
  /// What tells a text from all others, however the screen is laid out.
  func key(of text: LintedText) -> LintedTextKey {
    LintedTextKey(path: path(of: text.view), text: text.label.text)
  }
}

extension LintedText {
  /// Whether the text is one that the author can shorten, and that must be seen whole.
  var isWrittenByAuthor: Bool {
    switch purpose {
    case .title, .detail, .barTitle, .prompt, .barButton, .tab, .button, .own: true
    case .header, .footer, .confirmation, .index, .field, .status, .other: false
    }
  }

  /// Whether the text is a label of a row.
  var standsInRow: Bool {
    switch purpose {
    case .title, .detail: true
    default: false
    }
  }
}
