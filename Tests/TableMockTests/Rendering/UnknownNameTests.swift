import TableMock
import TableThemes
import Testing

/// Screens made in Swift can name anything.
@Suite struct UnknownNameTests {
  private func screen(theme: String? = nil, device: String? = nil) -> Screen {
    Screen(theme: theme, device: device, tableView: TableView())
  }

  @Test(arguments: [("ios66", "did you mean “ios6”?"), ("nonsense", "‘tablemock themes’ lists them all")])
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
    ("iphone13", "iphone12"), ("iphone14plus", "iphone12promax"), ("iPhone 7 Plus", "iphone6plus"),
    ("iphone16", "iphone15"), ("iphone18", "iphone16pro"), ("iphone13mini", "iphone12mini"),
    ("ipadair7", "ipadair4"), ("iphone 5", "iphone5"), ("iphoen5", "iphone5"),
  ])
  func devicesWithTheSameScreenOrTheNearestNumberAreOffered(_ name: String, _ nearest: String) throws {
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

  /// No device stands for another that is there, and none twice.
  @Test func twinsAreOfDevices() {
    let names = Device.all.map(\.name)
    #expect(names.allSatisfy { Device.twin(of: $0) == nil })
    #expect(["iphone7", "ipad3", "iphone17"].allSatisfy { Device.twin(of: $0).map(names.contains) ?? false })
  }

  /// What is wanted comes before what the source says, right or wrong.
  @Test func namesThatGiveWayAreNotAsked() throws {
    let scene = try Renderer().scene(of: screen(theme: "ios66"), as: Variant(theme: "ios6"))
    #expect(scene.theme == "ios6")
  }
}
