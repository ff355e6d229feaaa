import Foundation
import TableMock
import Testing

/// A row of coverage.md: something that UIKit has, how a spec asks for it, and where it is shown.
struct CoverageRow: CustomStringConvertible {
  /// A key with the mapping that it stands in, and for a constant its value: `transition.to: selected`.
  struct Key: Hashable {
    var mapping = "cell"
    var name: String
    var value: String?
  }

  /// The file that has the rows, in the checkout.
  static let path = "Tests/TableMockTests/Coverage/coverage.md"
  /// Every row of the file.
  static let all = MarkdownTable.rows(of: Repository.text(of: path)).map(CoverageRow.init)

  /// What has no key of its own, by the release that it came with.
  private static let methods: [(SystemVersion, [String])] = [
    (
      SystemVersion(3),
      [
        "initWithStyle:reuseIdentifier:",
        "setHighlighted:animated:",
        "willTransitionToState:",
        "didTransitionToState:",
      ]
    ),
    (
      SystemVersion(2),
      [
        "prepareForReuse",
        "setSelected:animated:",
        "setEditing:animated:",
        "reloadData",
        "selectRowAtIndexPath:animated:scrollPosition:",
        "numberOfSectionsInTableView:",
        "tableView:numberOfRowsInSection:",
        "tableView:heightForRowAtIndexPath:",
        "tableView:heightForHeaderInSection:",
        "tableView:viewForHeaderInSection:",
        "tableView:viewForFooterInSection:",
        "tableView:willDisplayCell:forRowAtIndexPath:",
      ]
    ),
    (
      SystemVersion(6),
      [
        "registerClass:forCellReuseIdentifier:"
      ]
    ),
    (
      SystemVersion(8),
      [
        "tableView:editActionsForRowAtIndexPath:"
      ]
    ),
    (
      SystemVersion(11),
      [
        "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
        "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
      ]
    ),
    (
      SystemVersion(17),
      [
        "UIContentUnavailableConfiguration.loadingConfiguration",
        "UIContentUnavailableConfiguration.emptyConfiguration",
      ]
    ),
    (
      SystemVersion(5),
      [
        "presentViewController:animated:completion:"
      ]
    ),
    (
      SystemVersion(3, 2),
      [
        "presentPopoverFromRect:inView:permittedArrowDirections:animated:",
        "presentPopoverFromBarButtonItem:permittedArrowDirections:animated:",
      ]
    ),
  ]

  /// The heading that the row stands under.
  let heading: String
  let name: String
  /// The key, or `nil` where a reason stands in its place.
  let key: Key?
  /// What stands in the place of the key: `label.textAlignment`.
  let keyColumn: String
  private let cells: [String]
  private let since: String
  /// The specs that use the key, without their endings.
  let fixtures: [String]

  var description: String { "\(name): \(keyColumn)" }

  init(_ row: MarkdownTable.Row) {
    heading = row.heading
    cells = row.cells
    let cells = row.cells + Array(repeating: "", count: 4)
    (name, keyColumn) = (cells[0], cells[1])
    key = CoverageRow.key(in: cells[1])
    since = cells[2]
    fixtures = CoverageRow.list(cells[3])
  }

  /// All that is wrong with the row.
  var findings: [String] {
    guard cells.count == 4, !name.isEmpty else { return ["the row does not have four columns"] }
    let wrong = since == releases ? [] : ["it is said to be there since “\(since)” and not “\(releases)”"]
    return wrong + (key.map(findings) ?? reasonFindings)
  }

  /// The releases that have it, as the program's table says.
  var releases: String {
    let member = name.hasPrefix("`") ? name.split(separator: "`").first.map(String.init) ?? "" : ""
    if let method = CoverageRow.methods.first(where: { $0.1.contains(member) }) { return "\(method.0)" }
    guard let key else { return Availability.of("cell", member)?.releases ?? "—" }
    let value = key.value.flatMap { Availability.of(key.mapping, key.name, value: $0) }
    return (value ?? Availability.of(key.mapping, key.name))?.releases ?? "—"
  }

  /// The line of the page with the releases as they should be.
  var line: String {
    var cells = cells
    if cells.count == 4 { cells[2] = releases }
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private var reasonFindings: [String] {
    let leastWords = 3
    var findings = fixtures.isEmpty ? [] : ["there are fixtures, but no key"]
    if keyColumn.split(separator: " ").count < leastWords { findings.append("there is no key and no reason") }
    return findings
  }

  private func findings(_ key: Key) -> [String] {
    var found: [String] = []
    if SpecMapping(named: key.mapping)?.keys.contains(key.name) != true {
      found.append("the program does not know the key \(keyColumn)")
    }
    if fixtures.isEmpty { found.append("no fixture is named") }
    return found + fixtures.flatMap { findings(fixture: $0, key) }
  }

  private func findings(fixture: String, _ key: Key) -> [String] {
    let file = Repository.fixtures.appendingPathComponent(fixture + ".yaml")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return ["no fixture \(fixture)"] }
    var found: [String] = []
    if SpecKeys(text).text(without: key) == nil { found.append("\(fixture) does not use \(keyColumn)") }
    if !CoverageRow.hasGoldens(of: fixture) { found.append("\(fixture) has no golden pictures") }
    return found
  }

  /// Whether pictures of a fixture are kept: one of its name, or one for each of its tables.
  private static func hasGoldens(of fixture: String) -> Bool {
    goldens.contains(fixture + ".png") || goldens.contains { $0.hasPrefix(fixture + "-") }
  }

  private static let goldens = Set(Repository.files(in: Repository.golden, endings: ["png"]))

  private static func key(in column: String) -> Key? {
    guard column.hasPrefix("`"), column.hasSuffix("`"), column.filter({ $0 == "`" }).count == 2 else {
      return nil
    }
    let parts = column.dropFirst().dropLast().split(separator: ":").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard let path = parts.first?.split(separator: ".").map(String.init), let name = path.last else {
      return nil
    }
    let value = parts.count > 1 ? parts[1] : nil
    return path.count > 1 ? Key(mapping: path[0], name: name, value: value) : Key(name: name, value: value)
  }

  private static func list(_ column: String) -> [String] {
    column == "—" || column.isEmpty
      ? [] : column.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
