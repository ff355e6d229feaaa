import TableModel

/// Leaves out the frames that Interface Builder stored of views which constraints place.
///
/// A frame that matters all the same, as it does where constraints leave something open, stays.
struct FrameStripper {
  private let isSame: (Screen) -> Bool
  /// How many more screens may be compared.
  private var comparisonsLeft = 60

  /// A stripper; `isSame` says whether a screen still gives the pictures that it must.
  init(isSame: @escaping (Screen) -> Bool) {
    self.isSame = isSame
  }

  /// The screen with as few frames as its pictures need.
  mutating func stripped(_ screen: Screen) -> Screen {
    guard screen.usesAutoLayout else { return screen }
    var screen = screen
    let rows = screen.tableViews.enumerated().flatMap { table, tableView in
      tableView.sections.enumerated().flatMap { section, content in
        content.rows.indices.filter { content.rows[$0].contentView?.layout != nil }
          .map { Row(table: table, section: section, row: $0) }
      }
    }
    strip(rows[...], of: &screen)
    return screen
  }

  private struct Row: Hashable {
    var table: Int
    var section: Int
    var row: Int
  }

  private mutating func strip(_ rows: ArraySlice<Row>, of screen: inout Screen) {
    guard !rows.isEmpty, comparisonsLeft > 0 else { return }
    comparisonsLeft -= 1
    var bare = screen
    var table = 0
    bare.updateTableViews { tableView in
      for place in rows where place.table == table {
        tableView.sections[place.section].rows[place.row].contentView?.stripFrames()
      }
      table += 1
    }
    if isSame(bare) {
      screen = bare
    } else if rows.count > 1 {
      let middle = rows.startIndex + rows.count / 2
      strip(rows[..<middle], of: &screen)
      strip(rows[middle...], of: &screen)
    }
  }
}

extension Screen {
  /// Whether constraints place views in any row.
  var usesAutoLayout: Bool {
    tableViews.contains { tableView in
      tableView.sections.contains { $0.rows.contains { $0.contentView?.layout != nil } }
    }
  }
}

extension ContentView {
  fileprivate mutating func stripFrames() {
    for index in subviews.indices { subviews[index].stripFrames(isArranged: false) }
  }
}

extension View {
  fileprivate mutating func stripFrames(isArranged: Bool) {
    let isStack = layout?.stack != nil
    for index in subviews.indices { subviews[index].stripFrames(isArranged: isStack) }
    guard let own = layout, isArranged || !own.translatesAutoresizingMaskIntoConstraints,
      subviews.allSatisfy({ $0.layout != nil && $0.frame == nil })
    else { return }
    layout?.translatesAutoresizingMaskIntoConstraints = true
    frame = nil
    autoresizingMask = []
  }
}
