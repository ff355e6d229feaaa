/// The fan of the wireless network in the status bar: a wedge with rings over it, in a quarter of a circle.
public struct WiFiLook: Hashable, Sendable {
  /// How many parts the height of the icons is divided into; the other measures count these.
  public var divisions: Double
  /// The radius of the wedge.
  public var wedgeRadius: Double
  /// The radii of the rings, each in the middle of its line, from the inside out.
  public var ringRadii: [Double]
  /// The width of the rings' lines.
  public var lineWidth: Double
}
