import TableModel
import TableSources
import TableSpec
import Testing

/// The table of what came when, and what follows from it.
@Suite struct AvailabilityTests {
  /// Every entry is of a key that the program knows, or of a colour, a method or a member of cells that has none.
  @Test(arguments: Availability.all) func entriesAreOfKeys(_ entry: Availability) throws {
    let mapping = try #require(SpecMapping(rawValue: entry.mapping))
    let key = mapping.description.keys.first { $0.name == entry.key }
    if key == nil {
      #expect(Availability.ofMethod(entry.key) == entry || entry.mapping == "cell" && entry.last != nil)
      return
    }
    let kind = try #require(key?.kind)
    if let value = entry.value {
      guard case .word(let list) = kind else {
        Issue.record("\(entry.key) has no words")
        return
      }
      #expect(list.words.contains(value))
    }
    #expect(entry.last.map { $0 >= entry.first } ?? true)
  }

  @Test func entriesAreThereOnce() {
    let names = Availability.all.map { "\($0.mapping).\($0.key): \($0.value ?? "")" }
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: [
    ("separatorInset", nil, SystemVersion(7)), ("accessoryType", "detailButton", SystemVersion(7)),
    ("multipleSelectionBackgroundView", nil, SystemVersion(5)), ("editActions", nil, SystemVersion(8)),
    ("selectionStyle", "default", SystemVersion(7)), ("textLabel", nil, SystemVersion(3)),
  ])
  func membersOfCellsCameAsTheReferenceSays(_ key: String, _ value: String?, _ first: SystemVersion) {
    #expect(Availability.of("cell", key, value: value)?.first == first)
  }

  @Test(arguments: [
    ("ios12", SystemVersion(12)), ("iOS 8.1", SystemVersion(8, 1)), ("iphoneos4", SystemVersion(4)),
    ("ipados-15", SystemVersion(15)),
  ])
  func namesOfReleases(_ name: String, _ version: SystemVersion) {
    #expect(SystemVersion(named: name) == version)
  }

  @Test(arguments: ["", "ios", "12", "android12", "ios12a", "ios1.2.3.4", "ios99999999999999999999", "ios."])
  func otherNames(_ name: String) {
    #expect(SystemVersion(named: name) == nil)
  }

  @Test func usesAreFoundWhateverTheTheme() throws {
    let result = Fixtures.load(
      """
      tableView: {tintColor: red, allowsMultipleSelection: false, rows: [{textLabel: A, separatorInset: {left: 1}}]}
      ---
      theme: ios8
      tableView: {refreshControl: true, rows: [A]}
      """)
    #expect(result.diagnostics.isEmpty)
    #expect(result.uses.map(\.availability.key) == ["tintColor", "separatorInset", "refreshControl"])
    #expect(result.uses.map(\.screens) == [0..<1, 0..<1, 1..<2])
    let systems = SystemVersion(4)...SystemVersion(5)
    let warnings = result.uses.compactMap { $0.warning(for: "ios5", of: systems, offering: "ios7") }
    #expect(warnings.map(\.location.line) == [1, 1, 4])
    #expect(warnings.first?.message == "the theme “ios5” has no “tintColor”, which came with iOS 7")
    #expect(warnings.last?.message == "the theme “ios5” has no refresh control")
    #expect(warnings.allSatisfy { $0.hint == "the first theme that has it is “ios7”" })
  }
}
