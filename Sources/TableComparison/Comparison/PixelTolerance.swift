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
