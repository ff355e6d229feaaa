import TableModel
import TableSources
import TableSpec
import Testing

/// The table of what came when, and what follows from it.
@Suite struct AvailabilityTests {
  /// Every entry is of a key that the program knows, or of a colour or a member of old cells that has none.
  @Test(arguments: Availability.all) func entriesAreOfKeys(_ entry: Availability) throws {
    guard entry.mapping != "color" else {
      #expect(SystemColor(rawValue: entry.key) != nil)
      return
    }
    let mapping = try #require(SpecMapping(named: entry.mapping))
    let key = mapping.description.keys.first { $0.name == entry.key }
    if key == nil {
      #expect(entry.mapping == "cell" && entry.last != nil)
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
    ("splitView", "displayMode", nil, 8), ("navigationBar", "rightBarButtonItems", nil, 5),
    ("label", "textAlignment", "natural", 6),
    ("stepper", "tintColor", nil, 6), ("presentedViewController", "modalPresentationStyle", "automatic", 13),
    ("presentedViewController", "textView", nil, 2), ("statusBar", "style", "lightContent", 7),
    ("statusBar", "style", "darkContent", 13), ("activityIndicator", "style", "medium", 13),
    ("color", "systemTeal", nil, 7), ("color", "systemPurple", nil, 9), ("color", "secondaryLabel", nil, 13),
    ("color", "systemMint", nil, 15),
  ])
  func otherMembersCameAsUIKitSays(_ mapping: String, _ key: String, _ value: String?, _ first: Int) {
    #expect(Availability.of(mapping, key, value: value)?.first == SystemVersion(first))
  }

  /// What a key stands for in older releases, too, is no reason for a warning.
  @Test func eldersAreInOlderReleases() {
    let entry = Availability(
      "navigationBar", "rightBarButtonItems", from: SystemVersion(5), after: "one item")
    #expect(entry.isIn(SystemVersion(3)...SystemVersion(3)))
    let result = Fixtures.load(
      """
      theme: iphoneos3
      statusBar: {style: lightContent}
      navigationBar: {title: A, rightBarButtonItems: [{title: B}]}
      tableView: {emptyState: {text: C}, rows: []}
      """)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func colorsAreToldOnceAScreen() {
    let result = Fixtures.load(
      """
      theme: ios6
      tableView:
        separatorColor: systemTeal
        rows:
          - {textLabel: {text: A, textColor: systemTeal}, backgroundColor: systemTeal}
          - {textLabel: {text: A, textColor: UIColor.secondaryLabel}}
      ---
      theme: ios6
      tableView: {backgroundColor: systemTeal, rows: []}
      """)
    #expect(
      result.diagnostics.map { "\($0.location.line ?? 0): \($0.message)" } == [
        "3: the theme “ios6” has no “systemTeal”, which came with iOS 7",
        "6: the theme “ios6” has no “secondaryLabel”, which came with iOS 13",
        "9: the theme “ios6” has no “systemTeal”, which came with iOS 7",
      ])
    #expect(result.uses.count == 3)
  }

  /// A look without symbols lacks all of a screen alike; what is in a part that it lacks too tells nothing by itself.
  @Test func symbolsAreToldOnceAScreen() {
    let result = Fixtures.load(
      """
      theme: ios6
      tableView:
        rows:
          - contentConfiguration: {text: A, image: {systemName: gear}}
          - {textLabel: A, imageView: {systemName: gear}}
          - {textLabel: A, imageView: {systemName: star}}
      ---
      theme: ios6
      tableView: {rows: [{textLabel: A, imageView: {systemName: gear}}]}
      """)
    #expect(
      result.diagnostics.filter { $0.message.hasSuffix("has no symbols") }.map { $0.location.line } == [5, 9])
  }

  @Test(
    arguments: [
      ("ios6", "the first theme that has it is “ios13”", SystemVersion(13), nil),
      ("ios13", "the last theme that has it is “ios8”", SystemVersion(3), SystemVersion(10)),
    ] as [(String, String, SystemVersion, SystemVersion?)])
  func theNearestThemeIsOffered(
    _ theme: String, _ hint: String, _ first: SystemVersion, _ last: SystemVersion?
  ) {
    let entry = Availability("tableView", "style", from: first, to: last)
    let place = Diagnostic(.warning, at: SourceLocation(file: "a.yaml"), "")
    let use = AvailabilityUse(entry, screens: 0..<1, within: [], at: place)
    #expect(Fixtures.vocabulary.warning(of: use, in: theme)?.hint == hint)
    #expect(Fixtures.vocabulary.warning(of: use, in: "none") == nil)
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
