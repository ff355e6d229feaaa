import TableModel

/// Reads table views with their static sections, or with their prototypes as one section.
struct IBTable {
  let context: IBContext

  /// The table of an element.
  func tableView(_ element: XMLElement) -> TableView {
    context.tinted(by: element, isPassedOn: true) { table(element) }
  }

  private func table(_ element: XMLElement) -> TableView {
    var table = TableView(
      style: context.word("style", of: element, among: IBTable.styles) ?? .plain,
      rowHeight: context.height("rowHeight", of: element, in: .from(1, to: 2_000)),
      sectionHeaderHeight: context.height("sectionHeaderHeight", of: element, in: IBTable.sectionHeights),
      sectionFooterHeight: context.height("sectionFooterHeight", of: element, in: IBTable.sectionHeights)
    )
    if table.style == .plain, !element.elements(in: "prototypes").isEmpty {
      // What Interface Builder leaves free above prototypes is the bar that says so; apps have no header without a title.
      (table.sectionHeaderHeight, table.sectionFooterHeight) = (nil, nil)
    }
    readSections(of: element, into: &table)
    readSeparators(of: element, into: &table)
    readColors(of: element, into: &table)
    table.allowsMultipleSelection = element.flag("allowsMultipleSelection") ?? false
    table.allowsMultipleSelectionDuringEditing = element.flag("allowsMultipleSelectionDuringEditing") ?? false
    table.tableHeaderView = view("tableHeaderView", of: element)
    table.tableFooterView = view("tableFooterView", of: element)
    table.backgroundView = view("backgroundView", of: element)
    table.scroll.contentInset = context.insets("contentInset", of: element) ?? .zero
    return table
  }

  private static let sectionHeights = NumberRange.from(0, to: 2_000)
  private static let styles: [String: TableViewStyle] = Dictionary(
    uniqueKeysWithValues: TableViewStyle.allCases.map { ($0.rawValue, $0) })

  private func readSections(of element: XMLElement, into table: inout TableView) {
    let cells = IBCell(context: context, isSelfSizing: table.rowHeight == nil)
    table.sections = context.part(.key("sections"), element) { sections(of: element, cells) }
  }

  /// The prototypes as one section, or the static sections.
  private func sections(of element: XMLElement, _ cells: IBCell) -> [Section] {
    var sections: [Section] = []
    let prototypes = context.part(.item(0), element) { rows(in: "prototypes", of: element, cells) }
    if !prototypes.isEmpty { sections.append(Section(rows: prototypes)) }
    for section in element.elements(in: "sections")
    where section.name == "tableViewSection" && context.takeSection(section) {
      sections.append(context.part(.item(sections.count), section) { self.section(section, cells) })
    }
    return sections
  }

  private func section(_ element: XMLElement, _ cells: IBCell) -> Section {
    Section(
      header: HeaderFooter.titled(context.text("headerTitle", of: element)),
      footer: HeaderFooter.titled(context.text("footerTitle", of: element)),
      rows: rows(in: "cells", of: element, cells)
    )
  }

  private func rows(in container: String, of element: XMLElement, _ cells: IBCell) -> [Cell] {
    let rows = element.elements(in: container).filter { $0.name == "tableViewCell" && context.takeRow($0) }
    return context.part(.key("rows"), element) {
      rows.enumerated().map { number, row in context.part(.item(number), row) { cells.cell(row) } }
    }
  }

  private static let separatorStyles: [String: SeparatorStyle] = [
    "none": SeparatorStyle.none, "singleLine": .singleLine, "singleLineEtched": .singleLineEtched,
  ]

  private func readSeparators(of element: XMLElement, into table: inout TableView) {
    if element["separatorStyle"] != "default" {
      table.separatorStyle = context.word("separatorStyle", of: element, among: IBTable.separatorStyles)
    }
    table.separatorColor = context.color("separatorColor", of: element)
    table.separatorInset = context.separatorInset(of: element)
  }

  private func readColors(of element: XMLElement, into table: inout TableView) {
    table.backgroundColor = backgroundColor(of: element)
    table.tintColor = context.color("tintColor", of: element)
    table.semanticContentAttribute = context.semanticContentAttribute(of: element)
    table.sectionIndex.color = context.color("sectionIndexColor", of: element)
    table.sectionIndex.backgroundColor = context.color("sectionIndexBackgroundColor", of: element)
    table.sectionIndex.trackingBackgroundColor = context.color(
      "sectionIndexTrackingBackgroundColor", of: element)
    let count = context.number("sectionIndexMinimumDisplayRowCount", of: element, in: .from(0, to: 1_000_000))
    table.sectionIndex.minimumDisplayRowCount = Int(count ?? 0)
  }

  /// The colour behind the rows; what names the background of grouped tables means the theme's, which may be a pattern.
  private func backgroundColor(of element: XMLElement) -> Color? {
    let color = element.child(key: "backgroundColor")
    let names = [color?["cocoaTouchSystemColor"], color?["systemColor"]]
    guard !names.contains("groupTableViewBackgroundColor") else { return nil }
    return context.color("backgroundColor", of: element)
  }

  private func view(_ key: String, of element: XMLElement) -> View? {
    element.child(key: key).flatMap { $0.flag("hidden") == true ? nil : $0 }.map { view in
      context.part(.key(key), view) { IBView(of: view, context: context).view(view) }
    }
  }
}

extension HeaderFooter {
  /// A header or footer with a title, or none without.
  fileprivate static func titled(_ title: String?) -> HeaderFooter? {
    title.map { HeaderFooter(title: $0) }
  }
}
