import Testing

/// Status bars beside an island or a notch against screenshots at three pixels a point: Dimillian/IceCubesApp@0fc41d2c (402
/// points), mssun/passforios@53ae6426 (430), Cizzuk/CSE@964fc6f4 (440), nextcloud/talk-ios@2d31eda5 (414, iOS 15; those of
/// owncloud/ios-app@0ac09a30, iOS 14, are the same) and supergeorg/Grocy-SwiftUI@f87678ee (428, iOS 15), StephenDev0/StikDebug (390,
/// iOS 17 or 18) and Ranchero-Software/NetNewsWire@834decfa (390, iOS 26).
@Suite struct IslandStatusBarTests {
  struct Icons: Sendable {
    var theme: String
    var device: String
    /// Left, top, right and bottom of the battery without its pole, in points; pixels of its pale outline count whole.
    var battery: [Double]
    /// The same of the wireless network's fan.
    var network: [Double]
    /// The line that figures of the time stand on.
    var baseline: Double
  }

  @Test(arguments: [
    Icons(
      theme: "ios26", device: "iphone17", battery: [339.33, 26, 364.33, 39],
      network: [315.17, 26.34, 331.83, 38.63], baseline: 38.8),
    Icons(
      theme: "ios16", device: "iphone14promax", battery: [361.33, 21.67, 389.67, 36],
      network: [334.68, 21.84, 353.66, 35.63], baseline: 35.67),
    Icons(
      theme: "ios26", device: "iphone16promax", battery: [368.33, 25, 396.67, 39.33],
      network: [341.68, 25.17, 360.66, 38.97], baseline: 39),
    Icons(
      theme: "ios13", device: "iphone11promax", battery: [366.33, 16.33, 390.33, 28.67],
      network: [343.67, 16.33, 360, 28.67], baseline: 28.67),
    Icons(
      theme: "ios13", device: "iphone13promax", battery: [373.33, 17.67, 398.33, 30.67],
      network: [350, 18, 367, 30.3], baseline: 30.67),
    Icons(
      theme: "ios16", device: "iphone14", battery: [336.53, 19.53, 361.5, 32.13],
      network: [312.16, 19.67, 328.84, 31.96], baseline: 32),
    Icons(
      theme: "ios26", device: "iphone14", battery: [346.87, 18.87, 369.6, 30.47],
      network: [325.01, 18.51, 340.99, 30.26], baseline: 30.33),
  ])
  func iconsStandWhereScreenshotsHaveThem(_ icons: Icons) throws {
    let screen = try Screenshot(
      spec: """
        theme: \(icons.theme)
        device: \(icons.device)
        statusBar: {time: "7:11"}
        tableView: {backgroundColor: white, separatorStyle: none, sections: []}
        """)
    let rows = 45..<150
    // The outline is 40 % black.
    let battery = try screen.edges(
      x: Int(icons.battery[0] * 3) - 6..<Int(icons.battery[2] * 3) + 3, y: rows, ink: 0x999999, on: 0xFFFFFF)
    let network = try screen.edges(
      x: Int(icons.network[0] * 3) - 6..<Int(icons.network[2] * 3) + 6, y: rows, ink: 0, on: 0xFFFFFF)
    let time = try screen.edges(x: 90..<330, y: rows, ink: 0, on: 0xFFFFFF)
    let measured = [
      ("battery", [battery.left, battery.top, battery.right, battery.bottom], icons.battery),
      ("network", [network.left, network.top, network.right, network.bottom], icons.network),
    ]
    for (name, actual, expected) in measured {
      for (index, value) in actual.enumerated() {
        expect("edge \(index) of the \(name)", value / 3, expected[index], within: 0.75)
      }
    }
    expect("baseline", time.bottom / 3, icons.baseline, within: 0.35)
  }
}
