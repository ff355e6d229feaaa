import TableModel

extension ContainerLooks {
  /// The containers of the flat eras.
  static let flat: ContainerLooks = {
    var looks = ContainerLooks.flatWithoutAdaptivity
    looks.popover.fillsPhones = true
    return looks
  }()

  /// Those of iOS 7, whose popovers are the same on all screens.
  static let flatWithoutAdaptivity = ContainerLooks(splitView: .flat, popover: .flat)
}

extension SplitViewLook {
  /// Two sides with a hairline between them.
  fileprivate static let flat = SplitViewLook(
    masterWidth: 320,
    dividerColor: Color(.separator, else: Color(0xB2B2B2)),
    dividerThickness: .pixels(1),
    cornerRadius: 0,
    overlayDimming: .clear,
    overlayShadow: Gradient(colors: [Color(white: 0, alpha: 0.15), Color(white: 0, alpha: 0)]),
    overlayShadowWidth: 10
  )
}

extension PopoverLook {
  /// A sheet with round corners over a screen that is a little darker; UIKit's arrow of 37 × 13 points.
  fileprivate static let flat = PopoverLook(
    frameWidth: 0,
    cornerRadius: 13,
    contentCornerRadius: 13,
    arrow: PopoverArrowLook(width: 37, height: 13, flare: 8, tipRounding: 4),
    fill: Gradient(colors: [Color(.systemBackground, else: .white)]),
    fillAtBars: Color(0xF7F7F7),
    shadow: SoftShadow(Color(white: 0, alpha: 0.08), radius: 24, dy: 2),
    dimming: Color(white: 0, alpha: 0.12)
  )
}
