/// docs/coverage.md: what users need of the rows that tests hold against the program.
///
/// A member whose key has the same name, and a constant that only loses its prefix, is listed by its name. Rows about
/// what has no name in UIKit are left out: the reference of the format has their keys.
struct CoveragePage {
  /// The heading of the rows that are named after Apple's guidelines and not after UIKit.
  private static let elements = "Table-view elements of the guidelines"

  let rows: [CoverageRow]

  /// The page.
  var text: String {
    """
    # What of UIKit’s tables can be drawn

    Reference: find a UIKit name, and read off the spec key that draws it. A key of a [row](spec-format.md#a-row) stands
    alone. Any other key follows its mapping, as in `label.shadowColor`. [The spec format](spec-format.md) says since which
    iOS version a key exists.

    ## Same name

    These members have a key of the same name, and these constants only lose their prefix:

    \(sameNames)

    ## Another name

    \(table(of: rows.filter { $0.isNamedAfterUIKit && $0.key != nil && !$0.isNamedAlike }, head: "UIKit"))

    ## Elements of Apple’s guidelines

    \(table(of: rows.filter { $0.heading == Self.elements }, head: "element"))

    ## Without a key

    \(reasons)

    """
  }

  private var sameNames: String {
    headings.compactMap { heading in
      let names = rows.filter { $0.heading == heading && $0.isNamedAlike && $0.isNamedAfterUIKit }.map(
        \.member)
      return names.isEmpty ? nil : "- **\(heading)**: \(names.joined(separator: ", "))"
    }.joined(separator: "\n")
  }

  private var headings: [String] {
    rows.map(\.heading).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private func table(of rows: [CoverageRow], head: String) -> String {
    let lines = rows.map { row in
      let example = row.fixtures.first.map { "[spec](../fixtures/\($0).yaml)" } ?? ""
      return "| \(row.name) | \(row.keyColumn) | \(example) |"
    }
    return (["| \(head) | key | example |", "|---|---|---|"] + lines).joined(separator: "\n")
  }

  private var reasons: String {
    let lines = rows.filter { $0.key == nil }.map { "| \($0.name) | \($0.reason) |" }
    return (["| UIKit | instead, or why |", "|---|---|"] + lines).joined(separator: "\n")
  }
}

extension CoverageRow {
  /// Whether the row is about a member or a constant, and not about what has no name.
  fileprivate var isNamedAfterUIKit: Bool { name.hasPrefix("`") }

  /// The member or the constant as code, without what the row adds to it.
  fileprivate var member: String { "`\(name.split(separator: "`").first ?? "")`" }

  /// Whether the key has the name of the member, or its value that of the constant without its prefix.
  fileprivate var isNamedAlike: Bool {
    guard let key, let member = name.split(separator: "`").first else { return false }
    if let value = key.value { return member.lowercased().hasSuffix(value.lowercased()) }
    return member.split(separator: ".").last.map(String.init) == key.name
  }

  /// The reason why there is no key, or what stands for the member, as a sentence.
  fileprivate var reason: String {
    let prefixes = ["no key: ", "deprecated: "]
    let prefix = prefixes.first(where: keyColumn.hasPrefix) ?? ""
    let words = keyColumn.dropFirst(prefix.count)
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
