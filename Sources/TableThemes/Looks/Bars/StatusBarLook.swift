import TableModel

/// The bar with the time and the battery.
public struct StatusBarLook: Hashable, Sendable {
  /// The sign of the network's strength.
  public enum Signal: Hashable, Sendable {
    /// Bars that rise to the right, so many, with their width and the space between them in points.
    case bars(count: Int, width: Double, gap: Double)
    /// Discs in a row, with their diameter and the space between them in points.
    case dots(diameter: Double, gap: Double)
  }

  /// One of the bar's colourings.
  public struct Colors: Hashable, Sendable {
    /// The colour of letters and signs.
    public var content: Color
    /// The colours behind them from top to bottom; without stops the content shows through.
    public var ground: Gradient
    /// A copy of letters and signs behind them.
    public var shadow: TextShadow?

    /// A colouring.
    public init(content: Color, ground: Gradient = Gradient([]), shadow: TextShadow? = nil) {
      self.content = content
      self.ground = ground
      self.shadow = shadow
    }
  }

  /// The bar on a screen with a notch: the time on the left of it, the signs on the right.
  public struct Notched: Hashable, Sendable {
    /// The least height in points of the area beside a notch; lower ones are those of tablets without one.
    public var minimumHeight: Double
    /// The letters of the time.
    public var text: TextLook
    /// The middle of letters and signs below the screen's edge, by the height of the notch's area in points.
    public var center: ByWidth
    /// The middle of the time from the left edge, by the width of the screen.
    public var timeCenter: ByWidth
    /// The space after the battery, by the width of the screen.
    public var trailing: ByWidth

    /// A bar around a notch.
    public init(
      minimumHeight: Double = 40, text: TextLook, center: ByWidth, timeCenter: ByWidth, trailing: ByWidth
    ) {
      self.minimumHeight = minimumHeight
      self.text = text
      self.center = center
      self.timeCenter = timeCenter
      self.trailing = trailing
    }
  }

  /// The height in points on a screen without a notch.
  public var height: Double
  /// What `default` means above a bar.
  public var overBar: Colors
  /// What `default` means where no bar follows.
  public var overContent: Colors
  /// White letters.
  public var light: Colors
  /// Dark letters.
  public var dark: Colors
  /// The letters of the carrier.
  public var text: TextLook
  /// The letters of the time.
  public var timeText: TextLook
  /// The sign of the network's strength.
  public var signal: Signal
  /// The space beside the first and the last sign, in points.
  public var margin: Double
  /// The space between signs and letters, in points.
  public var gap: Double
  /// The size of the battery without its pole, in points.
  public var battery: Size
  /// The radius of the battery's corners, in points.
  public var batteryRadius: Double
  /// The opacity of the battery's outline.
  public var batteryOutlineOpacity: Double
  /// The bar on a screen with a notch.
  public var notched: Notched

  /// The look of status bars.
  public init(
    height: Double,
    overBar: Colors,
    overContent: Colors,
    light: Colors,
    dark: Colors,
    text: TextLook,
    timeText: TextLook,
    signal: Signal,
    margin: Double,
    gap: Double,
    battery: Size,
    batteryRadius: Double,
    batteryOutlineOpacity: Double = 1,
    notched: Notched
  ) {
    self.height = height
    self.overBar = overBar
    self.overContent = overContent
    self.light = light
    self.dark = dark
    self.text = text
    self.timeText = timeText
    self.signal = signal
    self.margin = margin
    self.gap = gap
    self.battery = battery
    self.batteryRadius = batteryRadius
    self.batteryOutlineOpacity = batteryOutlineOpacity
    self.notched = notched
  }
}
