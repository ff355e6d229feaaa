import TableModel

extension ControlLooks {
  /// The flat controls of iOS 7 and 8.
  ///
  /// Sizes and plain colours are UIKit's; the knob's shadow was set by eye.
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
      selectedTextColor: .fixed(.white)
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
      outerRadius: 9,
      spokeWidth: 1.75,
      color: .ownTint(else: Color(0x68686C)),
      headOpacity: 0.85,
      tailOpacity: 0.2
    ),
    progressView: ProgressViewLook(
      size: Size(width: 150, height: 2),
      track: ShapeLook(cornerRadius: 0, layers: [.init(.color(.fixed(Color(0xB7B7B7))))]),
      fill: ShapeLook(cornerRadius: 0, layers: [.init(.color(.tint))])
    ),
    badge: BadgeLook(
      height: 22,
      padding: 7.5,
      shape: ShapeLook(cornerRadius: 11, layers: [.init(.color(.ownTint(else: Color(0x8E8E93))))]),
      text: TextLook(.regular, 15, .white, alignment: .center)
    ),
    alignment: .flat
  )
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
        .init(.color(.fixed(Color(white: 0, alpha: 0.09))), inset: -0.5), .init(.color(.fixed(.white))),
      ]
    ),
    shadows: [
      Shadow(
        Gradient([
          .init(0, Color(white: 0, alpha: 0.2)), .init(0.66, Color(white: 0, alpha: 0.2)),
          .init(0.78, Color(white: 0, alpha: 0.11)), .init(0.9, Color(white: 0, alpha: 0.03)),
          .init(1, Color(white: 0, alpha: 0)),
        ]),
        radius: 18,
        dy: 2.5
      )
    ]
  )
}
