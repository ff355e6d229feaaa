/// The bar with the time and the battery at the top of a screen.
public struct StatusBar: Hashable, Sendable {
  /// The colours: UIKit's `UIStatusBarStyle`.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// What the era shows above the bar below.
    case `default`
    /// White letters, on black where the era's bar has a background of its own.
    case lightContent
    /// Dark letters over light content, as of iOS 13.
    case darkContent
  }

  /// The colours of letters and icons; `default` is the theme's.
  public var style: Style
  /// The time as it is shown.
  public var time: String
  /// The name of the network beside the bars of its strength.
  public var carrier: String
  /// How full the battery is, 0…1.
  public var batteryLevel: Double

  /// A status bar.
  public init(
    style: Style = .default, time: String = "9:41 AM", carrier: String = "Carrier", batteryLevel: Double = 1
  ) {
    self.style = style
    self.time = time
    self.carrier = carrier
    self.batteryLevel = batteryLevel
  }
}
