import TableModel

/// What the icons of all status bars have in common, set by eye.
extension BatteryLook {
  /// The battery of iOS 7 to 10, measured at two pixels a point: an outline of one pixel, a gap of one, and the charge.
  static let thin = BatteryLook(
    size: Size(width: 22.5, height: 9.5),
    cornerRadius: 1.5,
    outlineWidth: 0.5,
    outlineOpacity: 1,
    chargeInset: 1,
    poleGap: 0.5,
    pole: Size(width: 0.158, height: 0.38)
  )

  /// The battery beside an island, and on iPads of iOS 26.
  static let island: BatteryLook = {
    var battery = BatteryLook.outlined(Size(width: 25, height: 13), cornerRadius: 4.3, outlineOpacity: 0.4)
    battery.chargeCornerRadius = 2.5
    battery.pole = Size(width: 1.33 / 13, height: 4.0 / 13)
    return battery
  }()

  /// A battery with an outline of one point.
  static func outlined(_ size: Size, cornerRadius: Double, outlineOpacity: Double = 1) -> BatteryLook {
    BatteryLook(
      size: size,
      cornerRadius: cornerRadius,
      outlineWidth: 1,
      outlineOpacity: outlineOpacity,
      chargeInset: 2,
      poleGap: 1,
      pole: Size(width: 0.13, height: 0.38)
    )
  }
}

extension WiFiLook {
  /// A wedge with two rings.
  static let twoRings = WiFiLook(divisions: 5, wedgeRadius: 1.5, ringRadii: [2.7, 4.5], lineWidth: 1.1)
}
