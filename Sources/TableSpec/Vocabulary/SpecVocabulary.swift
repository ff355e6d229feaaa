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

  /// The device that has the screen of another, which has no name of its own here: `iphone12` for `iphone13`.
  public var twin: @Sendable (_ device: String) -> String?

  /// The names that are allowed for themes and devices, the releases that themes are the looks of, and the devices that
  /// stand for others.
  public init(
    themes: [String],
    devices: [String],
    systems: @escaping @Sendable (_ theme: String) -> ClosedRange<SystemVersion>? = { _ in nil },
    twin: @escaping @Sendable (_ device: String) -> String? = { _ in nil }
  ) {
    self.themes = themes
    self.devices = devices
    self.systems = systems
    self.twin = twin
  }

  /// The warning that a theme does not have what a source uses; `nil` where it has it, or where that is not known.
  package func warning(of use: AvailabilityUse, in theme: String) -> Diagnostic? {
    guard let systems = systems(theme), !use.availability.isIn(systems) else { return nil }
    let others = themes.filter { self.systems($0).map(use.availability.isIn) ?? false }
    let isLater = use.availability.first > systems.upperBound
    return use.warning(for: theme, of: systems, offering: isLater ? others.first : others.last)
  }
}
