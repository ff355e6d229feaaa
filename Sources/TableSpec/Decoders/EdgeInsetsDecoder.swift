import TableModel
import TableSources

/// Reads distances from the edges of a rectangle, in points.
enum EdgeInsetsDecoder {
  /// The parts at a picture's edges that are not stretched.
  static let caps = decoder(of: "cap insets", .from(0, to: 4_096), hint: "write {left: 10, right: 10}")

  /// The space around what scrolls.
  static let scrolling = decoder(of: "insets", .from(-4_096, to: 4_096), hint: "write {top: 20}")

  private static func decoder(
    of subject: String, _ range: NumberRange, hint: String
  ) -> ValueDecoder<EdgeInsets> {
    let side = ValueDecoder.number(range)
    return MappingDecoder<EdgeInsets>(
      subject: subject,
      fields: [
        Field("top", side) { $0.top = $1 },
        Field("left", side) { $0.left = $1 },
        Field("bottom", side) { $0.bottom = $1 },
        Field("right", side) { $0.right = $1 },
      ]
    ).decoder(from: .zero, hint: hint)
  }
}
