import TableModel

/// The bar with the time and the battery.
package struct StatusBarLook: Hashable, Sendable {
  /// The icon of the network's strength.
  package enum Signal: Hashable, Sendable {
    /// Bars that rise to the right, so many, with their width, the space between them and their corners' radius in points.
    case bars(count: Int, width: Double, gap: Double, cornerRadius: Double)
    /// Discs in a row, so many, with their diameter and the space between them in points.
    case dots(count: Int, diameter: Double, gap: Double)
  }

  /// The colours of letters and icons that have others than the rest; `nil` for that of the rest.
  package struct IconColors: Hashable, Sendable {
    /// The colour of the carrier.
    package var carrier: Color?
    /// The colour of the icons of both networks.
    package var network: Color?
    /// The colour of the charge in the battery.
    package var charge: Color?
  }

  /// One of the bar's colourings.
  package struct Colors: Hashable, Sendable {
    /// The colour of letters and icons.
    package var content: Color
    /// The colours of single letters and icons, where they have their own.
    package var icons: IconColors = IconColors()
    /// The colours behind them from top to bottom; without stops the content shows through.
    package var background: Gradient = Gradient([])
    /// A copy of letters and icons behind them.
    package var shadow: TextShadow?
  }

  /// The bar on a screen with a notch: the time on the left of it, the icons on the right.
  package struct Notched: Hashable, Sendable {
    /// The least height in points of the area beside a notch; lower ones are those of tablets without one.
    package var minimumHeight: Double = 40
    /// The letters of the time.
    package var text: TextLook
    /// By how much they are larger, by the width of the screen.
    package var textScale: ByWidth = 1
    /// The middle of letters and icons below the screen's edge, by the height of the notch's area in points.
    package var center: ByWidth
    /// How much lower it is on some screens, by their width.
    package var drop: ByWidth = 0
    /// The middle of the time from the left edge, by the width of the screen.
    package var timeCenter: ByWidth
    /// The space after the battery, by the width of the screen.
    package var trailing: ByWidth
    /// The least height in points of the area beside a Dynamic Island; notches are lower.
    package var minimumIslandHeight = 59.0
    /// The size of a Dynamic Island in points, as three screens of 402 points of iOS 18 and 26 show it.
    package var island = Size(width: 126, height: 112.0 / 3)
    /// How far its middle lies above that of letters and icons there, in points.
    package var islandRise = 1.0 / 3
  }

  /// The icons beside an island, which are larger than those beside a notch.
  package struct Island: Hashable, Sendable {
    /// The least height in points of the area beside an island.
    package var minimumHeight: Double
    /// By how much they are larger, by the width of the screen.
    package var scale: ByWidth
    /// The icon of the network's strength.
    package var signal: Signal
    /// The battery.
    package var battery: BatteryLook
    /// The space between icons in points, by the width of the screen.
    package var gap: ByWidth
    /// The height of the icons of both networks, in points.
    package var networkHeight: Double
    /// The space after the battery, by the width of the screen.
    package var trailing: ByWidth
  }

  /// The space before the first thing in a bar and after the last one, in points by the shorter side of the screen.
  package struct Sides: Hashable, Sendable {
    /// The space before the first thing.
    package var leading: ByWidth
    /// The space after the last one.
    package var trailing: ByWidth
  }

  /// The bar on a tablet: the time at the left, and the network and the battery with its charge in words at the right.
  package struct Tablet: Hashable, Sendable {
    /// The least width and height in points of a screen that is a tablet's.
    package var minimumSide: Double
    /// The space at both ends.
    package var sides: Sides
    /// The space at both ends of a screen with a home indicator, where it is another.
    package var sidesWithHomeIndicator: Sides?
    /// The space between the time and the date, in points.
    package var dateGap: Double
    /// The letters of the charge.
    package var text: TextLook
  }

  /// The height in points on a screen without a notch.
  package var height: Double
  /// What `default` means above a bar.
  package var overBar: Colors
  /// What `default` means where no bar follows.
  package var overContent: Colors
  /// What `light` means: pale letters and icons.
  package var light: Colors
  /// What `dark` means: dark letters and icons.
  package var dark: Colors
  /// The letters of the carrier.
  package var text: TextLook
  /// The letters of the time.
  package var timeText: TextLook
  /// The icon of the network's strength.
  package var signal: Signal
  /// The space beside the first and the last icon, in points.
  package var margin: Double
  /// The space before the carrier where no strength of the network shows, in points; `nil` for ``margin``.
  package var carrierMargin: Double?
  /// The space after the last icon, in points; `nil` for ``margin``.
  package var trailing: Double?
  /// The space between icons and letters, in points.
  package var gap: Double
  /// The fan of the wireless network.
  package var wifi: WiFiLook
  /// The battery, as high as which all icons without a height are.
  package var battery: BatteryLook
  /// The bar on a screen with a notch.
  package var notched: Notched
  /// The height of the icons of both networks in points; `nil` for that of the battery.
  package var networkHeight: Double?
  /// The icons beside an island, where they are others than beside a notch.
  package var island: Island?
  /// The bar on a tablet, where it is another than on a phone without a notch.
  package var tablet: Tablet?
}

/// The battery in the status bar: an outline with the charge in it, and a pole at its right.
package struct BatteryLook: Hashable, Sendable {
  /// The size without the pole, in points.
  package var size: Size
  /// The radius of the corners, in points.
  package var cornerRadius: Double
  /// The radius of the charge's corners in points; `nil` for what the outline leaves.
  package var chargeCornerRadius: Double?
  /// The width of the outline, in points.
  package var outlineWidth: Double
  /// The opacity of the outline and of the pole, 0…1.
  package var outlineOpacity: Double
  /// The distance of the charge from the outer edges, in points.
  package var chargeInset: Double
  /// The space between the outline and the pole, in points.
  package var poleGap: Double
  /// The size of the pole, in parts of the battery's height.
  package var pole: Size
}

/// The fan of the wireless network in the status bar: a wedge with rings over it, in a quarter of a circle.
package struct WiFiLook: Hashable, Sendable {
  /// How many parts the height of the icons is divided into; the other measures count these.
  package var divisions: Double
  /// The radius of the wedge.
  package var wedgeRadius: Double
  /// The radii of the rings, each in the middle of its line, from the inside out.
  package var ringRadii: [Double]
  /// The width of the rings' lines.
  package var lineWidth: Double
}

/// The line at the bottom of screens without a home button.
package struct HomeIndicatorLook: Hashable, Sendable {
  /// The width by the width of the screen.
  package var width: ByWidth
  /// The height in points.
  package var height: Double
  /// The space below it, in points.
  package var bottom: Double
  /// The colour of the line, over whatever lies below it.
  package var color: Color
}
