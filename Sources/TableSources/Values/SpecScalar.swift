/// A value without parts: its characters, and how they were written.
package struct SpecScalar: Sendable {
  /// How a scalar is marked off from what surrounds it.
  package enum Style: Hashable, Sendable {
    case plain, singleQuoted, doubleQuoted, block
  }

  /// The characters, whatever type YAML would take them for.
  package var text: String
  /// How they were written.
  package var style: Style

  /// Characters, written in a style.
  package init(text: String, style: Style) {
    self.text = text
    self.style = style
  }

  /// Whether the value is as good as not there: nothing at all, or a plain `null`.
  package var isNull: Bool { style == .plain && (text.isEmpty || text == "null") }
}
