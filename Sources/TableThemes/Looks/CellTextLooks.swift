import TableModel

/// The labels of all cell styles.
public struct CellTextLooks: Hashable, Sendable {
  /// The default style; its second label is never shown.
  public var `default`: CellTextLook
  /// The labels of the subtitle style, one below the other.
  public var subtitle: CellTextLook
  /// The labels of the value1 style, at both ends of the row.
  public var value1: CellTextLook
  /// The labels of the value2 style, side by side.
  public var value2: CellTextLook

  /// The labels of one cell style.
  public subscript(style: CellStyle) -> CellTextLook {
    switch style {
    case .default: `default`
    case .subtitle: subtitle
    case .value1: value1
    case .value2: value2
    }
  }
}
