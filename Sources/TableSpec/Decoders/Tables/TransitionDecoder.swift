import TableModel
import TableSources

/// Reads a moment between two states of a cell.
enum TransitionDecoder {
  private static let state = ValueDecoder<CellState>.options(
    CellState.named.map { (name: $0.name, option: $0.state) })

  /// A transition before it is known to have both its ends.
  private struct Draft: Sendable {
    var from: CellState?
    var to: CellState?
    var progress = 0.0
  }

  private static let mapping = MappingDecoder<Draft>(
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
    var draft = Draft()
    let keys = mapping.decode(entries, into: &draft, context)
    keys.require("to", of: subject, node, context)
    keys.require("progress", of: subject, node, context)
    if draft.from == nil, keys.place(of: "from") == nil { draft.from = [] }
    guard let from = draft.from, let to = draft.to else { return nil }
    if from == to, let place = keys.place(of: "to") {
      context.warning("\(subject) ends in the state that it begins in", at: place)
    }
    return Transition(from: from, to: to, progress: draft.progress)
  }
}
