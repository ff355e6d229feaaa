import TableMock
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

  /// What is wanted comes before what the source says, right or wrong.
  @Test func namesThatGiveWayAreNotAsked() throws {
    let scene = try Renderer().scene(of: screen(theme: "ios66"), as: Variant(theme: "ios6"))
    #expect(scene.theme == "ios6")
  }
}
