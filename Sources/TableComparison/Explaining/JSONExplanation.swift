import TableLayout
import TableModel

/// An explanation as JSON, one line for a table.
public struct JSONExplanation {
  private let explanation: SceneExplanation

  /// An explanation to be written.
  public init(_ explanation: SceneExplanation) {
    self.explanation = explanation
  }

  /// The view at an address, or all, as one line without a line feed.
  public func line(at address: String? = nil) -> String {
    var bytes: [UInt8] = []
    write(at: address) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the view at an address, or all, as one line without a line feed, in pieces.
  package func write<Failure: Error>(
    at address: String? = nil, to put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var line = JSONLine()
    line.beginObject()
    line.members(of: explanation.inspected)
    line.key("views")
    line.beginArray()
    if let address {
      if let view = explanation.view(at: address) { line.value(value(of: view)) }
    } else {
      try explanation.visit { (view: ExplainedView) throws(Failure) -> Bool in
        line.value(value(of: view))
        try line.putPiece(to: put)
        return true
      }
    }
    line.endArray()
    line.endObject()
    try put(line.bytes)
  }

  private func value(of view: ExplainedView) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("address", .string(view.address)), ("class", .string(view.node.viewClass.rawValue)),
    ]
    if let label = view.node.label { members.append(("text", .string(label.text))) }
    if let origin = explanation.origin(of: view) { members.append(("source", .origin(origin))) }
    members.append(("frame", .frame(view.node.frame)))
    if !view.figures.isEmpty {
      members.append(("figures", .object(view.figures.map { ($0.name.rawValue, value(of: $0)) })))
    }
    return .object(members)
  }

  private func value(of figure: FrameFigure) -> JSONValue {
    .object([
      ("points", .number(figure.points)),
      ("words", .string(ExplanationText(explanation).words(of: figure))),
      ("terms", .array(figure.terms.map(value))),
    ])
  }

  private func value(of term: FigureTerm) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("points", .number(term.points)), ("length", .number(term.length)), ("factor", .number(term.factor)),
      ("source", .string(term.source)),
    ]
    if let rule = term.rule { members.append(("rule", .string(rule.heading))) }
    if !term.constraints.isEmpty {
      members.append(("constraints", .array(term.constraints.map(constraint))))
    }
    return .object(members)
  }

  private func constraint(_ id: String) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("id", .string(id))]
    if let line = explanation.inspected.origins?.origin(ofObject: id)?.location.line {
      members.append(("line", .number(Double(line))))
    }
    return .object(members)
  }
}
