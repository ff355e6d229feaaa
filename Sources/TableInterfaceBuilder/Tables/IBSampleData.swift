import TableModel
import TableSources

/// The rows that an app shows when it runs, from a file that the user names or one beside its document:
/// `Main.tablemock.yaml`.
///
/// A row names the prototype that it is made of, and what stands in the views of that: by their outlets, their identifiers
/// in Xcode, or the labels that the author gave them there.
struct IBSampleData {
  /// Where the file is, without links.
  let path: FilePath
  private let root: SpecNode
  private let report: FindingReport
  private let room: Room

  /// What rows may come to: a short file may repeat a large prototype many times.
  private final class Room {
    private var rows: Int
    private var elements: Int

    init(_ limits: LoadingLimits) {
      // With one row more, the document itself has too many, and is told so.
      (rows, elements) = (limits.rows + 1, limits.elements)
    }

    /// Whether there is room for a row with as many elements.
    func takes(_ count: Int) -> Bool {
      rows -= 1
      elements -= count
      return rows >= 0 && elements >= 0
    }
  }

  /// The cells of a table that rows are made of.
  private struct Prototypes {
    private let cells: [(element: XMLElement, count: Int)]
    private let places: [String: Int]
    /// The names of all of them.
    let names: [String]

    init(_ elements: [XMLElement]) {
      cells = elements.map { ($0, $0.elementCount) }
      let own = elements.map { cell in [cell["reuseIdentifier"], cell.id].compactMap(\.self) }
      names = own.flatMap(\.self)
      let pairs = own.enumerated().flatMap { place, names in names.map { ($0, place) } }
      places = Dictionary(pairs) { first, _ in first }
    }

    var isEmpty: Bool { cells.isEmpty }

    /// A cell by its name, or the first one, with the number of its elements; `nil` where there is none.
    subscript(name: String?) -> (element: XMLElement, count: Int)? {
      guard let name else { return cells.first }
      return places[name].map { cells[$0] }
    }
  }

  /// The file beside a document; `nil` where there is none that can be read.
  init?(beside document: InterfaceBuilderSource, limits: LoadingLimits) {
    let read: Result<[UInt8], Refusal>
    let shown: String
    if let named = limits.data?.file {
      path = named.resolved ?? named
      shown = named.fromHere.text
      read = limits.readNamed(named)
    } else {
      let name = FilePath(document.name)
      guard name != SourceFile.standardInput,
        let folder = (document.folder.isEmpty ? .current : document.folder).resolved
      else { return nil }
      path = folder.appending(SampleDataFile.name(beside: name.name))
      // A file that is missing is the rule, and reading it would look for one of a like name.
      guard path.exists else { return nil }
      read = SourceFile.read(path, within: limits.reach(from: folder), atMost: limits.fileSize)
      shown = document.folder.appending(path.name).text
    }
    guard case .success(let bytes) = read else { return nil }
    let (source, problems) = SourceScanner.scan(bytes, named: shown)
    report = FindingReport(on: source, limit: limits.findings)
    room = Room(limits)
    for problem in problems {
      let range = SourceRange(start: problem.character, end: problem.character + 1)
      report.warning(problem.message, at: range, hint: problem.hint)
    }
    let tree = problems.isEmpty ? SpecTreeBuilder.build(from: source, limits: limits, report: report) : nil
    root = tree?.roots.first ?? SpecNode(content: .unreadable, range: SourceRange(start: 0, end: 0))
  }

  /// What is wrong with the file; its document is drawn all the same.
  var findings: [Diagnostic] {
    report.diagnostics().map { finding in
      Diagnostic(.warning, at: finding.location, finding.message, hint: finding.hint)
    }
  }

  /// A document whose tables have the rows of the file.
  func applied(to document: XMLElement) -> XMLElement {
    let tables = IBTableFinder(document).found.filter { $0.element.name == "tableView" }
    var rows: [String: SpecNode] = [:]
    if root.items != nil {
      if let id = tables.first?.element.id, tables.count == 1 {
        rows[id] = root
      } else {
        report.warning(
          "the document has \(tables.count) tables, so the rows need the name of one",
          at: root.range,
          hint: "write the table’s name above its rows, such as “Inbox:”")
      }
    }
    for entry in root.entries ?? [] {
      guard let name = entry.name else { continue }
      let table = tables.first { $0.object.names.contains(name) }?.element.id
      if let table {
        rows[table] = entry.value
      } else {
        let names = tables.flatMap(\.object.names)
        report.warning(
          "there is no table \(quoted(name)) in the document", at: entry.key.range,
          hint: Spelling.hint(for: name, among: names))
      }
    }
    return rows.isEmpty ? document : filled(document, rows)
  }

