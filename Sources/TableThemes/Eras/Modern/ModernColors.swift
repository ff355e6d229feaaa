import TableModel

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

  private static func system(_ color: SystemColor) -> Color {
    Color(color, else: color.fallback)
  }
}
