import TableLayout
import TableModel
import TableThemes
import Testing

/// The content view's frame against the frames that Interface Builder stored.
@Suite struct ContentViewTests {
  struct Fact: CustomTestStringConvertible {
    let theme: Theme
    let style: TableViewStyle
    let accessory: AccessoryType
    let scale: Double
    let frame: [Double]

    var testDescription: String { "\(theme.name) \(style) \(accessory) @\(Int(scale))x" }
  }

  static let facts = [
    Fact(theme: .ios5, style: .plain, accessory: .none, scale: 1, frame: [0, 0, 320, 43]),
    Fact(theme: .ios5, style: .plain, accessory: .disclosureIndicator, scale: 1, frame: [0, 0, 300, 43]),
    Fact(theme: .ios5, style: .plain, accessory: .checkmark, scale: 1, frame: [0, 0, 300, 43]),
    Fact(theme: .ios5, style: .plain, accessory: .detailDisclosureButton, scale: 1, frame: [0, 0, 287, 43]),
    Fact(theme: .ios5, style: .grouped, accessory: .none, scale: 1, frame: [10, 1, 300, 43]),
    Fact(theme: .ios5, style: .grouped, accessory: .disclosureIndicator, scale: 1, frame: [10, 1, 280, 43]),
    Fact(theme: .ios7, style: .plain, accessory: .none, scale: 1, frame: [0, 0, 320, 43]),
    Fact(theme: .ios7, style: .plain, accessory: .none, scale: 2, frame: [0, 0, 320, 43.5]),
    Fact(theme: .ios7, style: .grouped, accessory: .disclosureIndicator, scale: 2, frame: [0, 0, 287, 43.5]),
    Fact(theme: .ios7, style: .plain, accessory: .checkmark, scale: 2, frame: [0, 0, 281, 43.5]),
    Fact(theme: .ios8, style: .plain, accessory: .detailButton, scale: 2, frame: [0, 0, 273, 43.5]),
    Fact(
      theme: .ios8, style: .plain, accessory: .detailDisclosureButton, scale: 2, frame: [0, 0, 253, 43.5]),
    Fact(theme: .ios16, style: .plain, accessory: .detailButton, scale: 2, frame: [0, 0, 280, 43.5]),
  ]

  @Test("a content view's colour fills it, and its opacity is that of all in it")
  func color() throws {
    var cell = Cell(textLabel: Label(text: "Title"))
    cell.contentView = ContentView(subviews: [])
    cell.contentView?.backgroundColor = Color(0xFF0000)
    cell.contentView?.alpha = 0.5
    let scene = scene(of: table(.plain, cell), theme: .ios16, scale: 2)
    let content = try #require(scene.root.first(.contentView))
    #expect(content.drawings == [.fill(.rect(content.frame.bounds), .color(Color(0xFF0000)))])
    #expect(content.opacity == 0.5)
  }

  @Test(arguments: facts) func frame(_ fact: Fact) throws {
    let cell = Cell(textLabel: Label(text: "Title"), accessoryType: fact.accessory)
    let scene = scene(of: table(fact.style, cell), theme: fact.theme, scale: fact.scale)
    let content = try #require(scene.root.first(.contentView))
    #expect(content.frame.numbers == fact.frame)
  }

  @Test func groupsStandFurtherInOnAnIPad() throws {
    let scene = scene(
      of: table(.grouped, Cell(textLabel: Label(text: "Title"), accessoryType: .disclosureIndicator)),
      theme: .ios5,
      size: Size(width: 768, height: 1024)
    )
    let content = try #require(scene.root.first(.contentView))
    #expect(content.frame.numbers == [45, 1, 658, 43])
  }

  @Test func thirdsOfAPointBelongToTheSeparator() throws {
    let scene = scene(of: table(.plain, Cell(textLabel: Label(text: "Title"))), theme: .ios8, scale: 3)
    let content = try #require(scene.root.first(.contentView))
    #expect(abs(content.frame.height - 43.667) < 0.001)
  }
}
