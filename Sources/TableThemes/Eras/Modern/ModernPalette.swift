import TableModel

extension Palette {
  /// The system's colours from iOS 13 to iOS 18, as published and as read off screenshots where there are any.
  ///
  /// On light screens they are those that the eras before them fall back to.
  static let ios13 = Palette(
    light: Dictionary(SystemColor.allCases.map { ($0, $0.fallback) }) { $1 },
    dark: [
      .label: Color(0xFFFFFF),
      .secondaryLabel: Color(0xEBEBF5, alpha: 153.0 / 255),
      .tertiaryLabel: Color(0xEBEBF5, alpha: 76.0 / 255),
      .quaternaryLabel: Color(0xEBEBF5, alpha: 40.0 / 255),
      .placeholderText: Color(0xEBEBF5, alpha: 76.0 / 255),
      .link: Color(0x0984FF),
      .separator: Color(0x545458, alpha: 153.0 / 255),
      .opaqueSeparator: Color(0x38383A),
      .systemBackground: Color(0x000000),
      .secondarySystemBackground: Color(0x1C1C1E),
      .tertiarySystemBackground: Color(0x2C2C2E),
      .systemGroupedBackground: Color(0x000000),
      .secondarySystemGroupedBackground: Color(0x1C1C1E),
      .tertiarySystemGroupedBackground: Color(0x2C2C2E),
      .systemFill: Color(0x787880, alpha: 91.0 / 255),
      .secondarySystemFill: Color(0x787880, alpha: 81.0 / 255),
      .tertiarySystemFill: Color(0x767680, alpha: 61.0 / 255),
      .quaternarySystemFill: Color(0x767680, alpha: 45.0 / 255),
      .systemRed: Color(0xFF453A),
      .systemOrange: Color(0xFF9F0A),
      .systemYellow: Color(0xFFD60A),
      .systemGreen: Color(0x30D158),
      .systemMint: Color(0x63E6E2),
      .systemTeal: Color(0x40C8E0),
      .systemCyan: Color(0x64D2FF),
      .systemBlue: Color(0x0A84FF),
      .systemIndigo: Color(0x5E5CE6),
      .systemPurple: Color(0xBF5AF2),
      .systemPink: Color(0xFF375F),
      .systemBrown: Color(0xAC8E68),
      .systemGray: Color(0x8E8E93),
      .systemGray2: Color(0x636366),
      .systemGray3: Color(0x48484A),
      .systemGray4: Color(0x3A3A3C),
      .systemGray5: Color(0x2C2C2E),
      .systemGray6: Color(0x1C1C1E),
    ]
  )

  /// The colours of iOS 26: the greys as before, the others brighter, as Apple's table of them has it; red
  /// and the separator were measured.
  static let ios26 = Palette(
    light: ios13.light.merging(
      [
        .separator: Color(white: 0, alpha: 23.0 / 255),
        .systemRed: Color(0xFF383C),
        .systemOrange: Color(0xFF8D28),
        .systemYellow: Color(0xFFCC00),
        .systemGreen: Color(0x34C759),
        .systemMint: Color(0x00C8B3),
        .systemTeal: Color(0x00C3D0),
        .systemCyan: Color(0x00C0E8),
        .systemBlue: Color(0x0088FF),
        .systemIndigo: Color(0x6155F5),
        .systemPurple: Color(0xCB30E0),
        .systemPink: Color(0xFF2D55),
        .systemBrown: Color(0xAC7F5E),
      ]
    ) { $1 },
    dark: ios13.dark.merging(
      [
        .separator: Color(0x545458, alpha: 128.0 / 255),
        .systemRed: Color(0xFF4245),
        .systemOrange: Color(0xFF9230),
        .systemYellow: Color(0xFFD600),
        .systemGreen: Color(0x30D158),
        .systemMint: Color(0x00DAC3),
        .systemTeal: Color(0x00D2E0),
        .systemCyan: Color(0x3CD3FE),
        .systemBlue: Color(0x0091FF),
        .systemIndigo: Color(0x6D7CFF),
        .systemPurple: Color(0xDB34F2),
        .systemPink: Color(0xFF375F),
        .systemBrown: Color(0xB78A66),
      ]
    ) { $1 }
  )
}

/// The system's colours that cells and tables take, with their components on light screens.
extension Color {
  static let modernLabel = system(.label)
  static let modernSecondaryLabel = system(.secondaryLabel)
  static let modernTertiaryLabel = system(.tertiaryLabel)
  static let modernPlaceholder = system(.placeholderText)
  static let modernSeparator = system(.separator)
  static let modernBackground = system(.systemBackground)
  static let modernSecondaryBackground = system(.secondarySystemBackground)
  static let modernGroupedBackground = system(.systemGroupedBackground)
  static let modernGroupedCell = system(.secondarySystemGroupedBackground)
  static let modernTint = system(.systemBlue)
  static let modernRed = system(.systemRed)
  static let modernGreen = system(.systemGreen)
  static let modernGray = system(.systemGray)
  static let modernGray3 = system(.systemGray3)
  static let modernGray4 = system(.systemGray4)
  static let modernGray5 = system(.systemGray5)
  static let modernFill = system(.systemFill)
  static let modernSecondaryFill = system(.secondarySystemFill)
  static let modernTertiaryFill = system(.tertiarySystemFill)
  static let modernQuaternaryFill = system(.quaternarySystemFill)

  private static func system(_ color: SystemColor) -> Color {
    Color(color, else: color.fallback)
  }
}
