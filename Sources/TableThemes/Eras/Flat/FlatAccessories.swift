import TableModel

/// The thin elements at the right edge from iOS 7 to iOS 12, measured on screenshots at two and three pixels a point.
extension AccessoryLooks {
  /// The elements of iOS 7 to iOS 12.
  static let flat = AccessoryLooks(
    disclosureIndicator: AccessoryLook(
      size: Size(width: 8, height: 13),
      trailing: .cellMargin,
      contentGap: 10,
      labelTrailing: .remainder(of: 17),
      layers: [.flatChevron]
    ),
    detailDisclosureButton: AccessoryLook(
      size: Size(width: 42, height: 22),
      trailing: .cellMargin,
      contentGap: 10,
      labelTrailing: .fixed(0),
      layers: VectorLayer.flatInfo + [VectorLayer.flatChevron.offset(x: 34, y: 4.5)],
      upright: Rect(x: 0, y: 0, width: 22, height: 22)
    ),
    checkmark: AccessoryLook(
      size: Size(width: 14, height: 11),
      trailing: .cellMargin,
      contentGap: 10,
      labelTrailing: .fixed(0),
      layers: [
        .stroke(
          .polyline([Point(1.4, 6.35), Point(5, 9.55), Point(12.95, 1.7)]),
          Stroke(width: 2.1),
          .tint
        )
      ],
      upright: Rect(x: 0, y: 0, width: 14, height: 11)
    ),
    detailButton: AccessoryLook(
      size: Size(width: 22, height: 22),
      trailing: .cellMargin,
      contentGap: 10,
      labelTrailing: .fixed(0),
      layers: VectorLayer.flatInfo,
      upright: Rect(x: 0, y: 0, width: 22, height: 22)
    )
  )
}

extension Color {
  /// The colour of what can be tapped.
  static let flatTint = Color(0x007AFF)
}

extension VectorLayer {
  /// A chevron of 8 × 13 points with a stroke of 1.8.
  fileprivate static let flatChevron = VectorLayer.stroke(
    .polyline([Point(0.75, 0.64), Point(6.61, 6.5), Point(0.75, 12.36)]),
    Stroke(width: 1.8),
    .color(Color(0xC7C7CC))
  )

  /// The letter i in a circle of 22 points whose line is one point wide.
  fileprivate static let flatInfo: [VectorLayer] = [
    .stroke(.circle(center: Point(11, 11), radius: 10.5), Stroke(width: 1), .tint),
    .fill(.circle(center: Point(10.9, 6.3), radius: 1.25), .tint),
    .fill(
      .polygon([
        Point(8.9, 9), Point(11.8, 9), Point(11.8, 15.6), Point(13.4, 15.6), Point(13.4, 16.6),
        Point(8.9, 16.6),
        Point(8.9, 15.6), Point(10.5, 15.6), Point(10.5, 10), Point(8.9, 10),
      ]),
      .tint
    ),
  ]
}
