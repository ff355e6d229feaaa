import TableModel
import TableSources

/// A control of one kind: the short form of its state, or a mapping.
struct ControlSchema<State: Sendable>: Sendable {
  /// The short form of a control: the value of one of its keys.
  struct Short: Sendable {
    /// The key that may stand alone.
    var key: String
    /// The key's values.
    var coding: ValueCoding<State>
  }

  /// The keys of the long form.
  let mapping: MappingSchema<ControlDraft<State>>
  /// The short form; `nil` for controls that have none.
  var short: Short?
  /// What is wrong with a state as a whole is noted here.
  var check: (@Sendable (State, MappingKeys, DecodingContext) -> Void)?
  /// Makes the control of a state.
  let make: @Sendable (State) -> Control.Kind
  /// The state of a control of this kind; `nil` for others.
  let state: @Sendable (Control.Kind) -> State?

  /// The way between such controls and values of a file; controls of other kinds have none.
  var coding: ValueCoding<Control> {
    let kind = short.map { .either($0.coding.kind, mapping.kind) } ?? mapping.kind
    let long = mapping.coding { draft, keys, node, subject, context in
      mapping.requireKeys(keys, of: subject, node, context)
      check?(draft.state, keys, context)
    }
    return ValueCoding(
      kind,
      encode: { control, context in
        guard let state = state(control.kind) else { return nil }
        let value = mapping.value(of: ControlDraft(control, state: state), main: short?.key, context)
        return short.map { value.short(for: $0.key) } ?? value
      },
      decode: { node, subject, context in
        if node.entries != nil, !node.isTextKey || short?.coding.kind.isList == true {
          return long.decode(node, subject, context).map { $0.control(make($0.state)) }
        }
        guard let short, short.coding.kind.isList == (node.items != nil) else {
          context.mismatch(node, subject, mustBe: kind)
          return nil
        }
        return short.coding.decode(node, subject, context).map { Control(make($0)) }
      })
  }
}
