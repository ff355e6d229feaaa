import TableLayout
import TableLint
import TableModel
import TableThemes
import TestSupport
import Testing

/// What holds of the linter for every table, whatever is in it.
@Suite struct LintInvariantTests {
  /// A table on a screen, laid out with the stub shaper.
  private static func linted(
    _ screen: Screen, theme: Theme, as variant: Variant = Variant(),
    checkTime: @escaping () throws -> Void = {}
  ) -> LintedScreen {
    let upright = Size(width: 375, height: 667)
    let environment = LayoutEnvironment(
      size: variant.orientation == .landscape ? Size(width: 667, height: 375) : upright, scale: 2,
      appearance: variant.appearance ?? .light, keepsHiddenRows: true)
    let look = theme.resized(to: variant.contentSizeCategory ?? .large)
    let scene = TableLayoutEngine(theme: look, shaper: StubShaper()).scene(of: screen, in: environment)
    return LintedScreen(
      screen, number: 0, variant: variant, theme: look, environment: environment, scene: scene,
      shaper: StubShaper(), pictureColor: { _, _ in nil }, checkTime: checkTime,
      layOut: { linted($0, theme: theme, as: $1) })
  }

  private static func findings(
    _ table: TableView, _ theme: Theme, as variant: Variant = Variant()
  ) throws -> [LintFinding] {
    let screen = Screen(tableView: table)
    return try Linter(LintSettings()).findings(on: linted(screen, theme: theme, as: variant))
  }

  @Test(arguments: [Theme.ios6, .ios8, .ios16]) func textInRowsThatAreTooLowIsTold(_ theme: Theme) throws {
    let title = Label(text: "Title")
    let rows = [
      Cell(textLabel: title, height: 30), Cell(textLabel: title, height: 6),
      Cell(textLabel: title, height: 1),
      Cell(style: .subtitle, textLabel: title, detailTextLabel: Label(text: "Detail"), height: 18),
    ]
    let messages = try LintInvariantTests.findings(TableView(sections: [Section(rows: rows)]), theme)
      .filter { $0.rule == "text-overflows" }.map(\.message)
    #expect(messages.filter { $0.contains("“Title” is cut off by") }.count == 2)
    #expect(messages.contains { $0.contains("“Title” reaches") && $0.contains("top edge of its row") })
    #expect(messages.contains { $0.contains("“Detail” reaches") && $0.contains("bottom edge of its row") })
  }

  /// What is cut off at the usual size too stays a fault of its own.
  @Test(arguments: [Theme.ios8, .ios10, .ios16]) func largerTextAloneIsAdvice(_ theme: Theme) throws {
    let words = "Notifications from people far away"
    let rules = { (size: ContentSizeCategory, count: Int) throws -> [String] in
      let text = Array(repeating: words, count: count).joined(separator: " ")
      let rows = [
        Cell(textLabel: Label(text: text)),
        Cell(style: .subtitle, textLabel: Label(text: text), detailTextLabel: Label(text: "Detail")),
      ]
      let table = TableView(sections: [Section(rows: rows)])
      return try LintInvariantTests.findings(table, theme, as: Variant(contentSizeCategory: size)).map(\.rule)
    }
    #expect(try !rules(.large, 1).contains { $0.hasSuffix("truncated") })
    #expect(try !rules(.extraExtraExtraLarge, 1).contains { $0.hasSuffix("truncated") })
    #expect(try rules(.extraExtraExtraLarge, 1).contains("cut-off-at-large-size"))
    #expect(try rules(.extraExtraExtraLarge, 3).contains("text-truncated"))
    #expect(try rules(.extraExtraExtraLarge, 3).contains("subtitle-title-truncated"))
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func correctTablesFireNoWarning(_ seed: UInt64) throws {
    var random = CorrectTable(seed: seed)
    for theme in Theme.all {
      for _ in 0..<6 {
        let table = random.tableView()
        let found = try LintInvariantTests.findings(table, theme).filter { $0.level >= .warning }
        #expect(found.map { "\($0.rule): \($0.message)" } == [], "\(theme.name)")
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func findingsOfAnyTableArePlacedAndWorded(
    _ seed: UInt64
  ) throws {
    var random = RandomTable(seed: seed)
    for theme in Theme.all {
      let table = random.tableView()
      let found = try LintInvariantTests.findings(table, theme)
      for finding in found {
        #expect(LintRule.named(finding.rule) != nil && finding.level > .off)
        #expect(!finding.message.isEmpty && finding.message.last != ".", "\(finding.message)")
        #expect(finding.views.allSatisfy { $0.numbers.allSatisfy(\.isFinite) }, "\(finding.rule)")
        #expect(LintInvariantTests.exists(finding.path, in: table), "\(finding.rule): \(finding.path)")
      }
      #expect(try LintInvariantTests.findings(table, theme) == found)
    }
  }

  @Test func rulesEndWhereTheirTimeIsOver() {
    struct Delay: Error {}
    var looks = 0
    let screen = LintInvariantTests.linted(Screen(tableView: TableView()), theme: .ios16) {
      looks += 1
      if looks > 2 { throw Delay() }
    }
    #expect(throws: Delay.self) { try Linter().findings(on: screen) }
    #expect(looks == 3)
  }

  /// Whether a path leads to a row or section that there is.
  private static func exists(_ path: ElementPath, in table: TableView) -> Bool {
    var numbers: [Int] = []
    for case .item(let number) in path.steps { numbers.append(number) }
    guard let section = numbers.first else { return true }
    guard table.sections.indices.contains(section) else { return false }
    return numbers.count < 2 || table.sections[section].rows.indices.contains(numbers[1])
  }
}

/// Makes up tables that keep to the guidelines, the same for the same seed.
struct CorrectTable {
  private var generator: SplitMix64
  private var count = 0

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  mutating func tableView() -> TableView {
    let style = pick(TableViewStyle.allCases)
    let isEditing = pick([false, false, true])
    let sections = pick([1, 2, 3])
    return TableView(
      style: style,
      sections: (0..<sections).map { _ in section(in: style, isEditing: isEditing) },
      rowHeight: pick([nil, 44, 60]),
      separatorStyle: pick([nil, .singleLine, SeparatorStyle.none]),
      isEditing: isEditing
    )
  }

  private mutating func section(in table: TableViewStyle, isEditing: Bool) -> Section {
    let style = table == .plain ? CellStyle.default : pick(CellStyle.allCases)
    let hasImages = style != .value1 && style != .value2 && pick([false, true])
    let accessory = pick([AccessoryType.none, .disclosureIndicator, .detailButton])
    let rows = pick([2, 3, 5])
    return Section(
      header: table == .plain ? HeaderFooter(title: word()) : pick([nil, HeaderFooter(title: word())]),
      footer: pick([nil, HeaderFooter(title: "\(word()) \(word()) \(word())")]),
      rows: (0..<rows).map { _ in
        Cell(
          style: style,
          textLabel: Label(text: word()),
          detailTextLabel: style == .default ? nil : Label(text: word()),
          imageView: hasImages ? image : nil,
          accessoryType: accessory,
          editingStyle: isEditing ? .delete : .none,
          showsReorderControl: isEditing
        )
      }
    )
  }

  private var image: ImageView {
    ImageView(
      image: Image(
        ImageReference(
          name: "i@3x.png", path: "i@3x.png", format: .png, size: Size(width: 29, height: 29), scale: 3)))
  }

  /// A short word that was not used before.
  private mutating func word() -> String {
    count += 1
    return pick(["Ash", "Elm", "Oak", "Fir"]) + " \(count)"
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }
}
