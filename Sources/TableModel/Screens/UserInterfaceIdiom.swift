/// The kind of device that a screen is shown on: of UIKit's `UIUserInterfaceIdiom` those that have tables.
public enum UserInterfaceIdiom: Hashable, Sendable, CaseIterable {
  /// A phone, which is narrow.
  case phone
  /// An iPad, with popovers, form sheets and readable widths.
  case pad
}

/// How much room a screen gives: UIKit's `UIUserInterfaceSizeClass` across and down.
public struct SizeClasses: Hashable, Sendable {
  /// The room in one direction.
  public enum SizeClass: String, Hashable, Sendable {
    case compact, regular
  }

  /// The room across.
  public var horizontal: SizeClass
  /// The room down.
  public var vertical: SizeClass

  /// Upright phones.
  public static let phone = SizeClasses(horizontal: .compact, vertical: .regular)
  /// iPads.
  public static let pad = SizeClasses(horizontal: .regular, vertical: .regular)

  /// Room across and down.
  public init(horizontal: SizeClass, vertical: SizeClass) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The shorter side in points of the phones that are regular across where they lie, and of the smallest iPad.
  private static let (wide, tablet) = (414.0, 744.0)

  /// The room on a screen of a size in points that is a phone's, or no phone's; without a word its size tells.
  public init(size: Size, isPhone: Bool? = nil) {
    let shorter = min(size.width, size.height)
    if !(isPhone ?? (shorter < SizeClasses.tablet)) {
      self = .pad
    } else if size.width <= size.height {
      self = .phone
    } else {
      self.init(horizontal: shorter >= SizeClasses.wide ? .regular : .compact, vertical: .compact)
    }
  }
}
