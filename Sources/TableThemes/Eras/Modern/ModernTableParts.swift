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
  /// A wheel above grey letters, or a bold title above them; the sizes are those of UIKit's configurations.
  fileprivate static let modern = ContentUnavailableLook(
    text: TextLook(.bold, 20, .modernLabel, alignment: .center),
    loadingText: TextLook(.regular, 15, .modernSecondaryLabel, alignment: .center),
    secondaryText: TextLook(.regular, 15, .modernSecondaryLabel, alignment: .center),
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
    imageSpacing: 10,
    textSpacing: 4,
    buttonSpacing: 14,
    plate: Plate(
      color: Color(.systemGray5, else: Color(0xE5E5EA)), padding: 18, cornerRadius: 12),
    oldRowOpacity: 0.4
  )
}
