import TableModel

extension ControlLooks {
  /// The glossy controls of iOS 4 to 6.
  ///
  /// Rows of pixels were read off screenshots of iOS 5 and 6; colours of badges and of what is disabled were set by eye.
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
    textView: .classic,
    activityIndicator: ActivityIndicatorLook(
      size: 20,
      innerRadius: 5,
      outerRadius: 10,
      spokeWidth: 2,
      color: .ownTint(else: Color(0x9D9D9D)),
      headOpacity: 1,
      tailOpacity: 0.316,
      opacities: .twelveSpokes
    ),
    progressView: .classic,
    barProgressView: .classicBar,
    badge: BadgeLook(
      height: 20,
      padding: 7,
      shape: ShapeLook(cornerRadius: 10, layers: [.init(.color(.ownTint(else: Color(0x8C99B4))))]),
      text: TextLook(.bold, 16, .white, alignment: .center)
    )
  )
}

extension StepperLook {
  /// Two halves of light grey that darkens upwards, with dark icons.
  fileprivate static let classic = StepperLook(
    size: Size(width: 94, height: 27),
    shape: ShapeLook(
      cornerRadius: 4,
      layers: [
        .init(
          .gradient(
            .greys([
              0xFE, 0xFE, 0xC7, 0xC9, 0xCA, 0xCE, 0xCF, 0xD2, 0xD4, 0xD8, 0xDB, 0xDE, 0xE0, 0xE4, 0xE7, 0xE9,
              0xEB,
              0xEE, 0xF0, 0xF3, 0xF4, 0xF6, 0xF8, 0xF9, 0xFA, 0xFA, 0xFA,
            ]))),
        .init(.gradient(.classicStepperOutline), inset: 0, lineWidth: 1),
      ]
    ),
    divider: .color(.fixed(Color(0xDDDDDD))),
    dividerShift: -1,
    dividerInset: 1,
    iconLength: 13,
    iconLineWidth: 3,
    iconColor: .ownTint(else: Color(0x656C73)),
    iconTopColor: Color(0x3D4145),
    disabledIconColor: Color(0xB4B4B4),
    iconShadow: TextShadow(Color(0xF4F4F4), dy: 1)
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
        .init(.color(.fixed(Color(0x9F9F9F))), inset: 0, lineWidth: 1),
      ]
    ),
    text: TextLook(.bold, 15, alignment: .center),
    textColor: .ownTint(else: Color(0x385487)),
    disabledTextColor: Color(0xB0B7C4)
  )
}

extension SegmentedControlLook {
  /// The style for bars: blue-grey with a gloss, the chosen segment darker, with a point of light below all of it.
  ///
  /// No screenshot of a tinted one was found: in other colours it has the steps of lightness that it has in blue-grey.
  fileprivate static let classic = SegmentedControlLook(
    height: 30,
    padding: 12,
    shape: .classicButton(
      .color(.ownTint(else: Color(0x6E85A3))), gloss: .classicGloss, outline: .classicSegmentsOutline,
      shade: 0.205, light: Gradient(colors: [Color(white: 1, alpha: 0.3)])),
    titleEdgeInsets: EdgeInsets(bottom: 1),
    edgeRounding: .down,
    selectedShape: .classicButton(
      .shade(Color(0x4A6C9B), ofTint: 0.2), gloss: .classicGloss, outline: .classicButtonOutline,
      shade: 0.175),
    selectedDivider: .shade(Color(0x284A7C), ofTint: 0.46),
    dividerInset: EdgeInsets(top: 1, bottom: 2),
    divider: .shade(Color(0x566A85), ofTint: 0.2),
    text: .classicButton,
    textColor: .fixed(.white),
    selectedTextColor: .fixed(.white),
    disabledTextColor: .white,
    disabledTitleOpacity: 0.68
  )
}

extension ShapeLook.Fill {
  /// A colour, which in a tinted control is the tint with a part of black.
  fileprivate static func shade(_ color: Color, ofTint black: Double) -> ShapeLook.Fill {
    .tintable(Gradient(colors: [color]), light: Gradient(colors: [Color(white: 0, alpha: black)]))
  }
}

extension Gradient {
  fileprivate static let classicStepperOutline = greys([0x7F, 0xA6, 0xB3])
}

extension TextFieldBorders {
  /// White boxes that look sunken, read off screenshots at one pixel a point.
  ///
  /// Round corners are those of MS’s field of 31 points, within 4 of 255 but for four pixels where its edge is softer than an arc.
  static let classic = TextFieldBorders(
    roundedRect: ShapeLook(
      cornerRadius: 5.33,
      layers: [
        .init(
          .gradient(
            Gradient(
              height: 31,
              [
                (0.5, 0x959595), (5.5, 0xA2A2A2), (8.5, 0xA4A4A4), (16.5, 0xBEBEBE), (24.5, 0xD5D5D5),
                (26.5, 0xDDDDDD), (30.5, 0xE4E4E4),
              ].map { ($0.0, Color($0.1)) })),
          lowerCornerRadius: 5.15),
        .init(
          .color(.fixed(Color(0xACACAC))), inset: EdgeInsets(top: 1.2, left: 1, bottom: 0.95, right: 1),
          lowerCornerRadius: 4.06),
        .init(
          .gradient(Gradient(colors: [Color(0xE0E0E0), Color(0xE6E6E6)])),
          inset: EdgeInsets(top: 2.06, left: 1, bottom: 0.95, right: 1), lowerCornerRadius: 3.94),
        .init(
          .color(.fixed(.white)), inset: EdgeInsets(top: 2.89, left: 2, bottom: 1.08, right: 2),
          lowerCornerRadius: 3.13),
      ]
    ),
    bezel: ShapeLook(
      cornerRadius: 0,
      layers: [
        .init(.color(.fixed(Color(0x808080)))),
        .init(.color(.fixed(Color(0xAAAAAA))), inset: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)),
        .init(.color(.fixed(.white)), inset: EdgeInsets(top: 2, left: 2, bottom: 1, right: 1)),
      ]
    ),
    line: ShapeLook(
      cornerRadius: 0,
      layers: [
        .init(.color(.fixed(.white))), .init(.color(.fixed(.black)), inset: 0, lineWidth: 1),
      ]),
    linePadding: 2
  )
}
