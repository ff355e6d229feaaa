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
  var check: (@Sendable (State, MappingKeys, SpecNode, Subject, DecodingContext) -> Void)?
  /// Makes the control of a state.
  let make: @Sendable (State) -> Control.Kind
  /// The state of a control of this kind; `nil` for others.
  let state: @Sendable (Control.Kind) -> State?

  /// The way between such controls and values of a file; controls of other kinds have none.
  var coding: ValueCoding<Control> {
    let kind = short.map { .either($0.coding.kind, mapping.kind) } ?? mapping.kind
    let long = mapping.coding { draft, keys, node, subject, context in
      mapping.requireKeys(keys, of: subject, node, context)
      check?(draft.state, keys, node, subject, context)
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

/// A control as a source file describes it, before it is known to be complete.
struct ControlDraft<State: Sendable>: Sendable {
  /// What only controls of its kind have.
  var state: State
  /// Whether it can be used.
  var isEnabled = true
  /// The colour instead of the theme's.
  var tintColor: Color?
  /// The letters instead of the theme's.
  var font: FontAttributes?
  /// The colour of the letters instead of the theme's.
  var textColor: Color?
}

extension ControlDraft {
  /// What a file says of a control with a state.
  init(_ control: Control, state: State) {
    self.init(
      state: state, isEnabled: control.isEnabled, tintColor: control.tintColor, font: control.font,
      textColor: control.textColor)
  }

  /// The control that a state's kind makes of it.
  func control(_ kind: Control.Kind) -> Control {
    Control(kind, isEnabled: isEnabled, tintColor: tintColor, font: font, textColor: textColor)
  }
}

extension Field {
  /// The key that says whether a control can be used.
  static func enabled<State>() -> Field where Model == ControlDraft<State> {
    Field("enabled", .boolean, "Whether it can be used.", get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
      .written(rank: 1)
  }

  /// The key of a control's own colour, as UIKit calls it.
  static func tintColor<State>(
    _ key: String = "tintColor", without other: StaticString = "the theme’s"
  ) -> Field where Model == ControlDraft<State> {
    Field(
      key, ColorSchema.coding, "Its colour.", without: other,
      reduction: key == "tintColor" ? .fallback : nil,
      get: { $0.tintColor }, set: { $0.tintColor = $1 }
    ).written(rank: 1)
  }

  /// The key of the letters of a control's text.
  static func font<State>() -> Field where Model == ControlDraft<State> {
    Field(
      "font", FontSchema.coding, "The font of its text.", without: "the theme’s", reduction: .detail,
      get: { $0.font }, set: { $0.font = $1 }
    ).written(rank: 1)
  }

  /// The key of the colour of a control's text, as UIKit calls it.
  static func textColor<State>(_ key: String) -> Field where Model == ControlDraft<State> {
    Field(
      key, ColorSchema.coding, "The colour of its text.", without: "the theme’s",
      reduction: key == "textColor" ? .detail : nil,
      get: { $0.textColor }, set: { $0.textColor = $1 }
    ).written(rank: 1)
  }
}

/// A badge: its text, or a mapping.
enum BadgeSchema {
  static let mapping = MappingSchema<ControlDraft<String>>(
    "badge", subject: "a badge", initial: ControlDraft(state: ""),
    fields: [
      Field("text", .text, "The text in it.", .required, get: { $0.state }, set: { $0.state = $1 }),
      .tintColor("color"),
    ])

  static let coding = ControlSchema<String>(
    mapping: mapping,
    short: .init(key: "text", coding: .text),
    make: { .badge(text: $0) },
    state: { if case .badge(let text) = $0 { text } else { nil } }
  ).coding
}

/// A switch: on or off, or a mapping.
enum SwitchSchema {
  /// The words for on and off, which YAML itself takes for truth values.
  private static let words: [(name: String, isOn: Bool)] = [
    ("on", true), ("off", false), ("true", true), ("false", false), ("yes", true), ("no", false),
  ]

  private static let kind = ValueKind.word(WordList { words.map(\.name) })

  private static let state = ValueCoding<Bool>(
    kind,
    encode: { isOn, _ in .word(isOn ? "on" : "off") },
    decode: { node, subject, context in
      guard let text = node.scalar?.text, let word = words.first(where: { $0.name == text }) else {
        context.mismatch(
          node, subject, mustBe: kind,
          hint: node.scalar.flatMap { Spelling.hint(for: $0.text, among: words.map(\.name)) })
        return nil
      }
      return word.isOn
    })

  static let mapping = MappingSchema<ControlDraft<Bool>>(
    "switch", subject: "a switch", initial: ControlDraft(state: false),
    fields: [
      Field("on", state, "Whether it is on.", .written, get: { $0.state }, set: { $0.state = $1 }),
      .enabled(), .tintColor(),
    ])

  static let coding = ControlSchema<Bool>(
    mapping: mapping,
    short: .init(key: "on", coding: state),
    make: { .switch(isOn: $0) },
    state: { if case .switch(let isOn) = $0 { isOn } else { nil } }
  ).coding
}

/// A slider: its value, or a mapping.
enum SliderSchema {
  /// Where the knob is, and where it can stop.
  struct State: Sendable {
    fileprivate var value = 0.0
    fileprivate var numberOfTicks = 0
  }

  private static let value = ValueCoding.number(.from(0, to: 1))

  static let mapping = MappingSchema<ControlDraft<State>>(
    "slider", subject: "a slider", initial: ControlDraft(state: State()),
    fields: [
      Field(
        "value", value, "Where the knob is between both ends.", .written,
        get: { $0.state.value }, set: { $0.state.value = $1 }),
      Field(
        "numberOfTicks", .wholeNumber(0...100),
        "Dots below the track.",
        get: { $0.state.numberOfTicks }, set: { $0.state.numberOfTicks = $1 }),
      .enabled(), .tintColor(),
    ])

  static let coding = ControlSchema<State>(
    mapping: mapping,
    short: .init(key: "value", coding: value.map({ State(value: $0) }, from: { $0.value })),
    make: { .slider(value: $0.value, numberOfTicks: $0.numberOfTicks) },
    state: { kind in
      guard case .slider(let value, let numberOfTicks) = kind else { return nil }
      return State(value: value, numberOfTicks: numberOfTicks)
    }
  ).coding
}

/// A stepper.
enum StepperSchema {
  /// Which sides of a stepper can go on.
  struct State: Sendable {
    fileprivate var canDecrement = true
    fileprivate var canIncrement = true
  }

  static let mapping = MappingSchema<ControlDraft<State>>(
    "stepper", subject: "a stepper", initial: ControlDraft(state: State()),
    fields: [
      Field(
        "canDecrement", .boolean, "Whether it can go down.",
        get: { $0.state.canDecrement }, set: { $0.state.canDecrement = $1 }),
      Field(
        "canIncrement", .boolean, "Whether it can go up.",
        get: { $0.state.canIncrement }, set: { $0.state.canIncrement = $1 }),
      .enabled(), .tintColor(),
    ])

  static let coding = ControlSchema<State>(
    mapping: mapping,
    make: { .stepper(canDecrement: $0.canDecrement, canIncrement: $0.canIncrement) },
    state: { kind in
      guard case .stepper(let canDecrement, let canIncrement) = kind else { return nil }
      return State(canDecrement: canDecrement, canIncrement: canIncrement)
    }
  ).coding
}

/// A progress view: its progress, or a mapping.
enum ProgressViewSchema {
  /// How far the way is, and where it is shown.
  struct State: Sendable {
    fileprivate var progress = 0.0
    fileprivate var style = ProgressViewStyle.default
  }

  private static let progress = ValueCoding.number(.from(0, to: 1))

  static let mapping = MappingSchema<ControlDraft<State>>(
    "progressView", subject: "a progress view", initial: ControlDraft(state: State()),
    fields: [
      Field(
        "progress", progress, "The part that is done.", .written,
        get: { $0.state.progress }, set: { $0.state.progress = $1 }),
      Field(
        "progressViewStyle", .word(ProgressViewStyle.self), "What it is made for.",
        get: { $0.state.style }, set: { $0.state.style = $1 }),
      .tintColor(),
    ])

  static let coding = ControlSchema<State>(
    mapping: mapping,
    short: .init(key: "progress", coding: progress.map({ State(progress: $0) }, from: { $0.progress })),
    make: { .progressView(progress: $0.progress, style: $0.style) },
    state: { kind in
      guard case .progressView(let progress, let style) = kind else { return nil }
      return State(progress: progress, style: style)
    }
  ).coding
}
