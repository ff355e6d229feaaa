import TableModel
import TableSources
import TableStrings

extension LoadingResult {
  /// The texts of the source and their tables; `nil` where it has errors.
  public var languages: SourceLanguages? {
    let source = document?.screens.first?.localization.source
    return (source as? SourceLocalizer)?.sourceLanguages ?? (source as? SettingsLocalizer)?.sourceLanguages
  }
}

extension LoadingResult {
  /// The names of the languages that the source is compared in: those that are asked for, else all that it has strings in;
  /// its own and pseudo-languages are left out.
  package func comparedLanguages(asked: [String] = []) -> [String] {
    guard let source = document?.screens.first?.localization.source else { return [] }
    let own = LanguageTag(source.developmentLanguage)?.normalized
    return (asked.isEmpty ? source.languages : asked).filter { name in
      PseudoLanguage(named: name) == nil && name != source.developmentLanguage
        && (own == nil || LanguageTag(name)?.normalized != own)
    }
  }
}

extension SourceLocalizer {
  fileprivate var sourceLanguages: SourceLanguages {
    let folders = folders
    let kept = folders.reduce(into: Set<String>()) { $0.formUnion($1.untranslatable) }
    var seen = kept
    var languages = SourceLanguages(
      keys: keys.filter { seen.insert($0).inserted }, developmentLanguage: developmentLanguage, tables: [],
      diagnostics: folders.flatMap(\.diagnostics))
    languages.place = folders.first?.place
    for language in self.languages {
      let lookups = folders.map { $0.table(of: language) }
      languages.diagnostics += lookups.flatMap(\.diagnostics)
      guard lookups.contains(where: { $0.table != nil }) else { continue }
      let known = lookups.flatMap { lookup in (lookup.table?.keys ?? []).filter { lookup.text($0) != nil } }
      languages.tables.append(SourceLanguages.Table(language: language, keys: Set(known)))
    }
    return languages
  }
}
