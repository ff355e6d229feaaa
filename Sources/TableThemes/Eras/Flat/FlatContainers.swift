import TableModel

extension ContainerLooks {
  /// The containers of the flat eras.
  static let flat: ContainerLooks = {
    var looks = ContainerLooks.flatWithoutAdaptivity
    looks.popover.fillsPhones = true
    return looks
  }()

  /// Those of iOS 7, whose popovers are the same on all screens.
  static let flatWithoutAdaptivity = ContainerLooks(
    splitView: .flat, popover: .flat, presentation: .flat, alert: .flat, actionSheet: .flatSheet)
}

extension PresentationLook {
  /// Sheets of the same sizes as before without a shadow; corners and how dark the screen behind is were set by eye.
  fileprivate static let flat = PresentationLook(
    pageWidth: 768,
    pageInsets: EdgeInsets(top: 20),
    form: Form(size: Size(width: 540, height: 620)),
    cornerRadius: 5,
    dimming: Color(white: 0, alpha: 0.4)
  )
}

extension SplitViewLook {
  /// Two sides with a hairline between them.
  fileprivate static let flat = SplitViewLook(
    masterWidth: 320,
    dividerColor: Color(0x8E8E93),
    dividerThickness: .pixels(1),
    cornerRadius: 0,
    overlayShadow: Gradient(colors: [Color(white: 0, alpha: 0.15), Color(white: 0, alpha: 0)]),
    overlayShadowWidth: 10
  )
}

extension PopoverLook {
  /// A sheet with round corners and no shadow over a screen that is a little darker, and an arrow of 37 × 13 points, as
  /// measured on an iPad of iOS 8.
  fileprivate static let flat = PopoverLook(
    frameWidth: 0,
    cornerRadius: 10,
    contentCornerRadius: 10,
    arrow: PopoverArrowLook(width: 37, height: 13, flare: 8, tipRounding: 4),
    fill: Gradient(colors: [Color(.systemBackground, else: .white)]),
    fillAtBars: Color(0xF7F7F7),
    dimming: Color(white: 0, alpha: 0.15)
  )
}
