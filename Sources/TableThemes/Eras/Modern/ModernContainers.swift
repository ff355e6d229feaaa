import TableModel

extension ContainerLooks {
  /// The containers of the eras with dark screens.
  static let modern: ContainerLooks = {
    var looks = ContainerLooks.flat
    looks.splitView.dividerColor = Color(.separator, else: Color(0xB2B2B2))
    looks.popover.cornerRadius = 13
    looks.popover.contentCornerRadius = 13
    looks.popover.dimming = Color(white: 0, alpha: 0.12)
    looks.popover.fillAtBars = nil
    looks.popover.elevatedColors = .elevated
    looks.popover.shadow = SoftShadow(Color(white: 0, alpha: 0.12), radius: 32, dy: 6)
    return looks
  }()
}

extension [SystemColor: Color] {
  /// UIKit's backgrounds of a raised level on dark screens.
  fileprivate static let elevated: [SystemColor: Color] = [
    .systemBackground: Color(0x1C1C1E),
    .secondarySystemBackground: Color(0x2C2C2E),
    .tertiarySystemBackground: Color(0x3A3A3C),
    .systemGroupedBackground: Color(0x1C1C1E),
    .secondarySystemGroupedBackground: Color(0x2C2C2E),
    .tertiarySystemGroupedBackground: Color(0x3A3A3C),
  ]
}
