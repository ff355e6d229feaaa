import TableModel
import TableSources
import TableSpec

/// The colours that a document names, and how others are written in their places.
struct DocumentColors {
  private let document: OpenDocument
  private let encoding: PositionEncoding

  /// The colours of a document.
  init(_ document: OpenDocument, _ encoding: PositionEncoding) {
    (self.document, self.encoding) = (document, encoding)
  }

  /// The colours in the order of the document, as messages have them.
  var all: [JSONValue] {
    guard let schema = document.schema, let reading = document.reading, !reading.isForeign else { return [] }
    var colors: [JSONValue] = []
    ValueWalk(schema: schema).texts(of: reading.roots) { node, scalar, kinds in
      // An editor writes one colour, and would lose the other of two.
      guard kinds.contains(where: \.isColor), let color = ColorSchema.color(scalar.text), color.dark == nil
      else { return }
      let range = document.text.range(node.range, encoding)
      colors.append(.object([("range", range.json), ("color", DocumentColors.json(color))]))
    }
    return colors
  }

  /// How a colour may be written at a stretch, as messages have it; `nil` for what is no colour.
  func presentations(of value: JSONValue?, at range: TextRange) -> [JSONValue]? {
    guard let red = value?["red"]?.number, let green = value?["green"]?.number,
      let blue = value?["blue"]?.number
    else { return nil }
    let color = Color(red: red, green: green, blue: blue, alpha: value?["alpha"]?.number ?? 1)
    let start = document.text.offset(of: range.start, encoding)
    let first = start < document.text.bytes.count ? document.text.bytes[start] : 0
    let mark = first == UInt8(ascii: "'") ? "'" : "\""
    var texts = [SchemaProse.digits(of: color)]
    if let name = Color.named.first(where: { $0.color.isNear(color) })?.name { texts.append(name) }
    return texts.map { text in
      let isPlain = !text.hasPrefix("#") && first != UInt8(ascii: "\"") && first != UInt8(ascii: "'")
      let edit = TextEdit(range: range, text: isPlain ? text : mark + text + mark)
      return .object([("label", .string(text)), ("textEdit", edit.json)])
    }
  }

  private static func json(_ color: Color) -> JSONValue {
    .object([
      ("red", .number(color.red)), ("green", .number(color.green)), ("blue", .number(color.blue)),
      ("alpha", .number(color.alpha)),
    ])
  }
}

extension Color {
  /// Whether two colours are the same where each component has 8 bits.
  fileprivate func isNear(_ other: Color) -> Bool {
    hex == other.hex && (alpha * 255).rounded() == (other.alpha * 255).rounded()
  }
}
