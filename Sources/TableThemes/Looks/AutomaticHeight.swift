/// How high rows are whose height follows from their text.
public struct AutomaticHeight: Hashable, Sendable {
  /// The height in points of a row with one line of text of no size, so to speak.
  public var base: Double
  /// The points that each point of the letters' size adds.
  public var growth: Double
  /// The space in points above and below the two labels of the subtitle style together.
  public var subtitlePadding: Double

  /// Heights that follow from the text.
  public init(base: Double, growth: Double, subtitlePadding: Double) {
    self.base = base
    self.growth = growth
    self.subtitlePadding = subtitlePadding
  }
}
