/// The units in which a client counts the characters of a line.
enum PositionEncoding: String, Sendable {
  /// Bytes of UTF-8.
  case utf8 = "utf-8"
  /// Units of UTF-16, in which characters beyond U+FFFF count twice.
  case utf16 = "utf-16"
}
