import TableMock
import TableThemes
import Testing

/// Screens made in Swift can name anything.
@Suite struct UnknownNameTests {
  private func screen(theme: String? = nil, device: String? = nil) -> Screen {
    Screen(theme: theme, device: device, tableView: TableView())
  }

  @Test(arguments: [("ios66", "did you mean “ios6”?"), ("nonsense", "“tablemock themes” lists them all")])
  func unknownLooksAreErrors(_ name: String, _ hint: String) throws {
    let renderer = try Renderer()
    let expected = UnknownNameError.self
    let own = #expect(throws: expected) { try renderer.scene(of: screen(theme: name)) }
    let wanted = #expect(throws: expected) { try renderer.scene(of: screen(), as: Variant(theme: name)) }
    #expect(own == wanted)
    #expect(own?.message == "unknown theme “\(name)”")
    #expect(own?.hint == hint)
    #expect(throws: expected) { try renderer.eras(of: screen(), themes: ["ios6", name]) }
    #expect(throws: expected) { try renderer.pages(of: screen(theme: name), height: 100) }
  }

  @Test func unknownDevicesAreErrors() throws {
    let renderer = try Renderer()
    let error = #expect(throws: UnknownNameError.self) {
      try renderer.scene(of: screen(device: "iphone44"))
    }
    #expect(error?.noun == "device" && error?.nearest == "iphone4")
  }

  /// Files and the command line offer the same.
  @Test(arguments: [
    ("iphone10", "iphonex"), ("ipad1", "ipad"), ("iPhone 7 Plus", "iphone7plus"), ("ipad11", "ipada16"),
    ("iphone 5", "iphone5"), ("iphoen5", "iphone5"), ("iPad Pro 2", "ipadpro12gen2"),
  ])
  func devicesOfAnotherNameOrTheNearestNumberAreOffered(_ name: String, _ nearest: String) throws {
    let error = try #require(
      throws: UnknownNameError.self
    ) { try Renderer().scene(of: screen(device: name)) }
    #expect(error.nearest == nearest)
    let text = "device: \(name)\ntableView: {rows: [A]}"
    let result = SourceLoader.standard.load(Array(text.utf8), named: "a.yaml", folder: ".")
    #expect(result.diagnostics.map(\.hint) == ["did you mean “\(nearest)”?"])
  }

  @Test(arguments: ["", "tv", "android13", "iphone99999999999999999999"])
  func nothingIsOfferedForOthers(_ name: String) throws {
    let error = try #require(
      throws: UnknownNameError.self
    ) { try Renderer().scene(of: screen(device: name)) }
    #expect(error.nearest == nil)
  }

  /// A screen that names neither has the newest look, on that look’s own device and at its scale.
  @Test func screensThatNameNothingAreOfToday() throws {
    let scene = try Renderer().scene(of: screen())
    #expect(scene.theme == "ios26" && scene.theme == Theme.newest.name)
    #expect(scene.size == Size(width: 402, height: 874) && scene.scale == 3)
    #expect(try Renderer().scene(of: screen(theme: "ios6")).size == Size(width: 320, height: 568))
  }

  /// What is wanted comes before what the source says, right or wrong.
  @Test func namesThatGiveWayAreNotAsked() throws {
    let scene = try Renderer().scene(of: screen(theme: "ios66"), as: Variant(theme: "ios6"))
    #expect(scene.theme == "ios6")
  }
}
