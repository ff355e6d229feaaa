/// Counts the values of a text of JSON, which comes in parts, as `JSONReader` does.
package struct JSONValueCount: Sendable {
  /// The values so far.
  package private(set) var count = 0

  /// What the last byte was part of.
  private enum Place {
    case between, word, text, escape
  }

  private var place = Place.between

  /// Begins to count.
  package init() {}

  /// Counts the values that begin in the next part.
  package mutating func add(_ bytes: [UInt8]) {
    for byte in bytes {
      switch (place, Unicode.Scalar(byte)) {
      case (.escape, _): place = .text
      case (.text, "\\"): place = .escape
      case (.text, "\""): place = .between
      case (.text, _): break
      case (_, "\""):
        place = .text
        count += 1
      case (_, ":"):
        // What has been counted before it was a key.
        place = .between
        count -= 1
      case (_, "["), (_, "{"):
        place = .between
        count += 1
      case (_, "]"), (_, "}"), (_, ","), (_, " "), (_, "\t"), (_, "\n"), (_, "\r"): place = .between
      case (.between, _):
        place = .word
        count += 1
      case (.word, _): break
      }
    }
  }
}
