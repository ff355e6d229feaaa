import TableModel

/// A property that a view has of its source, as an outline remembers it.
public struct OutlineProperty: Hashable, Sendable {
  /// The way from the view to the property, in the words of specs: `separatorInset.left`.
  public var key: String
  /// Its value.
  public var value: String
  /// What holds without it; `nil` for nothing.
  public var usual: String?

  /// A property.
  public init(_ key: String, _ value: String, usual: String?) {
    (self.key, self.value, self.usual) = (key, value, usual)
  }

  /// The properties in a list of JSON; what is no property is left out.
  static func all(in json: JSONValue?) -> [OutlineProperty] {
    guard case .array(let items)? = json else { return [] }
    return items.compactMap { item in
      guard case .array(let parts) = item else { return nil }
      let texts = parts.compactMap { part in
        if case .string(let text) = part { text } else { nil as String? }
      }
      guard texts.count == parts.count, (2...3).contains(texts.count) else { return nil }
      return OutlineProperty(texts[0], texts[1], usual: texts.count > 2 ? texts[2] : nil)
    }
  }

  /// Writes properties as a member of an object, each as a list of key, value and what is usual; nothing for none.
  static func write(_ properties: [OutlineProperty], as key: StaticString, to line: inout JSONLine) {
    guard !properties.isEmpty else { return }
    line.key(key)
    line.beginArray()
    for property in properties {
      line.beginArray()
      for text in [property.key, property.value, property.usual].compactMap(\.self) { line.string(text) }
      line.endArray()
    }
    line.endArray()
  }
}
