import TableModel
import TableSources
import TableSpec
import TableStrings

/// Where something is defined that a document names: a prototype, an image, a text in other languages, an anchor.
struct Definition {
  /// A stretch of a document.
  struct Location {
    /// The document.
    var uri: DocumentURI
    /// The stretch.
    var range: TextRange

    /// The stretch as messages have it.
    var json: JSONValue { .object([("uri", .string(uri.text)), ("range", range.json)]) }
  }

  private static let start = TextRange(
    start: TextPosition(line: 0, character: 0), end: TextPosition(line: 0, character: 0))

  private let document: OpenDocument
  private let encoding: PositionEncoding

  /// The definitions of what a document names.
  init(_ document: OpenDocument, _ encoding: PositionEncoding) {
    (self.document, self.encoding) = (document, encoding)
  }

  /// Where the thing at a place is defined; several places for an image of several scales, or a text in several languages.
  func locations(at position: TextPosition) -> [Location] {
    let text = document.text
    let offset = text.scalar(at: text.offset(of: position, encoding))
    guard let place = document.place(at: offset), place.role == .value else { return [] }
    if place.node.alias != nil { return [here(place.node.range)] }
    guard let scalar = place.node.scalar, !scalar.isNull else { return [] }
    if place.key?.key.name == "reuseIdentifier" { return prototype(scalar.text, around: place) }
    if place.kinds.contains(where: \.isImagePath) { return images(scalar.text) }
    return place.kinds.contains(where: \.takesText) ? strings(scalar.text) : []
  }

  private func here(_ range: SourceRange) -> Location {
    Location(uri: document.uri, range: document.text.range(range, encoding))
  }

  private func prototype(_ name: String, around place: SourcePlace) -> [Location] {
    for level in place.levels.reversed() {
      let prototypes = level.node.entries?.first { $0.name == "prototypes" }?.value.entries
      if let entry = prototypes?.first(where: { $0.name == name }) { return [here(entry.key.range)] }
    }
    return []
  }

  private func images(_ name: String) -> [Location] {
    let resolver = ImageResolver(folder: document.folder, limits: LoadingLimits())
    guard case .success(let files) = resolver.resolve(name) else { return [] }
    return files.map { Location(uri: DocumentURI(file: $0.path), range: Definition.start) }
  }

  /// The places of a text in the tables of strings beside the document.
  private func strings(_ text: String) -> [Location] {
    let folder = document.folder.appending(StringPlace.plainFolder)
    let limits = LoadingLimits()
    let reach = limits.reach(from: document.folder)
    return NearFiles(endings: SourceKind.specEndings, atMost: Definition.mostTables).names(below: folder)
      .compactMap { name in
        let path = folder.appending(name)
        guard case .success(let bytes) = SourceFile.read(path, within: reach, atMost: limits.fileSize),
          let entry = PlainTableReader.read(bytes, named: path.text, limits: limits).value?[text],
          let line = entry.location.line
        else { return nil }
        let table = DocumentText(Array(String(decoding: bytes, as: UTF8.self).utf8))
        return Location(
          uri: DocumentURI(file: path), range: table.range(line: line, column: 1, length: 0, encoding))
      }
  }

  private static let mostTables = 100
}

extension ValueKind {
  /// Whether a value is the path of an image and nothing else.
  fileprivate var isImagePath: Bool {
    if case .imagePath = self { true } else { false }
  }
}

/// The files of some kinds in a folder and those below it, a few levels deep.
struct NearFiles {
  /// How deep folders are looked into.
  private static let levels = 3
  /// How many things of one folder are looked at.
  private static let mostEntries = 2_000

  /// The ends of their names.
  let endings: [String]
  /// The most files that are found.
  let atMost: Int

  /// Their paths from the folder, those of the folder itself first.
  func names(below folder: FilePath) -> [FilePath] {
    var found: [FilePath] = []
    var level: [FilePath] = [""]
    for _ in 0..<NearFiles.levels {
      var next: [FilePath] = []
      for path in level where found.count < atMost {
        let place = path.isEmpty ? folder : folder.appending(path)
        let entries = (try? Folder(place).entries(atMost: NearFiles.mostEntries)) ?? []
        for entry in entries {
          let name = path.isEmpty ? entry.name : path.appending(entry.name)
          if entry.kind == .folder { next.append(name) }
          if entry.kind == .file, name.hasEnding(endings) { found.append(name) }
        }
      }
      level = next
    }
    return Array(found.prefix(atMost))
  }
}
