import TableModel
import TableThemes
import TestSupport
import Testing

@testable import TableLayout

/// Symbols in rows: their size by the letters beside them, their colour, their direction.
@Suite struct SymbolLayoutTests {
  /// An em wide and half an em high, with a point at its left end.
  private static func symbol(_ name: String = "gear") -> SymbolImage {
    SymbolImage(
      name: name, areas: [.polygon([Point(0, 0), Point(1, 0.5), Point(0, 0.5)])],
      lines: .polyline([Point(0, 0), Point(1, 0)]), size: Size(width: 1, height: 0.5))
  }

  private func layout(
    _ symbol: SymbolImage, direction: LayoutDirection = .leftToRight, tint: Color? = nil,
    usual: SymbolConfiguration = SymbolImageLook.standard.rows(ofLettersOf: 17)
  ) -> ImageViewLayout {
    var environment = LayoutEnvironment(size: Size(width: 320, height: 480), scale: 2)
    environment.layoutDirection = direction
    let context = ViewContext(
      theme: .ios16, environment: environment, shaper: StubShaper(), meter: LayoutMeter { false },
      fittingSize: { _, _, _ in nil })
    return ImageViewLayout(
      ImageView(image: Image(symbol), tintColor: tint), in: context, isHighlighted: false, symbols: usual)
  }

  @Test(
    arguments: [
      (SymbolConfiguration(), 22.0), (SymbolConfiguration(scale: .medium), 17),
      (SymbolConfiguration(pointSize: 34, scale: .medium), 34),
      (SymbolConfiguration(textStyle: .largeTitle, scale: .medium), 34),
      (SymbolConfiguration(pointSize: 10, textStyle: .largeTitle, scale: .medium), 10),
    ] as [(SymbolConfiguration, Double)])
  func sizesFollowTheConfiguration(_ configuration: SymbolConfiguration, _ width: Double) {
    var symbol = SymbolLayoutTests.symbol()
    symbol.configuration = configuration
    #expect(layout(symbol).size.width == width)
  }

  @Test func areasAndLinesHaveTheTint() {
    let drawings = layout(SymbolLayoutTests.symbol(), tint: Color(0xFF0000)).node(
      in: Rect(x: 0, y: 0, width: 20, height: 10), role: nil
    ).drawings
    #expect(drawings.count == 2)
    for drawing in drawings {
      switch drawing {
      case .fill(_, let paint), .stroke(_, _, let paint): #expect(paint == .color(Color(0xFF0000)))
      case .image, .text: Issue.record("a symbol is drawn as outlines alone")
      }
    }
  }

  /// In a colour that lets others through, all of a symbol is drawn without and shown so as a whole.
  @Test(
    arguments: [
      (Color(0xFF0000, alpha: 0.5), 0.5), (Color(.secondaryLabel, else: .black), 0.6), (Color(0xFF0000), 1),
    ] as [(Color, Double)])
  func translucentSymbolsAreShownAsAWhole(_ color: Color, _ opacity: Double) {
    var symbol = SymbolLayoutTests.symbol()
    symbol.configuration.weight = .bold
    let node = layout(symbol, tint: color).node(in: Rect(x: 0, y: 0, width: 20, height: 10), role: nil)
    #expect(abs(node.opacity - opacity) < 1e-9)
    #expect(node.drawings.count == 3)
    for drawing in node.drawings {
      switch drawing {
      case .fill(_, .color(let paint)), .stroke(_, _, .color(let paint)): #expect(paint.alpha == 1)
      default: Issue.record("a symbol is drawn in one colour")
      }
    }
  }

  /// Lines of heavier symbols are wider, and areas get a line around them that lighter ones have not.
  @Test func weightsWidenLines() {
    let widths = FontWeight.allCases.map { weight in
      var symbol = SymbolLayoutTests.symbol()
      symbol.configuration.weight = weight
      let drawings = layout(symbol).node(in: Rect(x: 0, y: 0, width: 20, height: 10), role: nil).drawings
      #expect((drawings.count == 3) == (weight.openTypeWeight > 400))
      guard case .stroke(_, let stroke, _)? = drawings.last else { return 0.0 }
      return stroke.width
    }
    #expect(widths == widths.sorted() && Set(widths).count == widths.count)
  }

  /// Lines of icons are made as wide as those of letters, but small ones grow no more than they can; ``nil`` is right as it is.
  @Test(arguments: [(0.07, 0.0082), (0.063, 0.0152), (0.03, 0.025), (0.0782, nil), (0.1, nil), (nil, nil)])
  func linesOfIconsAreAsWideAsThoseOfLetters(_ drawn: Double?, _ expected: Double?) {
    var symbol = SymbolLayoutTests.symbol()
    symbol.lines = Path()
    symbol.areaLineWidth = drawn
    symbol.configuration.scale = .medium
    let drawings = layout(symbol).node(in: Rect(x: 0, y: 0, width: 20, height: 10), role: nil).drawings
    guard case .stroke(_, let stroke, _)? = drawings.last else {
      #expect(expected == nil && drawings.count == 1)
      return
    }
    #expect(expected.map { abs(stroke.width - $0 * 20) < 1e-9 } == true)
  }

