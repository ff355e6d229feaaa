/// How high the parts of small letters are in a typeface, where those of its stand-in differ in proportion to capitals, and
/// how thick its stems are where the stand-in has none of its weight.
///
/// Lengths are in parts of the letters' size, heights from the baseline up, as the stand-in's own outlines have them. Two
/// sets are equal when their names are.
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
  public private(set) var name: String
  /// The height of letters such as n with what they reach over the line.
  public let xHeight: Change
  /// The height of letters such as l.
  public let ascender: Change
  /// The height of f, whose hook is higher than l in some stand-ins; `nil` for that of l.
  public let hook: Change?
  /// The depth to which round letters reach below the baseline.
  public let overshoot: Change
  /// What stems are thicker than the stand-in's; less than 0 for thinner ones.
  public private(set) var stemGrowth = 0.0

  /// The small letters that reach as high as l, f left out.
  public static let lettersWithAscender: [Unicode.Scalar] = [
    "b", "d", "h", "k", "l", "ß", "ð", "þ", "đ", "ħ", "ł", "ľ",
  ]

  /// A set of heights.
  public init(_ name: String, xHeight: Change, ascender: Change, hook: Change? = nil, overshoot: Change) {
    self.name = name
    self.xHeight = xHeight
    self.ascender = ascender
    self.hook = hook
    self.overshoot = overshoot
  }

  /// Heights that are the stand-in's own.
  public static let unchanged = LetterShapes(
    "unchanged", xHeight: Change(from: 0.5, to: 0.5), ascender: Change(from: 0.7, to: 0.7),
    overshoot: Change(from: 0.01, to: 0.01))

  /// The same heights with stems that are thicker, or thinner, by parts of the size.
  public func growing(by growth: Double) -> LetterShapes {
    var shapes = self
    shapes.stemGrowth = growth
    shapes.name += " with stems grown by \(growth)"
    return shapes
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
    let ascender = kind == .smallWithHook ? hook ?? ascender : ascender
    guard kind != .small, ascender.from > xHeight.from else { return xHeight.to + over }
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
    /// The letter f, whose end is bent.
    case smallWithHook

    /// The parts of the letter of a character.
    public init(of scalar: Unicode.Scalar) {
      if scalar == "f" {
        self = .smallWithHook
      } else if LetterShapes.lettersWithAscender.contains(scalar) {
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
