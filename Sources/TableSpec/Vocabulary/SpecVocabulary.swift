import TableSources

/// The names that a spec may use of things which the loader itself knows nothing about.
public struct SpecVocabulary: Sendable {
  /// The names of the themes, in the order in which they are offered.
  public var themes: [String]
  /// The names of the devices, in the order in which they are offered.
  public var devices: [String]
  /// The themes that lack a feature; specs that ask for it and name such a theme get a warning.
  ///
  /// It is asked only then, as finding out takes longer than reading most specs.
  public var themesWithout: @Sendable (ThemeFeature) -> Set<String>

  /// The names that are allowed for themes and devices, and what some themes do without.
  public init(
    themes: [String],
    devices: [String],
    themesWithout: @escaping @Sendable (ThemeFeature) -> Set<String> = { _ in [] }
  ) {
    self.themes = themes
    self.devices = devices
    self.themesWithout = themesWithout
  }
}
