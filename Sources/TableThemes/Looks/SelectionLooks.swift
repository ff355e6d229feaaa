import TableModel

/// What lies under selected rows, by selection style.
public struct SelectionLooks: Hashable, Sendable {
  /// The look of the blue style.
  public var blue: SelectionLook
  /// The look of the gray style.
  public var gray: SelectionLook
  /// The style of cells that do not say.
  public var standard: SelectionStyle

  /// The look of a style; `nil` where a selected row looks like any other.
  public subscript(style: SelectionStyle) -> SelectionLook? {
    switch style {
    case .none: nil
    case .blue: blue
    case .gray: gray
    case .default: standard == .gray ? gray : blue
    }
  }
}