  private func filled(_ element: XMLElement, _ rows: [String: SpecNode]) -> XMLElement {
    if element.name == "tableView", let node = element.id.flatMap({ rows[$0] }) {
      return table(element, node)
    }
    var element = element
    for index in element.children.indices where !element.children[index].children.isEmpty {
      element.children[index] = filled(element.children[index], rows)
    }
    return element
  }

  // MARK: Tables

  private func table(_ element: XMLElement, _ rows: SpecNode) -> XMLElement {
    let prototypes = Prototypes(element.elements(in: "prototypes").filter { $0.name == "tableViewCell" })
    guard let items = rows.items, !prototypes.isEmpty else {
      report.warning(
        prototypes.isEmpty
          ? "the table has no prototype cells to make rows from" : "the rows are not a list",
        at: rows.range, hint: prototypes.isEmpty ? nil : "begin each row with “- ” on a separate line")
      return element
    }
    var element = element
    element.children.removeAll { $0.name == "prototypes" }
    let isDivided = items.contains { $0.value(of: "rows") != nil }
    if isDivided {
      let sections = items.map { item in
        var section = XMLElement(name: "tableViewSection", attributes: [], range: element.range)
        for (key, name) in [("header", "headerTitle"), ("footer", "footerTitle")] {
          if let text = item.text(key) { section.attributes.append(.init(name: name, value: text)) }
        }
        let cells = self.cells(item.value(of: "rows")?.items ?? [], among: prototypes)
        section.children = [XMLElement(name: "cells", attributes: [], children: cells, range: element.range)]
        return section
      }
      element.children.append(
        XMLElement(name: "sections", attributes: [], children: sections, range: element.range))
    } else {
      let cells = self.cells(items, among: prototypes)
      element.children.append(
        XMLElement(name: "prototypes", attributes: [], children: cells, range: element.range))
    }
    return element
  }

  /// The key of the prototype that a row is made of.
  static let prototypeKey = "cell"

  /// The cells of some rows, as far as there is room for them.
  private func cells(_ rows: [SpecNode], among prototypes: Prototypes) -> [XMLElement] {
    var cells: [XMLElement] = []
    for row in rows {
      let name = row.text(IBSampleData.prototypeKey)
      guard let prototype = prototypes[name] ?? prototypes[nil] else { break }
      guard room.takes(prototype.count) else {
        report.warning("there are too many rows, so the rest is left out", at: row.range)
        break
      }
      if let name, prototypes[name] == nil {
        report.warning(
          "the table has no prototype \(quoted(name))",
          at: row.value(of: IBSampleData.prototypeKey)?.range ?? row.range,
          hint: Spelling.hint(for: name, among: prototypes.names))
      }
      cells.append(cell(row, of: prototype.element))
    }
    return cells
  }

  private func cell(_ row: SpecNode, of element: XMLElement) -> XMLElement {
    var prototype = element
    let views = Views(of: prototype)
    if let text = row.scalar?.text {
      if let id = views.main { return filled(prototype, id: id, with: text, at: row) }
      if let filled = prototype.configured("text", with: text) { return filled }
    }
    lazy var names = views.ids.keys.sorted()
    for entry in row.entries ?? [] where entry.name != IBSampleData.prototypeKey {
      guard let name = entry.name else { continue }
      if views.ids[name] == nil, let text = entry.value.scalar?.text,
        let filled = prototype.configured(name, with: text)
      {
        prototype = filled
        continue
      }
      guard let id = views.ids[name] else {
        report.warning(
          "the prototype has no view \(quoted(name))", at: entry.key.range,
          hint: Spelling.hint(for: name, among: names)
            ?? "name a view by its outlet, its identifier or its label in Xcode")
        continue
      }
      guard let text = entry.value.scalar?.text else {
        report.warning("the value of a view must be a text", at: entry.value.range)
        continue
      }
      prototype = filled(prototype, id: id, with: text, at: entry.value)
    }
    return prototype.withoutStoredSize
  }

