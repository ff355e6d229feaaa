import TableModel

/// Finds the localisations that an app shows to somebody, as Apple's ICU does (`ualoc_localizationsToUse`).
package struct LanguageMatching: Sendable {
  /// How far two languages may be from what they have in common, together, to stand in for each other.
  private static let greatestDistance = 8

  private let available: [String]
  private let candidates: [Candidate]

  /// Some localisations by their names, in any of the forms that folders have had.
  package init(among available: [String]) {
    self.available = available
    candidates = available.compactMap { name in LanguageTag(name).map { Candidate(name, $0) } }
  }

  /// The localisations for somebody who wants a language: the best first, then those that stand in for it.
  ///
  /// - Parameter wanted: The name of a language.
  /// - Returns: Some of the names, as they were given; none where none comes near the language.
  package func localizations(for wanted: String) -> [String] {
    guard let tag = LanguageTag(wanted) else { return available.contains(wanted) ? [wanted] : [] }
    // A name of before there were scripts that is there as it stands has nothing to stand in for it.
    if tag.isLegacyChinese, let exact = candidates.first(where: { $0.tag == tag }) { return [exact.name] }
    let chain = tag.normalized.parents
    var names: [String] = []
    for step in chain {
      guard let match = candidates.match(step), !names.contains(match) else { continue }
      names.append(match)
    }
    return names.isEmpty ? nearest(to: chain).map { [$0] } ?? [] : names
  }

  /// The localisation whose own parents meet those of a language soonest.
  private func nearest(to chain: [LanguageTag]) -> String? {
    var best: (name: String, distance: Int)?
    for candidate in candidates.sorted(by: { $0.name < $1.name }) {
      let others = candidate.normalized.parents
      for (steps, tag) in chain.enumerated() {
        guard let otherSteps = others.firstIndex(of: tag) else { continue }
        let distance = steps + otherSteps
        if distance <= LanguageMatching.greatestDistance, distance < best?.distance ?? .max {
          best = (candidate.name, distance)
        }
      }
    }
    return best?.name
  }

  /// A localisation with the names that it is compared by.
  fileprivate struct Candidate: Sendable {
    var name: String
    var tag: LanguageTag
    var normalized: LanguageTag

    init(_ name: String, _ tag: LanguageTag) {
      self.name = name
      self.tag = tag
      normalized = tag.normalized
    }
  }
}

extension LanguageTag {
  /// Whether the name is one of those that told the scripts of Chinese apart by regions.
  fileprivate var isLegacyChinese: Bool { language == "zh" && script == nil && region != nil }

  /// The older names that meant a script of Chinese, where no folder has the script's own.
  fileprivate static let legacyChinese: [LanguageTag: [LanguageTag]] = [
    LanguageTag(language: "zh", script: "Hans"): [
      LanguageTag(language: "zh"), LanguageTag(language: "zh", region: "CN"),
    ],
    LanguageTag(language: "zh", script: "Hant"): [LanguageTag(language: "zh", region: "TW")],
  ]
}

extension [LanguageMatching.Candidate] {
  /// The localisation of just this language.
  fileprivate func match(_ tag: LanguageTag) -> String? {
    if let same = first(where: { $0.tag == tag }) ?? first(where: { $0.normalized == tag }) {
      return same.name
    }
    for older in LanguageTag.legacyChinese[tag] ?? [] {
      if let same = first(where: { $0.tag == older }) { return same.name }
    }
    return nil
  }
}
