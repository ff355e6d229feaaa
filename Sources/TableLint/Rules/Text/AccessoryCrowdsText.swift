import TableModel

extension LintRule {
  static let accessoryCrowdsText = LintRule(
    "accessory-crowds-text", .info, "Texts fit beside the element at the right edge",
    why: """
      A checkmark, a disclosure indicator or a view at the right edge takes its room from the texts. Here they would \
      fit without it: shorten them, or do without the element.
      """,
    guidelines: [
      .iPhone2010(
        "adding these elements decreases the width of the cell available for the title and subtitle"),
      .iOS2011(
        "Adding these elements decreases the width of the cell available for the title and subtitle"),
      .iOS8("添加这些元素会缩小标题以及副标题单元格的可用宽度"),
    ],
    isOfUsualText: true,
    broken: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows: [{textLabel: The History of the Garden Sheds, accessoryType: detailDisclosureButton}]
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows: [{textLabel: History of Garden Sheds, accessoryType: detailDisclosureButton}]
      """
  ) { screen, _ in
    let cut = screen.texts.filter { $0.label.isTruncated && screen.stepsAsideForAccessory($0) }
    guard !cut.isEmpty, let free = screen.layout(.withoutAccessories) else { return [] }
    let whole = Set(free.texts.filter { !$0.label.isTruncated }.map { free.key(of: $0) })
    return cut.compactMap { text in
      guard whole.contains(screen.key(of: text)) else { return nil }
      return LintFinding(
        "\(text.name) would fit without the element at the right edge; \(text.shortfall(on: screen))",
        at: screen.path(of: text.view), views: [text.view], hint: "shorten it, or leave the element out",
        isMinor: text.isPreview)
    }
  }
}
