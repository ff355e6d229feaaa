import TableModel

/// The left side of a split view where it floats over the right one as a sheet of its own.
public struct SidebarLook: Hashable, Sendable {
  /// The colours of the sheet on light screens, or on dark ones.
  public struct Colors: Hashable, Sendable {
    /// A veil over what lies behind the sheet.
    var veil: Color
    /// How much of the sheet's colour is the veil's, 0…1.
    var veilShare: Double
    /// What lies under selected rows, over the sheet.
    var selection: Color

    /// The system's colours on a sheet over a ground.
    public func system(over ground: Color) -> [SystemColor: Color] {
      let fill = ground.mixed(with: veil, amount: veilShare)
      return [
        .systemBackground: fill, .systemGroupedBackground: fill, .secondarySystemGroupedBackground: fill,
        .systemGray4: selection,
      ]
    }
  }

  /// The space around the sheet, in points; the status bar comes on top of it.
  public var insets: EdgeInsets
  /// The sheet's corners, and the lines along its edge that lie over its content.
  public var rim: ShapeLook
  /// What the sheet throws on the right side.
  public var shadow: SoftShadow
  /// The colours on light screens.
  public var colors: Colors
  /// The colours on dark screens.
  public var darkColors: Colors
  /// What rows of tables of all styles stand on.
  public var rows: CardLook
  /// What lies under selected rows.
  public var selection: SelectionLook
  /// The space in points before titles of navigation bars, which begin at the left.
  public var titleMargin: Double
}
