import TableModel
import TableThemes
import Testing

@testable import TableLayout

/// The boxes that stand for what cannot be drawn.
@Suite struct PlaceholderTests {
  private let frame = Rect(x: 10, y: 20, width: 100, height: 40)

  private func lines(of node: SceneNode) -> [Path] {
    node.drawings.compactMap { if case .stroke(let path, _, _) = $0 { path } else { nil } }
  }

  @Test func anUnknownViewIsHatchedFromEdgeToEdge() throws {
    let node = viewLayout().node(of: View(frame: frame, content: .unknown(className: "MKMapView")))
    let hatching = try #require(lines(of: node).first)
    #expect(hatching.elements.count == 2 * 17)
    #expect(frame.bounds.contains(hatching.boundingBox, tolerance: 0.001))
    #expect(node.drawings.first == .fill(.rect(frame.bounds), .color(PlaceholderLook.standard.background)))
  }

  /// Constraints may say a frame that nobody can write, at which lines would have no end.
  @Test(arguments: [1e7, 1e24, 1e300]) func aHugeViewHasSoManyLines(_ side: Double) throws {
    let frame = Rect(x: side, y: -side, width: side, height: side)
    let node = viewLayout().node(of: View(frame: frame, content: .unknown(className: "MKMapView")))
    let hatching = try #require(lines(of: node).first)
    #expect((2...20_000).contains(hatching.elements.count))
    #expect(node.frame == Rect(x: 1e7, y: -1e7, width: 1e7, height: 1e7))
  }

  @Test(arguments: [
    (100.0, 40.0, true), (54, 40, true), (30, 40, true), (6, 40, false), (100, 5, false), (0, 0, false),
  ])
  func aNameShowsWhereItFits(width: Double, height: Double, isShown: Bool) {
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    let node = viewLayout().node(of: View(frame: frame, content: .unknown(className: "MKMapView")))
    #expect(!node.texts.isEmpty == isShown)
    #expect(node.children.isEmpty)
  }

  @Test("on a dark screen nothing of the box is lighter than its name")
  func dark() {
    let node = viewLayout().node(of: View(frame: frame, content: .unknown(className: "MKMapView")))
    let colors = node.drawings.map { $0.resolvingColors(with: [:], for: .dark) }.compactMap {
      drawing -> Color? in
      switch drawing {
      case .fill(_, .color(let color)), .stroke(_, _, .color(let color)): color
      default: nil
      }
    }
    #expect(colors.count == 4)
    for color in colors { #expect(color.red < 0.5) }
  }

  @Test(arguments: ContentMode.allCases)
  func aPictureThatIsNotAtHandIsACrossWhereItWouldBe(mode: ContentMode) throws {
    let image = Image(ImagePlaceholder(name: "i", size: Size(width: 30, height: 20)))
    let imageView = ImageView(image: image, contentMode: mode)
    let node = viewLayout().node(of: View(frame: frame, content: .image(imageView)))
    let place = ImagePlacement(mode: mode, pixels: PixelGrid(scale: 2)).rect(
      of: Size(width: 30, height: 20), in: frame.bounds)
    #expect(lines(of: node).first?.boundingBox == place)
    #expect(node.viewClass == .imageView)
  }

  @Test func theNameLiesWhereThePictureWouldBe() throws {
    let image = Image(ImagePlaceholder(name: "i", size: Size(width: 30, height: 20)))
    let imageView = ImageView(image: image, contentMode: .bottomRight)
    let node = viewLayout().node(of: View(frame: frame, content: .image(imageView)))
    let text = node.drawings.compactMap { drawing -> Point? in
      if case .text(_, let origin, _, _) = drawing { origin } else { nil }
    }
    let place = Rect(x: 70, y: 20, width: 30, height: 20)
    #expect(text.count == 1)
    #expect(
      text.allSatisfy { place.minX < $0.x && $0.x < place.maxX && place.minY < $0.y && $0.y < place.maxY })
  }

  @Test func aPictureOfNoSizeIsNothing() {
    let image = Image(ImagePlaceholder(name: "i", size: .zero))
    let node = viewLayout().node(of: View(frame: frame, content: .image(ImageView(image: image))))
    #expect(node.drawings.isEmpty)
  }

  @Test func theNameOfATableIsOnItsView() {
    let scene = TableLayoutEngine(theme: .ios7, shaper: StubShaper()).scene(
      of: TableView(id: "table", sections: [Section(rows: [Cell(id: "cell")])]),
      in: LayoutEnvironment(size: Size(width: 320, height: 100), scale: 2)
    )
    #expect(scene.root.id == "table")
    #expect(scene.root.children.first?.id == "cell")
  }
}
