/// docs/coverage.md: what users need of the rows that tests hold against the program.
///
/// Members whose key has the same name, and constants that only lose their prefix, are left out, and so are rows about
/// what has no name in UIKit: the reference of the format has their keys.
struct CoveragePage {
  /// The heading of the rows that are named after Apple's guidelines and not after UIKit.
  private static let elements = "Table-view elements of the guidelines"

  let rows: [CoverageRow]

  /// The page.
  var text: String {
    """
    # What of UIKit’s tables can be drawn

    Reference: find a UIKit name, and read off the spec key that draws it. \(sameNames) of \(allNames) members and constants
    that tablemock draws have a key of the same name, or a value or a class without its prefix: search [the
    spec format](spec-format.md) for them. This page lists the others. A key of a [row](spec-format.md#a-row) stands alone.
    Any other key follows its mapping, as in `label.shadowColor`. Keys link to an example.

    ## Another name

    \(table(of: rows.filter { $0.isNamedAfterUIKit && $0.key != nil && !$0.isNamedAlike }, head: "UIKit"))

    ## Elements of Apple’s guidelines

    \(table(of: rows.filter { $0.heading == Self.elements }, head: "element"))

    ## Without a key

    \(reasons)

    """
  }

  private var allNames: Int { rows.count { $0.isNamedAfterUIKit && $0.key != nil } }

  private var sameNames: Int { rows.count { $0.isNamedAfterUIKit && $0.isNamedAlike } }

  private func table(of rows: [CoverageRow], head: String) -> String {
    let lines = rows.map { row in
      let key = row.fixtures.first.map { "[\(row.keyColumn)](../fixtures/\($0).yaml)" } ?? row.keyColumn
      return "\(row.name) | \(key)"
    }
    return (["\(head) | key", "---|---"] + lines).joined(separator: "\n")
  }

  private var reasons: String {
    let lines = rows.filter { $0.key == nil }.map { "\($0.name) | \($0.reason)" }
    return (["UIKit | instead, or why", "---|---"] + lines).joined(separator: "\n")
  }
}

extension CoverageRow {
  /// Whether the row is about a member or a constant, and not about what has no name.
  fileprivate var isNamedAfterUIKit: Bool { name.hasPrefix("`") }

  /// Whether the key has the name of the member or of the class without `UI`, or its value that of the constant without
  /// its prefix.
  fileprivate var isNamedAlike: Bool {
    guard let key, let member = name.split(separator: "`").first else { return false }
    if let value = key.value { return member.lowercased().hasSuffix(value.lowercased()) }
    if member.hasPrefix("UI"), member.dropFirst(2).lowercased() == key.name.lowercased() { return true }
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
