import TableModel
import Testing

@testable import TableLayout

/// Boxes: colours, corners, opacity, subviews.
@Suite struct ViewBoxTests {
  private let frame = Rect(x: 10, y: 20, width: 100, height: 40)

  @Test func aBoxDrawsItsColorWithinItsCorners() {
    let view = View(frame: frame, backgroundColor: .white, cornerRadius: 90, alpha: 0.5)
    let node = viewLayout().node(of: view)
    #expect(
      node.drawings == [.fill(.roundedRect(frame.bounds, top: 20, bottom: 20), .color(.white))])
    #expect(node.opacity == 0.5)
    #expect(!node.clipsToBounds && node.cornerRadius == 0)
  }

  @Test func cornersThatCutOffAreRoundedOnce() {
    let view = View(frame: frame, backgroundColor: .white, cornerRadius: 90, clipsToBounds: true)
    let node = viewLayout().node(of: view)
    #expect(node.drawings == [.fill(.rect(frame.bounds), .color(.white))])
    #expect(node.clipsToBounds && node.cornerRadius == 20)
  }

  @Test(arguments: [false, true]) func picturesHaveRoundCornersWhereTheseCutOff(_ clips: Bool) throws {
    let image = ImageView(image: try #require(picture(width: 20, height: 10)), contentMode: .scaleAspectFill)
    let view = View(frame: frame, content: .image(image), cornerRadius: 8, clipsToBounds: clips)
    #expect(viewLayout().node(of: view).cornerRadius == (clips ? 8 : 0))
  }

  @Test func gradientsRunAlongTheirAxis() {
    let gradient = Gradient(colors: [.white, .black])
    let drawings = ViewContent.Axis.allCases.map { axis in
      viewLayout().node(of: View(frame: frame, content: .gradient(gradient, axis))).drawings
    }
    let path = Path.rect(frame.bounds)
    #expect(
      drawings == [
        [.fill(path, .linear(gradient, from: .zero, to: Point(0, 40)))],
        [.fill(path, .linear(gradient, from: .zero, to: Point(100, 0)))],
      ])
  }

  @Test(arguments: ViewContent.Axis.allCases) func gradientsOfFewColorsAreDrawn(_ axis: ViewContent.Axis) {
    let one = View(frame: frame, content: .gradient(Gradient(colors: [.white]), axis))
    #expect(viewLayout().node(of: one).drawings == [.fill(.rect(frame.bounds), .color(.white))])
  }

  @Test func subviewsFollowAParentThatIsNotAsItWasDesigned() {
    let child = View(
      frame: Rect(x: 10, y: 10, width: 80, height: 20), autoresizingMask: .flexibleWidth,
      subviews: [View(frame: Rect(x: 70, y: 0, width: 10, height: 10), autoresizingMask: .flexibleLeftMargin)]
    )
    let view = View(frame: frame, subviews: [child])
    let node = viewLayout().node(of: view, in: Rect(x: 0, y: 0, width: 300, height: 40))
    #expect(node.children.map(\.frame.numbers) == [[10, 10, 280, 20]])
    #expect(node.children.flatMap(\.children).map(\.frame.numbers) == [[270, 0, 10, 10]])
  }

  @Test func contentViewsAreStretchedFromTheirDesign() {
    let views = [
      View(frame: Rect(x: 100, y: 0, width: 20, height: 20), autoresizingMask: .flexibleLeftMargin)
    ]
    let size = Size(width: 300, height: 43)
    let designed = ContentView(designSize: Size(width: 200, height: 43), subviews: views)
    let asItIs = ContentView(subviews: views)
    #expect(viewLayout().nodes(of: designed, in: size).map(\.frame.minX) == [200])
    #expect(viewLayout().nodes(of: asItIs, in: size).map(\.frame.minX) == [100])
  }

  @Test func aBoxWithoutAFrameFillsItsParent() {
    let view = View(frame: frame, subviews: [View(backgroundColor: .white)])
    #expect(viewLayout().node(of: view).children.map(\.frame) == [frame.bounds])
  }

  static let impossible = [
    Rect(x: 0, y: 0, width: -10, height: -10), Rect(x: .nan, y: .infinity, width: .nan, height: .infinity),
  ]

  @Test(arguments: impossible) func impossibleFramesAreEmpty(_ frame: Rect) {
    let label = View(frame: frame, content: .label(Label(text: "a", numberOfLines: 0)))
    let node = viewLayout().node(of: View(frame: frame, subviews: [label]), in: frame)
    for node in node.all {
      #expect(node.frame.isPossible)
    }
  }

  @Test(arguments: [(-1.0, 0.0), (2, 1), (0.25, 0.25)]) func opacityStaysInItsRange(
    _ alpha: Double, _ shown: Double
  ) {
    #expect(viewLayout().node(of: View(frame: frame, alpha: alpha)).opacity == shown)
  }
}
