import TableModel
import TableSources

/// A moment between two states of a cell.
enum TransitionSchema {
  private static let state = ValueCoding<CellState>.options(
    CellState.named.map { (name: $0.name, option: $0.state) },
    names: { state in
      CellState.named.filter { $0.state == state || $0.state != [] && state.contains($0.state) }.map(\.name)
    })

  /// A transition before it is known to have both its ends.
  struct Draft: Sendable {
    fileprivate var from: CellState? = []
    fileprivate var to: CellState?
    fileprivate var progress = 0.0
  }

  static let mapping = MappingSchema<Draft>(
    "transition", subject: "a transition", initial: Draft(),
    fields: [
      Field(
        "from", state, "The state, or states together, in which it begins.",
        get: { $0.from }, set: { $0.from = $1 }),
      Field(
        "to", state, "The state, or states together, in which it ends.", .required,
        get: { $0.to }, set: { $0.to = $1 }),
      Field(
        "progress", .number(.from(0, to: 1)), "The part that is done.", .required,
        get: { $0.progress }, set: { $0.progress = $1 }),
    ])

  static let coding = ValueCoding<Transition>(
    mapping.kind,
    encode: { transition, context in
      mapping.value(
        of: Draft(from: transition.from, to: transition.to, progress: transition.progress), context)
    },
    decode: { node, subject, context in
      guard case .mapping(let entries) = node.content else {
        context.mismatch(
          node, subject, mustBe: mapping.kind, hint: "write {to: showingEditControl, progress: 0.5}")
        return nil
      }
      return transition(entries, node, subject, context)
    })

  private static func transition(
    _ entries: [SpecNode.Entry], _ node: SpecNode, _ subject: Subject, _ context: DecodingContext
  ) -> Transition? {
    var draft = Draft(from: nil)
    let keys = mapping.decode(entries, into: &draft, context)
    mapping.requireKeys(keys, of: subject, node, context)
    if draft.from == nil, keys.place(of: "from") == nil { draft.from = [] }
    guard let from = draft.from, let to = draft.to else { return nil }
    if from == to, let place = keys.place(of: "to") {
      context.warning("\(subject) ends in the state that it begins in", at: place, rule: .sourceDoubtful)
    }
    return Transition(from: from, to: to, progress: draft.progress)
  }
}
