import TableModel

/// What the order of a line does to a text of letters of both directions, against what was meant.
///
/// A text is laid out in the direction of its first letter, and in that of the screen where it has none.
enum DirectionFlaw: Hashable {
  /// A word at the start that is read the other way than the screen, and turns the order of all behind it.
  case opening(word: String)
  /// Signs that go to the other side of the word that they belong to.
  case stray(marks: String, word: String, isLeftToRight: Bool)

  /// What is wrong with a text on a screen that is read in a direction; `nil` for nothing.
  ///
  /// Texts that say by marks of their own how they are to be ordered are left alone.
  init?(in text: String, readFrom direction: LayoutDirection) {
    let scalars = Array(text.unicodeScalars)
    let kinds = scalars.map(DirectionKind.init)
    guard !kinds.contains(.control) else { return nil }
    let screen: DirectionKind = direction == .rightToLeft ? .right : .left
    let first = kinds.firstIndex { $0 == .left || $0 == .right }
    let base = first.map { kinds[$0] } ?? screen
    if let first, base != screen, DirectionFlaw.isMeant(for: screen, text) {
      let word = scalars[first...].prefix { !$0.properties.isWhitespace }
      let end = word.lastIndex { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? first
      self = .opening(word: String(String.UnicodeScalarView(scalars[first...end])))
      return
    }
    guard let stray = DirectionFlaw.stray(in: scalars, kinds, base: base) else { return nil }
    self = stray
  }

  /// Whether a text has words that are read as the screen is: any on a screen that is read from right to left, where other
  /// letters are those of names; most on others, where lists of languages have each in its own letters.
  private static func isMeant(for screen: DirectionKind, _ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace).map { word in
      Set(word.unicodeScalars.map(DirectionKind.init))
    }
    let own = words.count { $0.contains(screen) }
    return screen == .right ? own > 0 : 2 * own > words.count
  }

  /// The first marks that go astray.
  private static func stray(
    in scalars: [Unicode.Scalar], _ kinds: [DirectionKind], base: DirectionKind
  ) -> DirectionFlaw? {
    let other: DirectionKind = base == .right ? .left : .right
    let begins = { (index: Int) in
      kinds[index] == other || other == .left && kinds[index] == .digit
    }
    var start = 0
    while start < scalars.count {
      guard begins(start) else {
        start += 1
        continue
      }
      // A run goes on over what stands between two of its letters or digits.
      var (end, next) = (start + 1, start + 1)
      while next < scalars.count, kinds[next] != base {
        if kinds[next] == other || kinds[next] == .digit { end = next + 1 }
        next += 1
      }
      if let marks = marks(around: start..<end, scalars, kinds) {
        return .stray(
          marks: String(String.UnicodeScalarView(marks)),
          word: String(String.UnicodeScalarView(scalars[start..<end])), isLeftToRight: other == .left)
      }
      start = max(end, next)
    }
    return nil
  }

  /// The marks that touch a run and are part of it.
  ///
  /// Digits alone keep the marks of percentages and amounts; of a telephone number the groups change places.
  private static func marks(
    around run: Range<Int>, _ scalars: [Unicode.Scalar], _ kinds: [DirectionKind]
  ) -> [Unicode.Scalar]? {
    let before = scalars[..<run.lowerBound].reversed().prefix(while: clingers.contains).reversed()
    let after = scalars[run.upperBound...].prefix(while: clingers.contains)
    guard kinds[run].contains(where: { $0 == .left || $0 == .right }) else {
      return before.last == "+" && kinds[run].contains(.other) ? Array(before) : nil
    }
    return after.isEmpty ? before.isEmpty ? nil : Array(before) : Array(after)
  }

  /// Signs that are part of a word wherever it stands, and of no sentence.
  private static let clingers: Set<Unicode.Scalar> = ["+", "#", "@", "_", "$", "~", "\\"]
}

/// What a character is for the order of a line.
package enum DirectionKind {
  case left, right, digit, control, other

  /// The kind of a character: a letter by its script, the marks that order texts, digits.
  package init(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    switch scalar.value {
    case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: self = .control
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x1E800...0x1EFFF:
      self = properties.isAlphabetic ? .right : properties.numericType != nil ? .digit : .other
    case 0x30...0x39: self = .digit
    default: self = properties.isAlphabetic ? .left : .other
    }
  }
}
