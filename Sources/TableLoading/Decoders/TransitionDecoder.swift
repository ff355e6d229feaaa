import TableModel

/// Reads a moment between two states of a cell.
enum TransitionDecoder {
  private static let state = ValueDecoder<CellState>.options(
    CellState.named.map { (name: $0.name, option: $0.state) })

  private static let mapping = MappingDecoder<Transition>(
    subject: "a transition",
    fields: [
      Field("from", state) { $0.from = $1 },
      Field("to", state) { $0.to = $1 },
      Field("progress", .number(.from(0, to: 1))) { $0.progress = $1 },
    ]
  )

  static let decoder = ValueDecoder<Transition>(mapping.kind) { node, subject, context in
    guard case .mapping(let entries) = node.content else {
      context.mismatch(
        node, subject, mustBe: mapping.kind, hint: "write {to: showingEditControl, progress: 0.5}")
      return nil
    }
    var transition = Transition(to: [], progress: 0)
    let keys = mapping.decode(entries, into: &transition, context)
    keys.require("to", of: subject, node, context)
    keys.require("progress", of: subject, node, context)
    if transition.from == transition.to, let place = keys.place(of: "to") {
      context.warning("\(subject) ends in the state that it begins in", at: place)
    }
    return transition
  }
}
