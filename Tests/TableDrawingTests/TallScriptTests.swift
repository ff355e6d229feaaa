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
    let drawn = try scene(cells, theme).root.withAll.filter { $0.viewClass == .cell }
    #expect(drawn.count == cells.count)
    var seen: Set<String> = []
    var (linesApart, labelsApart) = (0, 0)
    for (cell, row) in zip(drawn, cells) {
      let name = "\(row.textLabel?.text ?? "") in \(row.style), \(theme.name)"
      let labels = cell.withAll.filter { $0.label != nil }
      for node in labels {
        let free = 0.2 * (node.label?.font.size ?? 0) + 0.51
        for line in node.ink {
          #expect(line.lowerBound >= -free && line.upperBound <= node.frame.height + free, "\(name)")
          seen.formUnion(row.textLabel?.text.split(separator: "\n").suffix(1).map(String.init) ?? [])
        }
        for (upper, lower) in zip(node.ink, node.ink.dropFirst()) {
          #expect(upper.upperBound <= lower.lowerBound + 0.51, "\(name)")
          linesApart += 1
        }
      }
      guard row.style == .subtitle, labels.count == 2, let text = labels.first, let detail = labels.last,
        let lowest = text.ink.last, let highest = detail.ink.first
      else { continue }
      #expect(
        text.frame.minY + lowest.upperBound <= detail.frame.minY + highest.lowerBound + 0.51, "\(name)")
      labelsApart += 1
    }
    // All but the first word are in scripts whose letters other faces lend; labels of several lines have two at least, in
    // seven labels of each word, and one row of each number of lines has a subtitle.
    #expect(seen == Set(Self.words.dropFirst()))
    #expect(linesApart >= 7 * seen.count && labelsApart == 2 * seen.count)
  }

  /// What keeps two labels apart makes rows higher; where it cannot, it takes only what they leave.
  @Test(arguments: [(Theme.ios6, nil), (.ios26, 44)] as [(Theme, Double?)])
  func bothLabelsStayInTheirRow(_ theme: Theme, _ height: Double?) throws {
    let cells = ["བོད་ཡིག་རྒྱལ་ཁམས", "མྱི་རྒྱུ", "မြန်မာနိုင်ငံ ကြိုးစားပါ"].map { word in
      var cell = Cell(
        style: .subtitle, textLabel: Label(text: word), detailTextLabel: Label(text: word))
      cell.height = height
      return cell
    }
    let views = try scene(cells, theme).root.withAll.filter { $0.viewClass == .contentView }
    #expect(views.count == cells.count)
    for view in views {
      let labels = view.children.filter { $0.label != nil }.map(\.frame)
      #expect(labels.count == 2)
      #expect(labels.allSatisfy { $0.minY >= 0 && $0.maxY <= view.frame.height }, "\(labels)")
    }
  }

  @Test(arguments: ["བོད་ཡིག་རྒྱལ་ཁམས", "မြန်မာနိုင်ငံ ကြိုးစားပါ"])
  func textsOfContentConfigurationsDoNotTouch(_ word: String) throws {
    let text = word + "\n" + word
    var configuration = ListContentConfiguration(.subtitleCell, text: text, secondaryText: text)
    configuration.text?.numberOfLines = 0
    configuration.secondaryText?.numberOfLines = 0
    var cell = Cell()
    cell.contentConfiguration = configuration
    let labels = try scene([cell], .ios26).root.withAll.filter { $0.label != nil }
    let (upper, lower) = (try #require(labels.first), try #require(labels.last))
    let (lowest, highest) = (try #require(upper.ink.last), try #require(lower.ink.first))
    #expect(upper.ink.count == 2 && lower.ink.count == 2)
    #expect(upper.frame.minY + lowest.upperBound <= lower.frame.minY + highest.lowerBound + 0.51)
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
