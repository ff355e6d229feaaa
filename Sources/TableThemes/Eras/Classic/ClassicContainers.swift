import TableModel

extension ContainerLooks {
  /// The containers of the classic eras.
  static let classic = ContainerLooks(splitView: .classic, popover: .classic)
}

extension SplitViewLook {
  /// Both sides with rounded corners on black, UIKit's gutter of one point between them.
  fileprivate static let classic = SplitViewLook(
    masterWidth: 320,
    dividerColor: .black,
    dividerThickness: .points(1),
    cornerRadius: 5,
    overlayDimming: .clear,
    overlayShadow: Gradient(colors: [Color(white: 0, alpha: 0.5), Color(white: 0, alpha: 0)]),
    overlayShadowWidth: 10
  )
}

extension PopoverLook {
  /// A glossy frame of dark blue, nearly black; the arrow has the size of UIKit's, 37 × 19 points.
  fileprivate static let classic = PopoverLook(
    frameWidth: 8,
    cornerRadius: 8,
    contentCornerRadius: 4,
    arrow: PopoverArrowLook(width: 37, height: 19, flare: 2, tipRounding: 2),
    fill: Gradient([
      .init(0, Color(0x5D6578)), .init(0.05, Color(0x4A5266)), .init(0.4, Color(0x262E44)),
      .init(1, Color(0x0E1528)),
    ]),
    fillDepth: 48,
    border: Color(0x05080F),
    shadow: SoftShadow(Color(white: 0, alpha: 0.45), radius: 22, dy: 6),
    showsFrameBehindBars: true
  )
}
