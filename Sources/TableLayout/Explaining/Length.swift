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
