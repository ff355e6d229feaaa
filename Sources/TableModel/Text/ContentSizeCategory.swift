/// How large the user wants text to be, as far as tables are known at it.
///
/// Text styles, headers, footers and chevrons follow it; letters of a fixed size do not.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  /// The smallest setting.
  case extraSmall
  /// Two below the standard.
  case small
  /// One below the standard.
  case medium
  /// The standard.
  case large
}
