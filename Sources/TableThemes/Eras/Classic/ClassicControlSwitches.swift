import TableModel

extension SwitchLook {
  /// The round switch of iOS 5 and 6: a track sunk into the row and a knob of brushed metal.
  static let classicRound = SwitchLook(
    size: Size(width: 79, height: 27),
    onTrack: ShapeLook(
      cornerRadius: 13.5,
      layers: [
        .init(.color(.ownTint(else: Color(0x007FEA)))),
        .init(.gradient(.lowerGloss)),
        .init(.edge(.shade(0.3), depth: 6)),
        .init(
          .gradient(Gradient(colors: [Color(white: 0, alpha: 0.42), Color(white: 0, alpha: 0.25)])),
          inset: 0,
          lineWidth: 1
        ),
      ]
    ),
    offTrack: ShapeLook(
      cornerRadius: 13.5,
      layers: [
        .init(.gradient(Gradient(colors: [Color(0xEDEDED), Color(0xFDFDFD)]))),
        .init(.edge(.shade(0.22), depth: 6)),
        .init(
          .gradient(Gradient(colors: [Color(0x8F8F8F), Color(0xBEBEBE)])), inset: 0, lineWidth: 1),
      ]
    ),
    knob: KnobLook(
      size: Size(width: 27, height: 27),
      shape: ShapeLook(
        cornerRadius: 13.5,
        layers: [
          .init(.gradient(Gradient(colors: [Color(0x8B8B8B), Color(0x9B9B9B)]))),
          .init(.gradient(Gradient(colors: [Color(0xF4F4F4), Color(0xFFFFFF)])), inset: 1),
          .init(.gradient(Gradient(colors: [Color(0xCECECE), Color(0xFAFAFA)])), inset: 2),
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
        .bold, 16, .white, alignment: .center, shadow: TextShadow(Color(white: 0, alpha: 0.4), dy: -1)),
      offText: TextLook(.bold, 16, Color(0x7F7F7F), alignment: .center),
      shift: -1
    )
  )

  /// The switch of iPhone OS: a broad box with a square knob.
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
        .init(.edge(.shade(0.3), depth: 3)),
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
        .init(.gradient(Gradient(colors: [Color(0xD9D9D9), Color(0xFFFFFF)]))),
        .init(.edge(.shade(0.16), depth: 3)),
        .init(
          .gradient(Gradient(colors: [Color(0x808080), Color(0xB2B2B2)])), inset: 0, lineWidth: 1),
      ]
    ),
    knob: KnobLook(
      size: Size(width: 41, height: 27),
      shape: ShapeLook(
        cornerRadius: 5,
        layers: [
          .init(.gradient(Gradient(colors: [Color(0x7E7E7E), Color(0x9C9C9C)]))),
          .init(.color(.fixed(.white)), inset: 1),
          .init(.gradient(Gradient(colors: [Color(0xD4D4D4), Color(0xF8F8F8)])), inset: 2),
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

extension Gradient {
  /// The light that a round track catches below its middle.
  fileprivate static let lowerGloss = Gradient([
    .init(0, Color(white: 1, alpha: 0)), .init(0.5, Color(white: 1, alpha: 0)),
    .init(0.5, Color(white: 1, alpha: 0.16)), .init(1, Color(white: 1, alpha: 0.3)),
  ])

  /// The shade under an upper edge.
  fileprivate static func shade(_ opacity: Double) -> Gradient {
    Gradient(colors: [Color(white: 0, alpha: opacity), Color(white: 0, alpha: 0)])
  }
}
