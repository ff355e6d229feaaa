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

/// A part of a figure: so many points, and where they come from.
public struct FigureTerm: Hashable, Sendable {
  /// The length itself, in points.
  public var length: Double
  /// How much of the length counts: 1 for all of it, -1 for what is taken away, 0.5 for what stands in the middle.
  public var factor = 1.0
  /// Where the length comes from, in words: “margin of cells of iOS 8”.
  public var source: String
  /// The rule that asks for it; `nil` where a document says it, or rounding made it.
  public var rule: LayoutRule?
  /// Whether it is what rounding added or took away.
  public var isRounding = false
  /// The identifiers of the constraints that it was solved from.
  public var constraints: [String] = []

  /// A length from somewhere.
  init(_ length: Double, _ source: String, _ rule: LayoutRule?, constraints: [String] = []) {
    self.length = length
    self.source = source
    self.rule = rule
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

/// The rules of layout by the headings of `docs/uikit-layout.md` that tell them.
public enum LayoutRule: String, Hashable, Sendable, CaseIterable {
  case contentView = "The content view"
  case margins = "Margins"
  case labels = "Labels"
  case subtitle = "Subtitle"
  case value1 = "Value1"
  case value2 = "Value2"
  case images = "Images"
  case listContent = "Content configurations"
  case lineOfText = "A line of text"
  case rows = "Rows"
  case headersOfGroups = "Headers and footers of groups"
  case headersOfPlainTables = "Headers of plain tables"
  case lines = "Lines"
  case widthsOfTexts = "Widths of texts"
  case autoLayout = "Auto Layout"
  case sizesOfText = "Sizes of text"
  case editing = "Editing"
  case bars = "Bars and tables"
  case rightToLeft = "From right to left"

  /// The heading, as the page has it.
  public var heading: String { rawValue }
}
