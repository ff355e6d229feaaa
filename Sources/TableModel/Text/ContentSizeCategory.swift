/// How large the user wants text to be: UIKit's `UIContentSizeCategory`.
///
/// Text styles, the labels of rows, headers, footers and symbols follow it; letters of a fixed size do not.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  /// The smallest setting.
  case extraSmall
  /// Two below the standard.
  case small
  /// One below the standard.
  case medium
  /// The size that every device comes with.
  case large
  /// One above the standard.
  case extraLarge
  /// Two above the standard.
  case extraExtraLarge
  /// The largest setting without those for accessibility.
  case extraExtraExtraLarge
  /// The smallest setting for accessibility.
  case accessibilityMedium
  /// The second setting for accessibility.
  case accessibilityLarge
  /// The third setting for accessibility.
  case accessibilityExtraLarge
  /// The fourth setting for accessibility.
  case accessibilityExtraExtraLarge
  /// The largest setting of all.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the five settings for accessibility, beside which rows are laid out otherwise.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }

  /// Whether text is larger than the standard.
  public var isAboveStandard: Bool { self > .large }
}

extension ContentSizeCategory: Comparable {
  /// Whether text of one setting is smaller than that of another.
  public static func < (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool {
    one.order < other.order
  }

  private var order: Int { ContentSizeCategory.allCases.firstIndex(of: self) ?? 0 }
}
