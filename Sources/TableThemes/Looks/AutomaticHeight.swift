/// How high rows are whose height follows from their text.
public struct AutomaticHeight: Hashable, Sendable {
  /// The size of letters up to which all rows with one line of text are as high as each other, in points.
  private static let standardSize = 17.0

  /// The height in points of a row with one line of text of that size.
  public var standard: Double
  /// The points of height that each further point of the letters' size adds.
  public var growth: Double
  /// The space in points above and below the two labels of the subtitle style together, where the first is set in a text
  /// style.
  public var subtitlePadding: Double
  /// The same space on screens of three pixels a point, where it is another.
  public var subtitlePaddingAtThreePixels: Double?
  /// The same space where the first label has letters of a fixed size.
  public var fixedSubtitlePadding: Double
  /// The line that devices add to a row of that height, which stored documents leave out.
  public var line: Thickness = .points(0)
  /// The points that the content of a row with one line of text is higher on devices than in stored documents.
  public var surplus = 0.0
  /// The least height of a row, its line included, in points.
  public var least = 0.0

  /// The least height of a row on the largest tablets, its line included, in points; `nil` for the same as elsewhere.
  public var leastOnLargeTablets: Double?

  /// The height in points, before rounding, of a row with one line of letters of a size.
  public func height(of size: Double) -> Double {
    standard + growth * max(0, size - AutomaticHeight.standardSize)
  }
}
