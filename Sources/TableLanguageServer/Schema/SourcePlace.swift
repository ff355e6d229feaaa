import TableSources
import TableSpec

/// A place in a source, and what lies around it.
struct SourcePlace {
  /// A mapping or list that the place lies in.
  struct Level {
    /// The mapping or list.
    var node: SpecNode
    /// What it may be.
    var kinds: [ValueKind]
    /// The mappings that it may be by the keys that it has; empty for lists and for keys of an author's own.
    var mappings: [SchemaMapping]
    /// The key that leads on to the place; `nil` in lists.
    var key: SpecNode?
    /// The number of the item that leads on to the place; `nil` in mappings.
    var item: Int?
  }

  /// What stands at the place.
  enum Role {
    /// The key of the innermost mapping.
    case key
    /// A value is written there, or is to follow a key.
    case value
  }

  /// What the place lies in, from the outermost to the innermost.
  var levels: [Level]
  /// What stands at the place.
  var role: Role
  /// The key or value at the place.
  var node: SpecNode
  /// What the value may be; empty for keys.
  var kinds: [ValueKind]

  /// The innermost mapping or list.
  var innermost: Level? { levels.last }

  /// What the schema says of the key at the place, or of the key whose value it is, with its mapping.
  var key: (mapping: SchemaMapping, key: ValueKind.Key)? {
    guard let name = innermost?.key?.scalar?.text else { return nil }
    for mapping in innermost?.mappings ?? [] {
      if let key = mapping[name] { return (mapping, key) }
    }
    return nil
  }

  /// The text that a key of the document has for its value, such as the theme of the screen.
  func text(of key: String, inMapping name: String) -> String? {
    for level in levels where level.mappings.contains(where: { $0.name == name }) {
      if let value = level.node.entries?.first(where: { $0.name == key })?.value.scalar?.text { return value }
    }
    return nil
  }
}
