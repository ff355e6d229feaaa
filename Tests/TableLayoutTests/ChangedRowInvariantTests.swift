import TableLayout
import TableModel
import TableThemes
import TestSupport
import Testing

/// What holds for rows that come, go or are moved, whatever the table and its look.
@Suite struct ChangedRowInvariantTests {
  /// A table of several rows, and a change of one of them.
  private struct Case {
    let table: TableView
    let change: RowChange
    /// The table when nothing has changed yet, and when all has.
    let before: TableView
    let after: TableView

    init(seed: UInt64) throws {
      var made = RandomTable(seed: seed)
      let tables = (0..<100).map { _ in made.tableView() }
      var table = try #require(tables.first { $0.sections.map(\.rows.count).reduce(0, +) > 2 })
      let index = try #require(table.sections.firstIndex { !$0.rows.isEmpty })
      var generator = SplitMix64(seed: seed)
      var rows = table.sections[index].rows
      let row = Int.random(in: rows.indices, using: &generator)
      let place = Int.random(in: rows.indices, using: &generator)
      self.table = table
      let kinds: [RowChange.Kind] = [.insert, .delete, .move(to: place)]
      change = RowChange(
        kinds[Int.random(in: 0..<3, using: &generator)], of: IndexPath(section: index, row: row), progress: 0)
      let whole = table
      let cell = rows.remove(at: row)
      table.sections[index].rows = rows
      switch change.kind {
      case .insert: (before, after) = (table, whole)
      case .delete: (before, after) = (whole, table)
      case .move:
        rows.insert(cell, at: place)
        table.sections[index].rows = rows
        (before, after) = (whole, table)
      }
    }

    /// The table at a moment of the change.
    func at(_ progress: Double) -> TableView {
      var table = table
      table.rowChange = change
      table.rowChange?.progress = progress
      return table
    }
  }

  private static let themes = [Theme.ios5, .ios6, .ios8, .ios13, .ios16, .ios26]

  private func root(_ table: TableView, _ theme: Theme) -> SceneNode {
    scene(of: table, theme: theme, scale: 2, height: .content).root
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func aChangeEndsInTheChangedTable(_ seed: UInt64) throws {
    let changed = try Case(seed: seed)
    for theme in Self.themes {
      #expect(root(changed.at(0), theme).withoutPaths == root(changed.before, theme).withoutPaths)
      #expect(root(changed.at(1), theme).withoutPaths == root(changed.after, theme).withoutPaths)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func rowsBeginAndEndTheirWaysWhereTheyStand(_ seed: UInt64) throws
  {
    let changed = try Case(seed: seed)
    for theme in Self.themes {
      for (near, rest) in [(1e-4, 0.0), (1 - 1e-4, 1)] {
        let (moving, resting) = (root(changed.at(near), theme), root(changed.at(rest), theme))
        let count = resting.contentMinY.count
        #expect(count > 1 && count >= changed.table.sections.map(\.rows.count).reduce(0, +) - 1)
        for row in resting.contentMinY {
          let y = try #require(moving.contentMinY[row.key])
          #expect(abs(y - row.value) <= 0.5)
        }
        #expect(abs(moving.frame.height - resting.frame.height) <= 0.5)
      }
    }
  }

  /// Behind all rows there is one as high as they are together, and none that passes its corners is left whole.
  @Test(arguments: [Theme.ios6, .ios8, .ios13, .ios16, .ios26])
  func groupsStayWhole(_ theme: Theme) throws {
    let rows = [44.0, 80, 30].map { Cell(textLabel: Label(text: "A"), height: $0) }
    var (reaching, lifted) = (0, 0)
    var table = TableView(style: theme == .ios6 ? .grouped : .insetGrouped, sections: [Section(rows: rows)])
    for kind in [RowChange.Kind.insert, .delete, .move(to: 0), .move(to: 2)] {
      for row in rows.indices {
        if case .move(row) = kind { continue }
        for progress in [0.1, 0.5, 0.9] {
          table.rowChange = RowChange(kind, of: IndexPath(section: 0, row: row), progress: progress)
          let root = root(table, theme)
          let ground = try #require(root.children.first { $0.viewClass == .cellBackground })
          for cell in root.children where cell.viewClass == .cell {
            let isLifted = table.rowChange?.isLifted == true && cell.indexPath?.row == row
            let reaches = cell.frame.minY < ground.frame.minY + 1 || cell.frame.maxY > ground.frame.maxY - 1
            if theme != .ios8, reaches {
              #expect((cell.outline == nil) == isLifted)
              reaching += 1
            }
            if isLifted {
              #expect(cell.frame.minY >= ground.frame.minY)
              lifted += 1
            }
          }
        }
      }
    }
    #expect(reaching > 0 || theme == .ios8, "no row passed the corners")
    #expect(lifted > 0, "no row was lifted")
  }
}

extension SceneNode {
  /// The view without the places of rows in the source.
  fileprivate var withoutPaths: SceneNode {
    var node = self
    node.indexPath = nil
    node.children = children.map(\.withoutPaths)
    return node
  }

  /// Where the content of each row begins, by its place in the source.
  fileprivate var contentMinY: [IndexPath: Double] {
    var places: [IndexPath: Double] = [:]
    for cell in children {
      guard let path = cell.indexPath, let content = cell.first(.contentView) else { continue }
      places[path] = cell.frame.minY + content.frame.minY
    }
    return places
  }
}
