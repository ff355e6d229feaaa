extension String {
  /// The text with escapes in the place of control characters, so that it stays in its line and a terminal obeys none.
  package var withVisibleControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.map(\.visible).joined()
  }

  /// The same for a text of several lines, whose ends stay.
  package var withVisibleControlsInLines: String {
    guard unicodeScalars.contains(where: { $0 != "\n" && $0.isControl }) else { return self }
    return unicodeScalars.map { $0 == "\n" ? "\n" : $0.visible }.joined()
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
