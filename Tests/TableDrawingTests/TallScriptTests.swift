import TableLayout
import TableModel
import TableThemes
import Testing

@testable import TableDrawing

/// Letters that reach over or under a line of Latin ones get the room that they want.
@Suite struct TallScriptTests {
  private static let words = [
    "Ågård", "نص عربي طويل", "اُردو", "עִבְרִית", "日本語", "ไทยภาษาที่นี่", "นี้ปู่", "नमस्ते", "স্বাগতম", "ཧོད་བོད", "མྱི་རྒྱུ", "မြန်မာ",
    "ခြွေ", "ខ្មែរ", "தமிழ்", "తెలుగు", "ಕನ್ನಡ", "മലയാളം", "සිංහල", "ລາວ", "አማርኛ", "ᠮᠣᠩᠭᠣᠯ",
  ]

  private func scene(_ cells: [Cell], _ theme: Theme) throws -> Scene {
    var table = TableView(sections: [Section(rows: cells)])
    table.separatorStyle = SeparatorStyle.none
    return TableLayoutEngine(theme: theme, shaper: try HarfBuzzTextShaper())
      .scene(
        of: table,
        in: LayoutEnvironment(size: Size(width: 320, height: 480), scale: 2, height: .content))
  }

  /// Every word in every look stays in its label but for a fifth of its size, and touches neither a line beside its own nor the
  /// label below.
  @Test(arguments: Theme.all) func lettersStayInTheirLabels(_ theme: Theme) throws {
    let cells = Self.words.flatMap { word in
      [CellStyle.default, .subtitle, .value1, .value2].flatMap { style in
        [1, 0].map { lines in
          let text = Label(text: word + " " + word + "\n" + word, numberOfLines: lines)
          return Cell(style: style, textLabel: text, detailTextLabel: style == .default ? nil : text)
        }
      }
    }
    for (cell, row) in zip(try scene(cells, theme).root.withAll.filter { $0.viewClass == .cell }, cells) {
      let name = "\(row.textLabel?.text ?? "") in \(row.style), \(theme.name)"
      let labels = cell.withAll.filter { $0.label != nil }
      for node in labels {
        let free = 0.2 * (node.label?.font.size ?? 0) + 0.51
        for line in node.ink {
          #expect(line.lowerBound >= -free && line.upperBound <= node.frame.height + free, "\(name)")
        }
        for (upper, lower) in zip(node.ink, node.ink.dropFirst()) {
          #expect(upper.upperBound <= lower.lowerBound + 0.51, "\(name)")
        }
      }
      guard row.style == .subtitle, labels.count == 2, let text = labels.first, let detail = labels.last
      else { continue }
      guard let lowest = text.ink.last, let highest = detail.ink.first else { continue }
      #expect(
        text.frame.minY + lowest.upperBound <= detail.frame.minY + highest.lowerBound + 0.51, "\(name)")
    }
  }
}

extension SceneNode {
  /// The view and all views in it.
  fileprivate var withAll: [SceneNode] { [self] + children.flatMap(\.withAll) }

  /// Where letters that other faces lend have ink, from the view's upper edge, line by line.
  fileprivate var ink: [ClosedRange<Double>] {
    drawings.compactMap { drawing in
      guard case .text(let line, let origin, _, _) = drawing, line.inkAbove + line.inkBelow > 0 else {
        return nil
      }
      return origin.y - line.inkAbove...origin.y + line.inkBelow
    }
  }
}
