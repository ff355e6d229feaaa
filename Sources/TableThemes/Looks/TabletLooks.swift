import TableModel

/// What looks otherwise on a tablet, in eras whose tablets were no large phones.
public struct TabletLooks: Hashable, Sendable {
  /// The least width in points of a screen that is a tablet's; one with a split view or a popover is one at any width.
  public var minimumWidth: Double
  /// The bars around tables.
  public var bars: BarLooks
  /// Tables whose rows stand in groups.
  public var grouped: TableLook
}
