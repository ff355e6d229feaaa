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

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func framesAreFiniteAndNeverNegative(_ seed: UInt64) {
    forEachScene(seed: seed) { scene, _ in
      for node in scene.root.all {
        #expect(node.frame.numbers.allSatisfy { $0.isFinite })
        #expect(node.frame.width >= 0 && node.frame.height >= 0, "\(node.viewClass) \(node.frame)")
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func viewsLieInsideTheirCells(_ seed: UInt64) {
    forEachScene(seed: seed) { scene, _ in
      for cell in scene.cells {
        for child in cell.children where InvariantTests.stays(child, in: cell) {
          #expect(
            cell.frame.bounds.contains(child.frame, tolerance: 0.001), "\(child.viewClass) \(child.frame)")
        }
        guard let content = cell.first(.contentView) else { continue }
        for label in content.children where label.viewClass == .label {
          #expect(label.frame.minX >= 0 && label.frame.maxX <= content.frame.width + 0.001, "\(label.frame)")
        }
      }
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

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func labelsOfACellDoNotOverlap(_ seed: UInt64) {
    forEachScene(seed: seed) { scene, _ in
      for cell in scene.cells {
        guard let text = cell.first(role: .textLabel), let detail = cell.first(role: .detailTextLabel) else {
          continue
        }
        let apartAcross = text.frame.maxX <= detail.frame.minX + 0.001
        let apartDown = text.frame.maxY <= detail.frame.minY + 0.001
        #expect(apartAcross || apartDown, "\(text.frame) and \(detail.frame)")
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func rowsStackWithoutGapsInTheirSections(_ seed: UInt64) {
    forEachScene(seed: seed) { scene, table in
      #expect(scene.cells.count == table.sections.reduce(0) { $0 + $1.rows.count })
      for (above, below) in zip(scene.cells, scene.cells.dropFirst()) {
        #expect(below.frame.minY >= above.frame.maxY - 0.001)
        guard above.indexPath?.section == below.indexPath?.section else { continue }
        #expect(abs(below.frame.minY - above.frame.maxY) < 0.001)
      }
      #expect((scene.cells.last?.frame.maxY ?? 0) <= scene.contentSize.height + 0.001)
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func baselinesLieOnPixels(_ seed: UInt64) {
    forEachScene(seed: seed) { scene, _ in
      for baseline in scene.root.all.flatMap(\.baselines) {
        let pixels = baseline * scene.scale
        #expect(abs(pixels - pixels.rounded()) < 0.001)
      }
    }
  }

  @Test func theSameTableGivesTheSameScene() {
    var scenes: [Scene] = []
    forEachScene(seed: 99) { scene, _ in scenes.append(scene) }
    var again = scenes.makeIterator()
    forEachScene(seed: 99) { scene, _ in #expect(again.next() == scene) }
  }
}
