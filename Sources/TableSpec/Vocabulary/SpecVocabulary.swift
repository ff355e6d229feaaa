import TableModel

/// The names that a spec may use of things which the loader itself knows nothing about.
public struct SpecVocabulary: Sendable {
  /// The names of the themes, in the order in which they are offered.
  public var themes: [String]
  /// The names of the devices, in the order in which they are offered.
  public var devices: [String]
  /// The releases of the system that a theme is the look of; `nil` where that is not known.
  ///
  /// Specs that use what none of them has and name the theme get a warning.
  public var systems: @Sendable (_ theme: String) -> ClosedRange<SystemVersion>?

  /// The names that are allowed for themes and devices, and the releases that themes are the looks of.
  public init(
    themes: [String],
    devices: [String],
    systems: @escaping @Sendable (_ theme: String) -> ClosedRange<SystemVersion>? = { _ in nil }
  ) {
    self.themes = themes
    self.devices = devices
    self.systems = systems
  }

  /// The theme of a release of the system that has no theme of its name: `ios11` for `ios12`; `nil` for other names.
  package func theme(sharedBy name: String) -> String? {
    guard let system = SystemVersion(named: name) else { return nil }
    return themes.last { systems($0)?.contains(system) ?? false }
  }

  /// The first theme that has a member; `nil` for none.
  package func offer(_ availability: Availability) -> String? {
    themes.first { systems($0).map(availability.isIn) ?? false }
  }
}
