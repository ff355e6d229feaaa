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

extension LintedScreen {
  /// The texts that can be seen, and how they come out, in the order of the screen.
  package var fits: [TextFit] {
    var counts: [ElementPath: Int] = [:]
    let rooms = roomsOfTitles
    return texts.map { text in
      let path = path(of: text.view)
      let number = counts[path, default: 0]
      counts[path] = number + 1
      return TextFit(
        slot: TextFit.Slot(path: path, number: number), purpose: text.purpose, text: text.label.text,
        available: max(text.view.frame.width, rooms[text.view.index] ?? 0),
        needed: width(of: text.label.text.replacingLineBreaks, in: text.label.font),
        lines: text.label.lineCount, isTruncated: text.label.isTruncated)
    }
  }

  /// The widths that titles and details beside each other could have, by the numbers of their views.
  ///
  /// They are as wide as their texts where both fit, and what lies between them is room for either.
  private var roomsOfTitles: [Int: Double] {
    var rooms: [Int: Double] = [:]
    for row in rows {
      guard let title = row.views?.title, let detail = row.views?.detail,
        title.frame.minY < detail.frame.maxY, detail.frame.minY < title.frame.maxY
      else { continue }
      let isMirrored = detail.frame.minX < title.frame.minX
      let (first, last) = isMirrored ? (detail, title) : (title, detail)
      let gap = max(0, last.frame.minX - first.frame.maxX)
      rooms[title.index] = title.frame.width + gap
      rooms[detail.index] = detail.frame.width + gap
    }
    return rooms
  }

  /// The way in which the screen is read.
  var layoutDirection: LayoutDirection {
    screen.semanticContentAttribute?.direction(in: environment.layoutDirection)
      ?? environment.layoutDirection
  }
}
