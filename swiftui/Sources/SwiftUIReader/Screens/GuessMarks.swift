/// Dots before the text of rows where something was guessed.
enum GuessMarks {
  /// How wide a dot is, and how far it lies from the left and upper edge of its row, in points: below the corners of cards.
  private static let (width, margin, top) = (6.0, 5.0, 20.0)

  /// A row with a dot.
  static func marked(_ row: JSON) -> JSON {
    let look = JSON.mapping([
      "backgroundColor": .string(TextMaker.mark), "cornerRadius": .number(width / 2),
    ])
    let content = row["contentView"]
    guard let views = content?["subviews"]?.items else {
      let frame = [margin, top, width, width].map(JSON.number)
      return row.with("contentView", .array((content?.items ?? []) + [look.with("frame", .array(frame))]))
    }
    let lines = [
      "width == \(Int(width))", "height == \(Int(width))", "leading == superview.leading + \(Int(margin))",
      "centerY == superview.centerY",
    ]
    let dot = look.with("constraints", .array(lines.map(JSON.string)))
    return row.with("contentView", content?.with("subviews", .array(views + [dot])))
  }

  /// Sections with dots at places in the main file: in the rows that stand before these there, or in the first.
  static func marked(_ sections: [JSON], at offsets: [Int]) -> [JSON] {
    var places: [(offset: Int, section: Int, row: Int)] = []
    var rows = sections.map { $0["rows"]?.items ?? [] }
    for section in rows.indices {
      for (row, json) in rows[section].enumerated() {
        if case .placed(let offset, _) = json { places.append((offset, section, row)) }
      }
    }
    var chosen: [Int: Set<Int>] = [:]
    for offset in offsets {
      let before = places.filter { $0.offset <= offset }.max { $0.offset < $1.offset }
      guard let place = before ?? places.first else { continue }
      chosen[place.section, default: []].insert(place.row)
    }
    for (section, numbers) in chosen {
      for row in numbers { rows[section][row] = marked(rows[section][row]) }
    }
    return sections.indices.map { index in
      chosen[index] == nil ? sections[index] : sections[index].with("rows", .array(rows[index]))
    }
  }
}
