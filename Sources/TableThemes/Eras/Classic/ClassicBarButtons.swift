import TableModel

/// The buttons of bars from iPhone OS 3 to iOS 6; the height is UIKit's, the gloss was set by eye.
extension BarButtonLook {
  /// Buttons of a navigation bar, which all have a frame.
  static let classicNavigation: BarButtonLook = {
    let bordered = Kind(text: .classicButton, color: ByBarStyle(.fixed(.white)), shape: .classicButton)
    return classic(plain: bordered, bordered: bordered)
  }()

  /// Buttons of a toolbar, where icons and plain words have no frame.
  static let classicToolbar = classic(
    plain: Kind(text: .classicButton, color: ByBarStyle(.fixed(.white))),
    bordered: Kind(text: .classicButton, color: ByBarStyle(.fixed(.white)), shape: .classicButton)
  )

  private static func classic(plain: Kind, bordered: Kind) -> BarButtonLook {
    BarButtonLook(
      height: 30,
      compactHeight: 24,
      minimumWidth: 33,
      padding: 10,
      symbolPadding: 7,
      plain: plain,
      bordered: bordered,
      done: Kind(
        text: .classicButton, color: ByBarStyle(.fixed(.white)), shape: .classicButton,
        base: Color(0x2462DD)),
      base: ByBarStyle(Color(0x4A6C9B), black: Color(0x2B2B2B)),
      disabledOpacity: 0.5,
      symbol: SymbolLook(
        side: 20, lineWidth: 2.4, isSolid: true, shadow: TextShadow(Color(white: 0, alpha: 0.5), dy: -1))
    )
  }
}

extension TextLook {
  fileprivate static let classicButton = TextLook(
    .bold, 12, .white, alignment: .center, shadow: TextShadow(Color(white: 0, alpha: 0.5), dy: -1))
}

extension ShapeLook {
  /// A sunk frame of five points' radius: light from below, a dark edge, a gloss that ends in the middle.
  static let classicButton = ShapeLook(
    cornerRadius: 5,
    layers: [
      .init(.color(.fixed(Color(white: 1, alpha: 0.25))), inset: EdgeInsets(top: 1, bottom: -1)),
      .init(.color(.tint)),
      .init(
        .gradient(
          Gradient([
            .init(0, Color(white: 1, alpha: 0.4)), .init(0.5, Color(white: 1, alpha: 0.12)),
            .init(0.5, Color(white: 1, alpha: 0.02)), .init(1, Color(white: 1, alpha: 0)),
          ]))
      ),
      .init(
        .gradient(Gradient(colors: [Color(white: 0, alpha: 0.55), Color(white: 0, alpha: 0.4)])),
        inset: 0,
        lineWidth: 1
      ),
      .init(
        .edge(Gradient(colors: [Color(white: 0, alpha: 0.3), Color(white: 0, alpha: 0)]), depth: 4),
        inset: 1,
        lineWidth: 1
      ),
    ]
  )
}
