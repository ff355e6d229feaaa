import TableModel

/// The standard elements at a cell's right edge.
public struct AccessoryLooks: Hashable, Sendable {
  /// The chevron of rows that lead on.
  public var disclosureIndicator: AccessoryLook
  /// The button for details, with a chevron where the era has both.
  public var detailDisclosureButton: AccessoryLook
  /// The check mark of rows that are chosen.
  public var checkmark: AccessoryLook
  /// The button for details alone.
  public var detailButton: AccessoryLook
  /// The chevron of an item of an outline whose children do not show; `nil` in eras that had no lists.
  public var outlineCollapsed: AccessoryLook?
  /// The chevron of one whose children show.
  public var outlineExpanded: AccessoryLook?
  /// The two chevrons behind a value that opens a menu.
  public var popUp: AccessoryLook?

  /// The look of one element; `nil` for none.
  public subscript(type: AccessoryType) -> AccessoryLook? {
    switch type {
    case .none: nil
    case .disclosureIndicator: disclosureIndicator
    case .detailDisclosureButton: detailDisclosureButton
    case .checkmark: checkmark
    case .detailButton: detailButton
    }
  }
}
