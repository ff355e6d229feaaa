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

/// How far a picture may be from another and still count as the same.
///
/// It bears on the verdict alone: what differs is counted, found and painted as without it.
public struct PixelTolerance: Hashable, Sendable {
  /// How many pixels may differ.
  public var pixels: Int
  /// By how much each channel of each of them may differ, in 0...255.
  public var by: Int

  /// No more than so many pixels differ, and none of them by more than `by` of 255 in any channel.
  public init(pixels: Int, by: Int) {
    self.pixels = pixels
    self.by = by
  }

  /// Nothing may differ.
  public static let none = PixelTolerance(pixels: 0, by: 0)

  /// Whether a difference is no larger.
  public func allows(_ difference: BitmapDifference) -> Bool {
    difference.pixelCount <= pixels && difference.largestChannelDifference <= by
  }
}
