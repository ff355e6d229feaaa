import TableLayout
import TableModel
import TableThemes
import Testing

/// What holds for every table, whatever is in it.
@Suite struct InvariantTests {
  /// Many random tables on screens of several widths, in all themes and at all scales.
  private func forEachScene(seed: UInt64, _ check: (Scene, TableView) throws -> Void) rethrows {
    var random = RandomTable(seed: seed)
    for (theme, scale) in Theme.all.flatMap({ theme in [1.0, 2, 3].map { (theme, $0) } }) {
      for width in [1.0, 40, 200, 320, 480, 768] {
        let table = random.tableView()
        try check(scene(of: table, theme: theme, size: Size(width: width, height: 480), scale: scale), table)
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func everySceneIsSound(_ seed: UInt64) {
    var defects: [String] = []
    forEachScene(seed: seed) { scene, table in
      defects += framesThatAreNone(scene) + viewsOutsideTheirCells(scene) + labelsThatOverlap(scene)
      defects += gapsBetweenRows(scene, table) + baselinesBetweenPixels(scene)
    }
    #expect(defects.isEmpty)
  }

  /// Frames that are not finite, or negative.
  private func framesThatAreNone(_ scene: Scene) -> [String] {
    scene.root.all.filter { node in
      !node.frame.numbers.allSatisfy(\.isFinite) || node.frame.width < 0 || node.frame.height < 0
    }
    .map { "the frame of \($0.viewClass) is \($0.frame)" }
  }

  private func viewsOutsideTheirCells(_ scene: Scene) -> [String] {
    scene.cells.flatMap { cell in
      let content = cell.first(.contentView)
      let children = cell.children.filter { child in
        InvariantTests.stays(child, in: cell) && !cell.frame.bounds.contains(child.frame, tolerance: 0.001)
      }
      let labels = content?.children.filter { child in
        child.viewClass == .label
          && (child.frame.minX < 0 || child.frame.maxX > (content?.frame.width ?? 0) + 0.001)
      }
      return (children + (labels ?? [])).map { "\($0.viewClass) \($0.frame) reaches out of \(cell.frame)" }
    }
  }

  /// Elements are as large as they are: in cells that are smaller, or on their way in, they reach over the edge.
  private static func stays(_ child: SceneNode, in cell: SceneNode) -> Bool {
    switch child.role {
    case .accessoryView, .editControl, .reorderControl:
      child.opacity == 1 && cell.frame.width >= 200 && cell.frame.height >= 40 && child.frame.minX >= 0
    default: true
    }
  }

  private func labelsThatOverlap(_ scene: Scene) -> [String] {
    scene.cells.compactMap { cell in
      guard let text = cell.first(role: .textLabel), let detail = cell.first(role: .detailTextLabel) else {
        return nil
      }
      let apartAcross = text.frame.maxX <= detail.frame.minX + 0.001
      let apartDown = text.frame.maxY <= detail.frame.minY + 0.001
      return apartAcross || apartDown ? nil : "\(text.frame) overlaps \(detail.frame)"
    }
  }

  /// Rows that are missing, overlap, or leave space in a section or stand below the end of the content.
  private func gapsBetweenRows(_ scene: Scene, _ table: TableView) -> [String] {
    let cells = scene.cells
    let count = table.sections.reduce(0) { $0 + $1.rows.count }
    var defects = cells.count == count ? [] : ["rows are missing"]
    for (above, below) in zip(cells, cells.dropFirst()) {
      let gap = below.frame.minY - above.frame.maxY
      let areTogether = above.indexPath?.section == below.indexPath?.section
      if gap < -0.001 || areTogether && gap >= 0.001 { defects.append("\(gap) below \(above.frame)") }
    }
    if (cells.last?.frame.maxY ?? 0) > scene.contentSize.height + 0.001 {
      defects.append("rows stand below the end")
    }
    return defects
  }

  private func baselinesBetweenPixels(_ scene: Scene) -> [String] {
    scene.root.all.flatMap(\.baselines).filter { baseline in
      let pixels = baseline * scene.scale
      return abs(pixels - pixels.rounded()) >= 0.001
    }
    .map { "a baseline lies at \($0)" }
  }

  @Test func theSameTableGivesTheSameScene() {
    var scenes: [Scene] = []
    forEachScene(seed: 99) { scene, _ in scenes.append(scene) }
    var again = scenes.makeIterator()
    forEachScene(seed: 99) { scene, _ in #expect(again.next() == scene) }
  }
}
