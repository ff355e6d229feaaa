import TableModel

/// What a spec would say of a screen, property by property, whatever the screen was made of.
public enum SpecProperties {
  /// The most characters of a value.
  static let longestValue = 500

  /// What nobody sees: names for programs, and how pictures are reviewed.
  private static let unseen: Set<String> = ["id", "reuseIdentifier", "name", "review", "prototypes"]
  /// Files, which stand here without their names.
  private static let files: Set<String> = ["image", "highlightedImage"]

  /// The properties that are otherwise than usual, in the order in which specs are written.
  public static func all(of screen: Screen) -> [ElementProperty] {
    let context = EncodingContext(images: nil, notesProperties: true)
    _ = ScreenSchema.mapping.value(of: ScreenDraft(screen), context)
    return context.properties.filter { property in
      !property.steps.contains { step in
        guard case .key(let key) = step else { return false }
        return unseen.contains(key) || files.contains(key)
      }
    }
  }
}

extension SpecValue {
  /// The value in one line, as people read it.
  var words: String {
    switch self {
    case .text(let text): String(text.unicodeScalars.prefix(SpecProperties.longestValue))
    case .word(let word): word
    case .list(let items, _): items.map(\.words).joined(separator: ", ")
    case .mapping(let entries, _):
      entries.isEmpty ? "true" : entries.map { "\($0.key) \($0.value.words)" }.joined(separator: ", ")
    }
  }
}
