import TableLayout
import TableModel
import TableThemes
import TestSupport
import Testing

/// What holds for every table at every offset.
@Suite struct PinnedHeaderInvariantTests {
  private func forEachScene(seed: UInt64, _ check: (Scene, TableView) -> Void) {
    var random = RandomTable(seed: seed)
    var numbers = SplitMix64(seed: seed)
    for theme in Theme.all {
      for _ in 0..<8 {
        var table = random.tableView()
        table.scroll.contentOffset = Double.random(in: -100...900, using: &numbers)
        table.scroll.contentInset.top = Double.random(in: 0...60, using: &numbers).rounded()
        table.scroll.contentInset.bottom = Double.random(in: 0...60, using: &numbers).rounded()
        table.sectionIndex.titles = (0..<Int.random(in: 0...40, using: &numbers)).map { "\($0)" }
        check(scene(of: table, theme: theme, scale: 2, keepsHiddenRows: false), table)
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func headersAndFootersDoNotOverlap(_ seed: UInt64) {
    forEachScene(seed: seed) { scene, _ in
      let views = scene.root.children.filter { $0.role == .header || $0.role == .footer }
      for (above, below) in zip(views, views.dropFirst()) {
        #expect(below.frame.minY >= above.frame.maxY - 0.001, "\(above.frame) and \(below.frame)")
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func pinnedHeadersStayBelowTheInset(_ seed: UInt64) {
    forEachScene(seed: seed) { scene, table in
      guard table.style == .plain else { return }
      let top = table.scroll.contentInset.top
      for cell in scene.cells where cell.frame.minY < top && cell.frame.maxY > top + 100 {
        // A row that reaches so far down cannot push its header off.
        guard let section = cell.indexPath?.section, table.sections[section].header?.title?.isEmpty == false
        else { continue }
        let headers = scene.root.children.filter { $0.role == .header }
        #expect(headers.contains { abs($0.frame.minY - top) < 0.001 })
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func indexTitlesStayInside(_ seed: UInt64) {
    forEachScene(seed: seed) { scene, _ in
      guard let index = scene.root.first(role: .sectionIndex) else { return }
      for title in index.children {
        let middle = index.frame.minY + title.frame.minY + title.frame.height / 2
        #expect((0...scene.size.height).contains(middle))
      }
    }
  }

  @Test func theSameTableGivesTheSameScene() {
    var scenes: [Scene] = []
    forEachScene(seed: 7) { scene, _ in scenes.append(scene) }
    var again = scenes.makeIterator()
    forEachScene(seed: 7) { scene, _ in #expect(again.next() == scene) }
  }
}
