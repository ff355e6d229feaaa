import TableModel

/// A text of a screen in one language, and how it comes out.
package struct TextFit: Sendable {
  /// What tells a text from the others of its screen, whatever the language.
  struct Slot: Hashable {
    let path: ElementPath
    /// Which of the texts with that path it is, from 0.
    let number: Int
  }

  let slot: Slot
  let purpose: LintedText.Purpose
  /// The text.
  package let text: String
  /// The width that it has, in points.
  package let available: Double
  /// The width that it takes on one line, in points.
  package let needed: Double
  /// The number of lines that are shown.
  package let lines: Int
  /// Whether anything was left out for want of room.
  package let isTruncated: Bool

  /// The part of the document that the text is of.
  package var path: ElementPath { slot.path }

  /// The points by which a text on one line is too wide; `nil` for one that fits, or has several lines.
  package var excess: Double? { isTruncated && lines <= 1 && needed > available ? needed - available : nil }

  /// How bad it is: texts that are cut off come before those that are not, and wide ones before narrow ones.
  package var severity: Double {
    let missing = needed - available * Double(max(1, lines))
    return isTruncated ? 1e6 + max(0, missing) : missing
  }

  /// Whether the text is one that its author can shorten.
  var isWrittenByAuthor: Bool {
    switch purpose {
    case .title, .detail, .barTitle, .prompt, .barButton, .tab, .button, .own, .header, .footer: true
    case .confirmation, .index, .field, .status, .other: false
    }
  }

  /// The text as messages call it.
  var name: String { "“\(text.shortened)”" }
}
