import TableModel

extension LintRule {
  static let imageInValue2 = LintRule(
    "image-in-value2", .warning, "Rows of the style value2 have no picture",
    why: """
      Captions and values meet at one line down the table; a picture has no place before them, and moves that line. \
      Use the style default or subtitle for rows with pictures.
      """,
    guidelines: [
      .iPhone2010("Images do not fit well in this style"),
      .iOS2011("Images do not fit well in this style"),
      .iOS8("这种样式通常不包含图片"),
    ],
    looks: LintLooks(until: "ios9"),
    broken: """
      theme: ios8
      size: {width: 320, height: 80}
      tableView:
        style: grouped
        rows:
          - style: value2
            textLabel: home
            detailTextLabel: (020) 555 0187
            imageView: {placeholder: phone, size: {width: 29, height: 29}}
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 80}
      tableView:
        style: grouped
        rows:
          - {style: value2, textLabel: home, detailTextLabel: (020) 555 0187}
      """
  ) { screen, _ in
    screen.rows.compactMap { $0.pictureFinding(in: .value2, instead: "the style default or subtitle") }
  }
}
