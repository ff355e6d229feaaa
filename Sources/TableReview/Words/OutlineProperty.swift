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

  /// Reads a list of properties, of which what is no property is left out; `false` where there is no JSON.
  static func read(from reader: inout JSONReader, into properties: inout [OutlineProperty]) -> Bool {
    reader.visitItems { reader in
      var texts: [String] = []
      var isOfTexts = true
      texts.reserveCapacity(3)
      let isSound = reader.visitItems { reader in
        guard let value = reader.value() else { return false }
        if let text = value.text { texts.append(text) } else { isOfTexts = false }
        return true
      }
      guard isSound else { return false }
      if isOfTexts, (2...3).contains(texts.count) {
        properties.append(OutlineProperty(texts[0], texts[1], usual: texts.count > 2 ? texts[2] : nil))
      }
      return true
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
