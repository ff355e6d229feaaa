import TableModel

/// A place in a document as clients name it: both numbers are counted from 0.
struct TextPosition: Hashable, Sendable, Comparable {
  /// The line.
  var line: Int
  /// The place in the line, in the units that client and server have agreed upon.
  var character: Int

  /// Whether a place comes before another.
  static func < (one: TextPosition, other: TextPosition) -> Bool {
    (one.line, one.character) < (other.line, other.character)
  }
}

extension TextPosition {
  /// The place that a value is; `nil` for what is none.
  ///
  /// Numbers beyond all documents are brought down to size.
  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.number, let character = value?["character"]?.number, line >= 0,
      character >= 0
    else { return nil }
    let most = 2_147_483_647.0
    self.line = Int(min(line, most))
    self.character = Int(min(character, most))
  }

  /// The place as messages have it.
  var json: JSONValue {
    .object([("line", .number(Double(line))), ("character", .number(Double(character)))])
  }
}

/// A stretch of a document as clients name it.
struct TextRange: Hashable, Sendable {
  /// Where it begins.
  var start: TextPosition
  /// Where it ends, the character there not counted.
  var end: TextPosition

  /// Whether two stretches touch each other.
  func touches(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }
}

extension TextRange {
  /// The stretch that a value is, its ends in their order; `nil` for what is none.
  init?(_ value: JSONValue?) {
    guard let start = TextPosition(value?["start"]), let end = TextPosition(value?["end"]) else { return nil }
    self.init(start: min(start, end), end: max(start, end))
  }

  /// The stretch as messages have it.
  var json: JSONValue { .object([("start", start.json), ("end", end.json)]) }
}

/// The units in which a client counts the characters of a line.
enum PositionEncoding: String, Sendable {
  /// Bytes of UTF-8.
  case utf8 = "utf-8"
  /// Units of UTF-16, in which characters beyond U+FFFF count twice.
  case utf16 = "utf-16"
}
