import TableModel

/// What looks otherwise on a tablet, in eras whose tablets were no large phones.
public struct TabletLooks: Hashable, Sendable {
  /// The least width in points of a screen that is a tablet's.
  public var minimumWidth: Double
  /// The least height in points of such a screen without a split view or a popover, in eras whose phones have these too and are
  /// as wide on their side; `nil` in eras in which they make a screen of any size a tablet's.
  public var minimumHeightWithoutContainers: Double?
  /// The bars around tables.
  public var bars: BarLooks
  /// Tables whose rows stand in groups.
  public var grouped: TableLook
}