  // MARK: Views

  /// The views of standard cells, by the names of UIKit's properties.
  private static let standardParts = ["textLabel", "detailTextLabel", "imageView"]

  /// The views of a prototype by all their names.
  struct Views {
    private(set) var ids: [String: String] = [:]
    /// The first text of the row.
    private(set) var main: String?

    init(of cell: XMLElement) {
      visit(cell)
      for outlet in cell.elements(in: "connections") where outlet.name == "outlet" {
        if let name = outlet["property"], let id = outlet["destination"] { ids[name] = id }
      }
      for part in IBSampleData.standardParts {
        if let id = cell[part] { ids[part] = id }
      }
      main = cell["textLabel"] ?? main
    }

    /// What a view is called: by its outlet, its part of a standard cell, or its label in Xcode before its identifier.
    func name(of id: String) -> String {
      let names = ids.filter { $0.value == id && $0.key != id }.keys.sorted()
      return names.first { IBSampleData.standardParts.contains($0) } ?? names.first ?? id
    }

    private mutating func visit(_ element: XMLElement) {
      if let id = element.id,
        element.child(key: "frame") != nil || element["text"] != nil || element["image"] != nil
      {
        if let label = element["userLabel"], ids[label] == nil { ids[label] = id }
        ids[id] = id
        if element.name == "label", main == nil { main = id }
      }
      for child in element.children { visit(child) }
    }
  }

  private func filled(_ element: XMLElement, id: String, with text: String, at node: SpecNode) -> XMLElement {
    var element = element
    guard element.id == id else {
      for index in element.children.indices
      where !element.children[index].children.isEmpty || element.children[index].id == id {
        element.children[index] = filled(element.children[index], id: id, with: text, at: node)
      }
      return element
    }
    switch element.name {
    case "label", "textField", "textView", "searchBar":
      element.set("text", to: text)
      element.children.removeAll { ["text", "attributedText"].contains($0["key"]) }
    case "imageView":
      element.set("image", to: text)
      element.children.removeAll { $0["key"] == "image" }
    case "button":
      for index in element.children.indices
      where ["normal", "configuration"].contains(element.children[index]["key"]) {
        element.children[index].set("title", to: text)
        element.children[index].children.removeAll { $0["key"] == "attributedTitle" }
      }
    case "switch": element.set("on", to: ["true", "on", "yes"].contains(text.lowercased()) ? "YES" : "NO")
    case "slider": element.set("value", to: text)
    case "progressView": element.set("progress", to: text)
    case "segmentedControl": element.set("selectedSegmentIndex", to: text)
    default:
      report.warning("the view \(quoted(id)) shows no text", at: node.range)
    }
    return element
  }
}

extension XMLElement {
  /// The number of elements, with this one.
  fileprivate var elementCount: Int { children.reduce(1) { $0 + $1.elementCount } }

  /// A cell whose constraints find its height: the stored one was found for other texts, or is too low for its own.
  var withoutStoredSize: XMLElement {
    guard let place = children.firstIndex(where: { $0["key"] == "contentView" }),
      IBAutoLayout.isUsed(in: self)
    else {
      return self
    }
    var cell = self
    cell.children[place].children.removeAll { $0["key"] == "frame" }
    return cell
  }

  /// A cell with another text in its content configuration; `nil` where it has none, or the name is none of its texts’.
  fileprivate func configured(_ name: String, with text: String) -> XMLElement? {
    guard IBContentConfiguration.texts.contains(name),
      let place = children.firstIndex(where: { $0["key"] == IBContentConfiguration.key })
    else { return nil }
    var cell = self
    cell.children[place].set(name, to: text)
    cell.children[place].children.removeAll { $0["key"] == name }
    return cell
  }

  /// Gives an attribute another value.
  fileprivate mutating func set(_ name: String, to value: String) {
    attributes.removeAll { $0.name == name }
    attributes.append(.init(name: name, value: value))
  }
}
