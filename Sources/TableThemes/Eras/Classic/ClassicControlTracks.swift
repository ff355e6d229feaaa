import TableModel

extension SliderLook {
  /// A sunk track, blue before a knob of polished metal and white after it, read off a screenshot at two pixels a point.
  static let classic = SliderLook(
    size: Size(width: 118, height: 23),
    trackHeight: 9,
    trackInset: 2,
    minimumTrack: ShapeLook(
      cornerRadius: 4.5,
      layers: [
        .init(
          .tintable(
            Gradient(rows: [
              0x0B3A88, 0x0D48A8, 0x3064B7, 0x3568BA, 0x396DBF, 0x3F72C3, 0x4478C8, 0x4A7ECD, 0x5084D3,
              0x568BD8,
              0x5C91DD, 0x6297E3, 0x689DE8, 0x6DA3ED, 0x73A8F1, 0x77ADF6, 0x68A6F8, 0x447ABF,
            ]),
            light: .trackLight))
      ]
    ),
    maximumTrack: ShapeLook(
      cornerRadius: 4.5,
      layers: [
        .init(
          .gradient(
            .greys([
              0x80, 0x92, 0xAC, 0xB3, 0xBA, 0xC2, 0xCB, 0xD3, 0xDA, 0xE1, 0xE7, 0xF2, 0xFB, 0xFF, 0xFF, 0xFF,
              0xE0, 0xAF,
            ]))),
        .init(.gradient(.greys([0x80, 0xAF])), inset: 0, lineWidth: 0.5),
      ]
    ),
    knob: KnobLook(
      size: Size(width: 23, height: 23),
      shape: ShapeLook(
        cornerRadius: 11.5,
        layers: [
          .init(.gradient(.greys([0x9D, 0x8A, 0x7B])), inset: knobEdge(0)),
          .init(.gradient(.classicSliderKnob), inset: knobEdge(0.5)),
        ]
      ),
      shadows: [
        KnobLook.Shadow(
          Gradient([
            .init(0, Color(white: 0, alpha: 0.376)), .init(0.917, Color(white: 0, alpha: 0.376)),
            .init(0.9605, Color(white: 0, alpha: 0.126)), .init(1, Color(white: 0, alpha: 0)),
          ]),
          radius: 11.4,
          dy: -0.2
        )
      ]
    )
  )

  /// The knob is a disc of 21 points, half a point more below, in a frame of 23 whose lower points hold its shadow.
  private static func knobEdge(_ inset: Double) -> EdgeInsets {
    EdgeInsets(top: inset, left: 1 + inset, bottom: 1.5 + inset, right: 1 + inset)
  }
}

extension ProgressViewLook {
  /// A sunk bar with a glossy blue filling, read off a screenshot at one pixel a point.
  static let classic = ProgressViewLook(
    size: Size(width: 150, height: 9),
    track: ShapeLook(
      cornerRadius: 4.5,
      layers: [
        .init(.gradient(.greys([0xA3, 0xA7, 0xC1, 0xD0, 0xD0, 0xFF, 0xFF, 0xFE, 0xB2]))),
        .init(.gradient(.greys([0xA3, 0xB2])), inset: 0, lineWidth: 1),
      ]
    ),
    fill: ShapeLook(
      cornerRadius: 4.5,
      layers: [
        .init(
          .tintable(
            Gradient(rows: [
              0x616BB8, 0xADC7EB, 0x98B9E6, 0x8BB0E3, 0x8BB0E3, 0x2472D2, 0x2676D6, 0x2B86E1, 0x2268A5,
            ]),
            light: Gradient(light: [-0.3, 0.62, 0.53, 0.47, 0.47, 0, 0, 0.1, -0.25]))),
        .init(.gradient(.progressEnd), inset: 0, lineWidth: 1),
      ]
    )
  )
}

extension ProgressViewLook {
  /// A bar sunk into a blue bar, with a filling of polished metal and a row of light below, read off a screenshot at one
  /// pixel a point; the filling in the author's own colour was set by eye.
  static let classicBar = ProgressViewLook(
    size: Size(width: 150, height: 11),
    track: ShapeLook(
      cornerRadius: 0,
      layers: [
        .init(.color(.fixed(Color(0x415A7E))), inset: EdgeInsets(bottom: 1)),
        .init(
          .gradient(
            Gradient(rows: [
              0x1F3B5E, 0x223E63, 0x27446A, 0x2D4B72, 0x33517A, 0x3A5B84, 0x41618D, 0x486A96, 0x4E709D,
              0x2A3B50, 0xC1D2E4,
            ])), inset: EdgeInsets(left: 1, right: 1)),
      ]),
    fill: ShapeLook(
      cornerRadius: 0,
      layers: [
        .init(
          .tintable(
            Gradient(rows: [
              0x1E3A5D, 0xD2D8E0, 0xC1C1C1, 0xBEBEBE, 0xCACACA, 0xD6D6D6, 0xE0E0E0, 0xE9E9E9, 0xD0D7E0,
              0x293A4F, 0xC1D2E4,
            ]),
            light: Gradient(light: [-0.6, 0.55, 0.3, 0.27, 0.36, 0.46, 0.54, 0.6, 0.5, -0.6, 0.75])),
          inset: EdgeInsets(left: 1))
      ])
  )
}

extension Gradient {
  /// The shade along the round ends of a filling, which leaves its upper and lower row alone.
  fileprivate static let progressEnd = Gradient(
    height: 9, [(1, 0), (1, 0.16), (8, 0.16), (8, 0)].map { ($0.0, Color(white: 0, alpha: $0.1)) })

  /// The light on a track of the author's own colour, set by eye.
  fileprivate static let trackLight = Gradient(light: [-0.5, -0.3, -0.15, 0, 0.12, 0.24, 0.34, 0.4, 0])

  /// The 41 rows of half points inside a knob's edge.
  fileprivate static let classicSliderKnob = greys([
    0xE8, 0xBC, 0xA6, 0xA8, 0xA9, 0xAB, 0xAD, 0xAF, 0xB1, 0xB4, 0xB6, 0xB8, 0xBB, 0xBE, 0xC0, 0xC3, 0xC6,
    0xC8,
    0xCB, 0xCE, 0xD0, 0xD3, 0xD6, 0xD9, 0xDB, 0xDE, 0xE1, 0xE3, 0xE6, 0xE9, 0xEB, 0xED, 0xF0, 0xF2, 0xF4,
    0xF6,
    0xF8, 0xF9, 0xFB, 0xFC, 0xB1,
  ])
}
