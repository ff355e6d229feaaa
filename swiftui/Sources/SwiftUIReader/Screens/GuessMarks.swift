/// Dots before the text of rows where something was guessed.
enum GuessMarks {
  /// How wide a dot is, and how far it lies from the left edge of its row, in points.
  private static let (width, margin) = (6, 5)
  private static let edges = ["leading", "trailing", "top", "bottom"].map { "\($0) == superview.\($0)" }

  /// A row with a dot, which lies behind its content, so that nothing of that moves.
  static func marked(_ row: JSON) -> JSON {
    let lines = [
      "width == \(width)", "height == \(width)", "leading == superview.leading + \(margin)",
      "centerY == superview.centerY",
    ]
    let dot = JSON.mapping([
      "backgroundColor": .string(TextMaker.mark), "cornerRadius": .number(Double(width) / 2),
      "constraints": .array(lines.map(JSON.string)),
    ])
    let back = row["backgroundView"]?.with("constraints", .array(edges.map(JSON.string)))
    return row.with("backgroundView", .mapping(["subviews": .array((back.map { [$0] } ?? []) + [dot])]))
  }

  /// Sections with dots at places in the main file, whose members these are.
  static func marked(_ sections: [JSON], at offsets: [Int], in members: MemberPlaces) -> [JSON] {
    var places: [Int: (section: Int, row: Int)] = [:]
    var rows = sections.map { $0["rows"]?.items ?? [] }
    for section in rows.indices {
      for (row, json) in rows[section].enumerated() {
        if case .placed(let offset, _) = json, places[offset] == nil { places[offset] = (section, row) }
      }
    }
    let known = places.keys.sorted()
    for offset in Set(offsets.compactMap { members.row(of: $0, among: known) }) {
      guard let place = places[offset] else { continue }
      rows[place.section][place.row] = marked(rows[place.section][place.row])
    }
    return sections.indices.map { index in
      sections[index]["rows"] == nil ? sections[index] : sections[index].with("rows", .array(rows[index]))
    }
  }
}
