/// The free typeface that stands in for one of Apple's, and how its letters are set so that words get the same width.
///
/// A run of text is as wide as the sum of its advances times `stretch` plus `tracking` for every character, and what its
/// letters differ by.
public struct FontSubstitute: Hashable, Sendable {
  /// The family that is drawn, for example `Nimbus Sans`.
  public var family: String
  /// The weight that is drawn.
  public var weight: FontWeight
  /// Whether the letters slant.
  public var isItalic: Bool
  /// The factor by which letters and advances are widened.
  public var stretch: Double
  /// The points added after every character.
  public var tracking: Double
  /// What single letters differ by from those that stand in for them; `nil` for nothing.
  public var letterWidths: LetterWidths?

  /// A stand-in with its fitted widths.
  public init(
    family: String,
    weight: FontWeight,
    isItalic: Bool = false,
    stretch: Double = 1,
    tracking: Double = 0,
    letterWidths: LetterWidths? = nil
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.stretch = stretch
    self.tracking = tracking
    self.letterWidths = letterWidths
  }
}
