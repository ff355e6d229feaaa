import TableLayout
import TableModel

/// Sets every character half as wide as the letters are high, so that tests can reckon widths without fonts.
struct StubShaper: TextShaping {
  func shape(_ request: TextRequest) -> ShapedText {
    let size = request.spans.map(\.size).max() ?? 0
    let advance = size / 2
    let limit = request.maximumWidth.map { max(0, Int($0 / advance)) } ?? .max
    let paragraphs = request.text.split(separator: "\n", omittingEmptySubsequences: false)
    var lines = paragraphs.flatMap { wrap($0, limit: request.maximumLines == 1 ? .max : limit) }
    var isTruncated = false
    if request.maximumLines > 0, lines.count > request.maximumLines {
      lines = Array(lines.prefix(request.maximumLines))
      isTruncated = true
    }
    if lines.contains(where: { $0.count > limit }) {
      isTruncated = true
      lines = lines.map { $0.count > limit ? String($0.prefix(max(0, limit - 1))) + "…" : $0 }
    }
    return ShapedText(
      lines: lines.map { line($0, advance: advance, size: size) }, isTruncated: isTruncated)
  }

  private func wrap(_ text: Substring, limit: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines.removeLast()
      let joined = last.isEmpty ? String(word) : "\(last) \(word)"
      lines += joined.count <= limit || last.isEmpty ? [joined] : [last, String(word)]
    }
    return lines
  }

  private func line(_ text: String, advance: Double, size: Double) -> ShapedLine {
    let width = Double(text.count) * advance
    let glyphs = text.indices.enumerated().map { GlyphRun.Glyph(index: 1, x: Double($0.offset) * advance) }
    return ShapedLine(
      runs: [GlyphRun(fontName: "Stub", size: size, glyphs: glyphs, text: text, x: 0, width: width)],
      width: width
    )
  }
}
