import TableModel

/// What a cell shows while it is edited.
public struct EditingLook: Hashable, Sendable {
  /// How far the content moves to the right for the control before it, in points.
  public var indentation: Double
  /// The control that deletes.
  public var delete: EditControlLook
  /// The control that inserts.
  public var insert: EditControlLook
  /// The circle of a row that is not checked.
  public var unchecked: EditControlLook
  /// The circle of a row that is checked.
  public var checked: EditControlLook
  /// What lies under the content of a row that is checked.
  public var checkedSelection: SelectionLook
  /// The grip at the right edge.
  public var reorder: AccessoryLook
  /// How a row looks that is lifted to be moved.
  public var lift: LiftLook
  /// The button or buttons that a deletion is confirmed with.
  public var confirmation: ConfirmationLook
}
