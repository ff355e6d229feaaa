import TableDrawing
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableSources
import TableSpec
import TableThemes

/// What whoever renders a screen wants otherwise than its source says; `nil` leaves a matter to the source.
public struct RenderOptions: Hashable, Sendable {
  /// The look.
  public var theme: Theme?
  /// The device, whose size replaces that of the source.
  public var device: Device?
  /// The way the device is held; a size that the source gives is turned with it.
  public var orientation: Orientation?
  /// Device pixels a point, 1…3.
  public var scale: Double?
  /// Whether the screen is light or dark.
  public var appearance: Appearance?
  /// How large the user wants text to be.
  public var contentSizeCategory: ContentSizeCategory?
  /// What decides the height of the picture.
  public var height: LayoutEnvironment.Height
  /// Whether rows outside the screen are laid out too, for lists of all views.
  public var keepsHiddenRows: Bool

  /// Options that leave everything to the source unless they are given.
  public init(
    theme: Theme? = nil,
    device: Device? = nil,
    orientation: Orientation? = nil,
    scale: Double? = nil,
    appearance: Appearance? = nil,
    contentSizeCategory: ContentSizeCategory? = nil,
    height: LayoutEnvironment.Height = .screen,
    keepsHiddenRows: Bool = false
  ) {
    self.theme = theme
    self.device = device
    self.orientation = orientation
    self.scale = scale
    self.appearance = appearance
    self.contentSizeCategory = contentSizeCategory
    self.height = height
    self.keepsHiddenRows = keepsHiddenRows
  }
}
