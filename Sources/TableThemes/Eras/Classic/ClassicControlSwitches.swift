import TableModel

extension SwitchLook {
  /// The round switch of iOS 5 and 6: a track sunk into the row and a knob of brushed metal.
  ///
  /// Rows of pixels were read off screenshots at one and two pixels a point, DD's iOS 5 and RE's iOS 6, in columns through
  /// the round ends of a track on #F7F7F7; both scales are met within 4 of 255. The frame is two points wider than what
  /// shows.
  static let classicRound = SwitchLook(
    size: Size(width: 79, height: 27),
    inset: EdgeInsets(left: 2),
    onTrack: ShapeLook(
      cornerRadius: 13.07,
      layers: [
        .init(.gradient(.classicTrackShadow), inset: -1),
        .init(.tintable(.classicTrackOutline, light: .classicTrackOutlineOverTint)),
        .init(.color(.ownTint(else: Color(0x007FEA))), inset: classicTrackOutlineWidth),
        .init(
          .gradient(.classicLowerGloss), inset: EdgeInsets(top: 13.72, left: 5, bottom: 0.65, right: 5),
          lowerCornerRadius: 4.3),
      ] + ShapeLook.Layer.shades([0.483], white: 0.18, from: classicTrackOutlineWidth, lower: [])
        + ShapeLook.Layer.shades(
          [0.297, 0.207, 0.144, 0.087, 0.042, 0.022], from: classicTrackOutlineWidth + 0.5, lower: [])
        + ShapeLook.Layer.lowerShades([0.479, 0.173, 0.016], white: 0.628, from: classicTrackOutlineWidth)
    ),
    offTrack: ShapeLook(
      cornerRadius: 13.35,
      layers: [
        .init(.gradient(.classicOffTrack))
      ]
        + ShapeLook.Layer.shades(
          [0.47, 0.33, 0.25, 0.19, 0.13, 0.09, 0.05, 0.03], lower: [0.25, 0.2, 0.06, 0.05])
    ),
    knob: KnobLook(
      size: Size(width: 27, height: 27),
      shape: ShapeLook(
        cornerRadius: 13.5,
        layers: [
          .init(.gradient(.classicKnobOutline)),
          .init(.gradient(.classicKnob), inset: 1),
        ]
      ),
      shadows: [
        KnobLook.Shadow(
          Gradient([
            .init(0, Color(white: 0, alpha: 0.28)), .init(0.9, Color(white: 0, alpha: 0.28)),
            .init(1, Color(white: 0, alpha: 0)),
          ]),
          radius: 14.75,
          dy: 0
        )
      ]
    ),
    knobInset: 0,
    words: Words(
      onText: TextLook(
        .bold, 16, .white, alignment: .center, shadow: TextShadow(Color(white: 0, alpha: 0.4), dy: -1)
      ).withLettersOnWholePoints,
      offText: .classicOff,
      shift: -2
    )
  )

  /// The width of the outline of a track.
  private static let classicTrackOutlineWidth = 0.424

  /// The switch of iPhone OS: a broad box with a square knob.
  ///
  /// A switch that is off was read off a screenshot row by row; one that is on was set by eye.
  static let classicSquare = SwitchLook(
    size: Size(width: 94, height: 27),
    onTrack: ShapeLook(
      cornerRadius: 5,
      layers: [
        .init(.color(.ownTint(else: Color(0x3B7FE4)))),
        .init(
          .gradient(
            Gradient([
              .init(0, Color(white: 0, alpha: 0.34)), .init(0.45, Color(white: 0, alpha: 0.04)),
              .init(1, Color(white: 1, alpha: 0.32)),
            ]))
        ),
        .init(.edge(Gradient(colors: [Color(white: 0, alpha: 0.3), Color(white: 0, alpha: 0)]), depth: 3)),
        .init(
          .gradient(Gradient(colors: [Color(white: 0, alpha: 0.55), Color(white: 0, alpha: 0.3)])),
          inset: 0,
          lineWidth: 1
        ),
      ]
    ),
    offTrack: ShapeLook(
      cornerRadius: 5,
      layers: [
        .init(
          .gradient(
            .greys([
              0x7C, 0xB2, 0xC7, 0xD3, 0xD9, 0xDB, 0xDB, 0xDD, 0xDE, 0xDE, 0xDF, 0xE0, 0xE1, 0xE1, 0xEB, 0xEC,
              0xED, 0xEE, 0xEF, 0xEF, 0xF0, 0xF0, 0xF0, 0xF3, 0xF6, 0xF9, 0xBC,
            ]))),
        .init(.gradient(.greys([0x7C, 0xBC])), inset: 0, lineWidth: 1),
      ]
    ),
    knob: KnobLook(
      size: Size(width: 40, height: 27),
      shape: ShapeLook(
        cornerRadius: 5,
        layers: [
          .init(
            .gradient(
              .greys([
                0x7C, 0xC1, 0xD9, 0xCE, 0xD0, 0xD2, 0xD3, 0xD5, 0xD7, 0xD9, 0xDC, 0xDF, 0xE1, 0xE4, 0xE6,
                0xE9,
                0xEB, 0xEE, 0xF0, 0xF3, 0xF5, 0xF7, 0xF8, 0xF9, 0xFA, 0xCB, 0x9C,
              ]))),
          .init(.gradient(.greys([0x7C, 0x9C])), inset: 0, lineWidth: 1),
        ]
      )
    ),
    knobInset: 0,
    words: Words(
      onText: TextLook(
        .bold, 17, .white, alignment: .center, shadow: TextShadow(Color(white: 0, alpha: 0.45), dy: -1)),
      offText: TextLook(.bold, 17, Color(0x7F7F7F), alignment: .center),
      shift: 0
    )
  )
}

