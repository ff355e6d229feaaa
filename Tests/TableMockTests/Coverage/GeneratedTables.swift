import TableRendering
import TableSources
import TableSpec

/// The parts of a page that follow from the program: what stands between two marks.
///
/// `<!-- keys of cell: style, height -->` begins the table of these keys; without any, of those that no other table of
/// the mapping has. `<!-- end -->` ends it.
struct GeneratedTables: Sendable {
  /// A line that says what has no place in a page.
  struct Problem: Error, CustomStringConvertible { let description: String }

  private let table: KeyTable
  private let end = "<!-- end -->"

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
      if line == end {
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
    let shown = try marks.flatMap { try keys(of: $0, among: marks).map(\.name) }
    return mapping.keys.filter { key in shown.count { $0 == key } != 1 }
  }

  private func generated(_ mark: Mark, among marks: [Mark]) throws -> String {
    table.text(of: try keys(of: mark, among: marks), in: mark.mapping)
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
    let mapping: String
    /// The keys; empty for the others.
    let keys: [String]

    init?(_ line: String) {
      guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return nil }
      let words = line.dropFirst(5).dropLast(4)
      guard words.hasPrefix("keys of ") else { return nil }
      let parts = words.dropFirst("keys of ".count).split(separator: ":", maxSplits: 1)
      mapping = parts.first.map(String.init) ?? ""
      keys = parts.dropFirst().flatMap { $0.split(separator: ",") }.map { $0.filter { $0 != " " } }
    }
  }
}
