extension SystemColor {
  /// The components that hold where a theme has no palette: those of iOS 13 on a light screen.
  ///
  /// Greys, fills and backgrounds are measured; the other colours are UIKit's well-known values. Teal is the one that came
  /// with mint and cyan.
  public var fallback: Color {
    switch self {
    case .label: .black
    case .secondaryLabel: Color(0x3C3C43, alpha: 153.0 / 255)
    case .tertiaryLabel, .placeholderText: Color(0x3C3C43, alpha: 76.0 / 255)
    case .quaternaryLabel: Color(0x3C3C43, alpha: 45.0 / 255)
    case .separator: Color(0x3C3C43, alpha: 74.0 / 255)
    case .opaqueSeparator: Color(0xC6C6C8)
    case .systemBackground, .tertiarySystemBackground, .secondarySystemGroupedBackground: .white
    case .secondarySystemBackground, .systemGroupedBackground, .tertiarySystemGroupedBackground, .systemGray6:
      Color(0xF2F2F7)
    case .systemFill: Color(0x787880, alpha: 51.0 / 255)
    case .secondarySystemFill: Color(0x787880, alpha: 40.0 / 255)
    case .tertiarySystemFill: Color(0x767680, alpha: 30.0 / 255)
    case .quaternarySystemFill: Color(0x747480, alpha: 20.0 / 255)
    case .link, .systemBlue: Color(0x007AFF)
    case .systemRed: Color(0xFF3B30)
    case .systemOrange: Color(0xFF9500)
    case .systemYellow: Color(0xFFCC00)
    case .systemGreen: Color(0x34C759)
    case .systemMint: Color(0x00C7BE)
    case .systemTeal: Color(0x30B0C7)
    case .systemCyan: Color(0x32ADE6)
    case .systemIndigo: Color(0x5856D6)
    case .systemPurple: Color(0xAF52DE)
    case .systemPink: Color(0xFF2D55)
    case .systemBrown: Color(0xA2845E)
    case .systemGray: Color(0x8E8E93)
    case .systemGray2: Color(0xAEAEB2)
    case .systemGray3: Color(0xC7C7CC)
    case .systemGray4: Color(0xD1D1D6)
    case .systemGray5: Color(0xE5E5EA)
    }
  }
}
