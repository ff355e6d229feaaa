import TableModel

/// The two labels of a cell style.
public struct CellTextLook: Hashable, Sendable {
  /// The letters of the main label.
  public var text: TextLook
  /// The letters of the second label.
  public var detail: TextLook
}
