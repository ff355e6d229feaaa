import TableRendering
import TableSources
import TableSpec

/// The README's table of all mappings: their short forms, and their keys with the constants that they may have.
struct SummaryTable {
  /// More constants than these are left to the reference.
  private static let mostWords = 6
  /// Mappings of numbers, which the reference has.
  private static let left = [
    "size", "pictureSize", "offset", "frame", "separatorInset", "capInsets", "edgeInsets", "contentOffset",
  ]

  /// The table.
  var text: String {
    let rows = SpecMapping.all.filter { !Self.left.contains($0.name) }.map { mapping in
      let keys = mapping.description.keys.map(phrase).joined(separator: " ")
      let short = KeyTable.listed(shortForms(of: mapping))
      return "| \(mapping.description.subject) | \(short.isEmpty ? "" : short + ", or ")\(keys) |\n"
    }
    return "| in | keys |\n|---|---|\n" + rows.joined()
  }

  private func phrase(_ key: ValueKind.Key) -> String {
    guard let words = words(of: key.kind), words.count <= Self.mostWords else {
      return KeyTable.code(key.name)
    }
    return "\(KeyTable.code(key.name)) (\(words.joined(separator: ", ")))"
  }

  private func words(of kind: ValueKind) -> [String]? {
    if case .word(let list) = kind { list.words } else { nil }
  }

  /// What may stand in place of a mapping.
  private func shortForms(of mapping: SpecMapping) -> [String] {
    SpecMapping.all.flatMap(\.description.keys).flatMap { $0.kind.item.named }.lazy
      .map(forms)
      .filter { forms in forms.contains { $0.mapping == mapping.name } }
      .map { forms in forms.filter { $0.mapping == nil }.map(\.phrase) }
      .first { !$0.isEmpty } ?? []
  }

  private func forms(of kind: ValueKind) -> [(phrase: String, mapping: String?)] {
    switch kind {
    case .mapping(let mapping): [("", mapping.name)]
    case .either(let first, let second), .also(let first, unnamed: let second):
      forms(of: first) + forms(of: second)
    case .template(let kind), .dictionary(let kind): forms(of: kind)
    case .text, .boundedText, .name: [("a text", nil)]
    case .boolean: [("`true`", nil)]
    case .number, .wholeNumber: [("a number", nil)]
    case .word(let list): list.words.prefix(2).map { (KeyTable.code($0), nil) }
    case .color: [("a colour", nil)]
    case .imagePath: [("a path", nil)]
    case .symbolName: [("a name", nil)]
    case .list, .tuple: [("a list", nil)]
    }
  }
}

extension ValueKind {
  /// What the items of a mere list may be, or what the value may be.
  fileprivate var item: ValueKind {
    switch self {
    case .list(let item, _), .dictionary(let item): item
    default: self
    }
  }

  /// What the value may be that messages name, and what it may be besides, each by itself.
  fileprivate var named: [ValueKind] {
    switch self {
    case .also(let named, let unnamed): named.named + unnamed.named
    case .template(let kind): kind.named
    default: [self]
    }
  }
}
