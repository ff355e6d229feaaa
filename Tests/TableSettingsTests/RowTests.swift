import TableModel
import TestSupport
import Testing

/// What each type of specifier becomes.
struct RowTests {
  private func row(_ type: String, _ pairs: KeyValuePairs<String, String>) throws -> Cell? {
    let bundle = try SampleBundle(SampleBundle.item(type, pairs))
    #expect(try bundle.findings() == [])
    return try bundle.rows().first
  }

  private func control(_ view: View?) -> Control.Kind? {
    if case .control(let control) = view?.content { control.kind } else { nil }
  }

  @Test(arguments: [
    ("<true/>", "", true), ("<false/>", "", false), ("", "", false),
    ("YES".element, "", true), ("NO".element, "", false), ("true".element, "", true),
    (" -007".element, "", true), ("000".element, "", false), ("TrueValue".element, "", true),
    ("<integer>2</integer>", "", true), ("<real>0.0</real>", "", false),
    ("128".element, "128/64", true), ("64".element, "128/64", false),
    ("NO".element, "NO/YES", true), ("YES".element, "NO/YES", false),
    ("<true/>", "YES/NO", true),
  ])
  func toggleSwitches(_ value: String, _ pair: String, _ isOn: Bool) throws {
    let words = pair.split(separator: "/").map { String($0).element }
    let keys =
      (value.isEmpty ? "" : "<key>DefaultValue</key>\(value)")
      + (words.isEmpty ? "" : "<key>TrueValue</key>\(words[0])<key>FalseValue</key>\(words[1])")
    let bundle = try SampleBundle(SampleBundle.item("ToggleSwitch", ["Title": "On".element]) + keys)
    let row = try #require(try bundle.rows().first)
    #expect(row.textLabel?.text == "On")
    #expect(control(row.accessoryView) == .switch(isOn: isOn))
  }

  @Test func titleValues() throws {
    let row = try row("TitleValue", ["Title": "Version".element, "DefaultValue": "<integer>2</integer>"])
    #expect(row?.style == .value1)
    #expect(row?.textLabel?.text == "Version")
    #expect(row?.detailTextLabel?.text == "2")
    #expect(row?.accessoryType == AccessoryType.none)
    let called = try self.row(
      "TitleValue", ["DefaultValue": "1".element, "Values": "0 1".array, "Titles": "old new".array])
    #expect(called?.detailTextLabel?.text == "new")
    let unknown = try self.row(
      "TitleValue", ["DefaultValue": "7".element, "Values": "0 1".array, "Titles": "old new".array])
    #expect(unknown?.detailTextLabel?.text == "7")
  }

  @Test func textFields() throws {
    let row = try row("TextField", ["Title": "Name".element, "DefaultValue": "Ann".element])
    #expect(row?.textLabel?.text == "Name")
    #expect(control(row?.accessoryView) == .textField(text: "Ann", placeholder: ""))
    let secret = try self.row(
      "TextField", ["Title": "Code".element, "DefaultValue": "äöü".element, "IsSecure": "<true/>"])
    #expect(control(secret?.accessoryView) == .textField(text: "•••", placeholder: ""))
    let number = try self.row(
      "TextField", ["Title": "Port".element, "DefaultValue": "<integer>80</integer>"])
    #expect(control(number?.accessoryView) == .textField(text: "80", placeholder: ""))
    let whole = try self.row("TextField", ["Title": "".element, "DefaultValue": "Ann".element])
    #expect(whole?.textLabel == nil)
    #expect(control(whole?.contentView?.subviews.first) == .textField(text: "Ann", placeholder: ""))
    #expect(whole?.contentView?.subviews.first?.frame == Rect(x: 15, y: 0, width: 290, height: 44))
  }

  @Test(arguments: [
    ("0.5", "0", "2", 0.25), ("-100", "-100", "100", 0), ("9", "0", "2", 1), ("-9", "0", "2", 0),
    ("41943040", "41943040", "419430400", 0),
  ])
  func sliders(_ value: String, _ least: String, _ most: String, _ share: Double) throws {
    let row = try row(
      "Slider",
      [
        "Title": "not shown".element, "DefaultValue": "<real>\(value)</real>",
        "MinimumValue": "<integer>\(least)</integer>", "MaximumValue": most.element,
        "MinimumValueImage": "".element,
      ])
    #expect(row?.textLabel == nil)
    #expect(row?.contentView?.subviews.count == 1)
    #expect(control(row?.contentView?.subviews.first) == .slider(value: share))
  }

  @Test func multipleValues() throws {
    let row = try row(
      "MultiValue",
      [
        "Title": "Size".element, "DefaultValue": "b".element, "Values": "a b b".array,
        "Titles": "Small Large Huge".array, "ShortTitles": "S L H".array,
      ])
    #expect(row?.style == .value1)
    #expect(row?.detailTextLabel?.text == "L")
    #expect(row?.accessoryType == .disclosureIndicator)
  }

  @Test func listsOfChoices() throws {
    let bundle = try SampleBundle(
      SampleBundle.item(
        "MultiValue",
        [
          "Title": "Size".element, "Key": "size".element, "DefaultValue": "a".element,
          "Values": "a b c".array, "Titles": "pear Apple fig".array, "DisplaySortedByTitle": "<true/>",
        ]), root: "<key>Title</key><string>Fruit</string>")
    let document = try #require(try bundle.load().document)
    #expect(document.tableNames == ["Root", "Root-size"])
    let list = try #require(document.screens.last?.controllers.first)
    #expect(list.navigationBar?.title == "Size")
    #expect(list.navigationBar?.backButtonTitle == "Fruit")
    let rows = list.tableView?.sections.flatMap(\.rows) ?? []
    #expect(rows.map { $0.textLabel?.text } == ["Apple", "fig", "pear"])
    #expect(rows.map(\.accessoryType) == [.none, .none, .checkmark])
  }

  @Test func radioGroups() throws {
    let bundle = try SampleBundle(
      SampleBundle.item(
        "RadioGroup",
        [
          "Title": "Size".element, "FooterText": "Any.".element, "DefaultValue": "<integer>2</integer>",
          "Values": "<array><integer>1</integer><real>2</real></array>", "Titles": "S L".array,
        ]), SampleBundle.item("TitleValue", ["Title": "after".element]))
    let sections = try bundle.sections()
    #expect(sections.count == 1)
    #expect(sections.first?.header?.title == "Size")
    #expect(sections.first?.footer?.title == "Any.")
    #expect(sections.first?.rows.map { $0.textLabel?.text } == ["S", "L", "after"])
    #expect(sections.first?.rows.map(\.accessoryType) == [.none, .checkmark, .none])
  }

  @Test func images() throws {
    let bundle = try SampleBundle(
      SampleBundle.item(
        "Slider", ["MinimumValueImage": "low".element, "MaximumValueImage": "high.png".element]))
    try bundle.write(ImageFiles.png(21, 21), to: "low.png")
    try bundle.write(ImageFiles.png(42, 42), to: "low@2x.png")
    try bundle.write(ImageFiles.png(30, 20), to: "high.png")
    let views = try #require(try bundle.rows().first?.contentView?.subviews)
    #expect(
      views.map(\.frame) == [
        Rect(x: 15, y: 11.5, width: 21, height: 21), Rect(x: 275, y: 12, width: 30, height: 20),
        Rect(x: 46, y: 0, width: 219, height: 44),
      ])
    #expect(try bundle.findings() == [])
  }
}
