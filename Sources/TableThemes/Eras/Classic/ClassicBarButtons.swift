import TableModel

/// The buttons of bars from iPhone OS 3 to iOS 6, on phones and on iPads; icons and low bars were set by eye.
extension BarButtonLook {
  /// Buttons of a navigation bar, which all have a frame.
  static let classicNavigation: BarButtonLook = {
    var look = classic(.classicButton, base: Color(0x4A6C9B), done: Color(0x2663DE))
    look.done.shape = .classicDoneButton
    return look
  }()

  /// Buttons of a toolbar, where icons and plain words have no frame.
  static let classicToolbar = classicNavigation.withPlainWords

  /// Buttons of a navigation bar of iOS 6.
  static let ios6Navigation: BarButtonLook = {
    var look = classic(.ios6Button, base: Color(0x40608C), done: Color(0x2664DD))
    look.done.shape = .ios6DoneButton
    return look
  }()

  /// Buttons of a toolbar of iOS 6.
  static let ios6Toolbar = ios6Navigation.withPlainWords

  /// Buttons of a navigation bar on an iPad.
  static let tabletNavigation: BarButtonLook = {
    var look = classic(.tabletButton, base: Color(0x6A717C), done: Color(0x2463DE))
    look.padding = 9.5
    return look
  }()

  /// Buttons of a toolbar on an iPad, whose icons are grey on silver.
  static let tabletToolbar: BarButtonLook = {
    var look = tabletNavigation.withPlainWords
    let grey = TextLook(
      .bold, 12, Color(0x6F787F), alignment: .center, shadow: TextShadow(Color(white: 1, alpha: 0.6), dy: 1)
    ).withLettersOnWholePoints
    look.plain.text = grey
    look.plain.color = ByBarStyle(.fixed(grey.color), black: .fixed(.white))
    look.symbol.shadow = nil
    return look
  }()

  private static func classic(_ shape: ShapeLook, base: Color, done: Color) -> BarButtonLook {
    let bordered = Kind(text: .classicButton, color: ByBarStyle(.fixed(.white)), shape: shape)
    var finishing = bordered
    finishing.base = done
    return BarButtonLook(
      height: 30,
      compactHeight: 24,
      minimumWidth: 33,
      padding: 10,
      titleEdgeInsets: EdgeInsets(bottom: 1),
      symbolPadding: 7,
      plain: bordered,
      bordered: bordered,
      done: finishing,
      base: ByBarStyle(base, black: Color(0x2B2B2B)),
      disabledOpacity: 0.5,
      disabledContentOpacity: 0.68,
      symbol: SymbolLook(
        side: 20, lineWidth: 2.4, isSolid: true, shadow: TextShadow(Color(white: 0, alpha: 0.5), dy: -1))
    )
  }

  /// The same buttons in a toolbar, a little narrower, where the plain ones have no frame.
  private var withPlainWords: BarButtonLook {
    var look = self
    look.padding = 9
    look.plain.shape = nil
    return look
  }
}

extension TextLook {
  /// The words on buttons and segments of bars.
  static let classicButton = TextLook(
    .bold, 12, .white, alignment: .center, shadow: TextShadow(Color(white: 0, alpha: 0.5), dy: -1)
  ).withLettersOnWholePoints

  /// The same letters, each on a whole point where a point is a pixel.
  ///
  /// DD shows it in bars and on switches: “AppPrefs” has ink from 116 to 201 with 20 points, “Settings” from 18 to 62 and
  /// “Done” from 275 to 302 with 12, and “OFF” from 256 to 285, all up to a point less than the sums of their advances.
  var withLettersOnWholePoints: TextLook {
    var look = self
    look.wholePoints = .letters
    return look
  }
}
