import TableModel

/// The left side of a split view where it floats over the right one as a sheet of its own.
public struct SidebarLook: Hashable, Sendable {
  /// The space around the sheet, in points; the status bar comes on top of it.
  public var insets: EdgeInsets
  /// The sheet's corners, and the lines along its edge that lie over its content.
  public var rim: ShapeLook
  /// What the sheet throws on the right side.
  public var shadow: SoftShadow
  /// The system's colours on the sheet.
  public var colors: [SystemColor: Color]
  /// The system's colours on the sheet of a dark screen.
  public var darkColors: [SystemColor: Color]
  /// What rows of tables of all styles stand on.
  public var rows: CardLook
  /// What lies under selected rows.
  public var selection: SelectionLook
}
