import TableModel

/// What tables are put in.
public struct ContainerLooks: Hashable, Sendable {
  /// The width in points from which a screen is a tablet's, of which nothing else is known.
  public var minimumTabletWidth: Double = 600
  /// The least sides in points of the screens of large tablets, the lesser one first: those of 12.9 inches.
  public var largeTablet = Size(width: 1024, height: 1366)
  /// Two tables side by side.
  public var splitView: SplitViewLook
  /// A box that points at what called it.
  public var popover: PopoverLook
  /// A controller over the screen.
  public var presentation: PresentationLook
}
