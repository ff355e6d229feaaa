/// Columns of text for the terminal, each as wide as its widest entry.
struct TextTable {
  var rows: [[String]]

  var text: String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { index, cell in
        index == row.count - 1
          ? cell.0 : cell.0 + String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      }
      return cells.joined(separator: "  ")
    }
    .joined(separator: "\n")
  }
}
