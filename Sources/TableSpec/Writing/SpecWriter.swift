import TableModel
import TableSources

/// Writes documents as spec files: the shortest text from which the loader makes the same document.
///
/// What equals UIKit's defaults is left out, and short forms stand wherever they say the same. A colour loses what 8
/// bits a component cannot hold, a picture that the loader would not find from the folder becomes a placeholder of
/// its size, and a number that specs cannot have the nearest that they can.
public struct SpecWriter: Sendable {
  private let folder: FilePath
  private let copiesFolder: FilePath?

  /// A writer of specs that will lie in a folder, below which their pictures are looked for.
  ///
  /// `copiesFolder` is the name of a folder in it where copies of other pictures can lie, so that specs name those.
  public init(folder: FilePath, copiesFolder: FilePath? = nil) {
    self.folder = folder
    self.copiesFolder = copiesFolder
  }

  /// The spec of a document, in YAML.
  public func text(of document: Document) -> String { spec(of: document).text }

  /// The spec of a document with the copies of pictures that it needs.
  public func spec(of document: Document) -> WrittenSpec {
    let images = ImageNames(folder: folder, copiesFolder: copiesFolder)
    let context = EncodingContext(images: images)
    let screens = document.screens.enumerated().map { number, screen in
      context.screen(number, textKeys: screen.textKeys) {
        ScreenSchema.mapping.value(of: ScreenDraft(screen), context)
      }
    }
    let text = YAMLPrinter.text(of: screens)
    return WrittenSpec(text: text, copies: images.copies, changes: context.changes)
  }
}

/// A spec that was made from a document.
public struct WrittenSpec: Hashable, Sendable {
  /// The spec itself, in YAML.
  public var text: String
  /// The pictures that must be copied for the spec to show them.
  public var copies: [ImageCopy]
  /// What the spec has otherwise than the document, in the order of the spec; a picture's loss at its first use.
  public var changes: [SpecChange]
}

/// The way from a spec's outermost value to a part of it: the numbers of entries and items.
typealias SpecPath = [Int]

extension SpecValue {
  /// Calls a function with the path of every entry in the value, outer ones first.
  func visit(_ body: (_ path: SpecPath, _ entry: Entry) -> Void) {
    visit(at: [], body)
  }

  private func visit(at path: SpecPath, _ body: (SpecPath, Entry) -> Void) {
    switch self {
    case .text, .word: break
    case .list(let items, _):
      for (number, item) in items.enumerated() { item.visit(at: path + [number], body) }
    case .mapping(let entries, _):
      for (number, entry) in entries.enumerated() {
        body(path + [number], entry)
        entry.value.visit(at: path + [number], body)
      }
    }
  }

  /// The value without the entries at some paths.
  func without(_ paths: Set<SpecPath>) -> SpecValue { without(paths, at: []) }

  private func without(_ paths: Set<SpecPath>, at path: SpecPath) -> SpecValue {
    switch self {
    case .text, .word: return self
    case .list(let items, let isSpread):
      return .list(
        items.enumerated().map { $1.without(paths, at: path + [$0]) }, isSpread: isSpread)
    case .mapping(let entries, let isSpread):
      let kept = entries.enumerated().filter { !paths.contains(path + [$0.offset]) }
      return .mapping(
        kept.map { $1.with($1.value.without(paths, at: path + [$0])) }, isSpread: isSpread)
    }
  }
}

extension SpecValue.Entry {
  /// The key with another value.
  fileprivate func with(_ value: SpecValue) -> SpecValue.Entry {
    SpecValue.Entry(key: key, value: value, reduction: reduction)
  }
}

/// What a spec would say of a screen, property by property, whatever the screen was made of.
package enum SpecProperties {
  /// The most characters of a value.
  static let longestValue = 500

  /// The properties that are otherwise than usual, in the order in which specs are written.
  ///
  /// `rows` are the places of the rows that are wanted; `nil` for all.
  package static func all(of screen: Screen, rows: Set<IndexPath>? = nil) -> [ElementProperty] {
    let context = EncodingContext(images: nil, notesProperties: true, rows: rows)
    _ = ScreenSchema.mapping.value(of: ScreenDraft(screen), context)
    return context.properties.compactMap { property in
      property.steps.contains(where: isUnseen) ? nil : named(property)
    }
  }

  /// Whether a step leads to what nobody sees: names for programs, and how pictures are reviewed.
  private static func isUnseen(_ step: ElementStep) -> Bool {
    switch step {
    case .key("id"), .key("reuseIdentifier"), .key("name"), .key("review"), .key("prototypes"): true
    default: false
    }
  }

  /// The property of an image by its name alone; `nil` for its size, which views show.
  private static func named(_ property: ElementProperty) -> ElementProperty? {
    guard
      let image = property.steps.lastIndex(where: { $0 == .key("image") || $0 == .key("highlightedImage") })
    else { return property }
    guard property.steps.last == .key("placeholder") else { return nil }
    var property = property
    property.steps = Array(property.steps[...image])
    property.usual = nil
    return property
  }
}

extension SpecValue {
  /// The value in one line, as people read it.
  var words: String {
    switch self {
    case .text(let text): String(text.unicodeScalars.prefix(SpecProperties.longestValue))
    case .word(let word): word
    case .list(let items, _):
      items.isEmpty ? "" : "[" + items.map(\.words).joined(separator: ", ") + "]"
    case .mapping(let entries, _):
      entries.isEmpty ? "true" : entries.map { "\($0.key) \($0.value.words)" }.joined(separator: ", ")
    }
  }
}
