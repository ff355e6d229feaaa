import TableModel
import TableSources

/// Reads a status bar: whether there is one, or a mapping.
enum StatusBarDecoder {
  private static let mapping = MappingDecoder<StatusBar>(
    subject: "a status bar",
    fields: [
      Field("style", .word(StatusBar.Style.self)) { $0.style = $1 },
      Field("time", .text) { $0.time = $1 },
      Field("carrier", .text) { $0.carrier = $1 },
      Field("batteryLevel", .number(.from(0, to: 1))) { $0.batteryLevel = $1 },
    ]
  )

  static let decoder: ValueDecoder<StatusBar?> = mapping.decoder(from: StatusBar()).map(Optional.some)
    .or(ValueDecoder.boolean.map { $0 ? StatusBar() : nil })
}
