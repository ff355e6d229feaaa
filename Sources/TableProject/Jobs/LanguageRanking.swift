import TableModel
import TableRendering
import TableSources

/// The order in which languages are shown: the sources’ own, then those in which most is cut off.
struct LanguageRanking: Sendable {
  /// What is known of one language.
  private struct Account {
    var name: String
    /// The texts that are cut off.
    var cut = 0
    /// The points that they lack, together.
    var excess = 0.0
  }

  /// The sources.
  private let inputs: [InputFile]
  /// The name of the one table of each source that has several; `nil` for all.
  private let table: String?
  /// The way in which tables are drawn, besides the language.
  private let variant: Variant

  /// A ranking by what becomes of some sources.
  init(of inputs: [InputFile], table: String? = nil, as variant: Variant = Variant()) {
    (self.inputs, self.table, self.variant) = (inputs, table, variant)
  }

  /// Languages in their order; those of which no more is cut off than of others stay as they are.
  ///
  /// - Throws: An error where a font is missing.
  func order(_ languages: [String]) throws -> [String] {
    let renderer = try Renderer()
    let reader = SourceReader(SourceStore(), table: table)
    var accounts = languages.map { Account(name: $0) }
    var own: Set<String> = []
    for input in inputs where !input.isStandardInput {
      let source = reader.source(of: input)
      let comparisons = renderer.comparisons(
        of: source, as: variant, in: source.comparedLanguages(asked: languages))
      for comparison in comparisons.compactMap({ $0 }) {
        own.insert(comparison.own.language)
        for wording in comparison.others {
          guard let place = accounts.firstIndex(where: { $0.name == wording.language }) else { continue }
          let cut = wording.fits.filter(\.isTruncated)
          accounts[place].cut += cut.count
          accounts[place].excess += cut.compactMap(\.excess).reduce(0, +)
        }
      }
    }
    let places = accounts.indices.sorted { left, right in
      let (one, other) = (accounts[left], accounts[right])
      let isOwn = (own.contains(one.name), own.contains(other.name))
      guard isOwn.0 == isOwn.1 else { return isOwn.0 }
      return (other.cut, other.excess, left) < (one.cut, one.excess, right)
    }
    return places.map { accounts[$0].name }
  }
}
