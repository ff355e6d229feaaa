import TableModel

/// A property that a view has of its source, as an outline remembers it.
package struct OutlineProperty: Hashable, Sendable {
  /// The way from the view to the property, in the words of specs: `separatorInset.left`.
  package var key: String
  /// Its value.
  package var value: String
  /// What holds without it; `nil` for nothing.
  package var usual: String?

  /// A property.
  package init(_ key: String, _ value: String, usual: String?) {
    (self.key, self.value, self.usual) = (key, value, usual)
  }

  /// Reads a list of properties, of which what is no property is left out; `false` where there is no JSON.
  static func read(from reader: inout JSONReader, into properties: inout [OutlineProperty]) -> Bool {
    reader.visitItems { reader in
      var (key, value, usual): (String?, String?, String?)
      var count = 0
      let isSound = reader.visitItems { reader in
        guard let item = reader.value() else { return false }
        switch count {
        case 0: key = item.text
        case 1: value = item.text
        case 2: usual = item.text
        default: break
        }
        count += 1
        return true
      }
      guard isSound else { return false }
      if let key, let value, count == 2 || count == 3 && usual != nil {
        properties.append(OutlineProperty(key, value, usual: usual))
      }
      return true
    }
  }

  /// Writes properties as a list, each as a list of key, value and what is usual.
  static func write(_ properties: [OutlineProperty], to line: inout JSONLine) {
    line.beginArray()
    for property in properties {
      line.beginArray()
      line.string(property.key)
      line.string(property.value)
      if let usual = property.usual { line.string(usual) }
      line.endArray()
    }
    line.endArray()
  }
}
