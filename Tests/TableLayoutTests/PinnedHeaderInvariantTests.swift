import TableLayout
import TableModel
import TableThemes
import TestSupport
import Testing

/// What holds for every table at every offset.
@Suite struct PinnedHeaderInvariantTests {
  /// Checks many scenes, and that they had what is checked; `check` returns how often.
  private func forEachScene(seeds: ClosedRange<UInt64>, _ check: (Scene, TableView) -> Int) {
    let counts = seeds.map { count(inScenesOf: $0, check) }
    #expect(counts.reduce(0, +) > 0, "no scene had what is checked")
  }

  private func count(inScenesOf seed: UInt64, _ check: (Scene, TableView) -> Int) -> Int {
    var count = 0
    var random = RandomTable(seed: seed)
    var numbers = SplitMix64(seed: seed)
    for theme in Theme.all {
      for _ in 0..<8 {
        var table = random.tableView()
        table.scroll.contentOffset = Double.random(in: -100...900, using: &numbers)
        table.scroll.contentInset.top = Double.random(in: 0...60, using: &numbers).rounded()
        table.scroll.contentInset.bottom = Double.random(in: 0...60, using: &numbers).rounded()
        table.sectionIndex.titles = (0..<Int.random(in: 0...40, using: &numbers)).map { "\($0)" }
        count += check(scene(of: table, theme: theme, scale: 2, keepsHiddenRows: false), table)
      }
    }
    return count
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func headersAndFootersDoNotOverlap(_ seed: UInt64) {
    forEachScene(seeds: seed...seed) { scene, _ in
      let views = scene.root.children.filter { $0.role == .header || $0.role == .footer }
      for (above, below) in zip(views, views.dropFirst()) {
        #expect(below.frame.minY >= above.frame.maxY - 0.001, "\(above.frame) and \(below.frame)")
      }
      return max(0, views.count - 1)
    }
  }

  @Test func pinnedHeadersStayBelowTheInset() {
    forEachScene(seeds: 1...20) { scene, table in
      guard table.style == .plain else { return 0 }
      var count = 0
      let top = table.scroll.contentInset.top
      for (section, cells) in Dictionary(grouping: scene.cells, by: { $0.indexPath?.section ?? -1 }) {
        // A section that reaches so far down cannot push its header off.
        let isAcross = cells.contains { $0.frame.minY < top } && cells.contains { $0.frame.maxY > top + 100 }
        guard isAcross, table.sections[section].header?.title?.isEmpty == false else { continue }
        let headers = scene.root.children.filter { $0.role == .header }
        let distances = headers.map { abs($0.frame.minY - top) }
        #expect(distances.min() ?? .infinity < 0.001)
        count += 1
      }
      return count
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func indexTitlesStayInside(_ seed: UInt64) {
    forEachScene(seeds: seed...seed) { scene, _ in
      guard let index = scene.root.first(role: .sectionIndex) else { return 0 }
      for title in index.children {
        let middle = index.frame.minY + title.frame.minY + title.frame.height / 2
        #expect((0...scene.size.height).contains(middle))
      }
      return index.children.count
    }
  }

  @Test func theSameTableGivesTheSameScene() {
    var scenes: [Scene] = []
    forEachScene(seeds: 7...7) { scene, _ in
      scenes.append(scene)
      return 1
    }
    var again = scenes.makeIterator()
    forEachScene(seeds: 7...7) { scene, _ in
      #expect(again.next() == scene)
      return 1
    }
    #expect(again.next() == nil && Set(scenes).count > 1)
  }
}
