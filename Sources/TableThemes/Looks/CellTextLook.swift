import TableModel

/// The two labels of a cell style.
public struct CellTextLook: Hashable, Sendable {
  /// The main label.
  public var text: TextLook
  /// The second label.
  public var detail: TextLook
}
