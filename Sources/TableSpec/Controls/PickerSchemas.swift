import TableModel
import TableSources

/// A date picker: a date and a time, as they are shown.
enum DatePickerSchema {
  /// What shows.
  struct State: Sendable {
    fileprivate var date: String?
    fileprivate var time: String?
    fileprivate var style = DatePickerStyle.compact
    fileprivate var minuteInterval = 1
  }

  static let mapping = MappingSchema<ControlDraft<State>>(
    "datePicker", subject: "a date picker", initial: ControlDraft(state: State()),
    fields: [
      Field(
        "date", .text,
        "The date: `2026-11-26`, shown as the language writes it; `compact` also takes any text.",
        without: "none", get: { $0.state.date }, set: { $0.state.date = $1 }),
      Field(
        "time", .text,
        "The time: `09:41`, shown as the language writes it; beside other text as it is.",
        without: "none",
        get: { $0.state.time }, set: { $0.state.time = $1 }),
      Field(
        "preferredDatePickerStyle", .word(DatePickerStyle.self),
        "The look: capsules, a month’s calendar, or wheels.",
        get: { $0.state.style }, set: { $0.state.style = $1 }),
      Field(
        "minuteInterval", .wholeNumber(1...30),
        "The minutes between two times, which divide 60; `time` is rounded down to them.",
        get: { $0.state.minuteInterval }, set: { $0.state.minuteInterval = $1 }),
      .enabled(), .tintColor(),
    ])

  /// A picker that nothing is told shows nothing; calendars and wheels need to know which day it is.
  @Sendable private static func check(
    _ state: State, _ keys: MappingKeys, _ node: SpecNode, _ subject: Subject, _ context: DecodingContext
  ) {
    if !MinuteInterval.isKnown(state.minuteInterval), let entry = keys["minuteInterval"] {
      context.warning(
        "“minuteInterval” must divide 60; UIKit takes 1 for \(state.minuteInterval)",
        at: entry.value.range, rule: .sourceDoubtful)
    }
    guard state.style != .compact else {
      // UIKit shows the day on which the app runs, which no picture knows.
      let style = keys["preferredDatePickerStyle"]?.value
      // A style that is none has its error.
      let isCompact = style.map { $0.isNull || $0.scalar?.text == DatePickerStyle.compact.rawValue } ?? true
      if isCompact, keys.lacks("date"), keys.lacks("time") {
        context.warning(
          "a date picker without “date” and “time” shows nothing", at: node.range,
          hint: "write datePicker: 2026-11-26, or datePicker: {time: 09:41}", rule: .sourceDoubtful)
      }
      return
    }
    let style = quoted(state.style.rawValue)
    if let date = state.date, CalendarDate(date) == nil, let entry = keys["date"] {
      context.error(
        "“date” of the style \(style) must be a date such as 2026-11-26, not \(quoted(date))",
        at: entry.value.range, hint: "write year, month and day; other calendars and words are not drawn")
    }
    if state.style == .wheels, let time = state.time, ClockTime(time) == nil, let entry = keys["time"] {
      context.error(
        "“time” of the style \(style) must be a time such as 09:41, not \(quoted(time))",
        at: entry.value.range)
    }
    let hasNothing = state.style == .inline ? keys.lacks("date") : keys.lacks("date") && keys.lacks("time")
    if hasNothing, let entry = keys["preferredDatePickerStyle"] {
      context.missing("a date picker of the style \(style) has no “date”", at: entry.value.range)
    }
  }

  private static let anyCoding = ControlSchema<State>(
    mapping: mapping,
    short: .init(key: "date", coding: ValueCoding.text.map({ State(date: $0) }, from: { $0.date })),
    check: check,
    make: {
      .datePicker(date: $0.date, time: $0.time, style: $0.style, minuteInterval: $0.minuteInterval)
    },
    state: { kind in
      guard case .datePicker(let date, let time, let style, let interval) = kind else { return nil }
      return State(date: date, time: time, style: style, minuteInterval: interval)
    }
  ).coding

  /// Most looks have no compact style, which nobody has to name.
  static let coding = anyCoding.checked { control, node, _, context in
    if case .datePicker(_, _, .compact, _) = control.kind,
      node.entries?.contains(where: { $0.name == "preferredDatePickerStyle" }) != true
    {
      context.noteUse(
        of: "preferredDatePickerStyle", whichIs: "compact", in: "datePicker", at: node.alias ?? node.range)
    }
    return control
  }
}

/// The wheels of a picker: a list of them, or a mapping.
enum PickerViewSchema {
  private static let mostRows = 1_000
  private static let titles = ValueCoding.list(of: .localizedText, itemName: "a title").atMost(
    mostRows, "titles")

  static let componentMapping = MappingSchema<PickerComponent>(
    "pickerComponent", subject: "a wheel of a picker", initial: PickerComponent(rows: []),
    fields: [
      Field(
        "rows", titles, "The titles from top to bottom.", .required, get: { $0.rows }, set: { $0.rows = $1 }),
      Field(
        "selectedRow", .wholeNumber(0...mostRows - 1), "The number of the title that is chosen, from 0.",
        get: { $0.selectedRow }, set: { $0.selectedRow = $1 }),
    ])

  private static let components = ValueCoding.list(
    of: componentMapping.coding { component, keys, node, subject, context in
      componentMapping.requireKeys(keys, of: subject, node, context)
      if let entry = keys["selectedRow"], component.selectedRow >= max(1, component.rows.count) {
        context.error(
          "“selectedRow” must be below the number of rows, \(component.rows.count), not \(component.selectedRow)",
          at: entry.value.range, hint: "the first row has the number 0")
      }
    }
    .or("rows", titles) { PickerComponent(rows: $0) }, itemName: "a wheel of a picker"
  )
  .atMost(10, "wheels")

  static let mapping = MappingSchema<ControlDraft<[PickerComponent]>>(
    "pickerView", subject: "a picker", initial: ControlDraft(state: []),
    fields: [
      Field(
        "components", components, "The wheels from left to right.", .required,
        get: { $0.state }, set: { $0.state = $1 })
    ])

  static let coding = ControlSchema<[PickerComponent]>(
    mapping: mapping, short: .init(key: "components", coding: components),
    make: { .pickerView($0) },
    state: { if case .pickerView(let components) = $0 { components } else { nil } }
  ).coding
}
