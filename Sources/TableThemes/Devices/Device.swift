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
