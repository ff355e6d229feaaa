/// One way of drawing a screen; `nil` leaves a matter to the source.
public struct Variant: Hashable, Sendable {
  /// The name of the look, for example `ios6`.
  public var theme: String?
  /// The name of the device, whose size replaces that of the source.
  public var device: String?
  /// The way the device is held; a size that the source gives is turned with it.
  public var orientation: Orientation?
  /// Whether the screen is light or dark.
  public var appearance: Appearance?
  /// How large the user wants text to be.
  public var contentSizeCategory: ContentSizeCategory?
  /// The name of the language that texts are shown in, of a real one or of a pseudo-language.
  public var language: String?
  /// What tables are shown doing.
  public var state: ScreenState?
  /// Whether the bars around tables are shown.
  public var bars: BarVisibility?
  /// What decides the height of the picture; the screen does where nothing is said.
  public var height: PictureHeight?
  /// Device pixels a point, 1…3.
  public var scale: Double?

  /// A way that leaves everything to the source unless it is given.
  public init(
    theme: String? = nil,
    device: String? = nil,
    orientation: Orientation? = nil,
    appearance: Appearance? = nil,
    contentSizeCategory: ContentSizeCategory? = nil,
    language: String? = nil,
    state: ScreenState? = nil,
    bars: BarVisibility? = nil,
    height: PictureHeight? = nil,
    scale: Double? = nil
  ) {
    self.theme = theme
    self.device = device
    self.orientation = orientation
    self.appearance = appearance
    self.contentSizeCategory = contentSizeCategory
    self.language = language
    self.state = state
    self.bars = bars
    self.height = height
    self.scale = scale
  }
}
