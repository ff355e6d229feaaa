import TableModel
import TableSources
import TableSpec

/// What a value may be at a place: words, names, colours, files beside the document, prototypes.
struct ValueOffer {
  /// The document.
  let document: OpenDocument
  /// What it may have in it.
  let schema: SchemaIndex
  /// The place.
  let place: SourcePlace
  /// Whether the place lies in quotation marks.
  let isQuoted: Bool

  /// The most files that are offered.
  private static let mostFiles = 500

  /// All of that, each once.
  var items: [CompletionItem] {
    var seen: Set<String> = []
    return (place.kinds.flatMap(items) + prototypes).filter { seen.insert($0.label).inserted }
  }

  private func items(of kind: ValueKind) -> [CompletionItem] {
    switch kind {
    case .boolean: isQuoted ? [] : words(["true", "false"])
    case .word(let list): words(list.words)
    case .name(let list): words(list.names(in: schema.vocabulary))
    case .color: colors
    case .imagePath: images
    default: []
    }
  }

  private func words(_ words: [String]) -> [CompletionItem] {
    let usual = place.key?.key.usual.map { SchemaProse.text(of: $0) }
    return words.map { word in
      let availability = place.key.flatMap {
        Availability.of($0.mapping.availabilityName, $0.key.name, value: word)
      }
      return CompletionItem(
        label: word, kind: .enumMember, detail: word == usual ? "what holds without it" : nil,
        documentation: availability.map {
          SchemaProse.sentence(on: $0, theme: place.text(of: "theme", inMapping: "screen"), schema)
        }, text: word)
    }
  }

  private var colors: [CompletionItem] {
    ColorSchema.names.map { name in
      CompletionItem(
        label: name, kind: .color, detail: nil,
        documentation: ColorSchema.color(name).map(SchemaProse.digits), text: name)
    }
  }

  /// The images in the document's folder and those below it.
  private var images: [CompletionItem] {
    NearFiles(endings: ImageReference.Format.endings, atMost: ValueOffer.mostFiles).names(
      below: document.folder
    )
    .compactMap { ScaleSuffix.removed(from: $0).validText }.map { name in
      CompletionItem(label: name, kind: .file, detail: nil, documentation: nil, text: written(name))
    }
  }

  /// The prototypes that a row may name.
  private var prototypes: [CompletionItem] {
    guard place.key?.key.name == "reuseIdentifier" else { return [] }
    let entries = place.levels.reversed().flatMap { level in
      level.node.entries?.first { $0.name == "prototypes" }?.value.entries ?? []
    }
    return entries.compactMap(\.name).map { name in
      CompletionItem(
        label: name, kind: .reference, detail: "a prototype", documentation: nil, text: written(name))
    }
  }

  private func written(_ text: String) -> String {
    isQuoted ? text : YAMLScalarText.written(text, inFlow: true)
  }
}
