import TableModel

/// The elements at the right edge since iOS 13: symbols with round ends that take no room but their own.
///
/// Between a symbol and the content view there is no space; the labels keep eight points instead. The chevron is narrower
/// beside the smallest text; between that and the standard none was seen before iOS 26.
extension AccessoryLooks {
  /// The elements of an era whose chevron is so many points wide, and as large as measured at other settings of text.
  static func modern(
    chevronWidth: Double, checkmark: AccessoryLook, otherChevrons: [ContentSizeCategory: Size] = [:]
  ) -> AccessoryLooks {
    AccessoryLooks(
      disclosureIndicator: .modern(
        size: Size(width: chevronWidth, height: 14),
        otherSizes: otherChevrons.merging(
          [.extraSmall: Size(width: chevronWidth - 1.7, height: 14)]) { size, _ in size },
        layers: [.modernChevron(width: chevronWidth)]
      ),
      detailDisclosureButton: .modern(
        size: Size(width: 32 + chevronWidth, height: 22),
        layers: VectorLayer.modernInfo + [
          VectorLayer.modernChevron(width: chevronWidth).offset(x: 32, y: 4)
        ],
        upright: Size(width: 22, height: 22)
      ),
      checkmark: checkmark,
      // It takes 24 points of the content view's width in 14 of 16 stored rows.
      detailButton: .modern(
        size: Size(width: 22, height: 22), contentGap: 2, layers: VectorLayer.modernInfo,
        upright: Size(width: 22, height: 22)),
      outlineCollapsed: .modern(
        size: Size(width: 14, height: 14),
        layers: [.outlineChevron([Point(4.6, 2), Point(9.4, 7), Point(4.6, 12)])]),
      outlineExpanded: .modern(
        size: Size(width: 14, height: 14),
        layers: [.outlineChevron([Point(2, 4.6), Point(7, 9.4), Point(12, 4.6)])]),
      popUp: .popUp
    )
  }
}

extension AccessoryLook {
  /// The check mark from iOS 13 to 18, which takes 24 points of the content view's width, as stored documents have it.
  static let modernCheckmark = modern(
    size: Size(width: 14, height: 12),
    contentGap: 10,
    layers: [.modernCheckmark([Point(1.2, 6.6), Point(4.9, 10.7), Point(12.4, 1.3)], width: 2)],
    upright: Size(width: 14, height: 12)
  )

  /// The check mark of iOS 26, larger and further in, as Vercantez/openuikit measured in running apps at two and at three
  /// pixels a point.
  static let largeCheckmark: AccessoryLook = {
    var look = modern(
      size: Size(width: 19, height: 18),
      trailing: .cellMarginPlus(2.5),
      layers: [.modernCheckmark([Point(2.9, 9.4), Point(7.5, 16.2), Point(16.3, 2)], width: 2.2)],
      upright: Size(width: 19, height: 18)
    )
    look.heightAtThreePixels = 52.0 / 3
    return look
  }()

  /// The chevrons behind the value of a menu: 8.67 × 12.67 points, as measured on iOS 26; 6.3 behind the value.
  fileprivate static let popUp: AccessoryLook = {
    let chevron = { (tip: Double, base: Double) in
      VectorLayer.stroke(
        .polyline([Point(1, base), Point(4.33, tip), Point(7.67, base)]),
        Stroke(width: 1.7, cap: .round, join: .round), .color(.modernSecondaryLabel))
    }
    var look = modern(
      size: Size(width: 8.67, height: 12.67), trailing: .cellMarginPlus(2),
      layers: [chevron(0.9, 4.2), chevron(11.77, 8.47)])
    look.contentGap = 0
    look.gapBefore = 6.33
    return look
  }()

  fileprivate static func modern(
    size: Size,
    otherSizes: [ContentSizeCategory: Size] = [:],
    trailing: MarginRule = .cellMargin,
    contentGap: Double = 0,
    layers: [VectorLayer],
    upright: Size? = nil
  ) -> AccessoryLook {
    AccessoryLook(
      size: size,
      trailing: trailing,
      contentGap: contentGap,
      labelTrailing: .fixed(8),
      layers: layers,
      upright: upright.map { Rect(origin: .zero, size: $0) },
      kind: .symbol(sizes: otherSizes)
    )
  }
}

extension VectorLayer {
  /// A chevron of 7 × 12 points near the end of a symbol of a width and 14 points of height, as measured on iOS 16.
  fileprivate static func modernChevron(width: Double) -> VectorLayer {
    let left = width - 6.65
    return .stroke(
      .polyline([Point(left, 2), Point(left + 4.8, 7), Point(left, 12)]),
      Stroke(width: 2, cap: .round, join: .round),
      .color(.modernTertiaryLabel)
    )
  }

  fileprivate static func outlineChevron(_ points: [Point]) -> VectorLayer {
    .stroke(.polyline(points), Stroke(width: 2, cap: .round, join: .round), .tint)
  }

  fileprivate static func modernCheckmark(_ points: [Point], width: Double) -> VectorLayer {
    .stroke(.polyline(points), Stroke(width: width, cap: .round, join: .round), .tint)
  }

  /// The letter i in a circle of 22 points, both with lines of 1.5 points.
  fileprivate static let modernInfo: [VectorLayer] = [
    .stroke(.circle(center: Point(11, 11), radius: 10), Stroke(width: 1.5), .tint),
    .fill(.circle(center: Point(10.85, 6.3), radius: 1.25), .tint),
    .stroke(
      .polyline([Point(9.4, 9.7), Point(11.2, 9.7), Point(11.2, 16)]),
      Stroke(width: 1.5, cap: .round, join: .round), .tint),
    .stroke(
      .polyline([Point(9.2, 16), Point(13.2, 16)]),
      Stroke(width: 1.5, cap: .round), .tint),
  ]
}
