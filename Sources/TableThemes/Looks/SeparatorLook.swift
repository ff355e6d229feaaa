import TableModel

/// The line below a row.
package struct SeparatorLook: Hashable, Sendable {
  /// The colour of the line, over the row that it lies on.
  package var color: Color
  /// The thickness; the line takes the last of the row's height.
  package var thickness: Thickness
  /// The space before the line when neither cell nor table says.
  package var inset: MarginRule
  /// The space after the line when neither cell nor table says.
  package var trailingInset: MarginRule = .fixed(0)
  /// Whether the line begins where the text does in rows that have an image.
  package var followsText: Bool
}
