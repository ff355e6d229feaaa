import TableModel

extension TablePartLooks {
  /// The parts of tables of iOS 7 and 8.
  static let flat = TablePartLooks(
    sectionIndex: .flat,
    scrollIndicator: .flat,
    refreshControl: .flat,
    contentUnavailable: .flat
  )
}

extension SectionIndexLook {
  /// Tinted letters whose middle lies 7.6 points from the edge, as measured: 14.05 points apart where there is room, 13 points
  /// between a letter and a dot of 6 points where there is none.
  ///
  /// The least distance between letters follows from a screen that had 13.6 points for each and showed dots instead.
  /// The white column is UIKit's. On an iPad of iOS 8 letters are 24.05 points apart and 14.8 from the edge, and lines end 30
  /// points before it.
  static let flat = SectionIndexLook(
    width: 15,
    centerInset: 7.6,
    text: TextLook(.bold, 11, alignment: .center),
    color: .tint,
    pitch: 14.05,
    minimumPitch: 14,
    dotPitch: 13,
    dotDiameter: 6,
    glass: [
      .circle(center: Point(-0.9, -0.9), radius: 3.6), .polyline([Point(1.7, 1.7), Point(5, 5)]),
    ],
    glassLineWidth: 1.5,
    backgroundColor: Color(.systemBackground, else: .white),
    shortensSeparators: true,
    tablet: Tablet(width: 30, centerInset: 14.8, pitch: 24.05)
  )
}

extension ScrollIndicatorLook {
  /// A thin bar; its width of 2.5 points and its colours are UIKit's.
  static let flat = ScrollIndicatorLook(
    width: 2.5,
    trailing: 2.5,
    endInset: 3,
    default: Fill(Color(white: 0, alpha: 0.35)),
    black: Fill(Color(white: 0, alpha: 0.35)),
    white: Fill(Color(white: 1, alpha: 0.5))
  )
}

extension RefreshControlLook {
  /// A wheel whose spokes come one after another, measured on iOS 11.
  ///
  /// Its middle stays 30 points below the table's upper edge. Six of twelve spokes are there at a pull of 66 points, seven at
  /// 88, and all of them at 104, where it refreshes. Titles are by eye.
  static let flat = RefreshControlLook(
    height: 60,
    pullDistance: 104,
    spacing: 4,
    wheel: ActivityIndicatorLook(
      size: 28,
      innerRadius: 7,
      outerRadius: 14,
      spokeWidth: 2,
      color: .ownTint(else: Color(0x565F6C)),
      headOpacity: 1,
      tailOpacity: 0.4,
      hasRoundEnds: false
    ),
    indicator: .spokes(until: 142),
    title: TextLook(.regular, 12, Color(0x8E8E93), alignment: .center)
  )
}

extension ContentUnavailableLook {
  /// Grey letters; the sizes were set by eye.
  static let flat = ContentUnavailableLook(
    text: TextLook(.regular, 22, Color(0x8E8E93), alignment: .center),
    loadingText: TextLook(.regular, 17, Color(0x8E8E93), alignment: .center),
    secondaryText: TextLook(.regular, 15, Color(0x8E8E93), alignment: .center),
    wheel: ActivityIndicatorLook(
      size: 20,
      innerRadius: 5,
      outerRadius: 10,
      spokeWidth: 2,
      color: .fixed(Color(0x9D9D9D)),
      headOpacity: 1,
      tailOpacity: 0.316,
      opacities: .twelveSpokes
    ),
    loadingArrangement: .beside,
    margin: 30,
    imageSpacing: 14,
    wheelSpacing: 14,
    textSpacing: 6,
    buttonSpacing: 14,
    plate: Plate(color: Color(0xF7F7F7, alpha: 0.95), padding: 16, cornerRadius: 8),
    symbols: SymbolImageLook.standard.views,
    oldRowOpacity: 0.4
  )
}
