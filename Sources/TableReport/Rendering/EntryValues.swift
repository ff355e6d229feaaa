import Mustache

/// What the template of an entry is filled with.
final class EntryValues: TemplateValue, MustacheParent {
  private let entry: ReviewEntry
  private let number: Int
  private let pictures: TemplateList<PictureValues>

  /// More places than these cannot be told apart in the picture.
  private static let mostBoxes = 200

  /// The values of an entry, which is the `number`th of the page.
  init(entry: ReviewEntry, number: Int) {
    self.entry = entry
    self.number = number
    pictures = TemplateList(PictureValues.all(of: entry))
  }

  func child(named name: String) -> Any? {
    switch name {
    case "number": TemplateText(String(number))
    case "name": TemplateText(entry.name)
    case "state": TemplateText(entry.state.rawValue)
    case "attributes": attributes.value
    case "finding": TemplateText(finding)
    case "hasDiagnostics": !entry.diagnostics.isEmpty
    case "diagnostics": TemplateList(entry.diagnostics.map(MessageValues.init))
    case "hasWords": !entry.words.isEmpty
    case "words": TemplateList(entry.words.map(WordValues.init))
    case "unknown": TemplateList(entry.unknown)
    case "pictures": pictures
    case "facts": TemplateList(Fact.all(of: entry))
    default: nil
    }
  }

  private var attributes: PageAttributes {
    var attributes = PageAttributes()
    attributes.add("data-name", entry.name)
    attributes.add("data-path", path)
    attributes.add("data-state", entry.state.rawValue)
    attributes.add("data-format", entry.format)
    attributes.add("data-scale", entry.scale.plain)
    attributes.add("data-scene", ReviewPath("scenes/\(entry.name).js")?.url ?? "")
    attributes.add("data-group", entry.group)
    attributes.add("data-digest", entry.digest?.beginning)
    attributes.add("data-boxes", boxes)
    return attributes
  }

  /// The name as a relative URL, where it has bytes that are not UTF-8.
  private var path: String? {
    let files = [entry.expected?.file, entry.actual?.file].compactMap(\.self)
    guard files.contains(where: \.isSpelledOut) else { return nil }
    return ReviewPath(spelledOut: entry.name)?.url
  }

  private var finding: String {
    let state = entry.state.rawValue
    return state.prefix(1).uppercased() + state.dropFirst() + (entry.pixels.map { ": \($0.words)" } ?? "")
  }

  private var boxes: String? {
    guard let places = entry.pixels?.boxes.prefix(Self.mostBoxes), !places.isEmpty else { return nil }
    return places.map(\.attribute).joined(separator: ";")
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
