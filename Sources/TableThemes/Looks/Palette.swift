import TableModel

/// The components of the system's colours in one version of iOS, for light screens and dark ones.
public struct Palette: Hashable, Sendable {
  /// The colours of light screens.
  public var light: [SystemColor: Color]
  /// The colours of dark screens.
  public var dark: [SystemColor: Color]

  /// The colours of one appearance.
  public subscript(appearance: Appearance) -> [SystemColor: Color] {
    switch appearance {
    case .light: light
    case .dark: dark
    }
  }
}
