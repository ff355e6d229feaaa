/// A value without parts: its characters, and how they were written.
struct SpecScalar: Sendable {
  /// How a scalar is marked off from what surrounds it.
  enum Style: Hashable, Sendable {
    case plain, singleQuoted, doubleQuoted, block
  }

  /// The characters, whatever type YAML would take them for.
  var text: String
  /// How they were written.
  var style: Style

  /// Whether the value is as good as not there: nothing at all, or a plain `null`.
  var isNull: Bool { style == .plain && (text.isEmpty || text == "null") }
}
