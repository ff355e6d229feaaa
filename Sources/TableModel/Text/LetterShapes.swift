/// How high the parts of small letters are in a typeface, where those of its stand-in differ in proportion to capitals.
///
/// Heights are in parts of the letters' size, from the baseline up, as the stand-in's own outlines have them. Two sets
/// are equal when their names are.
public struct LetterShapes: Hashable, Sendable {
  /// A height of the stand-in and the one that takes its place.
  public struct Change: Hashable, Sendable {
    /// The height that the stand-in has.
    public var from: Double
    /// The height that it gets.
    public var to: Double

    /// A change of one height; `from` is not 0.
    public init(from: Double, to: Double) {
      self.from = from
      self.to = to
    }

    /// The factor from one height to the other; 1 where there is nothing to start from.
    fileprivate var factor: Double { from > 0 ? to / from : 1 }
  }

  /// What tells a set from others.
  public let name: String
  /// The height of letters such as n with what they reach over the line.
  public let xHeight: Change
  /// The height of letters such as l.
  public let ascender: Change
  /// The depth to which round letters reach below the baseline.
  public let overshoot: Change

  /// The small letters that reach as high as l.
  public static let lettersWithAscender: [Unicode.Scalar] = [
    "b", "d", "f", "h", "k", "l", "ß", "ð", "þ", "đ", "ħ", "ł", "ľ",
  ]

  /// A set of heights.
  public init(_ name: String, xHeight: Change, ascender: Change, overshoot: Change) {
    self.name = name
    self.xHeight = xHeight
    self.ascender = ascender
    self.overshoot = overshoot
  }

  /// Where a height of a letter comes to lie, in parts of the size.
  ///
  /// Depths beyond the overshoot keep their distance from it. Over the height of n, letters with an ascender are
  /// lengthened up to theirs, and marks over others are moved and keep their height.
  public func fitted(_ height: Double, of kind: Kind) -> Double {
    guard height > 0 else {
      return height >= -overshoot.from
        ? height * overshoot.factor : height + overshoot.from - overshoot.to
    }
    if kind == .capital { return height }
    if height <= xHeight.from { return height * xHeight.factor }
    let over = height - xHeight.from
    guard kind == .smallWithAscender, ascender.from > xHeight.from else { return xHeight.to + over }
    return xHeight.to + over * (ascender.to - xHeight.to) / (ascender.from - xHeight.from)
  }

  /// What parts a letter has.
  public enum Kind: Hashable, Sendable {
    /// A capital, a digit or a symbol, which reaches as high as it does in the stand-in.
    case capital
    /// A small letter.
    case small
    /// A small letter that reaches as high as l.
    case smallWithAscender

    /// The parts of the letter of a character.
    public init(of scalar: Unicode.Scalar) {
      if LetterShapes.lettersWithAscender.contains(scalar) {
        self = .smallWithAscender
      } else if scalar.isASCII {
        self = ("a"..."z").contains(scalar) ? .small : .capital
      } else {
        self = scalar.properties.isLowercase ? .small : .capital
      }
    }
  }

  /// Whether two sets have one name.
  public static func == (one: LetterShapes, other: LetterShapes) -> Bool { one.name == other.name }

  /// Hashes the name alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
