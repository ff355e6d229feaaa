/// A part of a figure: so many points, and where they come from.
public struct FigureTerm: Hashable, Sendable {
  /// The length itself, in points.
  public var length: Double
  /// How much of the length counts: 1 for all of it, -1 for what is taken away, 0.5 for what stands in the middle.
  public var factor: Double
  /// Where the length comes from, in words: “margin of cells of iOS 8”.
  public var source: String
  /// The rule that asks for it; `nil` where a document says it, or rounding made it.
  public var rule: LayoutRule?
  /// Whether it is what rounding added or took away.
  public var isRounding = false
  /// The identifiers of the constraints that it was solved from.
  public var constraints: [String] = []

  /// A length from somewhere.
  init(
    _ length: Double, _ source: String, _ rule: LayoutRule?, factor: Double = 1, constraints: [String] = []
  ) {
    self.length = length
    self.source = source
    self.rule = rule
    self.factor = factor
    self.constraints = constraints
  }

  /// The points of the figure that are the term's.
  public var points: Double { length * factor }

  /// The term with so many times the points.
  func times(_ factor: Double) -> FigureTerm {
    var term = self
    term.factor *= factor
    return term
  }
}
