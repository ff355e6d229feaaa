import TableModel

/// What lies behind the things in bars, read off screenshots row by row; black bars were set by eye.
///
/// No screenshot of a bar in a colour of the author's own was found: its line and its highlight are as dark and as light
/// over that colour as those of the blue and silver bars are over theirs.
extension BarBackground {
  /// The navigation bar of iPhone OS 3 to iOS 5.
  static let classicNavigation = BarBackground(
    fill: .classicBar, gloss: .classicBarGloss,
    line: .init(Color(0x2D3642), .points(1), isInside: true, shadeOverTint: 0.59),
    highlight: ByScale([Color(0xCDD5DF)]), highlightOverTint: ByScale([Color(white: 1, alpha: 0.37)]))

  /// The toolbar of iPhone OS 3 to iOS 5, whose line is at the top.
  static let classicToolbar = BarBackground(
    fill: .classicBar, gloss: .classicBarGloss,
    line: .init(Color(0x2D3034), .points(1), isInside: true, shadeOverTint: 0.63),
    highlight: ByScale([Color(0xD8DEE6)]), highlightOverTint: ByScale([Color(white: 1, alpha: 0.51)]))

  /// Black bars from iPhone OS 3 to iOS 6.
  static let classicBlack = BarBackground(
    fill: .classicBlackBar, gloss: .classicBarGloss, line: .init(.black, .points(1), isInside: true),
    highlight: ByScale([Color(0x6B6B6B)]))

  /// The navigation bar of iOS 6, which throws a shadow on the content.
  static let ios6Navigation = BarBackground(
    fill: .ios6Bar, gloss: .ios6BarGloss,
    line: .init(Color(0x3E5B7E), .points(1), isInside: true, shadeOverTint: 0.23),
    highlight: .ios6Bar, highlightOverTint: .ios6TintedBar, shadow: ios6Shadow)

  /// The toolbar of iOS 6; no screenshot with one was found, so it has the colours of the navigation bar.
  static let ios6Toolbar = BarBackground(
    fill: .ios6Bar, gloss: .ios6BarGloss,
    line: .init(Color(0x3E5B7E), .points(1), isInside: true, shadeOverTint: 0.23),
    highlight: .ios6Bar, highlightOverTint: .ios6TintedBar)

  /// A black navigation bar of iOS 6.
  static let ios6BlackNavigation: BarBackground = {
    var background = BarBackground.classicBlack
    background.shadow = ios6Shadow
    return background
  }()

  /// The silver navigation bar of an iPad before iOS 7, with round corners on a black screen.
  static let tabletNavigation = BarBackground(
    fill: .tabletBar, gloss: .tabletBarGloss,
    line: .init(Color(0x797F90), .points(1), isInside: true, shadeOverTint: 0.26),
    highlight: ByScale([.white]), corners: Corners(radius: 4, color: .black))

  /// The toolbar of an iPad, in the colours of its navigation bar for want of a screenshot.
  static let tabletToolbar = BarBackground(
    fill: .tabletBar, gloss: .tabletBarGloss,
    line: .init(Color(0x797F90), .points(1), isInside: true, shadeOverTint: 0.26),
    highlight: ByScale([.white]))

  private static let ios6Shadow = [0.204, 0.161, 0.11, 0.067, 0.031, 0.012].map { Color(white: 0, alpha: $0) }
}

extension ByScale<[Color]> {
  fileprivate static let ios6Bar = ByScale(
    standard: [Color(0xEEF1F4)], retina: [Color(0xEFF2F7), Color(0xD0D9E6)])

  fileprivate static let ios6TintedBar = ByScale(
    standard: [Color(white: 1, alpha: 0.73)],
    retina: [Color(white: 1, alpha: 0.75), Color(white: 1, alpha: 0.265)])
}

