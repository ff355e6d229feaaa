import TableModel

extension TablePartLooks {
  /// The parts of tables from iOS 13 on, in colours that follow the screen's appearance.
  static let modern = TablePartLooks(
    sectionIndex: .modern,
    scrollIndicator: .modern,
    refreshControl: .modern,
    contentUnavailable: .modern
  )
}

extension SectionIndexLook {
  /// Semibold tinted letters 13.8 points apart, as measured; nothing stands behind them.
  fileprivate static let modern: SectionIndexLook = {
    var look = SectionIndexLook.flat
    look.text.weight = .semibold
    look.pitch = 13.8
    look.minimumPitch = 13
    look.dotPitch = 12
    look.dotDiameter = 5
    look.backgroundColor = nil
    return look
  }()
}

extension ScrollIndicatorLook {
  /// A bar of three points, grey on light screens and dark ones.
  fileprivate static let modern: ScrollIndicatorLook = {
    var look = ScrollIndicatorLook.flat
    look.width = 3
    look.trailing = 3
    look.default = Fill(Color(0x8E8E93, alpha: 0.6))
    return look
  }()
}

extension RefreshControlLook {
  /// The wheel of eight spokes half as large again, which is about what was measured on iOS 13, and a title in the
  /// screen's own grey.
  fileprivate static let modern: RefreshControlLook = {
    var look = RefreshControlLook.flat
    look.wheel = ActivityIndicatorLook(
      size: 30,
      innerRadius: 5,
      outerRadius: 15,
      spokeWidth: 3.75,
      color: .ownTint(else: Color(0x8E8E93)),
      headOpacity: 0.876,
      tailOpacity: 0.283,
      opacities: .eightSpokes
    )
    look.pullDistance = 100
    look.indicator = .spokes(until: 100)
    look.title.color = .modernSecondaryLabel
    return look
  }()
}

extension ContentUnavailableLook {
  /// A wheel above grey letters, or a grey symbol and a bold title above them.
  ///
  /// On a picture of iOS 18 at three pixels a point, waves around an antenna are 49.7 points wide and end 22.7 above
  /// capitals of 15.7, and lines of 15 stand 22.3 below those of the title; here the waves end 22.3 above the capitals.
  /// iOS 13 to 17 and 26 are assumed to be as iOS 18.
  fileprivate static let modern = ContentUnavailableLook(
    text: letters(.title2, .bold, .modernLabel),
    loadingText: letters(.subheadline, .regular, .modernSecondaryLabel),
    secondaryText: letters(.subheadline, .regular, .modernSecondaryLabel),
    wheel: ActivityIndicatorLook(
      size: 20,
      innerRadius: 3.3,
      outerRadius: 10,
      spokeWidth: 2.5,
      color: .fixed(Color(0x8E8E93)),
      headOpacity: 0.876,
      tailOpacity: 0.283,
      opacities: .eightSpokes
    ),
    loadingArrangement: .below,
    margin: 30,
    imageSpacing: 18,
    wheelSpacing: 10,
    textSpacing: 3,
    buttonSpacing: 14,
    plate: Plate(
      color: Color(.systemGray5, else: Color(0xE5E5EA)), padding: 18, cornerRadius: 12),
    symbols: SymbolConfiguration(pointSize: 46, scale: .medium),
    symbolColor: .modernSecondaryLabel,
    oldRowOpacity: 0.4
  )

  /// Centred letters that grow with the size of text.
  private static func letters(_ style: TextStyle, _ weight: FontWeight, _ color: Color) -> TextLook {
    var look = TextLook(style, color)
    (look.weight, look.alignment) = (weight, .center)
    return look
  }
}
