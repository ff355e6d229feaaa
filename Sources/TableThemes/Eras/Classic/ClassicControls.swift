import TableModel

extension ControlLooks {
  /// The glossy controls of iOS 4 to 6.
  ///
  /// Sizes are UIKit's; colours and gradients were set by eye.
  static let classic = ControlLooks(
    tint: Color(0x324F85),
    label: TextLook(.regular, 17, alignment: .left),
    switch: .classicRound,
    stepper: .classic,
    slider: .classic,
    segmentedControl: .classic,
    button: .classic,
    textField: TextFieldLook(
      height: 31,
      text: TextLook(.regular, 17),
      placeholderColor: Color(0xB3B3B3),
      disabledTextColor: Color(0x808080),
      borders: .classic
    ),
    activityIndicator: ActivityIndicatorLook(
      size: 20,
      innerRadius: 5,
      outerRadius: 8.8,
      spokeWidth: 2,
      color: .ownTint(else: Color(0x5B5B5F)),
      headOpacity: 0.9,
      tailOpacity: 0.18
    ),
    progressView: .classic,
    badge: BadgeLook(
      height: 20,
      padding: 7,
      shape: ShapeLook(cornerRadius: 10, layers: [.init(.color(.ownTint(else: Color(0x8C99B4))))]),
      text: TextLook(.bold, 16, .white, alignment: .center)
    )
  )
}

extension StepperLook {
  /// Two halves of light grey that darkens downwards, with dark icons.
  fileprivate static let classic = StepperLook(
    size: Size(width: 94, height: 27),
    shape: ShapeLook(
      cornerRadius: 8,
      layers: [
        .init(
          .gradient(
            Gradient([
              .init(0, Color(0xFFFFFF)), .init(0.5, Color(0xEFEFEF)), .init(0.5, Color(0xE3E3E3)),
              .init(1, Color(0xD3D3D3)),
            ])),
          inset: 0.5
        ),
        .init(
          .gradient(Gradient(colors: [Color(0xA9A9A9), Color(0x8A8A8A)])), inset: 0, lineWidth: 1),
      ]
    ),
    divider: .gradient(Gradient(colors: [Color(0xB5B5B5), Color(0x9A9A9A)])),
    dividerInset: 1,
    iconLength: 13,
    iconLineWidth: 3,
    iconColor: .ownTint(else: Color(0x4D4D4D)),
    disabledIconColor: Color(0xB4B4B4),
    iconShadow: TextShadow(.white, dy: 1)
  )
}

extension ButtonLook {
  /// A white box with a grey outline and bold blue-grey letters.
  fileprivate static let classic = ButtonLook(
    height: 37,
    padding: 14,
    shape: ShapeLook(
      cornerRadius: 10,
      layers: [
        .init(.color(.fixed(.white))),
        .init(.color(.fixed(Color(0xABABAB))), inset: 0, lineWidth: 1),
      ]
    ),
    text: TextLook(.bold, 15, alignment: .center),
    textColor: .ownTint(else: Color(0x385487)),
    disabledTextColor: Color(0xB0B7C4)
  )
}

extension SegmentedControlLook {
  /// The style for bars: blue-grey with a gloss, the chosen segment darker and sunk in.
  fileprivate static let classic = SegmentedControlLook(
    height: 30,
    padding: 12,
    shape: ShapeLook(
      cornerRadius: 5,
      layers: [
        .init(.color(.fixed(Color(white: 1, alpha: 0.55))), inset: EdgeInsets(top: 1, bottom: -1)),
        .init(.color(.ownTint(else: Color(0x5877A6)))),
        .init(.gradient(.classicBarGloss)),
        .init(.gradient(.classicBarOutline), inset: 0, lineWidth: 1),
      ]
    ),
    selectedShape: ShapeLook(
      cornerRadius: 5,
      layers: [
        .init(.color(.ownTint(else: Color(0x4A6FA8)))),
        .init(
          .gradient(Gradient(colors: [Color(white: 0, alpha: 0.4), Color(white: 0, alpha: 0.12)]))),
        .init(
          .edge(
            Gradient(colors: [Color(white: 0, alpha: 0.35), Color(white: 0, alpha: 0)]), depth: 5)),
        .init(.gradient(.classicBarOutline), inset: 0, lineWidth: 1),
      ]
    ),
    divider: .gradient(
      Gradient(colors: [Color(white: 0, alpha: 0.34), Color(white: 0, alpha: 0.42)])),
    text: TextLook(
      .bold, 12, .white, alignment: .center, shadow: TextShadow(Color(white: 0, alpha: 0.5), dy: -1)),
    textColor: .fixed(.white),
    selectedTextColor: .fixed(.white)
  )
}

extension Gradient {
  /// The light on a bar's controls: bright above the middle, almost none below.
  fileprivate static let classicBarGloss = Gradient([
    .init(0, Color(white: 1, alpha: 0.42)), .init(0.5, Color(white: 1, alpha: 0.14)),
    .init(0.5, Color(white: 1, alpha: 0.02)), .init(1, Color(white: 1, alpha: 0.06)),
  ])

  /// The dark edge of a bar's controls.
  fileprivate static let classicBarOutline = Gradient(colors: [
    Color(white: 0, alpha: 0.5), Color(white: 0, alpha: 0.42),
  ])
}
