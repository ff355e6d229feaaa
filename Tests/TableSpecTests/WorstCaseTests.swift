import TableModel
import TableSources
import TableSpec
import TestSupport
import Testing

/// Files that ask for as much as they can: under the default limits each is loaded or refused before long.
@Suite(.timeLimit(.minutes(Sanitizer.isOn ? 60 : 5))) struct WorstCaseTests {
  private static let longText = String(repeating: "a", count: 18_000)

  private static func aliases(_ count: Int, of name: String = "a") -> String {
    [String](repeating: "*\(name)", count: count).joined(separator: ", ")
  }

  private static func messages(_ spec: String, folder: String = ".") -> [String] {
    Fixtures.load(spec, folder: folder).diagnostics.map(\.message)
  }

  private static let tooMuchText = [
    "the texts come to more than 2000000 characters, counting what is repeated"
  ]

  @Test(
    arguments: [
      "tableView: {rows: [&a \(longText), \(aliases(9_000))]}",
      "tableView: {rows: [&a {textLabel: \(longText)}, \(aliases(9_000))]}",
      "tableView: {prototypes: {p: {textLabel: \(longText)}}, rows: [&a {reuseIdentifier: p}, \(aliases(9_000))]}",
      "tableView: {rows: [{forEach: [&a {n: x}, \(aliases(9_000))], row: \(longText)}]}",
      "tableView: {rows: [{forEach: [&a {n: x}, \(aliases(9_000))], row: \"{n}\(longText)\"}]}",
      "tableView: {rows: [{forEach: [&a {n: x}, \(aliases(9_000))], row: {imageView: \"{n}\(longText)\"}}]}",
      "tableView: {rows: [{forEach: [A], row: {contentView: [&a \"{{\(longText)\", \(aliases(9_000))]}}]}",
      "tableView: {tableHeaderView: {subviews: [&a {label: \(longText)}, \(aliases(9_000))]}}",
      "tableView: {rows: [{textLabel: {attributedText: [&a \(longText), \(aliases(9_000))]}}]}",
      "tableView: {sectionIndexTitles: [&a \(longText), \(aliases(9_000))]}",
    ].map(Long.init))
  func textThatIsRepeated(_ spec: Long<String>) {
    let messages = Self.messages(spec.value)
    #expect(Set(messages).isSuperset(of: Self.tooMuchText))
    #expect(messages.count <= 2)
  }

  /// Values that are wrong and long, or long to compare with what is right; each is told once.
  @Test(
    arguments: [
      "style: \(longText)", "accessoryType: disclosureIndicater", "backgroundColor: \"#\(longText)\"",
      "backgroundColor: \(longText)Color", "height: \(String(repeating: "1", count: 18_000))",
      "height: \(String(repeating: "0", count: 18_000))", "imageView: \(longText)", "selected: \(longText)",
      "\(String(repeating: "a", count: 1_000)): 1", "accesoryTyp: none",
      "transition: {to: \(longText), progress: 1}",
    ].map(Long.init))
  func errorsThatAreRepeated(_ entry: Long<String>) {
    #expect(Self.messages("tableView: {rows: [&a {\(entry.value)}, \(Self.aliases(9_900))]}").count == 1)
  }

  private static func views(_ entry: String, aliases: Int) -> String {
    let hundred = [String](repeating: "{\(entry)}", count: 100).joined(separator: ", ")
    let views = "[&a {subviews: [\(hundred)]}, \(Self.aliases(aliases))]"
    return "tableView: {tableHeaderView: {subviews: \(views)}}"
  }

  /// Views have no limit of their own: only that of all values ends their repetition.
  @Test(arguments: [(3_000, false), (4_000, true)])
  func viewsThatAreRepeated(_ aliases: Int, _ isTooMuch: Bool) {
    let tooMuch = "the file has more than 1000000 values, counting what aliases repeat"
    #expect(Self.messages(Self.views("label: A", aliases: aliases)) == (isTooMuch ? [tooMuch] : []))
  }

  @Test(arguments: ["labl: A", "backgroundColor: rde"])
  func errorsInViewsThatAreRepeated(_ entry: String) {
    #expect(Self.messages(Self.views(entry, aliases: 500)).count == 100)
  }

  @Test(arguments: [(19_990, []), (20_001, ["the file has more than 20000 rows"])])
  func rowsAndPrototypes(_ count: Int, _ messages: [String]) {
    let data = (0..<count).map { "{n: \($0)}" }.joined(separator: ", ")
    let prototype = "{style: value1, textLabel: {text: A, font: {size: 12}}, height: 50, selected: true}"
    let row = "{forEach: [\(data)], row: {reuseIdentifier: p, textLabel: \"{n}\"}}"
    #expect(Self.messages("tableView: {prototypes: {p: \(prototype)}, rows: [\(row)]}") == messages)
  }

  /// Sections without rows are laid out as well.
  @Test(arguments: [(20_000, []), (20_001, ["the file has more than 20000 sections"])])
  func sections(_ count: Int, _ messages: [String]) {
    let sections = [String](repeating: "{}", count: count).joined(separator: ", ")
    #expect(Self.messages("tableView: {sections: [\(sections)]}") == messages)
  }

  @Test(arguments: [(500_000, []), (500_001, ["the file has more than 500000 views"])])
  func views(_ count: Int, _ messages: [String]) {
    let views = [String](repeating: "{}", count: count).joined(separator: ", ")
    #expect(Self.messages("tableView: {rows: [{contentView: {subviews: [\(views)]}}]}") == messages)
  }

  /// None but one of so many keys is one of a screen, and each would be held against all of these.
  @Test func keysOfAScreen() {
    let keys = (0..<200_000).map { "k\($0)" }.joined(separator: ", ")
    let result = Fixtures.load("{name: k, \(keys)}")
    #expect(result.diagnostics.count == 1_001)
    #expect(result.isForeign)
  }

  @Test func unknownKeys() {
    let keys = (0..<20_000).map { "textLabl\($0): 1" }.joined(separator: ", ")
    let messages = Self.messages("tableView: {rows: [{\(keys)}]}")
    #expect(messages.count == 1_001)
    #expect(messages.last == "19000 more findings are not shown")
  }

  @Test func imagesThatAreMissing() {
    let rows = (0..<5_000).map { "{imageView: no-\($0).png}" }.joined(separator: ", ")
    let messages = Self.messages("tableView: {rows: [\(rows)]}", folder: Fixtures.brokenFolder)
    #expect(messages.count == 1_001)
  }

  @Test func prototypesThatNoRowUses() {
    let names = (0..<4_000).map { "contact\($0): {}" }.joined(separator: ", ")
    let rows = (0..<2_000).map { "{reuseIdentifier: contact\(2 * $0)}" }.joined(separator: ", ")
    let messages = Self.messages("tableView: {prototypes: {\(names)}, rows: [\(rows)]}")
    #expect(messages.count == 1_001)
    #expect(messages.last == "1000 more findings are not shown")
  }
}