  /// Smaller scales have thicker lines in proportion: beside letters of 17 points 1.5 points are measured in lists and 1.33 in menus.
  @Test(arguments: [(SymbolConfiguration.Scale.large, 1.5), (.medium, 1.33)])
  func linesByScale(_ scale: SymbolConfiguration.Scale, _ width: Double) {
    let em = 17 * scale.factor
    #expect(abs(SymbolImageLook.standard.lineWidth(of: .regular, at: scale) * em - width) < 0.02)
  }

  /// Areas of lighter symbols are smaller all round and those of heavier ones are not, whichever way round they run.
  @Test(arguments: [false, true]) func weightsShrinkAreas(_ isReversed: Bool) {
    let corners = [Point(0, 0), Point(1, 0), Point(1, 0.5), Point(0, 0.5)]
    let widths = FontWeight.allCases.map { weight in
      var symbol = SymbolImage(
        name: "gear", areas: [.polygon(isReversed ? corners.reversed() : corners)],
        size: Size(width: 1, height: 0.5))
      symbol.configuration.weight = weight
      let drawings = layout(symbol).node(in: Rect(x: 0, y: 0, width: 20, height: 10), role: nil).drawings
      guard case .fill(let path, _)? = drawings.first else { return 0.0 }
      #expect(abs(path.boundingBox.width - path.boundingBox.height - 10) < 1e-9)
      return path.boundingBox.width
    }
    #expect(widths == widths.sorted() && Set(widths).count == 4 && widths.last == 20)
  }

  /// Holes grow as what is around them shrinks; points in one place, and outlines without an area, do no harm.
  @Test func thinnedRings() {
    let square = { (low: Double, high: Double) in
      [Point(low, low), Point(high, low), Point(high, high), Point(low, high)]
    }
    let hole = Path.polygon(square(2, 8).reversed() + [Point(2, 2)])
    let ring = Path(Path.polygon(square(0, 10)).elements + hole.elements).thinned(by: 0.5)
    let inner = Path(Array(ring.elements.dropFirst(5)))
    #expect(ring.boundingBox == Rect(x: 0.5, y: 0.5, width: 9, height: 9))
    #expect(inner.boundingBox == Rect(x: 1.5, y: 1.5, width: 7, height: 7))
    for flat in [Path(), .polygon([Point(1, 1), Point(1, 1)]), .polyline([Point(0, 0), Point(9, 0)])] {
      #expect(flat.thinned(by: 1) == flat)
    }
  }

  /// A file of the author's may have many steps, and a row may be repeated.
  @Test(arguments: [(99, false), (100, true)]) func symbolsAreCounted(_ areas: Int, _ isTooMuch: Bool) {
    let area = Path((0..<40_001).map { .line(Point(Double($0), 0)) })
    let symbol = SymbolImage(
      name: "a", areas: Array(repeating: area, count: areas), size: Size(width: 1, height: 1))
    var row = Cell()
    row.imageView = ImageView(image: Image(symbol))
    let scene = TableLayoutEngine(theme: .ios16, shaper: StubShaper()).scene(
      of: TableView(sections: [Section(rows: [row])]),
      in: LayoutEnvironment(size: Size(width: 320, height: 480), scale: 2))
    #expect((scene.gap == .tooMuch) == isTooMuch)
  }

  /// A symbol that turns has its point at the other end; in a mirrored scene its drawing is mirrored once more.
  @Test(arguments: [
    ("chevron.forward", true), ("list.bullet", true), ("chevron.right", false), ("gear", false),
  ])
  func directionalSymbolsTurn(_ name: String, _ turns: Bool) {
    let box = Rect(x: 0, y: 0, width: 20, height: 10)
    let seen = { (direction: LayoutDirection) in
      let node = layout(SymbolLayoutTests.symbol(name), direction: direction).node(in: box, role: nil)
      return direction == .rightToLeft ? node.mirroredInside.drawings : node.drawings
    }
    #expect((seen(.leftToRight) != seen(.rightToLeft)) == turns)
  }

  @Test(arguments: [
    (ContentSizeCategory.extraSmall, 29.0), (.large, 29), (.extraExtraExtraLarge, 29),
    (.accessibilityMedium, 37),
    (.accessibilityExtraExtraExtraLarge, 51),
  ])
  func tilesGrowWithTheLargestText(_ category: ContentSizeCategory, _ side: Double) throws {
    var symbol = SymbolLayoutTests.symbol()
    symbol.tile = Color(0x0000FF)
    let cell = Cell(textLabel: Label(text: "Wi-Fi"), imageView: ImageView(image: Image(symbol)))
    let root = scene(
      of: table(.plain, cell), theme: Theme.ios26.resized(to: category), size: Size(width: 402, height: 300)
    ).root
    #expect(try #require(root.first(role: .imageView)).frame.size == Size(width: side, height: side))
  }

  @Test(arguments: [(Theme.ios16, 6.5), (.ios26, 8)])
  func tilesAreSquares(_ theme: Theme, _ radius: Double) {
    var symbol = SymbolLayoutTests.symbol()
    symbol.tile = Color(0x0000FF)
    let view = layout(symbol)
    #expect(view.size == Size(width: 29, height: 29))
    #expect(theme.symbolTileRadius == radius)
    let drawings = view.node(in: Rect(x: 0, y: 0, width: 29, height: 29), role: nil).drawings
    guard case .fill(_, let paint)? = drawings.first, case .fill(_, let inner)? = drawings.dropFirst().first
    else {
      Issue.record("a tile lies under its symbol")
      return
    }
    #expect(paint == .color(Color(0x0000FF)))
    #expect(inner == .color(.white))
  }
}
