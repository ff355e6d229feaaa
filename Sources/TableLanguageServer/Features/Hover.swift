import TableLinting
import TableModel
import TableSources
import TableSpec

/// What is said of a place that somebody points at.
struct Hover {
  private let document: OpenDocument
  private let board: FindingBoard
  private let encoding: PositionEncoding

  /// What is said of places of a document; the board knows the sizes of its rows.
  init(_ document: OpenDocument, _ board: FindingBoard, _ encoding: PositionEncoding) {
    (self.document, self.board, self.encoding) = (document, board, encoding)
  }

  /// What is said of a place, in Markdown, and the stretch that it is said of; `nil` for nothing.
  func text(at position: TextPosition) -> (text: String, range: TextRange)? {
    let text = document.text
    let offset = text.scalar(at: text.offset(of: position, encoding))
    guard let schema = document.schema, let place = document.place(at: offset) else { return nil }
    var parts: [String] = []
    switch place.role {
    case .key: parts += key(at: place, schema)
    case .value: parts += value(at: place, schema)
    }
    if let size = rowSize(around: place) { parts.append(size) }
    guard !parts.isEmpty else { return nil }
    return (parts.joined(separator: "\n\n"), text.range(place.node.alias ?? place.node.range, encoding))
  }

  private func key(at place: SourcePlace, _ schema: SchemaIndex) -> [String] {
    guard let (mapping, key) = place.key else { return [] }
    return [
      SchemaProse.description(
        of: key, in: mapping, theme: place.theme, schema)
    ]
  }

  private func value(at place: SourcePlace, _ schema: SchemaIndex) -> [String] {
    guard let text = place.node.scalar?.text else { return [] }
    var parts: [String] = []
    for kind in place.kinds {
      switch kind {
      case .color:
        parts += ColorSchema.color(text).map { ["`\(text)` is `\(SchemaProse.digits(of: $0))`."] } ?? []
      case .imagePath: parts += image(text)
      case .name(.theme):
        guard let systems = schema.vocabulary.systems(text) else { continue }
        let last = systems.upperBound == systems.lowerBound ? "" : " to \(systems.upperBound)"
        parts.append("`\(text)` is the look of \(systems.lowerBound)\(last).")
      case .word(let list):
        guard let word = list.words.contains(text) ? text : kind.word(of: text),
          let (mapping, key) = place.key
        else { continue }
        parts.append("`\(key.name)`: `\(word)`")
        if let availability = Availability.of(mapping.availabilityName, key.name, value: word) {
          parts.append(
            SchemaProse.sentence(
              on: availability, theme: place.theme, schema))
        }
      default: break
      }
    }
    return parts
  }

  private func image(_ name: String) -> [String] {
    guard
      case .success(let files) = ImageResolver(folder: document.folder, limits: LoadingLimits()).resolve(name)
    else { return [] }
    return files.map { file in
      let size = "\(plain(file.size.width)) × \(plain(file.size.height)) points"
      return "\(FilePath(file.name).name.shown.markdownCode): \(size), \(plain(file.scale)) pixels a point"
    }
  }

  /// The size of the row that a place belongs to, unless it belongs to something in the row.
  private func rowSize(around place: SourcePlace) -> String? {
    guard let number = place.levels.lastIndex(where: { $0.item != nil }),
      number > 0, place.levels[number - 1].key?.scalar?.text == "rows",
      place.levels.count - number <= 2
    else { return nil }
    let list = place.levels[number]
    guard let item = list.item, let row = list.node.items?[item] else { return nil }
    let text = document.text
    let offset = text.offset(ofScalar: row.range.start)
    let line = text.lines.line(ofByte: offset)
    let column = text.scalar(at: offset) - text.scalar(at: text.lines.byteStart(of: line)) + 1
    let place = SourceLinter.RowPlace(line: line + 1, column: column)
    guard let size = board.size(ofRowAt: place, in: document) else { return nil }
    return "The row is \(plain(size.width)) × \(plain(size.height)) points large."
  }
}
