/// One of the four figures of a frame, and what it is made of.
public struct FrameFigure: Hashable, Sendable {
  /// Which of the figures.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case x, y, width, height
  }

  /// Which of the figures it is.
  public var name: Name
  /// The figure, in points.
  public var points: Double
  /// What adds up to it; none for what has no room, or lies at its parent’s edge.
  public var terms: [FigureTerm]

  /// The terms that count: those of some points, or the first where none has any.
  public var countingTerms: [FigureTerm] {
    let counting = terms.filter { abs($0.points) > FrameFigure.nothing }
    return counting.isEmpty ? Array(terms.prefix(1)) : counting
  }

  /// Points that are mere rounding of sums.
  private static let nothing = 1e-9

  /// The rules that ask for it, each once, that of the first term first.
  public var rules: [LayoutRule] {
    countingTerms.compactMap(\.rule).reduce(into: []) { rules, rule in
      if !rules.contains(rule) { rules.append(rule) }
    }
  }
}
