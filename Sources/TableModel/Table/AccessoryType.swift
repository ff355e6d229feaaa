/// The standard element at a cell's right edge: `UITableViewCellAccessoryType`.
public enum AccessoryType: String, Hashable, Sendable, CaseIterable {
  case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
}
