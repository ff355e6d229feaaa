import TableModel

/// The bar with the time and the battery.
public struct StatusBarLook: Hashable, Sendable {
  /// The icon of the network's strength.
  public enum Signal: Hashable, Sendable {
    /// Bars that rise to the right, so many, with their width, the space between them and their corners' radius in points.
    case bars(count: Int, width: Double, gap: Double, cornerRadius: Double)
    /// Discs in a row, so many, with their diameter and the space between them in points.
    case dots(count: Int, diameter: Double, gap: Double)
  }

  /// The colours of letters and icons that have others than the rest; `nil` for that of the rest.
  public struct IconColors: Hashable, Sendable {
    /// The colour of the carrier.
    public var carrier: Color?
    /// The colour of the icons of both networks.
    public var network: Color?
    /// The colour of the charge in the battery.
    public var charge: Color?
  }

  /// One of the bar's colourings.
  public struct Colors: Hashable, Sendable {
    /// The colour of letters and icons.
    public var content: Color
    /// The colours of single letters and icons, where they have their own.
    public var icons: IconColors = IconColors()
    /// The colours behind them from top to bottom; without stops the content shows through.
    public var background: Gradient = Gradient([])
    /// A copy of letters and icons behind them.
    public var shadow: TextShadow?
  }

  /// The bar on a screen with a notch: the time on the left of it, the icons on the right.
  public struct Notched: Hashable, Sendable {
    /// The least height in points of the area beside a notch; lower ones are those of tablets without one.
    public var minimumHeight: Double = 40
    /// The letters of the time.
    public var text: TextLook
    /// By how much they are larger, by the width of the screen.
    public var textScale: ByWidth = 1
    /// The middle of letters and icons below the screen's edge, by the height of the notch's area in points.
    public var center: ByWidth
    /// The middle of the time from the left edge, by the width of the screen.
    public var timeCenter: ByWidth
    /// The space after the battery, by the width of the screen.
    public var trailing: ByWidth
    /// The least height in points of the area beside a Dynamic Island; notches are lower.
    public var minimumIslandHeight = 59.0
    /// The size of a Dynamic Island in points, of which Apple tells developers of Live Activities.
    public var island = Size(width: 125, height: 110.0 / 3)
  }

  /// The icons beside an island, which are larger than those beside a notch.
  public struct Island: Hashable, Sendable {
    /// The least height in points of the area beside an island.
    public var minimumHeight: Double
    /// By how much they are larger, by the width of the screen.
    public var scale: ByWidth
    /// The icon of the network's strength.
    public var signal: Signal
    /// The battery.
    public var battery: BatteryLook
    /// The space between icons, in points.
    public var gap: Double
    /// The height of the icons of both networks, in points.
    public var networkHeight: Double
    /// The space after the battery, by the width of the screen.
    public var trailing: ByWidth
  }

  /// The bar on a tablet: the time at the left, and the network and the battery with its charge in words at the right.
  public struct Tablet: Hashable, Sendable {
    /// The least width and height in points of a screen that is a tablet's.
    public var minimumSide: Double
    /// The space before the time and after the battery, by the height of the area at the screen's upper edge, in points.
    public var margin: ByWidth
    /// The space between the time and the date, in points.
    public var dateGap: Double
    /// The letters of the charge.
    public var text: TextLook
  }

  /// The height in points on a screen without a notch.
  public var height: Double
  /// What `default` means above a bar.
  public var overBar: Colors
  /// What `default` means where no bar follows.
  public var overContent: Colors
  /// What `light` means: pale letters and icons.
  public var light: Colors
  /// What `dark` means: dark letters and icons.
  public var dark: Colors
  /// The letters of the carrier.
  public var text: TextLook
  /// The letters of the time.
  public var timeText: TextLook
  /// The icon of the network's strength.
  public var signal: Signal
  /// The space beside the first and the last icon, in points.
  public var margin: Double
  /// The space before the carrier where no strength of the network shows, in points; `nil` for ``margin``.
  public var carrierMargin: Double?
  /// The space after the last icon, in points; `nil` for ``margin``.
  public var trailing: Double?
  /// The space between icons and letters, in points.
  public var gap: Double
  /// The fan of the wireless network.
  public var wifi: WiFiLook
  /// The battery, as high as which all icons without a height are.
  public var battery: BatteryLook
  /// The bar on a screen with a notch.
  public var notched: Notched
  /// The height of the icons of both networks in points; `nil` for that of the battery.
  public var networkHeight: Double?
  /// The icons beside an island, where they are others than beside a notch.
  public var island: Island?
  /// The bar on a tablet, where it is another than on a phone without a notch.
  public var tablet: Tablet?
}

/// The battery in the status bar: an outline with the charge in it, and a pole at its right.
public struct BatteryLook: Hashable, Sendable {
  /// The size without the pole, in points.
  public var size: Size
  /// The radius of the corners, in points.
  public var cornerRadius: Double
  /// The radius of the charge's corners in points; `nil` for what the outline leaves.
  public var chargeCornerRadius: Double?
  /// The width of the outline, in points.
  public var outlineWidth: Double
  /// The opacity of the outline and of the pole, 0…1.
  public var outlineOpacity: Double
  /// The distance of the charge from the outer edges, in points.
  public var chargeInset: Double
  /// The space between the outline and the pole, in points.
  public var poleGap: Double
  /// The size of the pole, in parts of the battery's height.
  public var pole: Size
}

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

/// The line at the bottom of screens without a home button.
public struct HomeIndicatorLook: Hashable, Sendable {
  /// The width by the width of the screen.
  public var width: ByWidth
  /// The height in points.
  public var height: Double
  /// The space below it, in points.
  public var bottom: Double
  /// The colour of the line, over whatever lies below it.
  public var color: Color
}
