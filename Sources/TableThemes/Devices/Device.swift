import TableModel

/// A phone or a tablet that tables are shown on, and its screen.
public struct Device: Hashable, Sendable {
  /// The name that specs and the command line use, for example `iphone4`.
  public var name: String
  /// The name for people, for example `iPhone 4`.
  public var title: String
  /// Other names that people call it by, for example `iphone10` for the `iphonex`.
  public var otherNames: [String]
  /// The release of the system that it came with.
  public var firstSystem: SystemVersion
  /// The size of the upright screen, in points.
  public var size: Size
  /// Device pixels a point.
  public var scale: Double
  /// The radius of the screen's corners in points; zero for rectangular screens.
  public var cornerRadius: Double
  /// What a notch, the status bar beside it and a home indicator take of an upright screen's edges, in points.
  public var portraitSafeArea: EdgeInsets
  /// What they take of the edges of a screen on its side, in points.
  public var landscapeSafeArea: EdgeInsets

  /// Whether the screen is a phone's: narrower than any tablet's.
  public var isPhone: Bool { min(size.width, size.height) < 600 }

  /// What is covered of the edges of a screen that is held one way or the other.
  public func safeArea(_ orientation: Orientation) -> EdgeInsets {
    switch orientation {
    case .portrait: portraitSafeArea
    case .landscape: landscapeSafeArea
    }
  }
}

extension Device {
  /// All known devices: those that share a screen together, and screens in the order in which they appeared.
  public static let all: [Device] = DeviceScreen.all.flatMap(\.devices)

  /// The first device of each screen: one for each picture that can differ.
  public static let screens: [Device] = DeviceScreen.all.compactMap(\.devices.first)

  /// The device of a name; `nil` for an unknown one.
  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  /// The device that people call by another name than it has here: `iphonex` for `iphone10`; `nil` for other names.
  public static func called(_ name: String) -> Device? { all.first { $0.otherNames.contains(name) } }
}

/// A screen, and the devices that have it.
///
/// Sizes and scales are those of Apple's “Human Interface Guidelines”, the radii of corners those that
/// markbattistella/BezelKit read in simulators, and safe areas those that UIKit reports. Devices that differ in nothing
/// that a picture shows share a row.
struct DeviceScreen: Sendable {
  /// The devices: the one that the screen is known by, then others in the order in which they appeared.
  let devices: [Device]

  /// What is known of a device besides its screen.
  struct Model: Sendable {
    let (name, title): (String, String)
    let firstSystem: SystemVersion
    let otherNames: [String]

    init(_ name: String, _ title: String, _ major: Int, _ minor: Int = 0, or otherNames: String...) {
      (self.name, self.title) = (name, title)
      firstSystem = SystemVersion(major, minor)
      self.otherNames = otherNames
    }
  }

  private init(
    _ width: Double, _ height: Double, scale: Double, corner: Double = 0, portrait: EdgeInsets = .zero,
    landscape: EdgeInsets = .zero, _ models: [Model]
  ) {
    devices = models.map { model in
      Device(
        name: model.name, title: model.title, otherNames: model.otherNames, firstSystem: model.firstSystem,
        size: Size(width: width, height: height), scale: scale, cornerRadius: corner,
        portraitSafeArea: portrait, landscapeSafeArea: landscape)
    }
  }

  /// A screen with a home button below it.
  private static func rectangular(
    _ width: Double, _ height: Double, scale: Double = 2, _ models: Model...
  ) -> DeviceScreen {
    DeviceScreen(width, height, scale: scale, models)
  }

  /// A phone's with a notch, or an island in its place, and a home indicator.
  private static func notched(
    _ width: Double, _ height: Double, scale: Double = 3, notch: Double, corner: Double, _ models: Model...
  ) -> DeviceScreen {
    DeviceScreen(
      width, height, scale: scale, corner: corner, portrait: EdgeInsets(top: notch, bottom: 34),
      landscape: EdgeInsets(left: notch, bottom: 21, right: notch), models)
  }

  /// A tablet's without a home button.
  private static func rounded(
    _ width: Double, _ height: Double, corner: Double = 18, _ models: Model...
  ) -> DeviceScreen {
    let safeArea = EdgeInsets(top: 24, bottom: 20)
    return DeviceScreen(
      width, height, scale: 2, corner: corner, portrait: safeArea, landscape: safeArea, models)
  }

