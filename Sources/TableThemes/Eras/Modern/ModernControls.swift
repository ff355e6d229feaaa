import TableModel

extension ControlLooks {
  /// The controls of iOS 13 to 18 in the system's colours.
  ///
  /// Sizes, the wheel, tracks and the shadow of a chosen segment were measured on screens of iOS 16 and 17; the shadows of
  /// knobs were set by eye.
  static let modern = ControlLooks(
    tint: .modernTint,
    label: TextLook(.regular, 17, .modernLabel, alignment: .left),
    switch: SwitchLook(
      size: Size(width: 51, height: 31),
      onTrack: .filled(.ownTint(else: .modernGreen), cornerRadius: 15.5),
      offTrack: .filled(.fixed(.modernSecondaryFill), cornerRadius: 15.5),
      knob: .modern(Size(width: 27, height: 27)),
      knobInset: 2
    ),
    stepper: StepperLook(
      size: Size(width: 94, height: 32),
      shape: .filled(.fixed(.modernTertiaryFill), cornerRadius: 8),
      divider: .color(.fixed(.modernSeparator)),
      dividerInset: 7,
      iconLength: 13.3,
      iconLineWidth: 1.67,
      iconColor: .fixed(.modernLabel),
      disabledIconColor: .modernTertiaryLabel
    ),
    slider: .modern(trackHeight: 4, trackInset: 3, knob: .modern(Size(width: 26.5, height: 26.5))),
    segmentedControl: .modern(cornerRadius: 8.5, selectedRadius: 7),
    button: ButtonLook(
      height: 30,
      padding: 0,
      shape: ShapeLook(cornerRadius: 0, layers: []),
      text: TextLook(.regular, 15, alignment: .center),
      textColor: .tint,
      disabledTextColor: .modernTertiaryLabel
    ),
    textField: TextFieldLook(
      height: 34,
      text: TextLook(.regular, 17, .modernLabel),
      placeholderColor: .modernPlaceholder,
      disabledTextColor: .modernTertiaryLabel,
      borders: .modern
    ),
    activityIndicator: ActivityIndicatorLook(
      size: 20,
      innerRadius: 3.3,
      outerRadius: 10,
      spokeWidth: 2.5,
      color: .ownTint(else: .modernGray),
      headOpacity: 0.876,
      tailOpacity: 0.283,
      opacities: .eightSpokes
    ),
    progressView: ProgressViewLook(
      size: Size(width: 150, height: 4),
      track: .filled(.fixed(.modernFill), cornerRadius: 2),
      fill: .filled(.tint, cornerRadius: 2)
    ),
    badge: BadgeLook(
      height: 22,
      padding: 7.5,
      shape: .filled(.ownTint(else: .modernGray), cornerRadius: 11),
      text: TextLook(.regular, 15, .white, alignment: .center)
    ),
    configuredButton: .modern,
    datePicker: CompactDatePickerLook(
      text: TextLook(.body, .modernLabel), height: 34.5, heightAtThreePixels: 34.33, padding: 12, gap: 6,
      shape: .filled(.fixed(.modernTertiaryFill), cornerRadius: 6)),
    pickerView: .modern,
    calendar: .modern,
    pageControl: .modern,
    alignment: .flat
  )

  /// The controls of iOS 26: long knobs, and capsules instead of rounded boxes.
  ///
  /// Measured: the switch's track, whose ends are a little squarer than half circles, and its colours (#C5C5C7 over white,
  /// #5A5A5E over #1C1C1E); its knob, which has no rim and no shadow; the slider's track (#E5E5E5 over white), and its knob's
  /// shadow, which ends 11 points below it and 9 above it, and the dots of 3 points below it, whose colour is by eye; segments, whose chosen one is semibold and has no shadow.
  static let modern26: ControlLooks = {
    var looks = ControlLooks.modern
    looks.switch = SwitchLook(
      size: Size(width: 63, height: 28),
      onTrack: .capsule(.ownTint(else: .modernGreen), height: 28),
      offTrack: .capsule(.fixed(.modernTertiaryLabel), height: 28),
      knob: .capsule,
      knobInset: 2
    )
    looks.stepper.shape = .filled(.fixed(.modernTertiaryFill), cornerRadius: 16)
    var knob = KnobLook.capsule
    knob.outlineShadow = SoftShadow(Color(white: 0, alpha: 0.068), radius: 10, dy: 1)
    looks.slider = .modern(trackHeight: 6, trackInset: 0, knob: knob)
    looks.slider.size.height = 34
    // Sixteen sliders of Xcode 26 are aligned by their whole frames.
    looks.alignment.slider = .zero
    looks.slider.ticks = SliderLook.Ticks(diameter: 3, gap: 9, color: .modernTertiaryLabel)
    looks.slider.maximumTrack = .filled(.fixed(.modernLabel.faded(to: 26.0 / 255)), cornerRadius: 3)
    looks.segmentedControl = .modern(cornerRadius: 16, selectedRadius: 14)
    // One control of Xcode 26 is 176 points wide, whose longest title has 72.
    (looks.segmentedControl.padding, looks.segmentedControl.gap) = (8, 0)
    looks.segmentedControl.selectedShape.layers = [
      .init(.color(.fixed(.modernSelectedSegment)), inset: 2)
    ]
    looks.segmentedControl.text.weight = .regular
    looks.segmentedControl.selectedWeight = .semibold
    looks.configuredButton?.hasGlass = true
    for path in [\ConfiguredButtonLook.small, \.medium, \.large] {
      looks.configuredButton?[keyPath: path].cornerRadius = nil
    }
    // Documents of Xcode 26 have four pickers of 36 points at three pixels a point, and 36.5 at two.
    looks.datePicker?.height = 36.5
    looks.datePicker?.heightAtThreePixels = 36
    looks.datePicker?.shape = .capsule(.fixed(.modernTertiaryFill), height: 36)
    looks.pickerView?.band = .capsule(.fixed(.modernQuaternaryFill), height: 34)
    // Interface Builder gave 50 of 54 fields of 14 points a height of 22, and all of 16 and 17 points.
    looks.textField.linePadding = 5.0 / 3
    looks.textField.leastLineHeight = 22
    return looks
  }()
}

