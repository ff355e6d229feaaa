/// A field to search in, with buttons and a scope bar: UIKit's `UISearchBar`.
public struct SearchBar: Hashable, Sendable {
  /// A part of a search as a word on a coloured ground: `UISearchToken`.
  public struct Token: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The picture before it; `nil` for none.
    public var icon: Image?

    /// A part of a search.
    public init(text: String = "", icon: Image? = nil) {
      self.text = text
      self.icon = icon
    }
  }

  /// What was typed.
  public var text: String
  /// What stands for parts of the search before the text: `UISearchTextField.tokens`.
  public var tokens: [Token] = []
  /// What shows where nothing was typed.
  public var placeholder: String
  /// Whether a button to cancel stands at the right.
  public var showsCancelButton: Bool
  /// Whether a button for bookmarks stands in the field.
  public var showsBookmarkButton: Bool
  /// The titles of the scope bar below the field; none without titles.
  public var scopeButtonTitles: [String]
  /// The number of the chosen scope.
  public var selectedScopeButtonIndex: Int
  /// Whether the bar is light or dark.
  public var barStyle: BarStyle
  /// The colour of the bar, instead of the theme's.
  public var barTintColor: Color?
  /// The colour of what can be tapped; before iOS 7, of the bar.
  public var tintColor: Color?
  /// Where the bar stands among those of a screen.
  public var placement = SearchBarPlacement.automatic

  /// A search bar.
  public init(
    text: String = "",
    placeholder: String = "",
    showsCancelButton: Bool = false,
    showsBookmarkButton: Bool = false,
    scopeButtonTitles: [String] = [],
    selectedScopeButtonIndex: Int = 0,
    barStyle: BarStyle = .default,
    barTintColor: Color? = nil,
    tintColor: Color? = nil
  ) {
    self.text = text
    self.placeholder = placeholder
    self.showsCancelButton = showsCancelButton
    self.showsBookmarkButton = showsBookmarkButton
    self.scopeButtonTitles = scopeButtonTitles
    self.selectedScopeButtonIndex = selectedScopeButtonIndex
    self.barStyle = barStyle
    self.barTintColor = barTintColor
    self.tintColor = tintColor
  }
}

/// Where a screen's search bar stands: `UINavigationItem.SearchBarPlacement`.
public enum SearchBarPlacement: String, Hashable, Sendable, CaseIterable {
  /// Above the table.
  case automatic
  /// Below the navigation bar.
  case stacked
  /// Since iOS 26 at the lower edge of the screen, or on iPads at the end of the navigation bar; above the table before.
  case integrated
}
