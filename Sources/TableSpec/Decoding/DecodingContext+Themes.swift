import TableSources

extension DecodingContext {
  /// Notes that the theme which the screen names does not have what a key asks for.
  package func warnIfThemeLacks(_ feature: ThemeFeature, at range: SourceRange?) {
    guard let range, let theme = scope.theme else { return }
    let without = vocabulary.themesWithout(feature)
    guard without.contains(theme) else { return }
    let first = vocabulary.themes.first { !without.contains($0) }
    warning(
      "the theme \(quoted(theme)) \(feature.lack)", at: range,
      hint: first.map { "the first theme that has it is \(quoted($0))" }, rule: .availability)
  }
}

extension ThemeFeature {
  /// What a theme without the feature does, as the rest of a sentence.
  fileprivate var lack: String {
    switch self {
    case .refreshControl: "has no refresh control"
    case .largeTitles: "has no large titles"
    case .darkAppearance: "has no dark appearance"
    case .insetGrouped: "draws the style “insetGrouped” as “grouped”"
    }
  }
}
