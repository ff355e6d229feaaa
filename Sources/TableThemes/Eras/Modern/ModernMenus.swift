import TableModel

extension MenuLook {
  /// Menus of iOS 14 to 18.
  ///
  /// Flutter's authors measured the widths, corners of 13, rows of 43.67 points at three pixels a point, lines of a pixel, blocks of 8
  /// between sections, and the shadow. Where texts, check marks and pictures stand, and colours, are by eye.
  static let modern = MenuLook(
    width: 250, tabletWidth: 262, cornerRadius: 13,
    fill: .fixed(Color(0xF6F6F7), dark: Color(0x252527)),
    shadow: SoftShadow(Color(white: 0, alpha: 0.1), radius: 60, dy: 0),
    dimming: .fixed(Color(white: 0, alpha: 0.2), dark: Color(white: 0, alpha: 0.48)),
    place: .beside(6), padding: 0, rowHeight: 43.67, lineHeight: 22, subtitleHeight: 18, titleHeight: 34,
    sectionGap: 8,
    gap: .block(Color(light: Color(white: 0, alpha: 0.08), dark: Color(white: 0, alpha: 0.36))),
    separator: .modernSeparator, dividesRows: true,
    columns: Columns(plain: 16, checked: 40, pictured: 16, trailing: 16), picture: .trailing(27),
    checkCenter: 22, text: TextLook(.body, .modernLabel),
    subtitle: TextLook(.footnote, .modernSecondaryLabel), title: TextLook(.footnote, .modernSecondaryLabel),
    destructiveColor: .modernRed, disabledColor: .modernTertiaryLabel)

  /// Menus of iOS 26.
  ///
  /// Pictures at 402 points show 250 points, rows of 42, 10 above and below, 21 with a line between sections, the places of pictures
  /// and texts, corners and colours over white; Vercantez/openuikit measured texts beside check marks and without, titles, subtitles and second
  /// lines in running apps. The fill of dark menus is by eye.
  static let glass = MenuLook(
    width: 250, tabletWidth: 250, cornerRadius: 33,
    fill: .fixed(Color(0xF9F9F9), dark: Color(0x1E1E1F)),
    rim: .fixed(.white, dark: Color(0x37373A)),
    shadow: SoftShadow(Color(white: 0, alpha: 0.047), radius: 31, dy: 5),
    dimming: .fixed(Color(white: 0, alpha: 0.2), dark: Color(white: 0, alpha: 0.48)),
    place: .over, padding: 10, rowHeight: 42, lineHeight: 22, subtitleHeight: 16, titleHeight: 40.33,
    sectionGap: 21, gap: .line(inset: 24),
    separator: Color(light: Color(white: 0, alpha: 0.08), dark: Color(white: 1, alpha: 0.08)),
    dividesRows: false,
    columns: Columns(plain: 28, checked: 40, pictured: 60, trailing: 28), picture: .leading(36),
    checkCenter: 20, chevronCenter: 31, text: TextLook(.body, Color(light: Color(0x090909), dark: .white)),
    subtitle: TextLook(.footnote, Color(light: Color(0x828282), dark: Color(0x9A9AA0))),
    title: menuTitle, destructiveColor: .modernRed,
    disabledColor: Color(light: Color(0x6D6D6D), dark: Color(0x8E8E93)))

  private static let menuTitle: TextLook = {
    var look = TextLook(.footnote, .modernSecondaryLabel)
    look.weight = .medium
    return look
  }()
}
