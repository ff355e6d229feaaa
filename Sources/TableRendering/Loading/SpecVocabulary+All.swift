import TableInterfaceBuilder
import TableModel
import TableSources
import TableSpec
import TableStrings
import TableThemes

extension SpecVocabulary {
  /// The names of all themes and devices.
  public static let all = SpecVocabulary(
    themes: Theme.names,
    devices: Device.all.map(\.name),
    systems: { Theme.systems(of: $0) },
    deviceCalled: { Device.called($0)?.name }
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

  /// The words of an axis whose pictures can differ: of devices that share a screen there is one.
  package func differingWords(of axis: VariantAxis) -> [String] {
    axis.vocabulary == .devices ? Device.screens.map(\.name) : words(of: axis)
  }

  /// The word of an axis that is probably meant by one that it has no value for; `nil` where none is near.
  package func word(meantBy word: String, of axis: VariantAxis) -> String? {
    switch axis.vocabulary {
    case .themes: theme(meantBy: word)
    case .devices: device(meantBy: word)
    case .languages:
      LanguageTag.code(ofEnglishName: word) ?? Spelling.nearest(to: word, among: words(of: axis))
    case .words: Spelling.nearest(to: word, among: words(of: axis))
    case .wholeNumbers: nil
    }
  }
}

extension InterfaceBuilderLoader {
  /// A loader that knows all themes.
  public init(limits: LoadingLimits = LoadingLimits()) {
    self.init(limits: limits, themes: Theme.byTools)
  }

  /// The same with asset catalogs that other documents look into, too.
  init(limits: LoadingLimits, assets: AssetStore) {
    self.init(limits: limits, themes: Theme.byTools, assets: assets)
  }
}
