import TableModel
import Testing

@testable import TableLayout

/// Pictures in views: content modes, caps, tints.
@Suite struct ViewImageTests {
  struct Mode: CustomTestStringConvertible {
    let mode: ContentMode
    let rect: [Double]

    var testDescription: String { mode.rawValue }
  }

  /// A picture of 20 × 10 points in a view of 100 × 100.
  static let modes = [
    Mode(mode: .scaleToFill, rect: [0, 0, 100, 100]),
    Mode(mode: .scaleAspectFit, rect: [0, 25, 100, 50]),
    Mode(mode: .scaleAspectFill, rect: [-50, 0, 200, 100]),
    Mode(mode: .center, rect: [40, 45, 20, 10]),
    Mode(mode: .top, rect: [40, 0, 20, 10]),
    Mode(mode: .bottom, rect: [40, 90, 20, 10]),
    Mode(mode: .left, rect: [0, 45, 20, 10]),
    Mode(mode: .right, rect: [80, 45, 20, 10]),
    Mode(mode: .topLeft, rect: [0, 0, 20, 10]),
    Mode(mode: .topRight, rect: [80, 0, 20, 10]),
    Mode(mode: .bottomLeft, rect: [0, 90, 20, 10]),
    Mode(mode: .bottomRight, rect: [80, 90, 20, 10]),
  ]

  private func view(_ image: Image, _ mode: ContentMode? = nil) -> View {
    View(
      frame: Rect(x: 0, y: 0, width: 100, height: 100),
      content: .image(ImageView(image: image, contentMode: mode))
    )
  }

  @Test(arguments: modes) func mode(_ mode: Mode) throws {
    let image = try #require(picture(width: 20, height: 10))
    let node = viewLayout().node(of: view(image, mode.mode))
    #expect(node.images.map(\.rect.numbers) == [mode.rect])
    #expect(node.clipsToBounds == (mode.mode == .scaleAspectFill))
  }

  @Test func allModesAreTested() {
    #expect(Set(ViewImageTests.modes.map(\.mode)) == Set(ContentMode.allCases))
  }

  @Test(arguments: ContentMode.allCases) func picturesOfNoSizeAreNotDrawn(_ mode: ContentMode) throws {
    let image = try #require(picture(width: 0, height: 0))
    let node = viewLayout().node(of: view(image, mode))
    #expect(node.images.isEmpty)
  }

  @Test(arguments: [(1.0, 1.0), (2, 2), (3, 2)]) func theScreenChoosesTheFile(
    _ scale: Double, _ file: Double
  ) throws {
    let image = try #require(picture(width: 20, height: 10, scales: [1, 2]))
    #expect(viewLayout(scale: scale).node(of: view(image)).images.map(\.reference.scale) == [file])
  }

  @Test func capsKeepTheirSize() throws {
    let image = try #require(
      picture(width: 20, height: 10, capInsets: EdgeInsets(top: 2, left: 6, bottom: 3, right: 4)))
    let parts = viewLayout().node(of: view(image)).images
    #expect(parts.count == 9)
    #expect(parts.first?.rect.numbers == [0, 0, 6, 2])
    #expect(parts.first?.source?.numbers == [0, 0, 6, 2])
    #expect(parts.last?.rect.numbers == [96, 97, 4, 3])
    #expect(parts.last?.source?.numbers == [16, 7, 4, 3])
    #expect(parts[4].rect.numbers == [6, 2, 90, 95])
    #expect(parts[4].source?.numbers == [6, 2, 10, 5])
  }

  @Test func emptyPartsAreLeftOut() throws {
    let image = try #require(
      picture(width: 20, height: 10, capInsets: EdgeInsets(left: 6, right: 4)))
    #expect(viewLayout().node(of: view(image)).images.count == 3)
  }

  struct Caps {
    let picture: Size
    let insets: EdgeInsets
    let target: Rect
  }

  static let caps = [
    Caps(
      picture: Size(width: 20, height: 20), insets: EdgeInsets(top: 5, left: 8, bottom: 5, right: 8),
      target: Rect(x: 0, y: 0, width: 10, height: 4)),
    Caps(
      picture: Size(width: 20, height: 20), insets: EdgeInsets(top: 10, left: 10, bottom: 10, right: 10),
      target: Rect(x: 0, y: 0, width: 50, height: 50)),
    Caps(
      picture: Size(width: 20, height: 20), insets: EdgeInsets(top: 100, left: 300, bottom: 1, right: 0),
      target: Rect(x: 3, y: 3, width: 50, height: 50)),
    Caps(
      picture: Size(width: 20, height: 20), insets: EdgeInsets(top: -5, left: -5, bottom: 3, right: 3),
      target: Rect(x: 0.5, y: 0.5, width: 33.3, height: 21.7)),
  ]

  @Test(arguments: caps) func partsCoverTheRectangleWithoutGapsOrOverlaps(_ caps: Caps) {
    let parts = NineParts(capInsets: caps.insets, pixels: PixelGrid(scale: 2))
      .parts(of: caps.picture, in: caps.target)
    let area = { (rect: Rect) in rect.width * rect.height }
    let covered = parts.map { area($0.target) }.reduce(0, +)
    #expect(abs(covered - area(caps.target)) < 0.001)
    for part in parts {
      #expect(caps.target.contains(part.target, tolerance: 0.001))
      #expect(Rect(origin: .zero, size: caps.picture).contains(part.source, tolerance: 0.001))
      #expect(area(part.source) > 0)
    }
  }

  @Test func capsWithoutRoomShrinkInProportion() {
    let parts = NineParts(
      capInsets: EdgeInsets(left: 6, right: 2), pixels: PixelGrid(scale: 1)
    )
    .parts(of: Size(width: 20, height: 4), in: Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(parts.map(\.target.numbers) == [[0, 0, 3, 4], [3, 0, 1, 4]])
  }

  @Test func templatesTakeTheNearestTint() throws {
    let image = try #require(picture(width: 20, height: 10, isTemplate: true))
    let tinted = View(
      frame: .zero.bounds, content: .image(ImageView(image: image, tintColor: Color(0xFF0000))))
    let frame = Rect(x: 0, y: 0, width: 20, height: 10)
    #expect(viewLayout().node(of: tinted, in: frame).images.map(\.tint) == [.color(Color(0xFF0000))])
    #expect(
      viewLayout(tintColor: Color(0x00FF00)).node(of: view(image)).images.map(\.tint) == [
        .color(Color(0x00FF00))
      ])
    #expect(viewLayout().node(of: view(image)).images.map(\.tint) == [.color(Color(0x007AFF))])
  }

  @Test func otherPicturesKeepTheirColors() throws {
    let image = try #require(picture(width: 20, height: 10))
    #expect(viewLayout(tintColor: .white).node(of: view(image)).images.map(\.tint) == [nil])
  }

  @Test(arguments: [false, true]) func aHighlightedViewShowsItsHighlightedPicture(
    _ isHighlighted: Bool
  ) throws {
    let image = try #require(picture(width: 20, height: 10))
    let other = try #require(picture(width: 8, height: 8))
    let view = View(content: .image(ImageView(image: image, highlightedImage: other)))
    let layout = viewLayout(isHighlighted: isHighlighted)
    #expect(layout.node(of: view).images.map(\.reference.size.width) == [isHighlighted ? 8 : 20])
  }
}
