import TableModel
import TableSources
import TableStrings

extension LoadingResult {
  /// The texts of the source and their tables; `nil` where it has errors.
  public var languages: SourceLanguages? {
    let source = document?.screens.first?.localization.source
    return (source as? SourceLocalizer)?.languages ?? (source as? SettingsLocalizer)?.languages
  }
}

extension SourceLocalizer {
  fileprivate var languages: SourceLanguages {
    var languages = SourceLanguages(
      keys: keys, developmentLanguage: folder?.developmentLanguage ?? "en", tables: [],
      diagnostics: folder?.diagnostics ?? [])
    languages.place = folder?.place
    for language in folder?.languages ?? [] {
      guard let lookup = folder?.table(of: language) else { continue }
      languages.diagnostics += lookup.diagnostics
      guard let table = lookup.table else { continue }
      let keys = table.keys.filter { lookup.text($0) != nil }
      languages.tables.append(SourceLanguages.Table(language: language, keys: Set(keys)))
    }
    return languages
  }
}
