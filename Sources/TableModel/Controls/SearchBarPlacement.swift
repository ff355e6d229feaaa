/// Where a screen's search bar stands: `UINavigationItem.SearchBarPlacement`.
public enum SearchBarPlacement: String, Hashable, Sendable, CaseIterable {
  /// Above the table.
  case automatic
  /// Below the navigation bar.
  case stacked
  /// At the lower edge of the screen since iOS 26, above other bars there; above the table before.
  case integrated
}
