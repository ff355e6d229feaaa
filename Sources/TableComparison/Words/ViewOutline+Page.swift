import TableModel

extension ViewOutline {
  /// Writes what the page of a review shows of the view and of those in it, as JSON.
  package func writeForPage(to line: inout JSONLine) {
    line.beginObject()
    line.member("class", viewClass)
    line.member("id", id)
    line.member("role", role)
    line.member("text", text)
    line.member("indexPath", indexPath)
    line.member("frame", frame)
    if let font { line.member("font", font) }
    if isTruncated == true {
      line.key("truncated")
      line.bool(true)
    }
    line.members("children", children) { $0.writeForPage(to: &$1) }
    line.endObject()
  }
}
