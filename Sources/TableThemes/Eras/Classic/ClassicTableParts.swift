import TableModel

extension TablePartLooks {
  /// The parts of tables before iOS 6, which brought the control for refreshing.
  static let classic = TablePartLooks(
    sectionIndex: .classic,
    scrollIndicator: .classic,
    refreshControl: nil,
    contentUnavailable: .classic
  )

  /// The parts of tables in iOS 6.
  static let ios6: TablePartLooks = {
    var parts = TablePartLooks.classic
    parts.refreshControl = .classic
    return parts
  }()
}

extension SectionIndexLook {
  /// Bold grey letters over the rows, in a translucent capsule while touched.
  ///
  /// Letters at rest were read off screenshots of iOS 5; the capsule around their middle, dots and the glass were set by
  /// eye.
  fileprivate static let classic = SectionIndexLook(
    width: 30,
    narrowsRows: false,
    endInset: 10.27,
    centerInset: 18,
    textDrop: 0.5,
    text: TextLook(.bold, 11, alignment: .center),
    color: .fixed(Color(0x6A737D)),
    pitch: 16,
    minimumPitch: 13,
    dotPitch: 12,
    dotDiameter: 4,
    glass: [
      .circle(center: Point(-1, -1), radius: 3.5), .polyline([Point(1.5, 1.5), Point(4.8, 4.8)]),
    ],
    glassLineWidth: 2,
    track: Track(
      color: Color(0x8C95A0, alpha: 0.4),
      inset: EdgeInsets(top: 3, bottom: 3, right: 6),
      cornerRadius: 12
    ),
    shortensSeparators: false
  )
}

extension ScrollIndicatorLook {
  /// A rounded bar of seven points, dark and translucent within a pale rim.
  fileprivate static let classic = ScrollIndicatorLook(
    width: 7,
    trailing: 1,
    endInset: 2,
    default: Fill(Color(white: 0, alpha: 0.5), rim: Color(white: 1, alpha: 0.35)),
    black: Fill(Color(white: 0, alpha: 0.5)),
    white: Fill(Color(white: 1, alpha: 0.6))
  )
}

extension RefreshControlLook {
  /// A drop of grey that stretches while pulled and gives way to a wheel; 44 points are UIKit's, the rest was set by eye.
  fileprivate static let classic = RefreshControlLook(
    height: 44,
    pullDistance: 97,
    spacing: 3,
    wheel: ActivityIndicatorLook(
      size: 20,
      innerRadius: 5,
      outerRadius: 8.8,
      spokeWidth: 2,
      color: .ownTint(else: Color(0x6B7078)),
      headOpacity: 1,
      tailOpacity: 0.22
    ),
    indicator: .drop(
      RefreshDropLook(
        color: .ownTint(else: Color(0x9BA2AC)),
        outline: Color(white: 0, alpha: 0.28),
        outlineWidth: 1,
        gloss: Gradient(colors: [Color(white: 1, alpha: 0.35), Color(white: 1, alpha: 0)]),
        radius: 16,
        stretchedTopRadius: 12.5,
        stretchedBottomRadius: 3,
        arrow: RefreshArrowLook(
          color: .white,
          radius: 7,
          lineWidth: 3,
          start: -0.25 * Double.pi,
          end: 1.25 * Double.pi,
          headOverlap: 0.02,
          headReach: 1.3,
          headLength: 1.7
        )
      )),
    title: TextLook(
      .bold, 13, Color(0x6B7078), alignment: .center, shadow: TextShadow(Color(white: 1, alpha: 0.8), dy: 1))
  )
}

extension ContentUnavailableLook {
  /// Grey letters, bold above; the sizes were set by eye.
  fileprivate static let classic = ContentUnavailableLook(
    text: TextLook(.bold, 20, Color(0x7F8690), alignment: .center, shadow: TextShadow(.white, dy: 1)),
    loadingText: TextLook(
      .regular, 17, Color(0x626A75), alignment: .center, shadow: TextShadow(.white, dy: 1)),
    secondaryText: TextLook(
      .regular, 15, Color(0x7F8690), alignment: .center, shadow: TextShadow(.white, dy: 1)),
    wheel: ActivityIndicatorLook(
      size: 20,
      innerRadius: 5,
      outerRadius: 8.8,
      spokeWidth: 2,
      color: .fixed(Color(0x626A75)),
      headOpacity: 1,
      tailOpacity: 0.22
    ),
    loadingArrangement: .beside,
    margin: 30,
    imageSpacing: 12,
    wheelSpacing: 12,
    textSpacing: 6,
    buttonSpacing: 16,
    plate: Plate(color: Color(0xF4F5F7, alpha: 0.95), padding: 16, cornerRadius: 10),
    symbols: SymbolImageLook.standard.views,
    oldRowOpacity: 0.4
  )
}
