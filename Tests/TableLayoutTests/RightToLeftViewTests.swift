import TableModel
import TableThemes
import Testing

@testable import TableLayout

/// What views of the author's own and controls do in apps that are read from right to left.
@Suite struct RightToLeftViewTests {
  private func scene(
    _ views: View..., direction: LayoutDirection = .rightToLeft, theme: Theme = .ios16
  ) -> Scene {
    let content = ContentView(subviews: views)
    let table = TableView(sections: [Section(rows: [Cell(height: 60, contentView: content)])])
    return TableLayoutTests.scene(of: table, theme: theme, direction)
  }

  @Test func framesAreThoseOfTheScreen() throws {
    let inner = View(frame: Rect(x: 3, y: 4, width: 20, height: 10), backgroundColor: .black)
    var outer = View(frame: Rect(x: 30, y: 5, width: 100, height: 40), subviews: [inner])
    outer.id = "outer"
    let scene = scene(outer)
    let place = try #require(scene.place { $0.id == "outer" })
    #expect(place.minX == 30)
    #expect(scene.root.all.first { $0.id == "outer" }?.children.first?.frame == inner.frame)
  }

  @Test func masksStretchAsEver() throws {
    var view = View(
      frame: Rect(x: 10, y: 0, width: 100, height: 20), autoresizingMask: .flexibleWidth,
      content: .label(Label(text: "Latin")))
    view.id = "label"
    var content = ContentView(designSize: Size(width: 275, height: 60), subviews: [view])
    content.id = "content"
    let table = TableView(sections: [Section(rows: [Cell(height: 60, contentView: content)])])
    let scene = TableLayoutTests.scene(of: table, theme: .ios16, .rightToLeft)
    let label = try #require(scene.root.all.first { $0.id == "label" })
    #expect([label.frame.minX, label.frame.width] == [10, 200])
    #expect(label.lineEnds.map(\.upperBound) == [200])
  }

  private func control(
    _ kind: Control.Kind, _ direction: LayoutDirection, _ attribute: SemanticContentAttribute = .unspecified
  ) throws -> SceneNode {
    var view = View(frame: Rect(x: 20, y: 10, width: 200, height: 30), content: .control(Control(kind)))
    view.id = "control"
    view.semanticContentAttribute = attribute
    return try #require(scene(view, direction: direction).root.all.first { $0.id == "control" })
  }

  static let mirroredControls: [Control.Kind] = [
    .switch(isOn: true), .switch(isOn: false), .slider(value: 0.3), .progressView(progress: 0.25),
    .stepper(canDecrement: true, canIncrement: false),
    .segmentedControl(titles: ["Small", "Medium", "Large"], selectedIndex: 0),
  ]

  @Test(arguments: mirroredControls) func controlsAreMirrored(_ kind: Control.Kind) throws {
    let before = try control(kind, .leftToRight)
    let after = try control(kind, .rightToLeft)
    #expect(after.frame == before.frame)
    #expect(boxes(after) == boxes(before.mirroredInside))
    #expect(boxes(after) != boxes(before))
  }

  @Test func segmentsAreReversed() throws {
    let kind = Control.Kind.segmentedControl(titles: ["Small", "Medium", "Large"], selectedIndex: 0)
    let segments = try control(kind, .rightToLeft).children
    #expect(segments.map { $0.children.first?.label?.text } == ["Small", "Medium", "Large"])
    #expect(zip(segments, segments.dropFirst()).allSatisfy { $0.frame.minX > $1.frame.minX })
  }

  @Test func wheelsTurnTheSameWay() throws {
    let kind = Control.Kind.activityIndicator(isAnimating: true, hidesWhenStopped: false)
    #expect(boxes(try control(kind, .rightToLeft)) == boxes(try control(kind, .leftToRight)))
  }

  @Test(arguments: [
    (Control.Kind.progressView(progress: 0.25), true), (.slider(value: 0.3), false),
    (.switch(isOn: true), false),
  ]) func controlsThatMayBeForced(_ kind: Control.Kind, _ follows: Bool) throws {
    for (interface, forced, other) in [
      (LayoutDirection.leftToRight, SemanticContentAttribute.forceRightToLeft, LayoutDirection.rightToLeft),
      (.rightToLeft, .forceLeftToRight, .leftToRight), (.rightToLeft, .playback, .leftToRight),
    ] {
      let own = try boxes(control(kind, interface, forced))
      #expect(own == boxes(try control(kind, follows ? other : interface)))
    }
  }

