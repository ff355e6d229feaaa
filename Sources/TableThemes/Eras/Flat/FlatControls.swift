import TableModel

extension ControlLooks {
  /// The flat controls of iOS 7 and 8.
  ///
  /// Sizes, colours, shadows and the wheel were measured on screens of iOS 8 at two pixels a point; colours of what cannot
  /// be used, badges and buttons are by eye.
  static let flat = ControlLooks(
    tint: Color(0x007AFF),
    label: TextLook(.regular, 17, alignment: .left),
    switch: SwitchLook(
      size: Size(width: 51, height: 31),
      onTrack: ShapeLook(cornerRadius: 15.5, layers: [.init(.color(.ownTint(else: Color(0x4CD964))))]),
      offTrack: ShapeLook(
        cornerRadius: 15.5,
        layers: [.init(.color(.fixed(Color(0xE5E5EA)))), .init(.color(.fixed(.white)), inset: 1.5)]
      ),
      knob: .flat,
      knobInset: 1.5
    ),
    stepper: StepperLook(
      size: Size(width: 94, height: 29),
      shape: .flatOutline,
      divider: .color(.tint),
      iconLength: 15.5,
      iconLineWidth: 1.5,
      iconColor: .tint,
      disabledIconColor: Color(0xC7C7CC)
    ),
    slider: SliderLook(
      size: Size(width: 118, height: 31),
      trackHeight: 2,
      trackInset: 2,
      trackDrop: 1,
      minimumTrack: ShapeLook(cornerRadius: 1, layers: [.init(.color(.tint))]),
      maximumTrack: ShapeLook(cornerRadius: 1, layers: [.init(.color(.fixed(Color(0xB7B7B7))))]),
      knob: .flat
    ),
    segmentedControl: SegmentedControlLook(
      height: 29,
      padding: 11,
      shape: .flatOutline,
      selectedShape: ShapeLook(cornerRadius: 4, layers: [.init(.color(.tint))]),
      divider: .color(.tint),
      text: TextLook(.regular, 13, alignment: .center),
      textColor: .tint,
      selectedTextColor: .fixed(.white),
      disabledTextColor: Color(0xC9C9C9)
    ),
    button: ButtonLook(
      height: 30,
      padding: 0,
      shape: ShapeLook(cornerRadius: 0, layers: []),
      text: TextLook(.regular, 15, alignment: .center),
      textColor: .tint,
      disabledTextColor: Color(0xB3B3B8)
    ),
    textField: TextFieldLook(
      height: 30,
      text: TextLook(.regular, 17),
      placeholderColor: Color(0xC7C7CD),
      disabledTextColor: Color(0x8E8E93),
      borders: .flat
    ),
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
    progressView: ProgressViewLook(
      size: Size(width: 150, height: 2),
      track: ShapeLook(cornerRadius: 0, layers: [.init(.color(.fixed(Color(0xB7B7B7))))]),
      fill: ShapeLook(cornerRadius: 0, layers: [.init(.color(.tint)), .init(.gradient(.flatProgressShade))])
    ),
    // Five pixels at two a point.
    barProgressView: ProgressViewLook(
      size: Size(width: 150, height: 2.5),
      track: ShapeLook(cornerRadius: 0, layers: [.init(.color(.fixed(Color(0xB7B7B7))))]),
      fill: ShapeLook(cornerRadius: 0, layers: [.init(.color(.tint))])
    ),
    badge: BadgeLook(
      height: 22,
      padding: 7.5,
      shape: ShapeLook(cornerRadius: 11, layers: [.init(.color(.ownTint(else: Color(0x8E8E93))))]),
      text: TextLook(.regular, 15, .white, alignment: .center)
    ),
    pickerView: .flat,
    alignment: .flat
  )
}

extension Gradient {
  /// What makes the four rows of pixels of a filled bar a little darker upwards.
  fileprivate static let flatProgressShade = Gradient(
    height: 2,
    [(0.25, 0.022), (0.75, 0.016), (1.25, 0.008), (1.75, 0)].map { ($0.0, Color(white: 0, alpha: $0.1)) })
}

extension ShapeLook {
  /// A line of one point around a control.
  fileprivate static let flatOutline = ShapeLook(
    cornerRadius: 4, layers: [.init(.color(.tint), inset: 0, lineWidth: 1)])
}

extension KnobLook {
  /// A white disc that floats over its track.
  fileprivate static let flat = KnobLook(
    size: Size(width: 28, height: 28),
    shape: ShapeLook(
      cornerRadius: 14,
      layers: [
        .init(
          .gradient(Gradient(colors: [Color(white: 0, alpha: 0.07), Color(white: 0, alpha: 0.12)])),
          inset: -0.5),
        .init(.color(.fixed(.white)), inset: 0.1),
      ]
    ),
    shadows: [
      Shadow(
        Gradient([
          .init(0, Color(white: 0, alpha: 0.2)), .init(0.5875, Color(white: 0, alpha: 0.2)),
          .init(0.6125, Color(white: 0, alpha: 0.169)), .init(0.6625, Color(white: 0, alpha: 0.145)),
          .init(0.7125, Color(white: 0, alpha: 0.114)), .init(0.7375, Color(white: 0, alpha: 0.078)),
          .init(0.7625, Color(white: 0, alpha: 0.063)), .init(0.8125, Color(white: 0, alpha: 0.039)),
          .init(0.8625, Color(white: 0, alpha: 0.018)), .init(0.9125, Color(white: 0, alpha: 0.008)),
          .init(1, Color(white: 0, alpha: 0)),
        ]),
        radius: 20,
        dy: 3
      )
    ]
  )
}

extension [Double] {
  /// One turn of the small wheel, the brightest spoke at one o'clock: from there backwards five that fade and six alike.
  static let twelveSpokes = [0.878, 1] + Array(repeating: 0.316, count: 6) + [0.429, 0.541, 0.653, 0.765]
}

extension TextFieldBorders {
  /// White boxes with hairlines around them: the rounded one was measured on iOS 8, the others are by eye.
  static let flat = TextFieldBorders(
    roundedRect: ShapeLook(
      cornerRadius: 6,
      layers: [
        .init(.color(.fixed(.white))),
        .init(.color(.fixed(Color(0xCCCCCC))), inset: 0, lineWidth: 0.5),
      ]
    ),
    bezel: ShapeLook(
      cornerRadius: 0, layers: [.init(.color(.fixed(Color(0x8C8C8C))), inset: 0, lineWidth: 1)]),
    line: ShapeLook(cornerRadius: 0, layers: [.init(.color(.fixed(.black)), inset: 0, lineWidth: 1)])
  )
}
