import TableModel

extension ViewOutline {
  /// Writes what the page of a review shows of the view and of those in it, as JSON.
  package func writeForPage(to line: inout JSONLine) {
    line.beginObject()
    line.member("class", viewClass)
    line.member("id", id)
    line.member("role", role)
    line.member("text", text)
    if let indexPath {
      line.key("indexPath")
      line.numbers(Double(indexPath.section), Double(indexPath.row))
    }
    line.key("frame")
    line.numbers(frame.minX, frame.minY, frame.width, frame.height)
    if let font { line.member("font", font) }
    if isTruncated == true {
      line.key("truncated")
      line.bool(true)
    }
    if !children.isEmpty {
      line.key("children")
      line.beginArray()
      for index in children.indices { children[index].writeForPage(to: &line) }
      line.endArray()
    }
    line.endObject()
  }
}
