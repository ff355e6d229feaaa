extension String {
  /// The text with escapes in the place of control characters, so that it stays in its line and a terminal obeys none.
  package var withVisibleControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.map(\.visible).joined()
  }

  /// The same for a text that is printed, with escapes of commands, too, which a program obeys that runs jobs.
  package var printable: String { withVisibleCommands.withVisibleControls }

  /// The same for a text of whole lines that is printed, whose ends stay.
  package var printableLines: String {
    var text = withVisibleCommands
    if text.unicodeScalars.contains(where: { $0 != "\n" && $0.isControl }) {
      text = text.unicodeScalars.map { $0 == "\n" ? "\n" : $0.visible }.joined()
    }
    return text.withVisibleLineStarts
  }

  /// The text with escapes for commands to programs that run jobs; control characters stay.
  package var withoutJobCommands: String { withVisibleCommands.withVisibleLineStarts }

  /// The text as code in Markdown, between more accents than it has side by side.
  package var markdownCode: String {
    let text = printable
    let longestRun = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longestRun + 1)
    let blank = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + blank + text + blank + fence
  }

  /// The text with an escape for each number sign that begins a command anywhere in a line.
  private var withVisibleCommands: String {
    guard utf8.hasPair(of: JobCommand.sign) else { return self }
    return String(decoding: JobCommand.escaped(Array(utf8)), as: UTF8.self)
  }

  /// The text with an escape for the first colon of each line that would be a command.
  private var withVisibleLineStarts: String {
    guard utf8.hasPair(of: UInt8(ascii: ":")) else { return self }
    var text = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while !rest.isEmpty {
      let end = rest.firstIndex { $0 == "\n" || $0 == "\r" }.map(rest.index(after:)) ?? rest.endIndex
      let start = JobCommand.start(of: rest[..<end])
      text += rest[..<(start ?? end)]
      if let start {
        text += "\\u{3A}".unicodeScalars
        text += rest[start..<end].dropFirst()
      }
      rest = rest[end...]
    }
    return String(text)
  }
}

extension String.UTF8View {
  /// Whether a byte stands twice beside itself.
  fileprivate func hasPair(of byte: UInt8) -> Bool {
    var isSecond = false
    for next in self {
      if next == byte, isSecond { return true }
      isSecond = next == byte
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would do something else than show the character, or show its neighbours in another order.
  package var isControl: Bool {
    switch value {
    case 0x09: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The character, or for a control character the escape that stands for it: `\u{1B}`.
  package var visible: String {
    isControl ? "\\u{\(String(value, radix: 16, uppercase: true))}" : String(self)
  }
}
