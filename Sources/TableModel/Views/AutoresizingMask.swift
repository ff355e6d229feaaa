/// Which distances of a view give way when its parent's size changes: `UIViewAutoresizing`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits of `UIView.AutoresizingMask`.
  public let rawValue: Int

  /// A mask from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The space on the left.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  /// The width grows and shrinks with that of the superview.
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  /// The space on the right.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  /// The space above.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  /// The height grows and shrinks with that of the superview.
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  /// The space below.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

  /// All bits by UIKit's names.
  public static let named: [(name: String, mask: AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]
}
