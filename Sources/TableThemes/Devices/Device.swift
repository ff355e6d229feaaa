import TableModel

/// A screen that tables are shown on.
public struct Device: Hashable, Sendable {
  /// The name that specs and the command line use, for example `iphone4`.
  public var name: String
  /// The name for people.
  public var title: String
  /// The size of the upright screen, in points.
  public var size: Size
  /// Device pixels a point.
  public var scale: Double
  /// What a notch, the status bar beside it and a home indicator take of an upright screen's edges, in points.
  public var portraitSafeArea: EdgeInsets
  /// What they take of the edges of a screen on its side, in points.
  public var landscapeSafeArea: EdgeInsets

  /// A screen of so many points.
  init(
    _ name: String,
    _ title: String,
    width: Double,
    height: Double,
    scale: Double,
    portraitSafeArea: EdgeInsets = .zero,
    landscapeSafeArea: EdgeInsets = .zero
  ) {
    self.name = name
    self.title = title
    self.size = Size(width: width, height: height)
    self.scale = scale
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
  }

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
  /// The device that has the same screen as one of a name that none has: `iphone12` for `iphone13`; `nil` for others.
  public static func twin(of name: String) -> String? {
    twins.first { $0.others.contains(name) }?.device
  }

  /// Devices, and others that differ from them in nothing that a picture shows.
  private static let twins: [(device: String, others: [String])] = [
    ("iphone3g", ["iphone", "iphone1", "iphone2g", "iphone3", "iphone3gs"]),
    ("ipad", ["ipad1", "ipad2", "ipadmini", "ipadmini1"]),
    ("iphone4", ["iphone4s"]),
    (
      "ipadair",
      [
        "ipad3", "ipad4", "ipad5", "ipad6", "ipadmini2", "ipadmini3", "ipadmini4", "ipadmini5", "ipadair2",
        "ipadpro9",
      ]
    ),
    ("iphone5", ["iphone5s", "iphone5c", "iphonese", "iphonese1"]),
    ("iphone6", ["iphone6s", "iphone7", "iphone8", "iphonese2", "iphonese3"]),
    ("iphone6plus", ["iphone6splus", "iphone7plus", "iphone8plus"]),
    ("ipadpro", ["ipadpro1"]),
    ("ipadpro10", ["ipadair3"]),
    ("iphonex", ["iphone10", "iphonexs", "iphone11pro"]),
    ("iphonexsmax", ["iphone11promax"]),
    ("iphone12mini", ["iphone13mini"]),
    ("iphone12", ["iphone12pro", "iphone13", "iphone13pro"]),
    ("iphone12promax", ["iphone13promax", "iphone14plus"]),
    ("ipadair4", ["ipadair5", "ipad10"]),
    ("iphone14promax", ["iphone15plus", "iphone15promax", "iphone16plus"]),
    ("iphone15", ["iphone15pro", "iphone16"]),
    ("iphone16pro", ["iphone17", "iphone17pro"]),
    ("iphone16promax", ["iphone17promax"]),
  ]
}

extension Device {
  /// All known screens in the order in which they appeared.
  public static let all: [Device] = [
    Device("iphone3g", "iPhone, iPhone 3G and 3GS", width: 320, height: 480, scale: 1),
    Device("ipad", "iPad, iPad 2 and iPad mini", width: 768, height: 1024, scale: 1),
    Device("iphone4", "iPhone 4 and 4S", width: 320, height: 480, scale: 2),
    Device("ipadair", "iPad 3, iPad Air and iPad mini 2", width: 768, height: 1024, scale: 2),
    Device("iphone5", "iPhone 5, 5s and SE", width: 320, height: 568, scale: 2),
    Device("iphone6", "iPhone 6, 7, 8 and SE 2", width: 375, height: 667, scale: 2),
    Device("iphone6plus", "iPhone 6 Plus, 7 Plus and 8 Plus", width: 414, height: 736, scale: 3),
    Device("ipadpro", "iPad Pro 12.9", width: 1024, height: 1366, scale: 2),
    Device("ipadpro10", "iPad Pro 10.5", width: 834, height: 1112, scale: 2),
    .notched("iphonex", "iPhone X and XS", width: 375, height: 812, notch: 44),
    .notched("iphonexr", "iPhone XR", width: 414, height: 896, scale: 2, notch: 44),
    .notched("iphonexsmax", "iPhone XS Max and 11 Pro Max", width: 414, height: 896, notch: 44),
    .withoutButton("ipadpro11", "iPad Pro 11", width: 834, height: 1194),
    .withoutButton("ipadpro12", "iPad Pro 12.9, third and later", width: 1024, height: 1366),
    .notched("iphone11", "iPhone 11", width: 414, height: 896, scale: 2, notch: 48),
    .notched("iphone12mini", "iPhone 12 mini and 13 mini", width: 375, height: 812, notch: 50),
    .notched("iphone12", "iPhone 12 and 13", width: 390, height: 844, notch: 47),
    .notched("iphone12promax", "iPhone 12 and 13 Pro Max, 14 Plus", width: 428, height: 926, notch: 47),
    .withoutButton("ipadair4", "iPad Air 4 and 5", width: 820, height: 1180),
    .notched("iphone14", "iPhone 14", width: 390, height: 844, notch: 47),
    .notched("iphone14pro", "iPhone 14 Pro", width: 393, height: 852, notch: 59),
    .notched("iphone14promax", "iPhone 14 Pro Max", width: 430, height: 932, notch: 59),
    .notched("iphone15", "iPhone 15, 15 Pro and 16", width: 393, height: 852, notch: 59),
    .notched("iphone16pro", "iPhone 16 Pro, 17 and 17 Pro", width: 402, height: 874, notch: 62),
    .notched("iphone16promax", "iPhone 16 and 17 Pro Max", width: 440, height: 956, notch: 62),
  ]

  /// The screen of a name; `nil` for an unknown one.
  public static func named(_ name: String) -> Device? {
    all.first { $0.name == name }
  }

  /// A phone with a notch, or an island in its place, and a home indicator.
  private static func notched(
    _ name: String, _ title: String, width: Double, height: Double, scale: Double = 3, notch: Double
  ) -> Device {
    Device(
      name,
      title,
      width: width,
      height: height,
      scale: scale,
      portraitSafeArea: EdgeInsets(top: notch, bottom: 34),
      landscapeSafeArea: EdgeInsets(left: notch, bottom: 21, right: notch)
    )
  }

  /// A tablet without a home button.
  private static func withoutButton(_ name: String, _ title: String, width: Double, height: Double) -> Device
  {
    let safeArea = EdgeInsets(top: 24, bottom: 20)
    return Device(
      name, title, width: width, height: height, scale: 2, portraitSafeArea: safeArea,
      landscapeSafeArea: safeArea)
  }
}