extension PickerViewLook {
  /// The wheels of iOS 13 to 26.
  ///
  /// Vercantez/openuikit measured them in running apps of iOS 26, but for the corners of the band and how titles fade. Titles
  /// that turn away are smaller all over; real ones are lower alone.
  fileprivate static let modern = PickerViewLook(
    chosen: TextLook(.regular, 23.5, .modernLabel, alignment: .center),
    others: TextLook(.regular, 21, .modernLabel.faded(to: 0.447), alignment: .center),
    band: .filled(.fixed(.modernQuaternaryFill), cornerRadius: 8))

  /// The wheels of iOS 7 to 12, with a line above and below the chosen titles; by eye.
  static let flat = PickerViewLook(
    chosen: TextLook(.regular, 23.5, alignment: .center),
    others: TextLook(.regular, 21, Color(white: 0, alpha: 0.447), alignment: .center),
    band: ShapeLook(
      cornerRadius: 0,
      layers: [
        .init(
          .color(.fixed(Color(white: 0, alpha: 0.2))), inset: EdgeInsets(left: -9, bottom: 33.5, right: -9)),
        .init(.color(.fixed(Color(white: 0, alpha: 0.2))), inset: EdgeInsets(top: 33.5, left: -9, right: -9)),
      ]))
}

extension CalendarLook {
  /// Calendars since iOS 14, of which a document tells the height of 345 points; the rest is by eye.
  fileprivate static let modern = CalendarLook(
    title: TextLook(.headline, .modernLabel),
    weekdays: TextLook(.semibold, 13, .modernTertiaryLabel, alignment: .center),
    days: TextLook(.title3, .modernLabel))
}

extension ConfiguredButtonLook {
  /// Buttons since iOS 15, of which documents store 34⅓ points for one line of 17 and the usual size, and 24 more than
  /// the width of its title; the other sizes and corners are those that a public back-port read.
  fileprivate static let modern = ConfiguredButtonLook(
    small: Measures(
      text: TextLook(.subheadline, .modernLabel), vertical: 5, horizontal: 10, cornerRadius: 14),
    medium: Measures(text: TextLook(.body, .modernLabel), vertical: 7, horizontal: 12, cornerRadius: 5.95),
    large: Measures(text: TextLook(.body, .modernLabel), vertical: 15, horizontal: 20, cornerRadius: 8.75),
    subtitle: TextLook(.caption1, .modernLabel),
    disabledBackground: .modernTertiaryFill, disabledForeground: .modernTertiaryLabel)
}

extension PageControlLook {
  /// Dots of 7.6 points, 18 from one to the next, in 18 points a page and 20: 73 or 74 for three pages.
  fileprivate static let modern = PageControlLook(
    height: 26, padding: 14, slot: 10, pitch: 18, diameter: 7.6, otherOpacity: 0.45)
}

extension ShapeLook {
  /// A shape of one colour.
  fileprivate static func filled(_ color: ControlColor, cornerRadius: Double) -> ShapeLook {
    ShapeLook(cornerRadius: cornerRadius, layers: [.init(.color(color))])
  }
}

extension ShapeLook {
  /// A shape of one colour with round ends whose curves begin far along the sides.
  fileprivate static func capsule(_ color: ControlColor, height: Double) -> ShapeLook {
    var shape = filled(color, cornerRadius: height / 2)
    shape.hasContinuousCorners = true
    return shape
  }
}

