import TableRendering
import TableSources
import TableSpec

/// The parts of a page that follow from the program: what stands between two marks.
///
/// `<!--keys:cell:style,height-->` begins the table of these keys; without any, of those that no other table of the
/// mapping has. `<!--keys:popover,screen-->` leaves out those of which the table of another mapping would say the same,
/// and names them in a line. `<!--line:size-->` begins a line instead of a table, and `<!--constants-->` the lists that
/// several keys share. `<!--end-->` ends each. Blanks do not count.
struct GeneratedTables: Sendable {
  /// A line that says what has no place in a page.
  struct Problem: Error, CustomStringConvertible { let description: String }

  private let table: KeyTable
  private let end = "<!--end-->"

  /// The tables of a page; `heading` gives the heading under which a mapping is described.
  init(heading: @escaping @Sendable (SpecMapping) -> String) {
    table = KeyTable(heading: heading)
  }

  /// The page as it should be.
  func page(_ page: String) throws -> String {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let marks = lines.compactMap(Mark.init)
    var text: [String] = []
    var isInside = false
    for line in lines {
      if line.filter({ $0 != " " }) == end {
        guard isInside else { throw Problem(description: "there is an end without a beginning") }
        isInside = false
      } else if let mark = Mark(line) {
        guard !isInside else { throw Problem(description: "\(line) stands in another table") }
        isInside = true
        text += [line, "", try generated(mark, among: marks)]
      }
      if !isInside { text.append(line) }
    }
    guard !isInside else { throw Problem(description: "a table has no end") }
    return text.joined(separator: "\n")
  }

  /// The keys of a mapping that a page has no table for.
  func missing(of mapping: SpecMapping, in page: String) throws -> [String] {
    let marks = page.split(separator: "\n").compactMap { Mark(String($0)) }
      .filter { $0.mapping == mapping.name }
    let shown = try marks.flatMap { mark in
      let (own, others) = try parts(of: mark, among: marks)
      return (own + others.flatMap(\.keys)).map(\.name)
    }
    return mapping.keys.filter { key in shown.count { $0 == key } != 1 }
  }

  private func generated(_ mark: Mark, among marks: [Mark]) throws -> String {
    if mark.isOfConstants { return table.constants.text }
    let (own, others) = try parts(of: mark, among: marks)
    let text = mark.isShort ? table.line(of: own, in: mark.mapping) : table.text(of: own, in: mark.mapping)
    let lines = others.map { table.line(of: $0.keys, asIn: $0.mapping) }
    return ([text] + lines).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Keys that the part of a page describes, and those of which it says that they are as in other mappings.
  private func parts(
    of mark: Mark, among marks: [Mark]
  ) throws -> (own: [ValueKind.Key], others: [(mapping: SpecMapping, keys: [ValueKind.Key])]) {
    var own = try keys(of: mark, among: marks)
    var others: [(mapping: SpecMapping, keys: [ValueKind.Key])] = []
    for name in mark.others {
      guard let other = SpecMapping(named: name), name != mark.mapping else {
        throw Problem(description: "\(mark.mapping) cannot have its keys from \(name)")
      }
      let rows = other.description.keys.map { table.row(of: $0, in: name) }
      let alike = own.filter { rows.contains(table.row(of: $0, in: mark.mapping)) }
      own.removeAll { key in alike.contains { $0.name == key.name } }
      if !alike.isEmpty { others.append((other, alike)) }
    }
    return (own, others)
  }

  private func keys(of mark: Mark, among marks: [Mark]) throws -> [ValueKind.Key] {
    let name = mark.mapping
    guard let mapping = SpecMapping(named: name) else {
      throw Problem(description: "there is no mapping \(name)")
    }
    let all = mapping.description.keys
    if mark.keys.isEmpty {
      let others = Set(marks.filter { $0.mapping == name }.flatMap(\.keys))
      return all.filter { !others.contains($0.name) }
    }
    return try mark.keys.map { name in
      guard let key = all.first(where: { $0.name == name }) else {
        throw Problem(description: "there is no key \(name) in \(mapping.name)")
      }
      return key
    }
  }

  /// The beginning of a generated part.
  private struct Mark {
    /// The mapping; empty for the constants.
    let mapping: String
    /// The keys; empty for those that no other part has.
    let keys: [String]
    /// The mappings whose tables may describe keys of this one, too.
    let others: [String]
    /// Whether it is a line and not a table.
    let isShort: Bool
    let isOfConstants: Bool

    init?(_ line: String) {
      let mark = line.filter { $0 != " " }
      guard mark.hasPrefix("<!--"), mark.hasSuffix("-->") else { return nil }
      let parts = mark.dropFirst(4).dropLast(3).split(separator: ":", omittingEmptySubsequences: false)
        .map { $0.split(separator: ",").map(String.init) }
      let kind = parts.first?.first
      guard kind == "constants" || parts.count > 1 && (kind == "keys" || kind == "line") else { return nil }
      isOfConstants = kind == "constants"
      isShort = kind == "line"
      let names = parts.dropFirst().first ?? []
      mapping = names.first ?? ""
      others = Array(names.dropFirst())
      keys = parts.dropFirst(2).first ?? []
    }
  }
}
