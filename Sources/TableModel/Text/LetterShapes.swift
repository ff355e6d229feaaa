/// How high the parts of small letters are in a typeface, where those of its stand-in differ in proportion to capitals, and
/// how thick its stems are where the stand-in has none of its weight.
///
/// Lengths are in parts of the letters' size, heights from the baseline up, as the stand-in's own outlines have them. Two
/// sets are equal when their names are.
package struct LetterShapes: Hashable, Sendable {
  /// A height of the stand-in and the one that takes its place.
  package struct Change: Hashable, Sendable {
    /// The height that the stand-in has.
    package var from: Double
    /// The height that it gets.
    package var to: Double

    /// A change of one height; `from` is not 0.
    package init(from: Double, to: Double) {
      self.from = from
      self.to = to
    }

    /// The factor from one height to the other; 1 where there is nothing to start from.
    fileprivate var factor: Double { from > 0 ? to / from : 1 }
  }

  /// What tells a set from others.
  package private(set) var name: String
  /// The height of letters such as n with what they reach over the line.
  package let xHeight: Change
  /// The height of letters such as l.
  package let ascender: Change
  /// The height of f, whose hook is higher than l in some stand-ins; `nil` for that of l.
  package let hook: Change?
  /// The height of the dot of i and j; `nil` for a dot that stands as far above n as in the stand-in.
  package let dot: Change?
  /// The depth to which round letters reach below the baseline.
  package let overshoot: Change
  /// The depth of g; `nil` for small letters that reach as far below the overshoot as in the stand-in.
  package let descender: Change?
  /// What a colon between figures stands higher than between letters.
  package private(set) var colonRise = 0.0
  /// What stems are thicker than the stand-in's; less than 0 for thinner ones.
  package private(set) var stemGrowth = 0.0

  /// The small letters that reach as high as l, f left out.
  package static let lettersWithAscender: [Unicode.Scalar] = [
    "b", "d", "h", "k", "l", "ß", "ð", "þ", "đ", "ħ", "ł", "ľ",
  ]

  /// A set of heights.
  package init(
    _ name: String, xHeight: Change, ascender: Change, hook: Change? = nil, dot: Change? = nil,
    overshoot: Change, descender: Change? = nil
  ) {
    self.name = name
    self.xHeight = xHeight
    self.ascender = ascender
    self.hook = hook
    self.dot = dot
    self.overshoot = overshoot
    self.descender = descender
  }

  /// Heights that are the stand-in's own.
  package static let unchanged = LetterShapes(
    "unchanged", xHeight: Change(from: 0.5, to: 0.5), ascender: Change(from: 0.7, to: 0.7),
    overshoot: Change(from: 0.01, to: 0.01))

  /// The same heights with colons between figures that stand higher, by parts of the size.
  package func raisingColons(by rise: Double) -> LetterShapes {
    var shapes = self
    shapes.colonRise = rise
    return shapes
  }

  /// The same heights with stems that are thicker, or thinner, by parts of the size.
  package func growing(by growth: Double) -> LetterShapes {
    var shapes = self
    shapes.stemGrowth = growth
    shapes.name += " with stems grown by \(growth)"
    return shapes
  }

  /// Where a height of a letter comes to lie, in parts of the size.
  ///
  /// Depths beyond the overshoot keep their distance from it, those of small letters where nothing else is known of them.
  /// Over the height of n, letters with an ascender are lengthened up to theirs, dots where their height is known, and
  /// marks over others are moved and keep their height.
  package func fitted(_ height: Double, of kind: Kind) -> Double {
    guard height >= 0 else { return -fittedDepth(-height, of: kind) }
    if kind == .capital { return height }
    if height <= xHeight.from { return height * xHeight.factor }
    guard let top = top(of: kind) else { return xHeight.to + height - xHeight.from }
    return LetterShapes.between(xHeight, top, height)
  }

  private func fittedDepth(_ depth: Double, of kind: Kind) -> Double {
    if depth <= overshoot.from { return depth * overshoot.factor }
    guard kind != .capital, let descender, descender.from > overshoot.from else {
      return overshoot.to + depth - overshoot.from
    }
    return LetterShapes.between(overshoot, descender, depth)
  }

  /// What letters of a kind reach over n; `nil` where it keeps its height.
  private func top(of kind: Kind) -> Change? {
    let top: Change? =
      switch kind {
      case .capital, .small: nil
      case .smallWithAscender: ascender
      case .smallWithHook: hook ?? ascender
      case .smallWithDot: dot
      }
    return top.flatMap { $0.from > xHeight.from ? $0 : nil }
  }

  /// A length between two of the stand-in's, in proportion.
  private static func between(_ near: Change, _ far: Change, _ length: Double) -> Double {
    near.to + (length - near.from) * (far.to - near.to) / (far.from - near.from)
  }

  /// What parts a letter has.
  package enum Kind: Hashable, Sendable {
    /// A capital, a digit or a symbol, which reaches as high as it does in the stand-in.
    case capital
    /// A small letter.
    case small
    /// A small letter that reaches as high as l.
    case smallWithAscender
    /// The letter f, whose end is bent.
    case smallWithHook
    /// The letters i and j.
    case smallWithDot

    /// The parts of the letter of a character.
    package init(of scalar: Unicode.Scalar) {
      if scalar == "f" {
        self = .smallWithHook
      } else if scalar == "i" || scalar == "j" {
        self = .smallWithDot
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
  package static func == (one: LetterShapes, other: LetterShapes) -> Bool { one.name == other.name }

  /// Hashes the name alone.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// How much wider or narrower single letters of a typeface are than those that stand in for them.
///
/// Two sets are equal when their names are.
package struct LetterWidths: Hashable, Sendable {
  /// What tells a set from others.
  package let name: String
  /// The differences of the printable characters of ASCII, in thousandths of the letters' size.
  private let differences: [Int16]
  /// What capitals differ by besides before another capital, in the same way; empty for nothing.
  private let beforeCapitals: [Int16]

  private static let characters: ClosedRange<UInt32> = 0x20...0x7E

  /// A set of differences: characters that share one stand together, with it in thousandths of the size.
  ///
  /// `beforeCapitals` is added where a capital follows, as in words that are all capitals.
  package init(
    _ name: String, _ groups: [(thousandths: Int, characters: String)],
    beforeCapitals: [(thousandths: Int, characters: String)] = []
  ) {
    self.name = name
    differences = LetterWidths.differences(groups)
    self.beforeCapitals = beforeCapitals.isEmpty ? [] : LetterWidths.differences(beforeCapitals)
  }

  /// A set that differs from another one by `groups`.
  package init(
    _ name: String, adding groups: [(thousandths: Int, characters: String)], to base: LetterWidths
  ) {
    self.name = name
    differences = zip(base.differences, LetterWidths.differences(groups)).map {
      Int16(clamping: Int($0) + Int($1))
    }
    beforeCapitals = base.beforeCapitals
  }

  private static func differences(_ groups: [(thousandths: Int, characters: String)]) -> [Int16] {
    var differences = [Int16](repeating: 0, count: LetterWidths.characters.count)
    for group in groups {
      for scalar in group.characters.unicodeScalars where LetterWidths.characters.contains(scalar.value) {
        let index = Int(scalar.value - LetterWidths.characters.lowerBound)
        differences[index] = Int16(clamping: group.thousandths)
      }
    }
    return differences
  }

  /// The points that a letter is wider at a size in points; nothing for what is not in the set.
  package func difference(of scalar: UInt32, size: Double) -> Double {
    guard LetterWidths.characters.contains(scalar) else { return 0 }
    return Double(differences[Int(scalar - LetterWidths.characters.lowerBound)]) * size / 1000
  }

  /// The points that a letter is wider at a size in points before another.
  package func difference(of scalar: UInt32, before next: UInt32, size: Double) -> Double {
    let difference = difference(of: scalar, size: size)
    guard !beforeCapitals.isEmpty, LetterWidths.capitals.contains(next),
      LetterWidths.capitals.contains(scalar)
    else { return difference }
    return difference + Double(beforeCapitals[Int(scalar - LetterWidths.characters.lowerBound)]) * size / 1000
  }

  private static let capitals: ClosedRange<UInt32> = 0x41...0x5A

  /// Whether two sets have one name.
  package static func == (one: LetterWidths, other: LetterWidths) -> Bool { one.name == other.name }

  /// Hashes the name alone.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What of a text begins on whole points, as before iOS 6 where a point is a pixel.
public enum WholePointPlacement: Hashable, Sendable {
  /// Every word: words and blanks are as wide as whole numbers of points.
  case words
  /// Every letter, on the point at or before the place where the advances put it; the text is as wide as without.
  case letters
}
