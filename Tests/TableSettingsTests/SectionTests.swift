import TableModel
import Testing

/// How the list of a pane becomes sections.
struct SectionTests {
  private static func group(_ title: String) -> String {
    SampleBundle.item("Group", ["Title": title.element])
  }

  private static func title(_ title: String) -> String {
    SampleBundle.item("TitleValue", ["Title": title.element])
  }

  private func words(_ sections: [Section]) -> [String] {
    sections.map { section in
      ([section.header?.title ?? "-"] + section.rows.map { $0.textLabel?.text ?? "" }).joined(separator: " ")
    }
  }

  @Test func rowsBeforeTheFirstGroup() throws {
    let bundle = try SampleBundle(Self.title("a"), Self.group("B"), Self.title("b"))
    #expect(try words(bundle.sections()) == ["- a", "B b"])
  }

  @Test func groupsWithoutRows() throws {
    let bundle = try SampleBundle(
      SampleBundle.item("Group", ["Title": "A".element, "FooterText": "x\n\ny ".element]),
      Self.group(""), Self.title("b"), Self.group("C"))
    let sections = try bundle.sections()
    #expect(words(sections) == ["A", "- b", "C"])
    #expect(sections.first?.footer?.title == "x\n\ny ")
  }

  @Test func idioms() throws {
    let pad = "<key>SupportedUserInterfaceIdioms</key>" + "Pad".array
    let both = "<key>SupportedUserInterfaceIdioms</key>" + "Phone Pad".array
    let specifiers = [
      Self.group("A"), Self.title("a"), Self.group("B") + pad, Self.title("b"), Self.title("c") + pad,
      Self.title("d") + both,
    ]
    let bundle = try SampleBundle(
      specifiers[0], specifiers[1], specifiers[2], specifiers[3], specifiers[4], specifiers[5])
    #expect(try words(bundle.sections()) == ["A a b d"])
    try bundle.write(SampleBundle.pane(specifiers), to: "Root~ipad.plist")
    let screen = try bundle.load("Root~ipad.plist").document?.screens.first
    #expect(words(screen?.tableViews.first?.sections ?? []) == ["A a", "B b c d"])
  }

  @Test func emptyPanes() throws {
    let bundle = try SampleBundle()
    #expect(try bundle.sections() == [])
    #expect(try bundle.findings() == [])
    #expect(try bundle.load().document?.screens.count == 1)
  }

  @Test func screens() throws {
    let screen = try #require(try SampleBundle(Self.title("a")).load().document?.screens.first)
    #expect(screen.tableViews.first?.style == .insetGrouped)
    #expect(screen.controllers.first?.navigationBar?.title == "Settings")
    #expect(screen.controllers.first?.navigationBar?.backButtonTitle == "Settings")
    #expect(screen.statusBar != nil)
  }

  @Test(arguments: [
    ("Mail", "Mail"), ("", "Settings"), ("YOUR_PROJECT_NAME", "Settings"), ("${PRODUCT_NAME}", "Settings"),
  ])
  func titles(_ own: String, _ title: String) throws {
    let bundle = try SampleBundle(root: "<key>Title</key>\(own.element)")
    #expect(try bundle.load().document?.screens.first?.controllers.first?.navigationBar?.title == title)
  }
}
