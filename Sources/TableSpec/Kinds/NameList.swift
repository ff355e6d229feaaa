import TableModel

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

  /// The name in a vocabulary that is probably meant by one that is not in it; `nil` where none is near.
  package func name(meantBy name: String, in vocabulary: SpecVocabulary) -> String? {
    switch self {
    case .theme: vocabulary.theme(meantBy: name)
    case .device: vocabulary.device(meantBy: name)
    }
  }

  /// The hint that offers that name, and says for a theme which release it is the look of.
  package func hint(for name: String, in vocabulary: SpecVocabulary) -> String? {
    guard let meant = self.name(meantBy: name, in: vocabulary) else { return nil }
    let system = self == .theme ? vocabulary.system(named: name, in: meant) : nil
    return "did you mean \(quoted(meant))?" + (system.map { " It is the look of \($0)" } ?? "")
  }
}