extension TextLook {
  /// The word of a round switch that is off: #8F8F8F in its middle, #777777 and #818181 in its two uppermost rows of
  /// pixels, #9A9A9A and #9C9C9C in its lowest ones, as DD shows it at one pixel a point.
  fileprivate static let classicOff: TextLook = {
    var text = TextLook(.bold, 16, Color(0x8F8F8F), alignment: .center).withLettersOnWholePoints
    text.shade = Gradient(
      height: 16,
      [(4.5, -0.168), (5.5, -0.098), (8, 0), (12, 0), (14.5, 0.098), (15.5, 0.116)].map {
        ($0.0, Color(white: $0.1 < 0 ? 0 : 1, alpha: abs($0.1)))
      })
    return text
  }()
}

extension ShapeLook.Layer {
  /// Rings of grey of half a point each, from so far inside the edge inwards, as dark as given at the top and at the bottom.
  fileprivate static func shades(
    _ upper: [Double], white: Double = 0, from edge: Double = 0, lower: [Double]
  ) -> [ShapeLook.Layer] {
    upper.enumerated().map { ring, opacity in
      let end = lower.indices.contains(ring) ? lower[ring] : 0
      let shade = Gradient(colors: [Color(white: white, alpha: opacity), Color(white: white, alpha: end)])
      return ShapeLook.Layer(.gradient(shade), inset: edge + Double(ring) / 2, lineWidth: 0.5)
    }
  }
}

extension ShapeLook.Layer {
  /// Rings of grey of half a point each, from so far inside the edge inwards, that begin at the middle and are as dark as
  /// given below.
  fileprivate static func lowerShades(
    _ opacities: [Double], white: Double, from edge: Double
  ) -> [ShapeLook.Layer] {
    opacities.enumerated().map { ring, opacity in
      let shade = Gradient([
        .init(0.5, Color(white: white, alpha: 0)), .init(0.6, Color(white: white, alpha: opacity)),
      ])
      return ShapeLook.Layer(.gradient(shade), inset: edge + Double(ring) / 2, lineWidth: 0.5)
    }
  }
}

extension Gradient {
  /// Greys of rows of pixels.
  static func greys(_ rows: [UInt32]) -> Gradient { Gradient(rows: rows.map { $0 * 0x010101 }) }

  /// Greys at distances in points from the upper edge.
  fileprivate static func greys(height: Double, _ stops: [(y: Double, grey: UInt32)]) -> Gradient {
    Gradient(height: height, stops.map { ($0.y, Color($0.grey * 0x010101)) })
  }

  /// The light that a round track catches below its middle.
  fileprivate static let classicLowerGloss = Gradient(
    height: 12.5,
    [(0, 0.153), (2.25, 0.16), (4.25, 0.217), (6.25, 0.279), (9.25, 0.376), (11, 0.41), (12.5, 0.341)].map {
      ($0.0, Color(white: 1, alpha: $0.1))
    })

  /// The dark edge of a round track.
  fileprivate static let classicTrackOutline = Gradient(colors: [Color(0x336A9D), Color(0x3B7EB1)])

  /// What turns the track's own blue into that edge, for other tints.
  fileprivate static let classicTrackOutlineOverTint = Gradient(colors: [
    Color(white: 0.353, alpha: 0.566), Color(white: 0.49, alpha: 0.472),
  ])

  /// What darkens the row by a trace around a round track.
  fileprivate static let classicTrackShadow = Gradient(colors: [
    Color(white: 0, alpha: 0.032), Color(white: 0, alpha: 0.014),
  ])

  /// The background of a switch that is off: a step in the middle.
  fileprivate static let classicOffTrack = greys(
    height: 27, [(0, 0xEE), (13.5, 0xF0), (14, 0xF9), (17, 0xF9), (21, 0xFC), (27, 0xFE)])

  /// The outline of a knob, with the colours of one pixel a point between those of two.
  fileprivate static let classicKnobOutline = greys(
    height: 27,
    [(0.25, 0x6A), (0.5, 0x66), (0.75, 0x51), (13, 0x66), (26.25, 0x70), (26.5, 0x83), (26.75, 0x93)])

  /// The inside of a knob, whose second row of light is to be seen at one pixel a point only.
  fileprivate static let classicKnob = greys(
    height: 25,
    [
      (0.25, 0xF6), (0.5, 0xEE), (0.75, 0xEA), (1.25, 0xD1), (1.5, 0xE6), (1.75, 0xD0), (2.5, 0xD3),
      (4.5, 0xD4),
      (10.5, 0xE1), (18.5, 0xF4), (20.5, 0xF8), (23.5, 0xFE), (24.25, 0xFE), (24.5, 0xFA), (24.75, 0xFE),
    ])
}
