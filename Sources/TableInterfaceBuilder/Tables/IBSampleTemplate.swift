import TableModel
import TableSources

/// The file of sample data of a document as its author begins to fill it in: a row for each prototype, with what stands in
/// its views now.
struct IBSampleTemplate {
  private let document: XMLElement

  /// The template of a document.
  init(_ document: XMLElement) { self.document = document }

  /// The text of the file in YAML; `nil` where no table has prototypes.
  var text: String? {
    let tables = IBTableFinder(document).found.compactMap { found -> String? in
      let prototypes = found.element.elements(in: "prototypes").filter { $0.name == "tableViewCell" }
      guard let name = found.object.names.first, !prototypes.isEmpty else { return nil }
      return IBSampleTemplate.word(name) + ":\n" + prototypes.map(row).joined()
    }
    guard !tables.isEmpty else { return nil }
    let head = """
      # The rows that the app shows when it runs. Copy these rows, and fill in the texts of their views.
      # Sections are written as {header: Title, rows: [...]}.

      """
    return head + tables.joined()
  }

  private func row(_ cell: XMLElement) -> String {
    var fields: [(name: String, value: String)] = []
    let names = [cell["reuseIdentifier"], cell.id].compactMap { $0 }
    if let name = names.first(where: { !$0.isEmpty }) { fields.append((IBSampleData.prototypeKey, name)) }
    let views = IBSampleData.Views(of: cell)
    for view in shown(in: cell) {
      guard let id = view.id, let value = IBSampleTemplate.value(of: view) else { continue }
      fields.append((views.name(of: id), value))
    }
    if let configuration = cell.child(key: IBContentConfiguration.key) {
      fields += IBContentConfiguration.texts.compactMap { name in configuration[name].map { (name, $0) } }
    }
    let lines = fields.enumerated().map { number, field in
      "  \(number == 0 ? "-" : " ") \(IBSampleTemplate.word(field.name)): \(IBSampleTemplate.word(field.value))\n"
    }
    return lines.joined()
  }

  /// The views of a cell that can be filled in, in the order of the document.
  private func shown(in element: XMLElement) -> [XMLElement] {
    element.children.flatMap { child in
      (IBSampleTemplate.value(of: child) == nil ? [] : [child])
        + (child.name == "button" ? [] : shown(in: child))
    }
  }

  /// What stands in a view, as sample data has it; `nil` for one that shows nothing of the kind.
  private static func value(of view: XMLElement) -> String? {
    guard view.id != nil else { return nil }
    return switch view.name {
    case "label", "textField", "textView", "searchBar": view["text"] ?? ""
    case "imageView": view["image"] ?? ""
    case "button": (view.child(key: "configuration") ?? view.child(key: "normal"))?["title"] ?? ""
    case "switch": view["on"] == "YES" ? "true" : "false"
    case "slider": view["value"] ?? "0.5"
    case "progressView": view["progress"] ?? "0.5"
    default: nil
    }
  }

  /// A text as YAML has it: in quotes, unless it is of letters and can only be a text.
  private static func word(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.unicodeScalars.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || $0 == "_") }
    let number = text == "true" || text == "false" || Double(text) != nil
    let others = ["yes", "no", "on", "off", "null", "y", "n"]
    if number && text.first != "n" && text.first != "i" || isPlain && !others.contains(text.lowercased()) {
      return text
    }
    let escaped = text.unicodeScalars.map(escaped).joined()
    return "\"\(String(decoding: JobCommand.escaped(Array(escaped.utf8), as: "\\x23"), as: UTF8.self))\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F || (0x80...0x9F).contains(scalar.value):
      "\\x" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
    default: String(scalar)
    }
  }
}