extension Gradient {
  /// The 42 rows between highlight and line, blue-grey with a gloss over the upper half.
  fileprivate static let classicBar = Gradient(rows: [
    0xB0BCCD, 0xB0BCCC, 0xAEBBCB, 0xACB9CA, 0xAAB8C9, 0xA9B7C8, 0xA7B5C7, 0xA5B3C6, 0xA3B1C4, 0xA1B0C2,
    0x9EAEC1, 0x9CACC0, 0x9AAABE, 0x98A8BD, 0x95A6BC, 0x93A4BA, 0x91A2B8, 0x8FA1B8, 0x8D9FB6, 0x8B9DB5,
    0x889BB3, 0x8195AF, 0x8094AE, 0x7F93AD, 0x7E92AC, 0x7D91AC, 0x7C90AB, 0x7A8FAA, 0x798EA9, 0x788DA9,
    0x778CA8, 0x768BA7, 0x758AA7, 0x7389A6, 0x7389A5, 0x7288A5, 0x7187A4, 0x7086A4, 0x6F86A3, 0x6E85A2,
    0x6E84A2, 0x6D84A2,
  ])

  /// The 42 rows of a bar of iOS 6, which darkens evenly.
  fileprivate static let ios6Bar = Gradient(rows: [
    0xC0CDDE, 0xBDCBDC, 0xBBC9DB, 0xBAC8DA, 0xB8C6D9, 0xB6C4D7, 0xB4C3D6, 0xB1C1D4, 0xAFBFD3, 0xADBDD1,
    0xAABACF, 0xA8B8CE, 0xA5B6CC, 0xA2B3CA, 0x9FB1C8, 0x9DAFC6, 0x9AACC4, 0x97A9C2, 0x94A7C0, 0x91A4BE,
    0x8EA2BC, 0x8B9FBA, 0x889DB8, 0x859AB6, 0x8297B4, 0x7F95B2, 0x7C92B0, 0x7990AE, 0x778DAC, 0x748BAA,
    0x7189A8, 0x6E86A6, 0x6C84A5, 0x6982A3, 0x6780A1, 0x657EA0, 0x627C9E, 0x607A9D, 0x5E789B, 0x5C779A,
    0x5B7599, 0x597498,
  ])

  /// The 42 rows of an iPad's bar.
  fileprivate static let tabletBar = Gradient(rows: [
    0xF4F5F7, 0xF4F5F7, 0xF4F5F7, 0xF4F5F7, 0xF3F4F6, 0xF3F4F6, 0xF3F4F6, 0xF3F4F6, 0xF3F4F6, 0xF2F3F5,
    0xF1F2F4, 0xF0F1F3, 0xEFF0F3, 0xEDEEF1, 0xEBECEF, 0xEAEBEE, 0xE8E9ED, 0xE6E7EB, 0xE4E6EA, 0xE2E4E9,
    0xDFE1E6, 0xDDDFE4, 0xDBDDE3, 0xD8DAE0, 0xD6D8DF, 0xD3D5DC, 0xCFD2D9, 0xCCCFD7, 0xCACDD5, 0xC7CAD3,
    0xC4C7D0, 0xC0C3CD, 0xBEC1CB, 0xBABEC8, 0xB7BBC6, 0xB3B7C2, 0xB1B5C1, 0xAEB2BE, 0xABAFBB, 0xA8ACB9,
    0xA5A9B6, 0xA7ABB8,
  ])

  /// Black with a gloss over its upper half.
  fileprivate static let classicBlackBar = Gradient([
    .init(0, Color(0x555555)), .init(0.5, Color(0x2A2A2A)), .init(0.5, Color(0x141414)),
    .init(1, Color(0x040404)),
  ])

  /// The gloss over a colour of the author's own: that of the bar over the colour at its lower edge.
  fileprivate static let classicBarGloss = Gradient([
    .init(0, Color(white: 1, alpha: 0.459)), .init(0.5, Color(white: 1, alpha: 0.187)),
    .init(0.5, Color(white: 1, alpha: 0.139)), .init(1, Color(white: 1, alpha: 0)),
  ])

  /// The even gloss of iOS 6 over a colour of the author's own.
  fileprivate static let ios6BarGloss = Gradient(colors: [
    Color(white: 1, alpha: 0.61), Color(white: 1, alpha: 0.335), Color(white: 1, alpha: 0),
  ])

  /// The gloss of an iPad's bar over a colour of the author's own, set by eye.
  fileprivate static let tabletBarGloss = Gradient(colors: [
    Color(white: 1, alpha: 0.5), Color(white: 1, alpha: 0.35), Color(white: 1, alpha: 0),
  ])
}
