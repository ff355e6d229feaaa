import TableModel

/// A field that is typed in: its letters and its borders.
public struct TextFieldLook: Hashable, Sendable {
  /// The height in points of a field without a frame; it is as wide as there is room.
  public var height: Double
  /// The letters of the text.
  public var text: TextLook
  /// The colour of the placeholder.
  public var placeholderColor: Color
  /// The colour of the text of a field that cannot be used.
  public var disabledTextColor: Color
  /// What is around the text of a field with a border.
  public var borders: TextFieldBorders
  /// What a field without a border is higher than its line, in points.
  public var linePadding: Double = 0
  /// The least height of a field without a border, in points.
  public var leastLineHeight: Double = 0
}