  @Test(arguments: [
    (LayoutDirection.leftToRight, true, SemanticContentAttribute.unspecified, ImageOrientation.up),
    (.rightToLeft, true, .unspecified, .upMirrored), (.rightToLeft, false, .unspecified, .up),
    (.rightToLeft, true, .spatial, .up), (.leftToRight, true, .forceRightToLeft, .upMirrored),
  ]) func picturesAreTurnedWhereTheySaySo(
    _ direction: LayoutDirection, _ flips: Bool, _ attribute: SemanticContentAttribute,
    _ orientation: ImageOrientation
  ) throws {
    var image = try #require(
      picture(width: 30, height: 30, capInsets: EdgeInsets(top: 0, left: 10, bottom: 0, right: 4)))
    image.flipsForRightToLeftLayoutDirection = flips
    var view = View(
      frame: Rect(x: 50, y: 0, width: 90, height: 30), content: .image(ImageView(image: image)))
    view.id = "image"
    view.semanticContentAttribute = attribute
    let node = try #require(scene(view, direction: direction).root.all.first { $0.id == "image" })
    #expect(node.frame.minX == 50)
    #expect(node.images.map(\.reference.orientation) == [orientation, orientation, orientation])
    let first = orientation == .up ? 10.0 : 4
    #expect(node.images.map(\.rect.minX).sorted() == [0, first, 90 - (14 - first)])
    #expect(node.images.map { $0.source?.minX ?? -1 }.sorted() == [0, first, 30 - (14 - first)])
  }

  /// A picture of 20 points with a title to its right, as a button of 100 has them.
  private func button(_ attribute: SemanticContentAttribute = .unspecified, flips: Bool = true) -> View {
    var picture = View(
      frame: Rect(x: 10, y: 0, width: 20, height: 30), autoresizingMask: .flexibleRightMargin,
      backgroundColor: .black)
    picture.id = "picture"
    var title = View(
      frame: Rect(x: 30, y: 0, width: 70, height: 30), autoresizingMask: .flexibleWidth,
      content: .label(Label(text: "Latin", textAlignment: .left)))
    title.id = "title"
    var button = View(frame: Rect(x: 0, y: 0, width: 100, height: 30), subviews: [picture, title])
    button.semanticContentAttribute = attribute
    button.flipsSubviewsForRightToLeftLayoutDirection = flips
    return button
  }

  @Test(arguments: [
    (LayoutDirection.leftToRight, SemanticContentAttribute.unspecified, false),
    (.rightToLeft, .unspecified, true), (.leftToRight, .forceRightToLeft, true),
    (.rightToLeft, .forceLeftToRight, false), (.rightToLeft, .playback, false),
  ])
  func buttonsChangeTheSidesOfWhatIsInThem(
    _ direction: LayoutDirection, _ attribute: SemanticContentAttribute, _ isFlipped: Bool
  ) throws {
    let scene = scene(button(attribute), direction: direction)
    let title = try #require(scene.root.all.first { $0.id == "title" })
    #expect(scene.place { $0.id == "picture" }?.minX == (isFlipped ? 70 : 10))
    #expect(title.frame.minX == (isFlipped ? 0 : 30))
    let line = try #require(title.lineEnds.first)
    #expect(isFlipped ? line.upperBound == 70 : line.lowerBound == 0)
  }

  @Test func otherViewsKeepTheSidesOfWhatIsInThem() {
    #expect(scene(button(flips: false)).place { $0.id == "picture" }?.minX == 10)
    let older = TableLayoutTests.scene(
      of: TableView(sections: [
        Section(rows: [Cell(height: 60, contentView: ContentView(subviews: [button()]))])
      ]), theme: .ios8, .rightToLeft)
    #expect(older.place { $0.id == "picture" }?.minX == 10)
  }

  @Test func subviewsInheritNothing() throws {
    var inner = View(
      frame: Rect(x: 0, y: 0, width: 100, height: 20), content: .label(Label(text: "Latin")))
    inner.id = "inner"
    var outer = View(frame: Rect(x: 0, y: 0, width: 200, height: 40), subviews: [inner])
    outer.semanticContentAttribute = .forceRightToLeft
    let node = scene(outer, direction: .leftToRight).root.all.first { $0.id == "inner" }
    #expect(node?.frame.minX == 0)
    #expect(node?.lineEnds.map(\.lowerBound) == [0])
    inner.semanticContentAttribute = .forceRightToLeft
    let forced = scene(inner, direction: .leftToRight).root.all.first { $0.id == "inner" }
    #expect(forced?.lineEnds.map(\.upperBound) == [100])
  }

  @Test func olderLooksKnowNothingOfIt() throws {
    var view = View(frame: Rect(x: 0, y: 0, width: 200, height: 40), content: .label(Label(text: "Latin")))
    let plain = scene(view, direction: .leftToRight, theme: .ios8)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(scene(view, direction: .leftToRight, theme: .ios8) == plain)
  }

  /// The boxes around all that a view and those in it draw, to a thousandth of a point.
  private func boxes(_ node: SceneNode) -> [[Int]] {
    node.all.flatMap { part in
      [part.frame.minX.thousandths]
        + part.outlines.map(\.boundingBox).flatMap { [$0.minX.thousandths, $0.maxX.thousandths] }
    }.map { [$0] }
  }
}

extension Double {
  fileprivate var thousandths: Int { Int((self * 1_000).rounded()) }
}
