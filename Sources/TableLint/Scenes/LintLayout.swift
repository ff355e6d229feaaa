import TableModel

/// A screen laid out otherwise than its source says, as a rule may ask for.
package enum LintLayout: Hashable, Sendable {
  /// Turned by a quarter.
  case otherOrientation
  /// Without anything at the right edge of rows.
  case withoutAccessories
  /// With text of the standard size, where the screen has smaller or larger text.
  case standardText
  /// With text of the largest size, where the screen has text of the standard one.
  case largestText
  /// On the narrowest phone, upright.
  case narrowest
  /// Light or dark.
  case appearance(Appearance)
  /// Light or dark, and in the theme's own colours.
  case ownColors(Appearance)
  /// With the deletion of rows that name their buttons being confirmed.
  case confirmingDeletion
}
