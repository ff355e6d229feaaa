/// The names that a spec may use of things which the loader itself knows nothing about.
public struct SpecVocabulary: Hashable, Sendable {
  /// The names of the themes, in the order in which they are offered.
  public var themes: [String]
  /// The names of the devices, in the order in which they are offered.
  public var devices: [String]

  /// The names that are allowed for themes and devices.
  public init(themes: [String], devices: [String]) {
    self.themes = themes
    self.devices = devices
  }
}
