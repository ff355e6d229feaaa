/// A colour that the system chooses by its version and by whether the screen is light or dark: `UIColor`'s names.
public enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, separator,
    opaqueSeparator,
    systemBackground, secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground,
    secondarySystemGroupedBackground, tertiarySystemGroupedBackground, systemFill, secondarySystemFill,
    tertiarySystemFill, quaternarySystemFill, systemRed, systemOrange, systemYellow, systemGreen, systemMint,
    systemTeal, systemCyan, systemBlue, systemIndigo, systemPurple, systemPink, systemBrown, systemGray,
    systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
}
