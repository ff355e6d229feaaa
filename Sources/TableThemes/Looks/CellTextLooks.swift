import TableModel

/// The labels of all cell styles.
public struct CellTextLooks: Hashable, Sendable {
  /// The default style; its second label is never shown.
  public var `default`: CellTextLook
  /// The subtitle style.
  public var subtitle: CellTextLook
  /// The value1 style.
  public var value1: CellTextLook
  /// The value2 style.
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
