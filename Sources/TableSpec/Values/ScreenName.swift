import TableSources

/// What the name of a screen may be, since files of pictures are named after it.
enum ScreenName {
  /// The greatest number of characters.
  static let longest = 100
  /// The same as data.
  static let form = TextForm(length: 1...longest, pattern: #"^[^./\x00-\x1F][^/\x00-\x1F]*$"#)

  /// Whether a character may be part of a name.
  static func permits(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "/" && scalar.value >= 0x20
  }

  /// A name with what may not be in it replaced; `nil` if nothing is left of it.
  static func permitted(_ name: String) -> String? {
    let scalars = name.unicodeScalars.drop { $0 == "." }.prefix(longest).map { permits($0) ? $0 : "-" }
    return scalars.isEmpty ? nil : String(String.UnicodeScalarView(scalars))
  }
}
