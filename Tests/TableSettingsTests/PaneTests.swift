import TableModel
import TableSources
import Testing

/// The panes that rows lead to, and where everything stands.
struct PaneTests {
  private static func child(_ file: String, title: String = "Go") -> String {
    SampleBundle.item("ChildPane", ["Title": title.element, "File": file.element])
  }

  @Test func reachablePanes() throws {
    let bundle = try SampleBundle(Self.child("B", title: "To B"), Self.child("A", title: "To A"))
    try bundle.write(SampleBundle.pane([Self.child("C"), Self.child("Root")]), to: "A.plist")
    try bundle.write(SampleBundle.pane([Self.child("B"), Self.child("A")]), to: "B.plist")
    try bundle.write(SampleBundle.pane([]), to: "C.plist")
    try bundle.write(SampleBundle.pane([]), to: "Unreachable.plist")
    let document = try #require(try bundle.load().document)
    #expect(document.tableNames == ["Root", "B", "A", "C"])
    let bars = document.screens.compactMap { $0.controllers.first?.navigationBar }
    #expect(bars.map(\.title) == ["Settings", "To B", "To A", "Go"])
    #expect(bars.map(\.backButtonTitle) == ["Settings", "Settings", "Settings", "To A"])
    #expect(try bundle.findings() == [])
    let row = try bundle.rows().first
    #expect(row?.textLabel?.text == "To B")
    #expect(row?.accessoryType == .disclosureIndicator)
  }

  @Test(arguments: [
    ("3rd/Lua", "there is no “3rd/Lua.plist” in the bundle, so the row opens nothing"),
    ("3rd/../A", "“3rd/../A” is not a file of the bundle, so the row opens nothing"),
    ("3rd//A", "“3rd//A” is not a file of the bundle, so the row opens nothing"),
    ("../Root", "“../Root” is not a file of the bundle, so the row opens nothing"),
    ("/etc/passwd", "“/etc/passwd” is not a file of the bundle, so the row opens nothing"),
    ("http://a.b", "“http://a.b” is not a file of the bundle, so the row opens nothing"),
    (".A", "“.A” is not a file of the bundle, so the row opens nothing"),
    ("", "the row has no “File”, so it opens nothing"),
    (
      "A.plist",
      "there is no “A.plist.plist” in the bundle, so the row opens nothing (leave “.plist” out here)"
    ),
    (
      "about",
      "there is no “about.plist” in the bundle, so the row opens nothing (did you mean “About.plist”?)"
    ),
    ("Nowhere", "there is no “Nowhere.plist” in the bundle, so the row opens nothing"),
  ])
  func rowsToNowhere(_ file: String, _ message: String) throws {
    let bundle = try SampleBundle(Self.child(file))
    try bundle.write(SampleBundle.pane([]), to: "A.plist")
    try bundle.write(SampleBundle.pane([]), to: "About.plist")
    let finding = try #require(try bundle.findings().first)
    #expect(finding.hasPrefix("Root.plist:3: warning: \(message)"))
    #expect(try bundle.load().document?.tableNames == ["Root"])
    #expect(try bundle.rows().first?.accessoryType == .disclosureIndicator)
  }

  /// Panes may lie in folders of the bundle, as those that tools for licences write do.
  @Test func panesInFolders() throws {
    let bundle = try SampleBundle(Self.child("com.maker.Licences/List"))
    try bundle.makeFolder("com.maker.Licences")
    try bundle.write(
      SampleBundle.pane([Self.child("com.maker.Licences/One")]), to: "com.maker.Licences/List.plist")
    try bundle.write(SampleBundle.pane([]), to: "com.maker.Licences/One.plist")
    #expect(try bundle.findings() == [])
    #expect(
      try bundle.load().document?.tableNames == ["Root", "com.maker.Licences/List", "com.maker.Licences/One"])
  }

  /// A control character in a text does not lose the pane.
  @Test func aFormFeedCountsAsABlank() throws {
    let bundle = try SampleBundle(Self.child("A", title: "To\u{C}A"))
    try bundle.write(SampleBundle.pane([]), to: "A.plist")
    #expect(try bundle.rows().first?.textLabel?.text == "To A")
    let found = try bundle.findings()
    #expect(found.count == 1)
    #expect(
      found[0].hasPrefix(
        "Root.plist:3: warning: the control character U+000C is not allowed in XML, and is read as a"))
  }

  @Test func linksOutOfTheBundle() throws {
    let outside = try SampleBundle(SampleBundle.item("TitleValue", ["Title": "secret".element]))
    let bundle = try SampleBundle(
      Self.child("Out"), SampleBundle.item("Slider", ["MinimumValueImage": "out.png".element]))
    try bundle.link("Out.plist", to: "\(outside.path)/Root.plist")
    try bundle.link("out.png", to: "\(outside.path)/Root.plist")
    let findings = try bundle.findings()
    #expect(findings.count == 2)
    #expect(findings.allSatisfy { $0.contains("warning") })
    #expect(try bundle.load().document?.tableNames == ["Root"])
  }

  @Test func brokenPanes() throws {
    let bundle = try SampleBundle(Self.child("A"), Self.child("B"))
    try bundle.write("<plist><dict>", to: "A.plist")
    try bundle.write("<plist><dict/></plist>", to: "B.plist")
    #expect(try bundle.load().document?.tableNames == ["Root"])
    #expect(
      try bundle.findings() == [
        "A.plist:1: warning: the document ends before <dict> of line 1 does (the file seems to be cut off)",
        "A.plist:0: warning: there is no screen of this pane",
        "B.plist:1: warning: there are no “PreferenceSpecifiers” in this property list "
          + "(a pane of Settings is a dictionary with an array of specifiers)",
        "B.plist:0: warning: there is no screen of this pane",
      ])
  }

  @Test func origins() throws {
    let value = SampleBundle.item(
      "MultiValue",
      ["Title": "a".element, "Values": "1 2".array, "Titles": "x y".array, "DefaultValue": "1".element])
    let bundle = try SampleBundle(Self.child("A"), value)
    try bundle.write(
      "\n\n" + SampleBundle.pane([SampleBundle.item("Group", ["Title": "g".element]), value]), to: "A.plist")
    let result = try bundle.load()
    let finder = OriginFinder(try #require(result.origins))
    let place = { (section: Int, row: Int, screen: Int) in
      finder.origin(of: .row(IndexPath(section: section, row: row), screen: screen)).map { origin in
        "\(FilePath(origin.location.file).name.text):\(origin.location.line ?? 0)"
      }
    }
    #expect(result.document?.screens.count == 4)
    #expect(place(0, 0, 0) == "Root.plist:3")
    #expect(place(0, 1, 0) == "Root.plist:4")
    #expect(place(0, 1, 1) == "Root.plist:4")
    #expect(place(0, 0, 2) == "A.plist:6")
    #expect(place(0, 1, 3) == "A.plist:6")
  }
}
