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
  /// The control of earlier eras with a title in the screen's own grey.
  fileprivate static let modern: RefreshControlLook = {
    var look = RefreshControlLook.flat
    look.wheel.color = .ownTint(else: Color(0x8E8E93))
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
      innerRadius: 4.5,
      outerRadius: 9,
      spokeWidth: 2,
      color: .fixed(Color(0x8E8E93)),
      headOpacity: 1,
      tailOpacity: 0.3
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
