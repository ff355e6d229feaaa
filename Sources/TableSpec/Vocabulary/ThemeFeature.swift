import TableSources

/// What not every theme can draw, since not every version of iOS had it.
public enum ThemeFeature: String, Hashable, Sendable, CaseIterable {
  /// A wheel above a table that is pulled down.
  case refreshControl
  /// Titles of navigation bars on a line of their own.
  case largeTitles
  /// Dark screens.
  case darkAppearance
  /// Tables whose groups stand on cards.
  case insetGrouped
}
