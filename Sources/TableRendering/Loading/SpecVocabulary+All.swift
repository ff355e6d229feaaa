import TableModel
import TableSpec
import TableThemes

extension SpecVocabulary {
  /// The names of all themes and devices.
  public static let all = SpecVocabulary(
    themes: Theme.names,
    devices: Device.all.map(\.name),
    themesWithout: { feature in themesWithout[feature] ?? [] }
  )

  /// The words that an axis has values for, in the order in which they are offered.
  package func words(of axis: VariantAxis) -> [String] {
    switch axis.vocabulary {
    case .themes: themes
    case .devices: devices
    case .words, .wholeNumbers: axis.vocabulary.words ?? []
    }
  }

  private static let themesWithout: [ThemeFeature: Set<String>] = [
    .darkAppearance: names { $0.palette == nil },
    .insetGrouped: names { $0.insetGrouped == nil },
    .largeTitles: names { $0.bars.navigationBar.largeTitle == nil },
    .refreshControl: names { $0.parts.refreshControl == nil },
  ]

  private static func names(ofThemes isIncluded: (Theme) -> Bool) -> Set<String> {
    Set(Theme.all.filter(isIncluded).map(\.name))
  }
}
