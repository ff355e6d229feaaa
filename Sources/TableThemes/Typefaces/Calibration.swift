import TableModel

/// How the letters of a substitute are set at one weight and size so that words are as wide as in the real typeface.
public struct Calibration: Hashable, Sendable {
  /// The weight of the real typeface.
  public var weight: FontWeight
  /// The size in points.
  public var size: Double
  /// The factor by which the substitute's letters and advances are widened.
  public var stretch: Double
  /// The points added after every character.
  public var tracking: Double
  /// What single letters differ by from those that stand in for them; `nil` for nothing.
  public var letterWidths: LetterWidths?
  /// The factor by which the substitute's letters are heightened.
  public var rise: Double
  /// How high the parts of small letters are, before they are heightened; `nil` as they are in the substitute.
  public var letterShapes: LetterShapes?

  /// A setting for one weight and size.
  package init(
    _ weight: FontWeight, _ size: Double, stretch: Double, tracking: Double = 0,
    letterWidths: LetterWidths? = nil, rise: Double = 1, letterShapes: LetterShapes? = nil
  ) {
    self.weight = weight
    self.size = size
    self.stretch = stretch
    self.tracking = tracking
    self.letterWidths = letterWidths
    self.rise = rise
    self.letterShapes = letterShapes
  }
}
