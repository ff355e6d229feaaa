import TableLayout
import TableModel
import TableThemes
import Testing

/// The image's frame and the text beside it, against stored frames.
@Suite struct ImageFrameTests {
  struct Fact: CustomTestStringConvertible {
    let theme: Theme
    let scale: Double
    let rowHeight: Double
    let image: Size
    let frame: [Double]
    let textX: Double

    var testDescription: String { "\(theme.name) \(image.width)×\(image.height) in \(rowHeight)" }
  }

  static let facts = [
    Fact(
      theme: .ios5, scale: 1, rowHeight: 44, image: Size(width: 40, height: 40), frame: [1, 1, 40, 40],
      textX: 51),
    Fact(
      theme: .ios5, scale: 1, rowHeight: 50, image: Size(width: 22, height: 19), frame: [10, 15, 22, 19],
      textX: 42),
    Fact(
      theme: .ios5, scale: 1, rowHeight: 44, image: Size(width: 16, height: 16), frame: [10, 13, 16, 16],
      textX: 36),
    Fact(
      theme: .ios5, scale: 1, rowHeight: 44, image: Size(width: 29, height: 29), frame: [7, 7, 29, 29],
      textX: 46),
    Fact(
      theme: .ios5, scale: 1, rowHeight: 44, image: Size(width: 930, height: 591), frame: [0, 0, 68, 43],
      textX: 78),
    Fact(
      theme: .ios7, scale: 2, rowHeight: 44, image: Size(width: 29, height: 29), frame: [15, 7, 29, 29],
      textX: 59),
    Fact(
      theme: .ios7, scale: 1, rowHeight: 45, image: Size(width: 930, height: 591), frame: [15, 0, 69, 44],
      textX: 99),
  ]

  @Test(arguments: facts) func frame(_ fact: Fact) throws {
    let image = ImageReference(name: "i.png", path: "/i.png", format: .png, size: fact.image)
    let cell = Cell(
      textLabel: Label(text: "Title"), imageView: ImageView(image: Image(image)), height: fact.rowHeight)
    let root = scene(of: table(.plain, cell), theme: fact.theme, scale: fact.scale).root
    #expect(try #require(root.first(role: .imageView)).frame.numbers == fact.frame)
    #expect(try #require(root.first(role: .textLabel)).frame.minX == fact.textX)
  }
}