  /// All screens in the order in which they appeared.
  static let all: [DeviceScreen] = [
    .rectangular(
      320, 480, scale: 1, .init("iphone3g", "iPhone 3G", 2, or: "iphone3"),
      .init("iphone", "iPhone", 1, or: "iphone1", "iphone2g"), .init("iphone3gs", "iPhone 3GS", 3)),
    .rectangular(
      768, 1024, scale: 1, .init("ipad", "iPad", 3, 2, or: "ipad1"), .init("ipad2", "iPad 2", 4, 3),
      .init("ipadmini", "iPad mini", 6, or: "ipadmini1")),
    .rectangular(320, 480, .init("iphone4", "iPhone 4", 4), .init("iphone4s", "iPhone 4S", 5)),
    .rectangular(
      768, 1024, .init("ipadair", "iPad Air", 7, or: "ipadair1"), .init("ipad3", "iPad 3", 5, 1),
      .init("ipad4", "iPad 4", 6), .init("ipadmini2", "iPad mini 2", 7),
      .init("ipadair2", "iPad Air 2", 8, 1),
      .init("ipadmini3", "iPad mini 3", 8, 1), .init("ipadmini4", "iPad mini 4", 9),
      .init("ipadpro9", "iPad Pro 9.7", 9, 3), .init("ipad5", "iPad 5", 10, 2),
      .init("ipad6", "iPad 6", 11, 3),
      .init("ipadmini5", "iPad mini 5", 12, 2)),
    .rectangular(
      320, 568, .init("iphone5", "iPhone 5", 6), .init("iphone5c", "iPhone 5c", 7),
      .init("iphone5s", "iPhone 5s", 7), .init("iphonese", "iPhone SE", 9, 3, or: "iphonese1")),
    .rectangular(
      375, 667, .init("iphone6", "iPhone 6", 8), .init("iphone6s", "iPhone 6s", 9),
      .init("iphone7", "iPhone 7", 10), .init("iphone8", "iPhone 8", 11),
      .init("iphonese2", "iPhone SE 2", 13, 4), .init("iphonese3", "iPhone SE 3", 15, 4)),
    .rectangular(
      414, 736, scale: 3, .init("iphone6plus", "iPhone 6 Plus", 8),
      .init("iphone6splus", "iPhone 6s Plus", 9),
      .init("iphone7plus", "iPhone 7 Plus", 10), .init("iphone8plus", "iPhone 8 Plus", 11)),
    .rectangular(
      1024, 1366, .init("ipadpro", "iPad Pro 12.9", 9, 1, or: "ipadpro1"),
      .init("ipadpro12gen2", "iPad Pro 12.9, second generation", 10, 3, or: "ipadpro2")),
    .rectangular(
      834, 1112, .init("ipadpro10", "iPad Pro 10.5", 10, 3), .init("ipadair3", "iPad Air 3", 12, 2)),
    .notched(
      375, 812, notch: 44, corner: 39, .init("iphonex", "iPhone X", 11, 1, or: "iphone10"),
      .init("iphonexs", "iPhone XS", 12), .init("iphone11pro", "iPhone 11 Pro", 13)),
    .notched(414, 896, scale: 2, notch: 44, corner: 41.5, .init("iphonexr", "iPhone XR", 12)),
    .notched(
      414, 896, notch: 44, corner: 39, .init("iphonexsmax", "iPhone XS Max", 12),
      .init("iphone11promax", "iPhone 11 Pro Max", 13)),
    .rounded(
      834, 1194, .init("ipadpro11", "iPad Pro 11", 12, 1),
      .init("ipadpro11gen2", "iPad Pro 11, second generation", 13, 4),
      .init("ipadpro11m1", "iPad Pro 11 (M1)", 14, 5), .init("ipadpro11m2", "iPad Pro 11 (M2)", 16, 1)),
    .rounded(
      1024, 1366, .init("ipadpro12", "iPad Pro 12.9, third generation", 12, 1, or: "ipadpro12gen3"),
      .init("ipadpro12gen4", "iPad Pro 12.9, fourth generation", 13, 4),
      .init("ipadpro12m1", "iPad Pro 12.9 (M1)", 14, 5), .init("ipadpro12m2", "iPad Pro 12.9 (M2)", 16, 1),
      .init("ipadair13m2", "iPad Air 13 (M2)", 17, 5), .init("ipadair13m3", "iPad Air 13 (M3)", 18, 3),
      .init("ipadair13m4", "iPad Air 13 (M4)", 26, 3)),
    .notched(414, 896, scale: 2, notch: 48, corner: 41.5, .init("iphone11", "iPhone 11", 13)),
    .rectangular(
      810, 1080, .init("ipad7", "iPad 7", 13, 1), .init("ipad8", "iPad 8", 14), .init("ipad9", "iPad 9", 15)),
    .notched(
      375, 812, notch: 50, corner: 44, .init("iphone12mini", "iPhone 12 mini", 14, 2),
      .init("iphone13mini", "iPhone 13 mini", 15)),
    .notched(
      390, 844, notch: 47, corner: 47.33, .init("iphone12", "iPhone 12", 14, 1),
      .init("iphone12pro", "iPhone 12 Pro", 14, 1), .init("iphone13", "iPhone 13", 15),
      .init("iphone13pro", "iPhone 13 Pro", 15), .init("iphone14", "iPhone 14", 16),
      .init("iphone16e", "iPhone 16e", 18, 3), .init("iphone17e", "iPhone 17e", 26, 3)),
    .notched(
      428, 926, notch: 47, corner: 53.33, .init("iphone12promax", "iPhone 12 Pro Max", 14, 2),
      .init("iphone13promax", "iPhone 13 Pro Max", 15), .init("iphone14plus", "iPhone 14 Plus", 16)),
    .rounded(
      820, 1180, .init("ipadair4", "iPad Air 4", 14, 1), .init("ipadair5", "iPad Air 5", 15, 4),
      .init("ipadair11m2", "iPad Air 11 (M2)", 17, 5), .init("ipadair11m3", "iPad Air 11 (M3)", 18, 3),
      .init("ipadair11m4", "iPad Air 11 (M4)", 26, 3)),
    .rounded(
      744, 1133, corner: 21.5, .init("ipadmini6", "iPad mini 6", 15),
      .init("ipadmini7", "iPad mini (A17 Pro)", 18)),
    .notched(
      393, 852, notch: 59, corner: 55, .init("iphone14pro", "iPhone 14 Pro", 16),
      .init("iphone15", "iPhone 15", 17), .init("iphone15pro", "iPhone 15 Pro", 17),
      .init("iphone16", "iPhone 16", 18)),
    .notched(
      430, 932, notch: 59, corner: 55, .init("iphone14promax", "iPhone 14 Pro Max", 16),
      .init("iphone15plus", "iPhone 15 Plus", 17), .init("iphone15promax", "iPhone 15 Pro Max", 17),
      .init("iphone16plus", "iPhone 16 Plus", 18)),
    .rounded(
      820, 1180, corner: 25, .init("ipad10", "iPad 10", 16, 1),
      .init("ipada16", "iPad (A16)", 18, 3, or: "ipad11")),
    .rounded(
      834, 1210, corner: 30, .init("ipadpro11m4", "iPad Pro 11 (M4)", 17, 5),
      .init("ipadpro11m5", "iPad Pro 11 (M5)", 26)),
    .rounded(
      1032, 1376, corner: 30, .init("ipadpro13m4", "iPad Pro 13 (M4)", 17, 5),
      .init("ipadpro13m5", "iPad Pro 13 (M5)", 26)),
    .notched(
      402, 874, notch: 62, corner: 62, .init("iphone16pro", "iPhone 16 Pro", 18),
      .init("iphone17", "iPhone 17", 26), .init("iphone17pro", "iPhone 17 Pro", 26)),
    .notched(
      440, 956, notch: 62, corner: 62, .init("iphone16promax", "iPhone 16 Pro Max", 18),
      .init("iphone17promax", "iPhone 17 Pro Max", 26)),
    // Developers report its safe area: the island stands lower than on the others.
    .notched(420, 912, notch: 68, corner: 62, .init("iphoneair", "iPhone Air", 26)),
  ]
}
