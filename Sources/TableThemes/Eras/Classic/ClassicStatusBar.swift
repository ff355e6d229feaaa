import TableModel

/// The status bar from iPhone OS 3 to iOS 6, read off screenshots; the icons' forms and colours were set by eye.
extension StatusBarLook {
  /// Silver with black letters, or black with light ones.
  static let classic = StatusBarLook(
    height: 20,
    overBar: .classicSilver,
    overContent: .classicSilver,
    light: .classicBlack,
    dark: .classicSilver,
    text: TextLook(.bold, 14),
    timeText: TextLook(.bold, 14),
    signal: .bars(count: 5, width: 3, gap: 1, cornerRadius: 1 / 3),
    margin: 4,
    gap: 3.5,
    wifi: .twoRings,
    battery: .outlined(Size(width: 21, height: 10), cornerRadius: 1),
    notched: Notched(
      text: TextLook(.bold, 16), center: .notchCenter, timeCenter: .notchTime, trailing: .notchTrailing)
  )
}

extension StatusBarLook.Colors {
  /// Silver over a dark line, with blue icons and a green battery.
  fileprivate static let classicSilver = StatusBarLook.Colors(
    content: .black,
    icons: StatusBarLook.IconColors(
      carrier: Color(0x4A4E52), network: Color(0x2F6BC0), charge: Color(0x63B43A)),
    background: Gradient(rows: [
      0xE7EDF0, 0xEDF5F7, 0xEBF3F6, 0xE9F0F4, 0xE7EEF1, 0xE4EBEE, 0xE0E8EB, 0xDEE5E8, 0xDBE1E5, 0xD7DEE2,
      0xD3DCDF, 0xCFD8DC, 0xCDD4D9, 0xCAD1D5, 0xC8CFD2, 0xC4CCCF, 0xC1CACD, 0xBFC7CB, 0xBDC5C9,
    ]).endingWithLine(Color(0x5C6368), height: 20),
    shadow: TextShadow(Color(white: 1, alpha: 0.7), dy: 1)
  )

  /// Light grey on black.
  static let classicBlack = StatusBarLook.Colors(
    content: Color(0xBFBFBF), background: Gradient(colors: [.black]))

  /// Translucent white on the colour of the navigation bar's darkest rows.
  static let ios6 = StatusBarLook.Colors(
    content: Color(white: 1, alpha: 0.65),
    background: Gradient(rows: [
      0x4E698A, 0x4E698A, 0x4E688A, 0x4C6789, 0x4B6688, 0x496487, 0x476385, 0x456184, 0x446083, 0x425F82,
      0x415D81, 0x3F5C80, 0x3F5C80, 0x3F5C80, 0x3F5C80, 0x3F5C80, 0x3F5C80, 0x3F5C80, 0x3F5C80, 0x3F5C80,
    ]),
    shadow: TextShadow(Color(white: 0, alpha: 0.18), dy: -1)
  )
}
