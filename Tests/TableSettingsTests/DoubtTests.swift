import TableSources
import Testing

/// What is told of a pane that is drawn otherwise than its author may think.
struct DoubtTests {
  private static func choice(
    _ value: String, values: String = "a b".array, titles: String = "A B".array
  ) -> String {
    SampleBundle.item(
      "MultiValue", ["Title": "t".element, "DefaultValue": value, "Values": values, "Titles": titles])
  }

  @Test(
    "two rows of one key are told where a device shows both",
    arguments: [("", "", 1), ("", "Pad", 1), ("Phone", "Phone", 1), ("Phone", "Pad", 0)])
  func repeatedKeys(first: String, second: String, count: Int) throws {
    let row = { (key: String, idiom: String) in
      SampleBundle.item("TitleValue", ["Title": "t".element, "Key": key.element])
        + (idiom.isEmpty ? "" : "<key>SupportedUserInterfaceIdioms</key>" + idiom.array)
    }
    let findings = try SampleBundle(row("a", first), row("b", ""), row("a", second)).findings()
    #expect(findings.filter { $0.contains("an earlier row has the same key “a”") }.count == count)
    #expect(findings.count == count)
  }

  private static let nothingChosen = "is not among the values, so nothing is chosen"

  @Test(arguments: [
    ("<key>Title</key><string>x</string>", "a specifier without “Type” is ignored"),
    ("<key>Type</key><true/>", "a boolean is not a type of specifier, so it is ignored"),
    (
      "<key>Type</key><string>Group</string>",
      "“Group” is not a type of specifier, so it is ignored (did you mean “PSGroupSpecifier”?)"
    ),
    (
      "<key>Type</key><string>IASKButtonSpecifier</string>",
      "“IASKButtonSpecifier” is not a type of specifier, so it is ignored "
        + "(it belongs to InAppSettingsKit, and iOS does not know it)"
    ),
    (choice("c".element), "the default “c” \(nothingChosen)"),
    (choice("B".element), "the default “B” \(nothingChosen) (it is the title of the value “b”)"),
    (
      choice("<integer>0</integer>", values: "0 1".array),
      "the default “0” \(nothingChosen) (there it is a string, here a number)"
    ),
    (
      choice("Grey".element, values: "grey b".array),
      "the default “Grey” \(nothingChosen) (the value is written “grey”)"
    ),
    (
      choice("a".element, titles: "A".array),
      "there are 2 values and 1 titles; the last ones are ignored"
    ),
    (
      SampleBundle.item("MultiValue", ["Title": "t".element, "Values": "a".array]),
      "there are no “Titles”, so there is nothing to choose"
    ),
    (
      choice("a".element, values: "a".element),
      "“Values” is a string, not an array, so there is nothing to choose"
    ),
    (
      SampleBundle.item("MultiValue", ["Values": "a".array, "Titles": "A".array]),
      "there is no “DefaultValue”, so nothing is chosen"
    ),
    (
      SampleBundle.item("ToggleSwitch", ["DefaultValue": "<array/>"]),
      "the default is an array, which is neither on nor off"
    ),
    (
      SampleBundle.item("Slider", ["MaximumValue": "<true/>", "MinimumValue": "<integer>3</integer>"]),
      "the greatest value “1.0” is not above the least, “3.0”"
    ),
    (
      SampleBundle.item("Slider", ["MaximumValue": "much".element]),
      "“MaximumValue” is a string, not a number that a slider can have"
    ),
    (
      SampleBundle.item("Slider", ["MaximumValueImage": "sun.png".element]),
      "there is no image “sun.png”, so no image is drawn"
    ),
  ])
  func warnings(_ specifier: String, _ message: String) throws {
    let bundle = try SampleBundle(specifier)
    #expect(try bundle.findings() == ["Root.plist:3: warning: \(message)"])
    #expect(try bundle.load().document != nil)
  }

  @Test(arguments: [
    ("<plist><dict/></plist>", "there are no “PreferenceSpecifiers” in this property list"),
    ("<plist><array/></plist>", "there are no “PreferenceSpecifiers” in this property list"),
    (
      "<plist><dict><key>PreferenceSpecifiers</key><dict/></dict></plist>",
      "“PreferenceSpecifiers” is a dictionary, not an array"
    ),
    ("", "the file is empty"),
    (
      "{ PreferenceSpecifiers = ",
      "the file ends before a value, so the file is ignored"
    ),
  ])
  func errors(_ text: String, _ message: String) throws {
    let bundle = try SampleBundle()
    try bundle.write(text, to: "Root.plist")
    let result = try bundle.load()
    #expect(result.document == nil)
    #expect(result.diagnostics.map(\.message) == [message])
  }

  @Test func itemsOfOtherKinds() throws {
    let bundle = try SampleBundle()
    try bundle.write(
      "<plist><dict><key>PreferenceSpecifiers</key><array><string>x</string><dict/></array></dict></plist>",
      to: "Root.plist")
    #expect(
      try bundle.findings() == [
        "Root.plist:1: warning: a string is not a specifier, so it is ignored",
        "Root.plist:1: warning: a specifier without “Type” is ignored",
      ])
  }

  @Test func oldStyleLists() throws {
    let bundle = try SampleBundle()
    try bundle.write(
      """
      { PreferenceSpecifiers = ( { Type = PSToggleSwitchSpecifier; Title = A; DefaultValue = YES; },
        { Type = PSMultiValueSpecifier; Values = (1, 2); Titles = (a, b); DefaultValue = 2; } ); }
      """, to: "Root.plist")
    #expect(try bundle.rows().map { $0.detailTextLabel?.text } == [nil, "b"])
    #expect(try bundle.findings() == [])
  }
}
