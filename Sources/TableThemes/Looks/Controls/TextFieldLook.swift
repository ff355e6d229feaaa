import TableModel

/// A text field without a border, as cells have it.
public struct TextFieldLook: Hashable, Sendable {
  /// The size in points of a field without a frame, whose parent has the room.
  public var size: Size
  /// The letters of the text.
  public var text: TextLook
  /// The colour of the placeholder.
  public var placeholderColor: Color
  /// The colour of the text of a field that cannot be used.
  public var disabledTextColor: Color

  /// The look of a text field.
  public init(size: Size, text: TextLook, placeholderColor: Color, disabledTextColor: Color) {
    self.size = size
    self.text = text
    self.placeholderColor = placeholderColor
    self.disabledTextColor = disabledTextColor
  }
}
