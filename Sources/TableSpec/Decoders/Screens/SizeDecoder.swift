import TableModel
import TableSources

/// Reads a size in points.
enum SizeDecoder {
  /// The size of a screen, or of another view that must have one.
  static let decoder = decoder(sides: .from(1, to: 4_096))

  /// The size of a picture, which may be nothing where nobody knows it.
  static let picture = decoder(sides: .from(0, to: 4_096))

  private static func decoder(sides: NumberRange) -> ValueDecoder<Size> {
    let side = ValueDecoder.number(sides)
    let mapping = MappingDecoder<Size>(
      subject: "a size",
      fields: [
        Field("width", side) { $0.width = $1 },
        Field("height", side) { $0.height = $1 },
      ]
    )
    return mapping.decoder(from: .zero, hint: "write {width: 320, height: 480}") {
      _, keys, node, subject, context in
      for field in mapping.fields { keys.require(field.key, of: subject, node, context) }
    }
  }
}
