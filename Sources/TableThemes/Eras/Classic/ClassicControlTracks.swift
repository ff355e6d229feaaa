import TableModel

extension SliderLook {
  /// A sunk track, blue before a knob of polished metal and white after it.
  static let classic = SliderLook(
    size: Size(width: 118, height: 23),
    trackHeight: 9,
    trackInset: 2,
    minimumTrack: ShapeLook(
      cornerRadius: 4.5,
      layers: [
        .init(.color(.ownTint(else: Color(0x3E82E4)))),
        .init(
          .gradient(
            Gradient([
              .init(0, Color(white: 0, alpha: 0.45)), .init(0.45, Color(white: 0, alpha: 0.02)),
              .init(1, Color(white: 1, alpha: 0.45)),
            ]))
        ),
        .init(
          .gradient(Gradient(colors: [Color(white: 0, alpha: 0.5), Color(white: 0, alpha: 0.25)])),
          inset: 0,
          lineWidth: 1
        ),
      ]
    ),
    maximumTrack: ShapeLook(
      cornerRadius: 4.5,
      layers: [
        .init(.gradient(Gradient(colors: [Color(0xA8A8A8), Color(0xE9E9E9), Color(0xFFFFFF)]))),
        .init(
          .gradient(Gradient(colors: [Color(0x7D7D7D), Color(0xB4B4B4)])), inset: 0, lineWidth: 1),
      ]
    ),
    knob: KnobLook(
      size: Size(width: 23, height: 23),
      shape: ShapeLook(
        cornerRadius: 11.5,
        layers: [
          .init(.gradient(Gradient(colors: [Color(0x8E8E8E), Color(0x767676)]))),
          .init(.gradient(Gradient(colors: [Color(0xFFFFFF), Color(0xE2E2E2)])), inset: 1),
          .init(
            .gradient(
              Gradient([
                .init(0, Color(0xEDEDED)), .init(0.5, Color(0xC9C9C9)), .init(1, Color(0xF7F7F7)),
              ])),
            inset: 2.5
          ),
        ]
      ),
      shadows: [
        KnobLook.Shadow(
          Gradient([
            .init(0, Color(white: 0, alpha: 0.4)), .init(0.86, Color(white: 0, alpha: 0.4)),
            .init(1, Color(white: 0, alpha: 0)),
          ]),
          radius: 13,
          dy: 0.75
        )
      ]
    )
  )
}

extension ProgressViewLook {
  /// A sunk bar with a glossy blue filling.
  static let classic = ProgressViewLook(
    size: Size(width: 150, height: 9),
    track: ShapeLook(
      cornerRadius: 4.5,
      layers: [
        .init(.gradient(Gradient(colors: [Color(0xB0B0B0), Color(0xF0F0F0), Color(0xFFFFFF)]))),
        .init(
          .gradient(Gradient(colors: [Color(0x848484), Color(0xB0B0B0)])), inset: 0, lineWidth: 1),
      ]
    ),
    fill: ShapeLook(
      cornerRadius: 4.5,
      layers: [
        .init(.color(.ownTint(else: Color(0x2F74D8)))),
        .init(
          .gradient(
            Gradient([
              .init(0, Color(white: 1, alpha: 0.62)), .init(0.5, Color(white: 1, alpha: 0.3)),
              .init(0.5, Color(white: 1, alpha: 0.04)), .init(1, Color(white: 1, alpha: 0.3)),
            ]))
        ),
        .init(
          .gradient(Gradient(colors: [Color(white: 0, alpha: 0.42), Color(white: 0, alpha: 0.5)])),
          inset: 0,
          lineWidth: 1
        ),
      ]
    )
  )
}
