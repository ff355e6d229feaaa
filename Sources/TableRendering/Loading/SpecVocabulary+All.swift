import TableModel
import TableSpec
import TableThemes

extension SpecVocabulary {
  /// The names of all themes and devices.
  public static let all = SpecVocabulary(
    themes: Theme.names,
    devices: Device.all.map(\.name),
    systems: { Theme.systems(of: $0) }
  )

  /// The words that an axis has values for, in the order in which they are offered.
  package func words(of axis: VariantAxis) -> [String] {
    switch axis.vocabulary {
    case .themes: themes
    case .devices: devices
    case .languages: SystemStrings.languages + PseudoLanguage.allCases.map(\.rawValue)
    case .words, .wholeNumbers: axis.vocabulary.words ?? []
    }
  }
}
