import TableModel

/// Points that know what they are made of, where somebody asks for it.
///
/// Sums, bounds and roundings of lengths keep the account by themselves, so that an explanation cannot differ from what
/// was computed. Where nobody asks there are no terms, and a length is as good as a number.
struct Length {
  /// The length.
  private(set) var points: Double
  /// What adds up to it.
  private(set) var terms: [FigureTerm]

  /// A length made of terms; of none where nobody asks.
  init(_ points: Double, _ terms: [FigureTerm] = []) {
    self.points = points
    self.terms = terms
  }

  /// The same length as one term, where it has any.
  func named(_ source: @autoclosure () -> String, _ rule: LayoutRule?) -> Length {
    terms.isEmpty ? self : Length(points, [FigureTerm(points, source(), rule)])
  }

  /// A length that was made of this one by rounding or the like; words say how.
  func becoming(
    _ points: Double, _ change: @autoclosure () -> String, _ rule: LayoutRule? = nil, isRounding: Bool = false
  )
    -> Length
  {
    guard !terms.isEmpty, points != self.points else { return Length(points, terms) }
    var term = FigureTerm(points - self.points, change(), rule)
    term.isRounding = isRounding
    return Length(points, terms + [term])
  }
}

extension Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  init(integerLiteral value: Int) { self.init(Double(value)) }
  init(floatLiteral value: Double) { self.init(value) }
}

extension Length: Comparable {
  static func == (one: Length, other: Length) -> Bool { one.points == other.points }
  static func < (one: Length, other: Length) -> Bool { one.points < other.points }
}

extension Length {
  static func + (one: Length, other: Length) -> Length {
    Length(one.points + other.points, one.terms.adding(other.terms, times: 1))
  }

  static func - (one: Length, other: Length) -> Length {
    Length(one.points - other.points, one.terms.adding(other.terms, times: -1))
  }

  static func * (length: Length, factor: Double) -> Length {
    Length(length.points * factor, length.terms.map { $0.times(factor) })
  }

  static func / (length: Length, divisor: Double) -> Length {
    Length(length.points / divisor, length.terms.map { $0.times(1 / divisor) })
  }
}

extension [FigureTerm] {
  /// Both lists as one; what stands in both from the same source is one term.
  fileprivate func adding(_ others: [FigureTerm], times factor: Double) -> [FigureTerm] {
    guard !others.isEmpty else { return self }
    var sum = self
    for term in others {
      if let index = sum.firstIndex(where: { $0.source == term.source && $0.length == term.length }) {
        sum[index].factor += term.factor * factor
      } else {
        sum.append(term.times(factor))
      }
    }
    return sum
  }
}

extension PixelGrid {
  /// The next pixel at or past a length.
  func ceil(_ length: Length) -> Length {
    length.becoming(ceil(length.points), "rounded up to \(step)", isRounding: true)
  }

  /// The pixel at or before a length.
  func floor(_ length: Length) -> Length {
    length.becoming(floor(length.points), "rounded down to \(step)", isRounding: true)
  }

  /// The pixel nearest to a length; halves go away from zero.
  func round(_ length: Length) -> Length {
    length.becoming(round(length.points), "rounded to \(step)", isRounding: true)
  }

  /// A pixel in words.
  private var step: String {
    switch scale {
    case 1: "a point"
    case 2: "half a point"
    case 3: "a third of a point"
    default: "a pixel"
    }
  }
}

extension Length {
  /// The next whole point at or past the length, give or take a hair.
  func roundedUpToPoint(less hair: Double = 0, _ rule: LayoutRule) -> Length {
    becoming((points - hair).rounded(.up), "rounded up to a point", rule, isRounding: true)
  }

  /// The whole point at or before the length.
  func roundedDownToPoint(_ rule: LayoutRule) -> Length {
    becoming(points.rounded(.down), "rounded down to a point", rule, isRounding: true)
  }
}

/// A frame whose figures know what they are made of.
struct PlacedFrame {
  var x: Length
  var y: Length
  var width: Length
  var height: Length

  /// The frame in points.
  var rect: Rect { Rect(x: x.points, y: y.points, width: width.points, height: height.points) }

  /// The frame moved to the right.
  func offset(x distance: Length) -> PlacedFrame {
    PlacedFrame(x: x + distance, y: y, width: width, height: height)
  }

  /// The frame mirrored about the middle of a width in points.
  func mirrored(in whole: Double) -> PlacedFrame {
    var frame = self
    let parent = FigureTerm(whole, "width of the superview", .rightToLeft)
    let own = FigureTerm(width.points, "its own width", .rightToLeft)
    frame.x = Length(whole, [parent]) - x - Length(width.points, [own])
    return frame
  }

  /// The figures with what they are made of.
  var figures: [FrameFigure] {
    [(FrameFigure.Name.x, x), (.y, y), (.width, width), (.height, height)].map { name, length in
      FrameFigure(name: name, points: length.points, terms: length.terms)
    }
  }
}

extension SceneNode {
  /// The view with some figures of its frame changed as the frame itself was.
  mutating func moveFigures(_ change: (inout PlacedFrame) -> Void) {
    guard let frame = PlacedFrame(figures) else { return }
    var moved = frame
    change(&moved)
    figures = moved.figures
  }
}

extension PlacedFrame {
  /// The frame that figures were taken of.
  fileprivate init?(_ figures: [FrameFigure]) {
    guard figures.count == 4 else { return nil }
    let lengths = figures.map { Length($0.points, $0.terms) }
    self.init(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
  }
}
