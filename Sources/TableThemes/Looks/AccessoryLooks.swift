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
