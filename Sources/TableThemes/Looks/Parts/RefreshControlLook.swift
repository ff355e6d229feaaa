import TableModel

/// What shows above a table that was pulled down.
public struct RefreshControlLook: Hashable, Sendable {
  /// What shows how far the table was pulled.
  public enum Indicator: Hashable, Sendable {
    /// A drop that stretches, with an arrow in it.
    case drop(RefreshDropLook)
    /// The wheel's spokes one after another, evenly up to a pull of some points; those that refreshing comes before come with
    /// it.
    case spokes(until: Double)
  }

  /// The height that it keeps open while refreshing, in points.
  public var height: Double
  /// The distance in points that the table is pulled until refreshing begins.
  public var pullDistance: Double
  /// The space between the wheel and the title, and the least space around both, in points.
  public var spacing: Double
  /// The wheel that turns while refreshing; its colour is also that of what shows before.
  public var wheel: ActivityIndicatorLook
  /// What shows while the table is pulled.
  public var indicator: Indicator
  /// The letters of the title.
  public var title: TextLook
}
