import TableModel

extension LintRule {
  static let imageInValue1 = LintRule(
    "image-in-value1", .warning, "Rows of the style value1 have no picture",
    why: """
      A title at the left and a value at the right share one line; a picture takes from the space between them. Use \
      the style default or subtitle for rows with pictures.
      """,
    guidelines: [
      .iPhone2010("Images do not fit well in this style"),
      .iOS2011("Images do not fit well in this style"),
    ],
    looks: LintLooks(until: "ios6"),
    broken: """
      theme: ios6
      size: {width: 320, height: 80}
      tableView:
        style: grouped
        rows:
          - style: value1
            textLabel: Volume
            detailTextLabel: Loud
            imageView: {placeholder: note, size: {width: 29, height: 29}}
      """,
    kept: """
      theme: ios6
      size: {width: 320, height: 80}
      tableView:
        style: grouped
        rows:
          - {style: value1, textLabel: Volume, detailTextLabel: Loud}
      """
  ) { screen, _ in
    screen.rows.compactMap { $0.pictureFinding(in: .value1, instead: "the style default or subtitle") }
  }
}

extension LintedRow {
  func pictureFinding(in style: CellStyle, instead other: String) -> LintFinding? {
    guard cell.style == style, cell.imageView != nil else { return nil }
    return LintFinding(
      "\(style.rawValue) rows have no good place for a picture", at: path("imageView"),
      views: [views?.image ?? views?.cell], hint: "leave it out, or use \(other)")
  }
}
