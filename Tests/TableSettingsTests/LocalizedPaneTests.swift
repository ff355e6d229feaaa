import TableModel
import TableSettings
import TableSources
import Testing

/// The texts of panes in languages.
struct LocalizedPaneTests {
  private static let table = "<key>StringsTable</key><string>Root</string>"

  private func sample() throws -> SampleBundle {
    let bundle = try SampleBundle(
      SampleBundle.item("Group", ["Title": "GROUP".element, "FooterText": "FOOTER".element]),
      SampleBundle.item(
        "MultiValue",
        [
          "Title": "TITLE".element, "DefaultValue": "TITLE".element, "Values": "TITLE".array,
          "Titles": "LONG".array, "ShortTitles": "SHORT".array,
        ]),
      SampleBundle.item("TextField", ["Title": "TITLE".element, "DefaultValue": "TITLE".element]),
      root: Self.table)
    return bundle
  }

  private func words(_ result: LoadingResult) -> [String] {
    let sections = result.document?.screens.flatMap(\.tableViews).flatMap(\.sections) ?? []
    return sections.flatMap { section in
      [section.header?.title, section.footer?.title].compactMap { $0 }
        + section.rows.flatMap { [$0.textLabel?.text, $0.detailTextLabel?.text].compactMap { $0 } }
    }
  }

  @Test func textsOfTheBundle() throws {
    let bundle = try sample()
    #expect(try words(bundle.load()) == ["GROUP", "FOOTER", "TITLE", "SHORT", "TITLE", "LONG"])
    try bundle.makeFolder("en.lproj")
    try bundle.write(
      "\"GROUP\" = \"Group\"; FOOTER = \"\"; TITLE = \"Title\"; SHORT = \"S\"; LONG = \"Long\";",
      to: "en.lproj/Root.strings")
    #expect(try words(bundle.load()) == ["Group", "Title", "S", "Title", "Long"])
    #expect(try bundle.findings() == [])
  }

  @Test(
    arguments: [
      ([], []),
      (
        Array("a = b".utf8),
        [
          "Root.strings:1: warning: a “;” is missing after the first entry, so the file is ignored (Apple’s reader says “Missing ';' on line 1”)"
        ]
      ),
    ] as [([UInt8], [String])])
  func brokenTables(_ bytes: [UInt8], _ findings: [String]) throws {
    let bundle = try sample()
    try bundle.makeFolder("en.lproj")
    try bundle.write(bytes, to: "en.lproj/Root.strings")
    #expect(try words(bundle.load()).first == "GROUP")
    #expect(try bundle.findings() == findings)
  }

  @Test(arguments: ["../Root", "", "/etc/passwd"])
  func tablesOutsideOfTheBundle(_ name: String) throws {
    let bundle = try SampleBundle(
      SampleBundle.item("Group", ["Title": "G".element]), root: "<key>StringsTable</key>\(name.element)")
    #expect(try bundle.sections().first?.header?.title == "G")
  }

  /// Texts from elsewhere are asked for by their own words and the table of their pane; values are not.
  @Test func textsFromElsewhere() throws {
    let bundle = try sample()
    let loaded = SettingsLoader().load(
      try bundle.bytes("Root.plist"), named: "Root.plist", folder: FilePath(bundle.path), on: .phone,
      texts: { "\($1).\($0.lowercased())" })
    #expect(
      words(loaded.result) == [
        "Root.group", "Root.footer", "Root.title", "Root.short", "Root.title", "Root.long",
      ])
  }
}
