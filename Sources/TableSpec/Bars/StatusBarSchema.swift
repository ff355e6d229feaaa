import TableModel
import TableSources

/// A status bar: whether there is one, or a mapping.
enum StatusBarSchema {
  static let mapping = MappingSchema<StatusBar>(
    "statusBar", subject: "a status bar", initial: StatusBar(),
    fields: [
      Field(
        "style", .word(StatusBar.Style.self),
        "Whether its icons are light or dark; `default` is what the theme shows over the bar below.",
        get: { $0.style }, set: { $0.style = $1 }),
      Field("time", .text, "The time of day.", get: { $0.time }, set: { $0.time = $1 }),
      Field(
        "carrier", .text, "The name of the carrier; on tablets since iOS 13 there is none.",
        get: { $0.carrier }, set: { $0.carrier = $1 }),
      Field(
        "batteryLevel", .number(.from(0, to: 1)), "How full the battery is.",
        get: { $0.batteryLevel }, set: { $0.batteryLevel = $1 }),
    ])

  static let coding = mapping.coding().orPresence { StatusBar() }
}
