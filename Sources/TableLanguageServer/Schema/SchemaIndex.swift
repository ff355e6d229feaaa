import TableProject
import TableRendering
import TableSources
import TableSpec

/// What the values of one kind of files may be, with the mappings that have been looked up so far.
///
/// Mappings make their keys each time they are asked, which takes too long for every row of a file.
final class SchemaIndex {
  /// What the root of a document may be.
  let roots: [ValueKind]
  /// The names of themes and devices.
  let vocabulary: SpecVocabulary
  private var mappings: [String: SchemaMapping] = [:]

  /// What specs may have in them.
  static func specs() -> SchemaIndex { SchemaIndex(SpecSchema.roots) }

  /// What manifests may have in them.
  static func manifests() -> SchemaIndex { SchemaIndex(ManifestSchema.roots) }

  private init(_ roots: [ValueKind]) {
    self.roots = roots.flatMap(\.forms)
    vocabulary = .all
  }

  /// A mapping with its keys.
  func mapping(_ mapping: ValueKind.Mapping) -> SchemaMapping {
    if let known = mappings[mapping.name] { return known }
    let made = SchemaMapping(mapping)
    mappings[mapping.name] = made
    return made
  }

  /// The mappings that a value may be, those first that have the most of its keys; the others not at all, if any has
  /// one.
  func mappings(of kinds: [ValueKind], for entries: [SpecNode.Entry]) -> [SchemaMapping] {
    let all = kinds.compactMap { kind -> SchemaMapping? in
      if case .mapping(let mapping) = kind { self.mapping(mapping) } else { nil }
    }
    guard all.count > 1 else { return all }
    let counts = all.map { mapping in entries.count { mapping[$0.name ?? ""] != nil } }
    guard let most = counts.max(), most > 0 else { return all }
    return zip(all, counts).filter { $0.1 == most }.map(\.0)
  }

  /// What the items of a list may be, each by its number.
  func items(of kinds: [ValueKind], at number: Int) -> [ValueKind] {
    kinds.flatMap { kind -> [ValueKind] in
      switch kind {
      case .list(let item, _): item.forms
      case .tuple(let items): items.indices.contains(number) ? items[number].forms : []
      default: []
      }
    }
  }

  /// What the values of an author's own keys may be.
  func dictionaryValues(of kinds: [ValueKind]) -> [ValueKind] {
    kinds.flatMap { kind -> [ValueKind] in
      if case .dictionary(let value) = kind { value.forms } else { [] }
    }
  }
}

extension ValueKind {
  /// The forms that a value may have, none of which is a choice between others.
  var forms: [ValueKind] {
    switch self {
    case .either(let first, let second), .also(let first, unnamed: let second): first.forms + second.forms
    case .template(let kind): kind.forms
    default: [self]
    }
  }
}

/// A mapping of the schema, whose keys are at hand.
struct SchemaMapping {
  /// What tells the mapping from all others: `headerFooter`.
  let name: String
  /// The keys, in the order in which messages offer them.
  let keys: [ValueKind.Key]
  private let numbers: [String: Int]

  init(_ mapping: ValueKind.Mapping) {
    name = mapping.name
    keys = mapping.keys
    numbers = Dictionary(keys.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  /// The key of a name; `nil` where there is none.
  subscript(_ name: String) -> ValueKind.Key? { numbers[name].map { keys[$0] } }

  /// The name by which the table of what came when knows the mapping.
  var availabilityName: String { ValueKind.Mapping.documentedName(of: name) }
}
