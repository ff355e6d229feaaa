import Synchronization
import TableLayout
import TableModel
import TableThemes
import Testing

/// Tables of many rows.
@Suite struct LongTableTests {
  /// Counts what it is asked for.
  private final class CountingShaper: TextShaping {
    private(set) var count = 0
    private let stub = StubShaper()

    func shape(_ request: TextRequest) -> ShapedText {
      count += 1
      return stub.shape(request)
    }
  }

  private func table(rows: Int, numberOfLines: Int = 1) -> TableView {
    let rows = (0..<rows).map { Cell(textLabel: Label(text: "Row \($0)", numberOfLines: numberOfLines)) }
    return TableView(sections: [Section(rows: rows)])
  }

  private func laidOut(
    _ table: TableView, theme: Theme, height: PictureHeight
  ) -> (scene: Scene, shapings: Int) {
    let shaper = CountingShaper()
    let environment = LayoutEnvironment(size: Size(width: 320, height: 480), scale: 2, height: height)
    let scene = TableLayoutEngine(theme: theme, shaper: shaper).scene(of: table, in: environment)
    return (scene, shaper.count)
  }

  @Test(arguments: [Theme.ios5, .ios7, .ios8]) func onlyWhatIsSeenIsShaped(_ theme: Theme) {
    let (scene, shapings) = laidOut(table(rows: 10_000), theme: theme, height: .screen)
    #expect(scene.contentSize.height == 440_000)
    #expect(scene.cells.count <= 13)
    #expect(shapings <= 13)
  }

  @Test func rowsInTheMiddleAreMadeForTheirPlace() throws {
    var table = table(rows: 10_000)
    table.scroll.contentOffset = 44 * 5000
    let cells = laidOut(table, theme: .ios8, height: .screen).scene.cells
    let row = try #require(cells.first { $0.indexPath?.row == 5000 })
    #expect(row.frame.minY == 0)
    #expect(row.first(role: .textLabel)?.label?.text == "Row 5000")
  }

  @Test func rowsThatGrowAreMeasuredButNotMade() {
    let (scene, shapings) = laidOut(table(rows: 1000, numberOfLines: 0), theme: .ios8, height: .screen)
    #expect(scene.cells.count <= 13)
    // Those that are seen are made of what was measured.
    #expect(shapings == 1000)
  }

  private static let hatched = View(
    frame: Rect(x: 0, y: 0, width: 4_000, height: 4_000), content: .unknown(className: "MapView"))

  /// A scene of some views over each other.
  private func overlaid(_ views: [View], shouldEnd: @escaping @Sendable () -> Bool = { false }) -> Scene {
    var table = table(rows: 1)
    table.backgroundView = View(subviews: views)
    let screen = Screen(tableView: table)
    let environment = LayoutEnvironment(size: Size(width: 4_000, height: 4_000), scale: 1)
    return TableLayoutEngine(theme: .ios8, shaper: StubShaper(), shouldEnd: shouldEnd)
      .scene(of: screen, in: environment)
  }

  private static func count(_ node: SceneNode, where isWanted: (SceneNode) -> Bool) -> Int {
    node.children.reduce(isWanted(node) ? 1 : 0) { $0 + count($1, where: isWanted) }
  }

  /// Each box of these has a thousand lines.
  @Test(arguments: [(100, nil), (100_000, Scene.Gap.tooMuch)])
  func aSceneHoldsSoMuch(_ count: Int, _ gap: Scene.Gap?) {
    let scene = overlaid(Array(repeating: Self.hatched, count: count))
    #expect(scene.gap == gap)
    let boxes = Self.count(scene.root) { $0.drawings.count > 2 }
    #expect(gap == nil ? boxes == count : boxes < 3_000)
  }

  /// Lines below the last row, and stripes behind all, of a table that constraints made as large as they like.
  @Test(arguments: [Theme.ios5, .ios16]) func aHugeTableHasSoManyLines(_ theme: Theme) {
    var plain = table(rows: 1)
    plain.fillerRowHeight = 1
    var grouped = table(rows: 1)
    grouped.style = .grouped
    for table in [plain, grouped] {
      let scene = TableLayoutEngine(theme: theme, shaper: StubShaper()).scene(
        of: table, in: LayoutEnvironment(size: Size(width: 1e6, height: 1e7), scale: 1))
      #expect(Self.count(scene.root) { _ in true } < 30_000)
      #expect(scene.root.drawings.reduce(0) { $0 + Self.steps(of: $1) } < 1_000_000)
    }
  }

  private static func steps(of drawing: Drawing) -> Int {
    if case .fill(let path, _) = drawing { path.elements.count } else { 0 }
  }

  @Test func viewsAreLaidOutForAsLongAsAnyoneWants() {
    let scene = overlaid(Array(repeating: View(), count: 10_000)) { true }
    #expect(scene.gap == .ended)
    #expect(Self.count(scene.root) { _ in true } < 200)
  }

  /// A few long texts may take as long as thousands of rows.
  @Test func longTextsAreShapedForAsLongAsAnyoneWants() {
    let cell = Cell(textLabel: Label(text: String(repeating: "word ", count: 600), numberOfLines: 0))
    let table = TableView(sections: [Section(rows: Array(repeating: cell, count: 10))])
    let looks = Mutex(0)
    let shaper = CountingShaper()
    let engine = TableLayoutEngine(theme: .ios8, shaper: shaper) {
      looks.withLock {
        $0 += 1
        return $0 > 2
      }
    }
    let scene = engine.scene(
      of: table, in: LayoutEnvironment(size: Size(width: 320, height: 480), scale: 2))
    #expect(scene.gap == .ended)
    #expect(shaper.count == 1)
  }

  @Test(arguments: [Theme.ios7, .ios13]) func workGrowsInProportion(_ theme: Theme) {
    let counts = [500, 1000, 1500]
    let tables = counts.map { laidOut(table(rows: $0), theme: theme, height: .content) }
    #expect(tables.map(\.scene.cells.count) == counts)
    // The first rows are laid out once, all others as often as each other.
    #expect(tables[2].shapings - tables[1].shapings == tables[1].shapings - tables[0].shapings)
  }

  @Test func aListOfViewsHasAllRows() {
    #expect(scene(of: table(rows: 300), theme: .ios8, keepsHiddenRows: true).cells.count == 300)
  }

  @Test func whatIsSeenIsTheSameWithAndWithoutTheRest() {
    var table = table(rows: 100)
    table.scroll.contentOffset = 1000
    let bounds = Rect(x: 0, y: 0, width: 320, height: 480)
    let seen = { (scene: Scene) in
      scene.cells.filter { $0.frame.maxY > bounds.minY && $0.frame.minY < bounds.maxY }
    }
    let all = scene(of: table, theme: .ios8, keepsHiddenRows: true)
    #expect(seen(all) == seen(scene(of: table, theme: .ios8, keepsHiddenRows: false)))
  }
}
