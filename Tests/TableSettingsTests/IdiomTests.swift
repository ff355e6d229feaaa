import TableModel
import TableSources
import Testing

@testable import TableSettings

/// What phones and tablets are shown of one bundle.
struct IdiomTests {
  private static func row(_ title: String) -> String {
    SampleBundle.item("TitleValue", ["Title": title.element])
  }

  private static func child(_ title: String, _ file: String) -> String {
    SampleBundle.item("ChildPane", ["Title": title.element, "File": file.element])
  }

  private func load(
    _ bundle: SampleBundle, _ first: String = "Root.plist", on idiom: UserInterfaceIdiom
  ) throws -> SettingsLoading {
    SettingsLoader().load(
      try bundle.bytes(first), named: "\(bundle.path)/\(first)", folder: FilePath(bundle.path), on: idiom)
  }

  /// The screens with the titles of their rows.
  private func words(_ result: LoadingResult) -> [String] {
    (result.document?.screens ?? []).map { screen in
      let rows = screen.tableViews.flatMap(\.sections).flatMap(\.rows).compactMap(\.textLabel?.text)
      return "\(screen.name ?? "-"): " + rows.joined(separator: " ")
    }
  }

  @Test(arguments: [
    (["Root.plist"], "Root.plist", ["Root.plist", "Root.plist"]),
    (["Root.plist", "Root~ipad.plist"], "Root.plist", ["Root.plist", "Root~ipad.plist"]),
    (["Root~iphone.plist", "Root.plist"], "Root~iphone.plist", ["Root~iphone.plist", "Root.plist"]),
    (
      ["Root~iphone.plist", "Root.plist", "Root~ipad.plist"], "Root~iphone.plist",
      ["Root~iphone.plist", "Root~ipad.plist"]
    ),
    // What is named is what is read, on the devices that it is for.
    (["Root~iphone.plist", "Root.plist"], "Root.plist", ["Root.plist", "Root.plist"]),
    (["Root~iphone.plist"], "Root~iphone.plist", ["Root~iphone.plist", "Root~iphone.plist"]),
    (["Root.plist", "Root~ipad.plist"], "Root~ipad.plist", ["Root~ipad.plist", "Root~ipad.plist"]),
  ])
  func firstPanes(_ files: [String], _ first: String, _ shown: [String]) throws {
    let bundle = try SampleBundle()
    if !files.contains("Root.plist") { try bundle.remove("Root.plist") }
    for file in files { try bundle.write(SampleBundle.pane([Self.row(file)]), to: file) }
    for (idiom, file) in zip(UserInterfaceIdiom.allCases, shown) {
      #expect(try words(load(bundle, first, on: idiom).result) == ["Root: \(file)"])
    }
  }

  @Test func childPanes() throws {
    let bundle = try SampleBundle(Self.child("A", "Child"))
    try bundle.write(SampleBundle.pane([Self.row("phone")]), to: "Child.plist")
    try bundle.write(SampleBundle.pane([Self.row("pad")]), to: "Child~ipad.plist")
    #expect(try words(load(bundle, on: .phone).result) == ["Root: A", "Child: phone"])
    #expect(try words(load(bundle, on: .pad).result) == ["Root: A", "Child: pad"])
  }

  /// A row that leads nowhere on a phone is told, though it leads somewhere on a tablet.
  @Test func childPanesOfTabletsAlone() throws {
    let bundle = try SampleBundle(Self.child("A", "Child"))
    try bundle.write(SampleBundle.pane([Self.row("pad")]), to: "Child~ipad.plist")
    #expect(try words(bundle.load()) == ["Root: A", "Child: pad"])
    #expect(
      try bundle.findings() == [
        "Root.plist:3: warning: there is no “Child.plist” in the bundle, so the row opens nothing (“Child~ipad.plist” is only for other devices)"
      ])
  }

  @Test func screensOfAllDevices() throws {
    let bundle = try SampleBundle(Self.child("Both", "Both"), Self.child("Phone", "Phone"))
    try bundle.write(
      SampleBundle.pane([Self.child("Pad", "Pad"), Self.child("Both", "Both")]), to: "Root~ipad.plist")
    for pane in ["Both", "Phone", "Pad"] {
      try bundle.write(SampleBundle.pane([Self.row(pane.lowercased())]), to: pane + ".plist")
    }
    #expect(try words(bundle.load()) == ["Root: Both Phone", "Both: both", "Phone: phone", "Pad: pad"])
    #expect(try bundle.findings() == [])
  }

  /// Each screen knows its file, on a tablet that of the tablet.
  @Test func places() throws {
    let bundle = try SampleBundle(Self.row("phone"))
    try bundle.write(
      "\n" + SampleBundle.pane([Self.row("pad"), Self.child("B", "B")]), to: "Root~ipad.plist")
    try bundle.write(SampleBundle.pane([Self.row("b")]), to: "B.plist")
    let origins = try #require(try bundle.load().origins)
    let place = { (origins: Origins, screen: Int) -> String in
      let path = ElementPath(
        screen: screen, steps: [.key("tableView"), .key("sections"), .item(0), .key("rows"), .item(0)])
      guard let place = OriginFinder(origins).origin(of: path)?.location else { return "-" }
      return "\(FilePath(place.file).name.text):\(place.line ?? 0)"
    }
    #expect([0, 1].map { place(origins, $0) } == ["Root.plist:3", "B.plist:3"])
    #expect([0, 1].map { place(origins.shown(on: .pad), $0) } == ["Root~ipad.plist:4", "B.plist:3"])
    #expect(place(origins.picking(screens: [1]), 0) == "B.plist:3")
    #expect(place(origins.shown(on: .phone), 0) == "Root.plist:3")
  }

  /// The phone's screens are sound, whatever stands in the tablet's file.
  @Test func brokenFilesForTablets() throws {
    let bundle = try SampleBundle(Self.row("phone"))
    try bundle.write("<plist><dict>", to: "Root~ipad.plist")
    let result = try bundle.load()
    #expect(words(result) == ["Root: phone"])
    #expect(result.diagnostics.count == 1)
    #expect(result.diagnostics.first?.severity == .warning)
    #expect(FilePath(result.diagnostics.first?.location.file ?? "").name == "Root~ipad.plist")
  }

  @Test func linksOutOfTheBundle() throws {
    let bundle = try SampleBundle(Self.row("phone"))
    try bundle.write(SampleBundle.pane([Self.row("elsewhere")]), to: "../elsewhere.plist")
    try bundle.link("Root~ipad.plist", to: "../elsewhere.plist")
    #expect(try words(load(bundle, on: .pad).result) == ["Root: phone"])
  }

  @Test(arguments: [(false, ""), (true, "<key>SupportedUserInterfaceIdioms</key>" + "Pad".array)])
  func differences(_ differs: Bool, _ idioms: String) throws {
    let bundle = try SampleBundle(Self.row("a"), Self.row("b") + idioms)
    #expect(try load(bundle, on: .phone).differsByIdiom == differs)
    #expect(try words(load(bundle, on: .pad).result) == ["Root: a b"])
  }
}
