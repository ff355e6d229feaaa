import TableModel
import TableSources

/// Reads a control of one kind: the short form of its state, or a mapping.
struct ControlDecoder<State: Sendable>: Sendable {
  /// The keys of the long form.
  let mapping: MappingDecoder<ControlDraft<State>>
  /// The state that the short form gives; `nil` for controls that have no short form.
  var short: ValueDecoder<State>?
  /// The key without which the long form says nothing; `nil` where everything has a default.
  var requiredKey: String?
  /// The state where nothing is said.
  let initial: State
  /// What is wrong with a state as a whole is noted here.
  var check: (@Sendable (State, MappingKeys, DecodingContext) -> Void)?
  /// Makes the control of a state.
  let make: @Sendable (State) -> Control.Kind

  private var kind: ValueKind { short.map { .either($0.kind, mapping.kind) } ?? mapping.kind }

  /// The decoder of such controls.
  var decoder: ValueDecoder<Control> {
    ValueDecoder(kind) { node, subject, context in
      if let entries = node.entries { return control(entries, node, subject, context) }
      guard let short, short.kind.isList == (node.items != nil) else {
        context.mismatch(node, subject, mustBe: kind)
        return nil
      }
      return short.decode(node, subject, context).map { Control(make($0)) }
    }
  }

  private func control(
    _ entries: [SpecNode.Entry], _ node: SpecNode, _ subject: String, _ context: DecodingContext
  ) -> Control {
    var draft = ControlDraft(state: initial)
    let keys = mapping.decode(entries, into: &draft, context)
    if let requiredKey { keys.require(requiredKey, of: subject, node, context) }
    check?(draft.state, keys, context)
    return Control(
      make(draft.state),
      isEnabled: draft.isEnabled,
      tintColor: draft.tintColor,
      font: draft.font,
      textColor: draft.textColor
    )
  }
}