extension SliderLook {
  /// A slider whose track has round ends.
  fileprivate static func modern(trackHeight: Double, trackInset: Double, knob: KnobLook) -> SliderLook {
    SliderLook(
      size: Size(width: 118, height: 31),
      trackHeight: trackHeight,
      trackInset: trackInset,
      minimumTrack: .filled(.tint, cornerRadius: trackHeight / 2),
      maximumTrack: .filled(.fixed(.modernFill), cornerRadius: trackHeight / 2),
      knob: knob
    )
  }
}

extension SegmentedControlLook {
  /// A trough in which the chosen segment stands out.
  ///
  /// Interface Builder made segments as wide as the longest title in whole points and 18 more, with one point between two,
  /// in all three controls of two projects that have no other width.
  fileprivate static func modern(cornerRadius: Double, selectedRadius: Double) -> SegmentedControlLook {
    SegmentedControlLook(
      height: 32,
      padding: 9,
      gap: 1,
      shape: .filled(.fixed(.modernTertiaryFill), cornerRadius: cornerRadius),
      selectedShape: ShapeLook(
        cornerRadius: selectedRadius,
        layers: .segmentShadow + [.init(.color(.fixed(.modernSelectedSegment)), inset: 2)]
      ),
      roundsSelectedShape: true,
      divider: .color(.fixed(.clear)),
      text: TextLook(.medium, 13, alignment: .center),
      textColor: .fixed(.modernLabel),
      selectedTextColor: .fixed(.modernLabel),
      disabledTextColor: .modernTertiaryLabel
    )
  }
}

extension Color {
  /// White on light screens; on dark ones the grey that Vercantez/openuikit measured in a running app, lighter than the trough.
  fileprivate static let modernSelectedSegment = Color(light: .white, dark: Color(0x5A5A60))
}

extension KnobLook {
  /// A white knob of 37 × 24 points with round ends.
  fileprivate static let capsule = KnobLook(
    size: Size(width: 37, height: 24), shape: .capsule(.fixed(.white), height: 24))

  /// A white disc with a soft shadow.
  fileprivate static func modern(_ size: Size) -> KnobLook {
    KnobLook(
      size: size,
      shape: ShapeLook(
        cornerRadius: size.height / 2,
        layers: [
          .init(.color(.fixed(Color(white: 0, alpha: 0.05))), inset: -0.5), .init(.color(.fixed(.white))),
        ]
      ),
      shadows: [.modern(radius: size.height / 2 + 4)]
    )
  }
}

extension KnobLook.Shadow {
  /// A faint shadow below a round knob.
  fileprivate static func modern(radius: Double) -> KnobLook.Shadow {
    KnobLook.Shadow(
      Gradient([
        .init(0, Color(white: 0, alpha: 0.16)), .init(0.66, Color(white: 0, alpha: 0.16)),
        .init(0.78, Color(white: 0, alpha: 0.09)), .init(0.9, Color(white: 0, alpha: 0.025)),
        .init(1, Color(white: 0, alpha: 0)),
      ]),
      radius: radius,
      dy: 2
    )
  }
}

extension [Double] {
  /// One turn of the wheel of eight spokes, the brightest one before the top: four fade, four are alike.
  static let eightSpokes = [0.283, 0.283, 0.283, 0.283, 0.434, 0.584, 0.735, 0.876]
}

extension [ShapeLook.Layer] {
  /// The soft shadow of a chosen segment, three points below it, in steps of a point; it ends with the trough below.
  fileprivate static let segmentShadow: [ShapeLook.Layer] = zip(
    [5.0, 4, 3, 2, 1, 0, -1, -1.67, -2.33],
    [0.0046, 0.0046, 0.009, 0.0136, 0.0136, 0.009, 0.0226, 0.009, 0.0136]
  ).map { spread, alpha in
    ShapeLook.Layer(
      .color(.fixed(Color(white: 0, alpha: alpha))),
      inset: EdgeInsets(
        top: 2 - spread + 3, left: 2 - spread, bottom: Swift.max(0, 2 - spread - 3), right: 2 - spread))
  }
}

extension TextFieldBorders {
  /// Boxes of the background's colour with hairlines around them, set by eye.
  static let modern = TextFieldBorders(
    roundedRect: ShapeLook(
      cornerRadius: 6,
      layers: [
        .init(.color(.fixed(.modernBackground))),
        .init(.color(.fixed(.modernSeparator)), inset: 0, lineWidth: 0.5),
      ]
    ),
    bezel: ShapeLook(
      cornerRadius: 0, layers: [.init(.color(.fixed(.modernGray)), inset: 0, lineWidth: 1)]),
    line: ShapeLook(
      cornerRadius: 0, layers: [.init(.color(.fixed(.modernLabel)), inset: 0, lineWidth: 1)])
  )
}
