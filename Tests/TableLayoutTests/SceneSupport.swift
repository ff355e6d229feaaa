import TableLayout
import TableModel
import TableThemes

/// Lays out a table with the stub shaper on a screen of 320 × 480 points unless said otherwise.
func scene(
  of tableView: TableView,
  theme: Theme,
  size: Size = Size(width: 320, height: 480),
  scale: Double = 1,
  height: PictureHeight = .screen,
  keepsHiddenRows: Bool = true,
  rowsAsStored: Bool = false
) -> Scene {
  TableLayoutEngine(theme: theme, shaper: StubShaper())
    .scene(
      of: tableView,
      in: LayoutEnvironment(
        size: size, scale: scale, height: height, keepsHiddenRows: keepsHiddenRows,
        storedRows: rowsAsStored ? .init() : nil
      )
    )
}

/// A table of one section.
func table(_ style: TableViewStyle, _ rows: Cell..., separatorStyle: SeparatorStyle? = nil) -> TableView {
  TableView(style: style, sections: [Section(rows: rows)], separatorStyle: separatorStyle)
}

extension Scene {
  /// The cells from top to bottom.
  var cells: [SceneNode] { root.children.filter { $0.viewClass == .cell } }
}

extension SceneNode {
  /// The view and everything in it.
  var all: [SceneNode] { [self] + children.flatMap(\.all) }

  /// The first view of a class.
  func first(_ viewClass: ViewClass) -> SceneNode? { all.first { $0.viewClass == viewClass } }

  /// The first view that a property holds.
  func first(role: ViewRole) -> SceneNode? { all.first { $0.role == role } }

  /// The baselines of the view's own lines of text, from its upper edge.
  var baselines: [Double] {
    drawings.compactMap { drawing in
      if case .text(_, let origin, _, _) = drawing { origin.y } else { nil }
    }
  }
}

extension Rect {
  /// The edges and extent as facts are usually written.
  var numbers: [Double] { [minX, minY, width, height] }
}

/// Sets every character half as wide as the letters are high, so that tests can reckon widths without fonts.
struct StubShaper: TextShaping {
  func shape(_ request: TextRequest) -> ShapedText {
    let size = request.spans.map(\.size).max() ?? 0
    let advance = size / 2
    let limit = request.maximumWidth.map { max(0, Int($0 / advance)) } ?? .max
    let paragraphs = request.text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
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
