import TableModel
import Testing

@testable import TableThemes

/// The lists of looks and devices.
@Suite struct CatalogTests {
  @Test func namesAreUnique() {
    #expect(Theme.names == Theme.all.map(\.name))
    #expect(Set(Theme.all.map(\.name)).count == Theme.all.count)
    #expect(Set(Theme.all.map(\.title)).count == Theme.all.count)
    #expect(Set(Device.all.map(\.title)).count == Device.all.count)
    let names = Device.all.flatMap { [$0.name] + $0.otherNames }
    #expect(Set(names).count == names.count)
    #expect(Theme.newest == Theme.all.last)
  }

  @Test(arguments: Theme.all) func looksAreFoundByName(_ theme: Theme) throws {
    #expect(Theme.named(theme.name) == theme)
    #expect(Device.named(theme.device) != nil)
    #expect(Theme.named(theme.name.uppercased()) == nil)
  }

  /// Each row is of the look that it names, and no release or tool is that of two.
  @Test func rowsAreInOrder() {
    #expect(Era.all.map { $0.theme().name } == Era.all.map(\.name))
    for (older, newer) in zip(Era.all, Era.all.dropFirst()) {
      #expect(older.systems.upperBound < newer.systems.lowerBound, "\(newer.name)")
      #expect(older.firstTools ?? -1 < newer.firstTools ?? -1, "\(newer.name)")
    }
  }

  @Test(arguments: [("ios6", true), ("ios7", false), ("ios8", false), ("iphoneos3", true), ("ios26", false)])
  func looksKnowWhatCameBefore(name: String, isOlder: Bool) throws {
    #expect(try #require(Theme.named(name)).isOlder(than: SystemVersion(7)) == isOlder)
  }

  @Test(arguments: Device.all) func devicesAreUprightAndFoundByName(_ device: Device) {
    #expect(Device.named(device.name) == device)
    #expect(device.otherNames.allSatisfy { Device.named($0) == nil && Device.called($0) == device })
    #expect(device.size.width < device.size.height)
    #expect([1, 2, 3].contains(device.scale))
    #expect(device.isPhone == device.name.hasPrefix("iphone"))
    #expect((device.cornerRadius > 0) == (device.portraitSafeArea.bottom > 0))
  }

  /// The last releases of the devices that looks have, of those that are no longer made.
  private static let lastSystems: [String: SystemVersion] = [
    "iphone3g": .init(4, 2), "iphone4": .init(7, 1), "iphone5": .init(10, 3), "iphone6": .init(12, 5),
    "iphone8": .init(16, 7), "iphone17": .init(26, 9),
  ]

  /// The device of a look ran it when it came.
  @Test(arguments: Era.all) func looksHaveADeviceOfTheirTime(_ era: Era) throws {
    let device = try #require(Device.named(era.theme().device))
    #expect(device.firstSystem <= era.systems.lowerBound)
    #expect(try #require(Self.lastSystems[device.name]) >= era.systems.lowerBound)
  }

  /// Devices that share a screen show the same; of each screen there is one among `screens`.
  @Test func screensAreTheDifferentOnes() {
    let names = Device.screens.map(\.name)
    #expect(Set(names).isSubset(of: Device.all.map(\.name)) && Set(names).count == names.count)
    for device in Device.all {
      let alike = Device.screens.filter {
        $0.size == device.size && $0.scale == device.scale && $0.cornerRadius == device.cornerRadius
          && $0.portraitSafeArea == device.portraitSafeArea
      }
      #expect(alike.count == 1, "\(device.name)")
    }
  }

  @Test(arguments: [
    ("iphone17", 402.0, 3.0), ("iphoneair", 420, 3), ("iphone17promax", 440, 3), ("iphonese2", 375, 2),
    ("iphone16e", 390, 3), ("ipadmini6", 744, 2), ("ipadpro13m4", 1032, 2), ("ipadpro11m5", 834, 2),
    ("ipad9", 810, 2), ("ipada16", 820, 2), ("iphone3gs", 320, 1),
  ])
  func devicesOfTodayHaveTheirWidth(_ name: String, _ width: Double, _ scale: Double) throws {
    let device = try #require(Device.named(name))
    #expect(device.size.width == width && device.scale == scale)
  }

  @Test func erasDifferFromEachOther() {
    for (index, theme) in Theme.all.enumerated() {
      for other in Theme.all.dropFirst(index + 1) {
        #expect(theme.plain != other.plain || theme.grouped != other.grouped, "\(theme.name) \(other.name)")
      }
    }
  }
}

/// The rules by which a theme's numbers depend on width, scale and margin.
@Suite struct RuleTests {
  @Test(arguments: [(100.0, 10.0), (319, 10), (320, 15), (767, 15), (768, 45), (9999, 45)])
  func stepsHoldFromTheirWidthOn(_ width: Double, _ expected: Double) {
    #expect(ByWidth(10, [.init(from: 320, 15), .init(from: 768, 45)])[width] == expected)
  }

  @Test func fineScreensHaveTheirOwnValues() {
    let value = ByScale(standard: "coarse", retina: "fine")
    #expect([1.0, 2, 3].map { value[$0] } == ["coarse", "fine", "fine"])
  }

  @Test func pixelsShrinkWithScale() {
    #expect([1.0, 2, 4].map { Thickness.pixels(1).points(scale: $0) } == [1, 0.5, 0.25])
    #expect([1.0, 2, 4].map { Thickness.points(1).points(scale: $0) } == [1, 1, 1])
  }

  @Test func marginsFollowTheirRule() {
    #expect(MarginRule.fixed(7).points(margin: 15) == 7)
    #expect(MarginRule.cellMargin.points(margin: 15) == 15)
    #expect([15.0, 16, 20].map { MarginRule.remainder(of: 17).points(margin: $0) } == [2, 1, 0])
  }
}
