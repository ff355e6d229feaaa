import TableModel

/// A screen that Interface Builder shows documents on.
struct IBDevice {
  /// The size of the upright screen, in points.
  let size: Size
  /// Device pixels a point.
  let scale: Double
  /// What the program calls a device with this screen, corners and all; `nil` where it knows none.
  let name: String?

  /// The room of the screen that a document is for; that of an upright phone where it says none.
  static func sizeClasses(of document: XMLElement) -> SizeClasses {
    guard let device = IBDevice(of: document) else { return .phone }
    let isLandscape = document.child(named: "device")?["orientation"] == "landscape"
    let size = device.size
    return SizeClasses(size: isLandscape ? Size(width: size.height, height: size.width) : size)
  }

  /// Whether it is a phone's.
  var isPhone: Bool { SizeClasses(size: size) == .phone }

  private init(_ width: Double, _ height: Double, _ scale: Double, _ name: String? = nil) {
    size = Size(width: width, height: height)
    self.scale = scale
    self.name = name
  }

  /// The screen that a document says it is for; `nil` where it says none that is known.
  init?(of document: XMLElement) {
    let simulated = document.child(key: "defaultSimulatedMetrics")?.child(key: "destination")
    let name = document.child(named: "device")?["id"] ?? simulated?["type"]
    guard let name, let device = IBDevice.known[IBDevice.plain(name)] else { return nil }
    self = device
  }

  /// The screen that a table of a size would fill, where the document says none.
  static func holding(_ size: Size) -> IBDevice? {
    let devices = [iphone4, iphone5, iphone6, iphone6Plus, ipad].filter { $0.size.width == size.width }
    return devices.first { $0.size.height >= size.height } ?? devices.last
  }

  /// A name without what says how an app fills the screen: `retina4_7.fullscreen`.
  private static func plain(_ name: String) -> String {
    String(name.prefix { $0 != "." })
  }

  private static let iphone4 = IBDevice(320, 480, 2, "iphone4")
  private static let iphone5 = IBDevice(320, 568, 2, "iphone5")
  private static let iphone6 = IBDevice(375, 667, 2, "iphone6")
  private static let iphone6Plus = IBDevice(414, 736, 3, "iphone6plus")
  private static let ipad = IBDevice(768, 1_024, 2, "ipadair")

  /// The screens by Interface Builder's names, with the sizes of the phones and tablets that those stand for.
  private static let known: [String: IBDevice] = [
    "retina3_5": iphone4, "retina4": iphone5, "retina4_0": iphone5,
    "retina47": iphone6, "retina4_7": iphone6, "retina55": iphone6Plus, "retina5_5": iphone6Plus,
    "retina5_4": IBDevice(375, 812, 3, "iphone12mini"), "retina5_9": IBDevice(375, 812, 3, "iphonex"),
    "retina6_0": IBDevice(390, 844, 3, "iphone12"), "retina6_1": IBDevice(414, 896, 2, "iphone11"),
    "retina6_12": IBDevice(393, 852, 3, "iphone15"), "retina6_3": IBDevice(402, 874, 3, "iphone16pro"),
    "retina6_5": IBDevice(414, 896, 3, "iphonexsmax"), "retina6_7": IBDevice(428, 926, 3, "iphone12promax"),
    "retina6_72": IBDevice(430, 932, 3, "iphone14promax"),
    "retina6_9": IBDevice(440, 956, 3, "iphone16promax"),
    "ipad7_9": ipad, "ipad8_3rounded": IBDevice(744, 1_133, 2), "ipad9_7": ipad,
    "ipad10_2": IBDevice(810, 1_080, 2), "ipad10_5": IBDevice(834, 1_112, 2, "ipadpro10"),
    "ipad10_9rounded": IBDevice(820, 1_180, 2, "ipadair4"),
    "ipad11_0rounded": IBDevice(834, 1_194, 2, "ipadpro11"),
    "ipad12_9": IBDevice(1_024, 1_366, 2, "ipadpro"),
    "ipad12_9rounded": IBDevice(1_024, 1_366, 2, "ipadpro12"),
  ]
}
