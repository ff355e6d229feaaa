/// The free typeface that stands in for one of Apple's, and how its letters are set so that words get the same width.
///
/// A run of text is as wide as the sum of its advances times `stretch` plus `tracking` for every character, what its
/// letters differ by, and the part `kerning` of what its own kerning adds.
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
  /// The factor by which letters are heightened.
  public var rise: Double
  /// How high the parts of small letters are, before they are heightened; `nil` as they are in the stand-in.
  public var letterShapes: LetterShapes?
  /// How much of the stand-in's own kerning, also widened, moves neighbouring letters: from 0 to 1.
  public var kerning: Double
  /// What of the text begins on whole points; `nil` where everything stands where the advances put it.
  public var wholePoints: WholePointPlacement?

  /// A stand-in with its fitted widths.
  public init(
    family: String,
    weight: FontWeight,
    isItalic: Bool = false,
    stretch: Double = 1,
    tracking: Double = 0,
    letterWidths: LetterWidths? = nil,
    rise: Double = 1,
    letterShapes: LetterShapes? = nil,
    kerning: Double = 0
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.stretch = stretch
    self.tracking = tracking
    self.letterWidths = letterWidths
    self.rise = rise
    self.letterShapes = letterShapes
    self.kerning = kerning
  }
}
