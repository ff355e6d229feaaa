/// Which names of a vocabulary a value may be one of.
package enum NameList: String, Sendable, CaseIterable {
  case theme, device

  /// The names in a vocabulary.
  package func names(in vocabulary: SpecVocabulary) -> [String] {
    switch self {
    case .theme: vocabulary.themes
    case .device: vocabulary.devices
    }
  }
}
