extension Availability {
  /// Colours that are called by their purpose, and those of the system, by their names; `color` is no mapping.
  static let colors: [Availability] = SystemColor.allCases.map { color in
    Availability("color", color.rawValue, from: release(of: color))
  }

  private static func release(of color: SystemColor) -> SystemVersion {
    switch color {
    case .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPink,
      .systemGray:
      .v7
    case .systemPurple: .v9
    case .systemMint, .systemCyan: SystemVersion(15)
    case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .separator,
      .opaqueSeparator, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
      .systemFill,
      .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .systemIndigo, .systemBrown,
      .systemGray2,
      .systemGray3, .systemGray4, .systemGray5, .systemGray6:
      .v13
    }
  }
}
