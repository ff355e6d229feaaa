/// How high rows are whose height follows from their text.
public struct AutomaticHeight: Hashable, Sendable {
  /// The size of letters up to which all rows with one line of text are as high as each other, in points.
  public static let standardSize = 17.0

  /// The height in points of a row with one line of text of that size.
  public var standard: Double
  /// The points of height that each further point of the letters' size adds.
  public var growth: Double
  /// The space in points above and below the two labels of the subtitle style together.
  public var subtitlePadding: Double

  /// Heights that follow from the text.
  public init(standard: Double, growth: Double, subtitlePadding: Double) {
    self.standard = standard
    self.growth = growth
    self.subtitlePadding = subtitlePadding
  }

  /// The height in points, before rounding, of a row with one line of letters of a size.
  public func height(of size: Double) -> Double {
    standard + growth * max(0, size - AutomaticHeight.standardSize)
  }
}
