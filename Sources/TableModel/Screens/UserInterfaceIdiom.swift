/// The kind of device that a screen is shown on: of UIKit's `UIUserInterfaceIdiom` those that have tables.
public enum UserInterfaceIdiom: Hashable, Sendable, CaseIterable {
  /// A phone, which is narrow.
  case phone
  /// An iPad, with popovers, form sheets and readable widths.
  case pad
}
