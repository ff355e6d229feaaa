import TableModel
import TableSources

/// A screen that Interface Builder shows documents on.
struct IBDevice {
  /// The size of the upright screen, in points.
  let size: Size
  /// Device pixels a point.
  let scale: Double

  private init(_ width: Double, _ height: Double, _ scale: Double) {
    size = Size(width: width, height: height)
    self.scale = scale
  }

  /// The screen that a document says it is for; `nil` where it says none that is known.
  init?(of document: XMLElement) {
    let simulated = document.child(key: "defaultSimulatedMetrics")?.child(key: "destination")
    let name = document.child(named: "device")?["id"] ?? simulated?["type"]
    guard let name, let device = IBDevice.known[IBDevice.plain(name)] else { return nil }
    self = device
  }

  /// A name without what says how an app fills the screen: `retina4_7.fullscreen`.
  private static func plain(_ name: String) -> String {
    String(name.prefix { $0 != "." })
  }

  /// The screens by Interface Builder's names, with the sizes of the phones and tablets that those stand for.
  private static let known: [String: IBDevice] = [
    "retina3_5": IBDevice(320, 480, 2),
    "retina4": IBDevice(320, 568, 2), "retina4_0": IBDevice(320, 568, 2),
    "retina47": IBDevice(375, 667, 2), "retina4_7": IBDevice(375, 667, 2),
    "retina55": IBDevice(414, 736, 3), "retina5_5": IBDevice(414, 736, 3),
    "retina5_4": IBDevice(375, 812, 3), "retina5_9": IBDevice(375, 812, 3),
    "retina6_0": IBDevice(390, 844, 3), "retina6_1": IBDevice(414, 896, 2),
    "retina6_12": IBDevice(393, 852, 3), "retina6_3": IBDevice(402, 874, 3),
    "retina6_5": IBDevice(414, 896, 3), "retina6_7": IBDevice(428, 926, 3),
    "retina6_72": IBDevice(430, 932, 3), "retina6_9": IBDevice(440, 956, 3),
    "ipad7_9": IBDevice(768, 1_024, 2), "ipad8_3rounded": IBDevice(744, 1_133, 2),
    "ipad9_7": IBDevice(768, 1_024, 2), "ipad10_2": IBDevice(810, 1_080, 2),
    "ipad10_5": IBDevice(834, 1_112, 2), "ipad10_9rounded": IBDevice(820, 1_180, 2),
    "ipad11_0rounded": IBDevice(834, 1_194, 2), "ipad12_9": IBDevice(1_024, 1_366, 2),
    "ipad12_9rounded": IBDevice(1_024, 1_366, 2),
  ]
}
