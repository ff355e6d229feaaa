import TableModel

/// The system's colours that cells and tables take, with their components on light screens.
extension Color {
  static let modernLabel = Color(.label, else: .black)
  static let modernSecondaryLabel = Color(.secondaryLabel, else: Color(0x3C3C43, alpha: 0.6))
  static let modernTertiaryLabel = Color(.tertiaryLabel, else: Color(0x3C3C43, alpha: 0.3))
  static let modernPlaceholder = Color(.placeholderText, else: Color(0x3C3C43, alpha: 0.3))
  static let modernSeparator = Color(.separator, else: Color(0x3C3C43, alpha: 0.29))
  static let modernBackground = Color(.systemBackground, else: .white)
  static let modernSecondaryBackground = Color(.secondarySystemBackground, else: Color(0xF2F2F7))
  static let modernGroupedBackground = Color(.systemGroupedBackground, else: Color(0xF2F2F7))
  static let modernGroupedCell = Color(.secondarySystemGroupedBackground, else: .white)
  static let modernTint = Color(.systemBlue, else: Color(0x007AFF))
  static let modernRed = Color(.systemRed, else: Color(0xFF3B30))
  static let modernGreen = Color(.systemGreen, else: Color(0x34C759))
  static let modernGray = Color(.systemGray, else: Color(0x8E8E93))
  static let modernGray3 = Color(.systemGray3, else: Color(0xC7C7CC))
  static let modernGray4 = Color(.systemGray4, else: Color(0xD1D1D6))
  static let modernFill = Color(.systemFill, else: Color(0x787880, alpha: 0.2))
  static let modernSecondaryFill = Color(.secondarySystemFill, else: Color(0x787880, alpha: 0.16))
  static let modernTertiaryFill = Color(.tertiarySystemFill, else: Color(0x767680, alpha: 0.12))
}
