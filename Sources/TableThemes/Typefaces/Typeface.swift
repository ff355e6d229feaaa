import TableModel

/// One of Apple's typefaces: its measures, and the free typeface that stands in for it.
public struct Typeface: Hashable, Sendable {
  /// The family as iOS names it, for example `Helvetica Neue`.
  public var family: String
  /// The height of the letters above the baseline, in parts of the size; `nil` takes what the descent leaves of the line.
  public var ascent: Double?
  /// The depth of the letters below the baseline, in parts of the size.
  public var descent: Double
  /// The height of capitals, in parts of the size; `nil` where nothing stands beside them.
  public var capHeight: Double?
  /// How high a line is.
  public var lineHeight: LineHeight
  /// The family that is drawn in its place.
  public var substituteFamily: String
  /// The weights in which that family can be drawn; the nearest takes the place of any other.
  public var substituteWeights: [FontWeight] = FontWeight.allCases
  /// By how much the stems of the nearest of those are made thicker for a weight that the family lacks, in parts of the
  /// letters' size; a weight that is not among them is drawn as the nearest one.
  public var stemGrowth: [FontWeight: Double] = [:]
  /// How the substitute's letters are set, by weight and size; the nearest entries of the wanted weight are interpolated.
  public var calibrations: [Calibration]
  /// How much of the substitute's own kerning moves neighbouring letters: from 0 to 1.
  public var kerning = 0.0
}
