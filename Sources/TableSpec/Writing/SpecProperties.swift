import TableModel

/// What a spec would say of a screen, property by property, whatever the screen was made of.
public enum SpecProperties {
  /// The most characters of a value.
  static let longestValue = 500

  /// The properties that are otherwise than usual, in the order in which specs are written.
  ///
  /// `rows` are the places of the rows that are wanted; `nil` for all.
  public static func all(of screen: Screen, rows: Set<IndexPath>? = nil) -> [ElementProperty] {
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
