import TableLayout
import TableModel

/// An explanation in words, for people.
public struct ExplanationText {
  private let explanation: SceneExplanation

  /// An explanation to be told.
  public init(_ explanation: SceneExplanation) {
    self.explanation = explanation
  }

  private var scene: Scene { explanation.inspected.scene }

  /// Every address with its frame, a line each, after a line that says what they are addresses of.
  public var outline: String {
    var outline = ""
    writeOutline { outline += $0 }
    return outline
  }

  /// Writes every address with its frame, in pieces, each of whole lines.
  package func writeOutline<Failure: Error>(
    to put: (_ lines: String) throws(Failure) -> Void
  ) throws(Failure) {
    let name = scene.name.map { " “\($0)”" } ?? ""
    let size = "\(scene.size.width.shortDescription) × \(scene.size.height.shortDescription)"
    let scale = scene.scale.shortDescription
    var width = 0
    explanation.visit { (view: ExplainedView) -> Bool in
      width = max(width, view.address.count)
      return true
    }
    // One address that is as long as a text may be does not move all frames out of sight.
    width = min(width, ExplanationText.mostWidth)
    var lines = TextPieces("\(explanation.inspected.file)\(name): \(scene.theme), \(size) at \(scale)x\n")
    try explanation.visit { (view: ExplainedView) throws(Failure) -> Bool in
      lines.text += view.address.padded(to: width + 2)
      lines.text += ExplanationText.frame(of: view.node)
      if let label = view.node.label { lines.text += "  “\(label.text.onOneLine)”" }
      lines.text += "\n"
      try lines.put(to: put)
      return true
    }
    try lines.finish(put)
  }

  /// The most letters of an address that frames in other lines stand behind.
  private static let mostWidth = 200

  private static func frame(of node: SceneNode) -> String {
    let figures = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
    let words = figures.map(\.shortDescription)
    return "(\(words[0]) \(words[1]); \(words[2]) \(words[3]))"
  }

  /// The four figures of a view's frame, a line each, after a line that says which view it is.
  public func text(of view: ExplainedView) -> String {
    let origin = explanation.origin(of: view)?.location
    let numbers = [origin?.line, origin?.column].compactMap { $0 }.reduce("") { "\($0):\($1)" }
    let place = (origin?.file ?? explanation.inspected.file) + numbers
    let label = view.node.label.map { " “\($0.text.onOneLine)”" } ?? ""
    let heading = "\(place): \(view.address), \(view.node.viewClass.rawValue)\(label)\n"
    guard !view.figures.isEmpty else {
      return heading + "  \(ExplanationText.frame(of: view.node)) ← the look of \(scene.themeTitle)\n"
    }
    let width = view.figures.map(\.points.shortDescription.count).max() ?? 0
    return view.figures.reduce(into: heading) { text, figure in
      let number = figure.points.shortDescription
      let name = figure.name.rawValue.padded(to: FrameFigure.Name.longest)
      text += "  \(name) \(number.padded(to: width)) ← \(words(of: figure))\n"
    }
  }

  /// What a figure is made of, with the headings of the rules in brackets.
  public func words(of figure: FrameFigure) -> String {
    let rules = figure.rules.map(\.heading).joined(separator: "; ")
    return sum(of: figure) + (rules.isEmpty ? "" : " [\(rules)]")
  }

  private func sum(of figure: FrameFigure) -> String {
    let terms = figure.countingTerms
    guard let first = terms.first else { return figure.name.emptyWords }
    let lengths = terms.filter { !$0.isRounding }
    let isAlone = lengths.count == 1 && first.factor == 1 && terms.count == 1
    let sum = lengths.enumerated().reduce("") { text, item in
      text + (isAlone ? words(of: item.element) : signed(item.element, isFirst: item.offset == 0))
    }
    return terms.filter(\.isRounding).reduce(sum) { $0 + ", " + $1.source }
  }

  private func signed(_ term: FigureTerm, isFirst: Bool) -> String {
    let isNegative = term.points < 0
    let sign = isNegative ? (isFirst ? "−" : " − ") : isFirst ? "" : " + "
    let factor = abs(term.factor)
    let share = factor == 0.5 ? "½ × " : factor == 1 ? "" : "\(factor.shortDescription) × "
    return sign + share + abs(term.length).shortDescription + " " + words(of: term)
  }

  private func words(of term: FigureTerm) -> String {
    let constraints = term.constraints.map { id in
      let line = explanation.inspected.origins?.origin(ofObject: id)?.location.line
      return id + (line.map { " (line \($0))" } ?? "")
    }
    return term.source + (constraints.isEmpty ? "" : " " + constraints.joined(separator: ", "))
  }
}

extension FrameFigure.Name {
  /// The letters of the longest name.
  fileprivate static let longest = allCases.map(\.rawValue.count).max() ?? 0

  /// What a figure is of which no term is known.
  fileprivate var emptyWords: String {
    switch self {
    case .x, .y: "edge of the superview"
    case .width, .height: "no room is left"
    }
  }
}

extension String {
  /// The text with a mark where lines end.
  fileprivate var onOneLine: String { String(map { $0.isNewline ? "↵" : $0 }) }

  /// The text with spaces after it up to a number of characters.
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}
