import TableModel

extension ViewOutline {
  /// Writes the value as JSON, without its place in the source; `others` writes further members before the children.
  func write(to line: inout JSONLine, besides others: (inout JSONLine) -> Void = { _ in }) {
    line.beginObject()
    line.member("class", viewClass)
    line.member("role", role)
    line.member("id", id)
    line.member("indexPath", indexPath)
    line.member("style", style)
    line.member("accessoryType", accessoryType)
    line.member("text", text)
    if let font { line.member("font", font) }
    line.member("textColor", textColor)
    line.member("backgroundColor", backgroundColor)
    line.member("image", image)
    line.member("imageDigest", imageDigest)
    line.member("frame", frame)
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
    line.members("children", children) { $0.write(to: &$1) }
    line.endObject()
  }
}
