/// What two pictures may differ in without being different; nothing, unless it is said.
public struct ComparisonOptions: Hashable, Sendable {
  /// How far they may be from one another.
  public var tolerance: PixelTolerance
  /// Parts of the pictures that are not looked at; pixels in them that differ are counted apart.
  public var ignored: [PixelRect]
  /// Whether pixels are set aside that differ only in how an edge is smoothed.
  public var ignoresAntialiasing: Bool

  /// Options of which all may be left out.
  public init(
    tolerance: PixelTolerance = .none, ignored: [PixelRect] = [], ignoresAntialiasing: Bool = false
  ) {
    self.tolerance = tolerance
    self.ignored = ignored
    self.ignoresAntialiasing = ignoresAntialiasing
  }

  /// Every pixel counts.
  public static let exact = ComparisonOptions()
}
