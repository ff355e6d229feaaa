import TableModel

extension ViewOutline {
  /// Writes the value as JSON, without its place in the source; `others` writes further members before the children.
  func write(to line: inout JSONLine, besides others: (inout JSONLine) -> Void = { _ in }) {
    line.beginObject()
    line.member("class", viewClass)
    line.member("role", role)
    line.member("id", id)
    if let indexPath {
      line.key("indexPath")
      line.numbers(Double(indexPath.section), Double(indexPath.row))
    }
    line.member("style", style)
    line.member("accessoryType", accessoryType)
    line.member("text", text)
    if let font { line.member("font", font) }
    line.member("textColor", textColor)
    line.member("backgroundColor", backgroundColor)
    line.member("image", image)
    line.member("imageDigest", imageDigest)
    line.key("frame")
    line.numbers(frame.minX, frame.minY, frame.width, frame.height)
    if let isTruncated {
      line.key("truncated")
      line.bool(isTruncated)
    }
    if let lineCount {
      line.key("lines")
      line.number(Double(lineCount))
    }
    if opacity != 1 {
      line.key("opacity")
      line.number(opacity)
    }
    line.member("drawing", drawing)
    line.member("letters", letters)
    line.member("shape", shape)
    OutlineProperty.write(properties, as: "properties", to: &line)
    others(&line)
    if !children.isEmpty {
      line.key("children")
      line.beginArray()
      for index in children.indices { children[index].write(to: &line) }
      line.endArray()
    }
    line.endObject()
  }
}

extension JSONLine {
  /// Writes a text as a member of an object, unless there is none.
  mutating func member(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    self.key(key)
    string(text)
  }

  /// Writes a font as a member of an object, as `inspect` does.
  mutating func member(_ key: StaticString, _ font: Font) {
    self.key(key)
    beginObject()
    member("family", font.family)
    member("weight", font.weight.rawValue)
    self.key("size")
    number(font.size)
    if font.isItalic {
      self.key("italic")
      bool(true)
    }
    endObject()
  }
}
