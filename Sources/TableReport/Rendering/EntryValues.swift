/// What the template of an entry is filled with.
struct EntryValues {
  let number: Int
  let name: String
  let state: String
  let stateLabel: String
  let format: String
  let scale: String
  let scene: String?
  let group: String?
  let digest: String?
  let boxes: String?
  let pixels: String?
  let hasDiagnostics: Bool
  let diagnostics: [Properties]
  let hasWords: Bool
  let words: [Properties]
  let unknown: String?
  let pictures: [Properties]
  let facts: [Properties]

  /// What the template asks for.
  var properties: Properties {
    [
      "number": number, "name": name, "state": state, "stateLabel": stateLabel, "format": format,
      "scale": scale, "scene": scene, "group": group, "digest": digest, "boxes": boxes, "pixels": pixels,
      "hasDiagnostics": hasDiagnostics, "diagnostics": diagnostics, "hasWords": hasWords, "words": words,
      "unknown": unknown, "pictures": pictures, "facts": facts,
    ]
  }

  /// More places than these cannot be told apart in the picture.
  private static let mostBoxes = 200

  /// The values of an entry, which is the `number`th of the page.
  init(entry: ReviewEntry, number: Int) {
    self.number = number
    name = entry.name
    state = entry.state.rawValue
    stateLabel = state.prefix(1).uppercased() + state.dropFirst()
    format = entry.format
    scale = entry.scale.plain
    scene = ReviewPath("scenes/\(entry.name).js")?.url
    group = entry.group
    digest = entry.digest.map { String($0.prefix(16)) }
    let places = entry.pixels?.boxes.prefix(Self.mostBoxes).map(\.attribute) ?? []
    boxes = places.isEmpty ? nil : places.joined(separator: ";")
    pixels = entry.pixels?.words
    hasDiagnostics = !entry.diagnostics.isEmpty
    diagnostics = entry.diagnostics.map { MessageValues($0).properties }
    hasWords = !entry.words.isEmpty
    words = entry.words.map { WordValues($0).properties }
    unknown = entry.unknown
    pictures = PictureValues.all(of: entry).map(\.properties)
    facts = Fact.all(of: entry).map(\.properties)
  }
}

extension ReviewEntry.Pixels {
  /// The numbers as a sentence.
  fileprivate var words: String {
    guard count > 0 else { return "no pixel differs where both have some" }
    let pixels = count == 1 ? "1 pixel differs by" : "\(count.grouped) pixels differ by at most"
    let places = boxes.count == 1 ? "in one place" : "in \(boxes.count.grouped) places"
    var words = "\(pixels) \(largest) of 255, \(places)"
    if inTextAlone { words += ", in text alone" }
    if ignored > 0 { words += "; \(ignored.grouped) where that is allowed" }
    return words
  }
}
