import TableModel

/// A screen that tables are shown on.
public struct Device: Hashable, Sendable {
  /// The name that specs and the command line use, for example `iphone4`.
  public var name: String
  /// The name for people.
  public var title: String
  /// The size of the upright screen, in points.
  public var size: Size
  /// Device pixels a point.
  public var scale: Double
  /// What a notch, the status bar beside it and a home indicator take of an upright screen's edges, in points.
  public var portraitSafeArea: EdgeInsets
  /// What they take of the edges of a screen on its side, in points.
  public var landscapeSafeArea: EdgeInsets

  /// A screen of so many points.
  init(
    _ name: String,
    _ title: String,
    width: Double,
    height: Double,
    scale: Double,
    portraitSafeArea: EdgeInsets = .zero,
    landscapeSafeArea: EdgeInsets = .zero
  ) {
    self.name = name
    self.title = title
    self.size = Size(width: width, height: height)
    self.scale = scale
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
  }

  /// Whether the screen is a phone's: narrower than any tablet's.
  public var isPhone: Bool { min(size.width, size.height) < 600 }

  /// What is covered of the edges of a screen that is held one way or the other.
  public func safeArea(_ orientation: Orientation) -> EdgeInsets {
    switch orientation {
    case .portrait: portraitSafeArea
    case .landscape: landscapeSafeArea
    }
  }
}
