import TableModel
import TableSources

/// Reads how far a table is scrolled, in points: a number, or a mapping.
enum ContentOffsetDecoder {
  private static let distance = ValueDecoder.number(.from(-4_096, to: 1_000_000))

  private static let mapping = MappingDecoder<Double>(
    subject: "a content offset", fields: [Field("y", distance) { $0 = $1 }])

  static let decoder = mapping.decoder(from: 0).or(distance)
}
