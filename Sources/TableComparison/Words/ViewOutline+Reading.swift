import TableModel

extension ViewOutline {
  /// Reads a view with all that lies in it; members that are not the view's own go to a function, which reads their values
  /// or says that there is none.
  ///
  /// `nil` where there is no JSON, or none of a view. Members of another kind than a view's are not there.
  init?(reading reader: inout JSONReader, besides others: (inout JSONReader, String) -> Bool) {
    var fields = ViewOutline.Fields(viewClass: "", frame: .zero)
    var isPlaced = false
    let isSound = reader.visitMembers { reader, key in
      switch key {
      case "frame":
        guard let frame = OutlineNumbers(reading: &reader) else { return false }
        isPlaced = frame.rect != nil
        fields.frame = frame.rect ?? .zero
      case "indexPath":
        guard let numbers = OutlineNumbers(reading: &reader) else { return false }
        fields.indexPath = numbers.indexPath
      case "properties": return OutlineProperty.read(from: &reader, into: &fields.properties)
      case "children":
        return reader.visitItems { reader in
          guard let child = ViewOutline(reading: &reader, besides: { reader, _ in reader.value() != nil })
          else { return false }
          fields.children.append(child)
          return true
        }
      default: return fields.readPlain(key, from: &reader) ?? others(&reader, key)
      }
      return true
    }
    guard isSound, isPlaced, !fields.viewClass.isEmpty else { return nil }
    self.init(fields)
  }
}

extension ViewOutline.Fields {
  /// Reads a member that is a single value, and says whether there is one; `nil` for other members.
  fileprivate mutating func readPlain(_ key: String, from reader: inout JSONReader) -> Bool? {
    switch key {
    case "class": return reader.read { viewClass = $0.text ?? "" }
    case "role": return reader.read { role = $0.text }
    case "text": return reader.read { text = $0.text }
    case "font": return reader.read { font = Font(outlined: $0) }
    case "textColor": return reader.read { textColor = $0.text }
    case "backgroundColor": return reader.read { backgroundColor = $0.text }
    case "letters": return reader.read { letters = $0.text }
    case "truncated": return reader.read { isTruncated = $0.bool }
    case "lines": return reader.read { lineCount = $0.number.flatMap { Int(exactly: $0) } }
    case "drawing": return reader.read { drawing = $0.text }
    case "shape": return reader.read { shape = $0.text }
    case "style": return reader.read { style = $0.text }
    case "accessoryType": return reader.read { accessoryType = $0.text }
    case "id": return reader.read { id = $0.text }
    case "image": return reader.read { image = $0.text }
    case "imageDigest": return reader.read { imageDigest = $0.text }
    case "opacity": return reader.read { opacity = $0.number ?? 1 }
    default: return nil
    }
  }
}

extension JSONReader {
  /// Reads a value for a function, and says whether there is one.
  fileprivate mutating func read(_ body: (JSONValue) -> Void) -> Bool {
    guard let value = value() else { return false }
    body(value)
    return true
  }
}

extension Font {
  /// A font from the JSON of an outline; `nil` where that is none.
  fileprivate init?(outlined json: JSONValue) {
    guard let family = json["family"]?.text, let size = json["size"]?.number,
      let weight = json["weight"]?.text.flatMap(FontWeight.init)
    else { return nil }
    self.init(family: family, weight: weight, size: size, isItalic: json["italic"]?.bool ?? false)
  }
}
