import TableDrawing
import TableLayout
import TableModel
import TableRendering
import TableSources
import TableSpec
import TableThemes

/// One way in which a batch draws a source; `nil` leaves a matter to the source.
public struct BatchVariant: Hashable, Sendable {
  /// The look.
  public var theme: Theme?
  /// The device.
  public var device: Device?
  /// The way the device is held.
  public var orientation: Orientation?
  /// Whether the screen is light or dark.
  public var appearance: Appearance?
  /// How large the user wants text to be.
  public var contentSizeCategory: ContentSizeCategory?
  /// What tables are shown doing.
  public var state: ScreenState?
  /// What decides the height of the picture; the screen does where nothing is said.
  public var height: BatchMatrix.Height?
  /// Device pixels a point.
  public var scale: Double?

  /// The way in which a worker is asked for a picture.
  init(_ request: WorkerRequest) {
    theme = request.theme.flatMap(Theme.named)
    device = request.device.flatMap(Device.named)
    orientation = request.orientation
    appearance = request.appearance
    contentSizeCategory = request.contentSizeCategory
    state = request.state
    height = request.height
    scale = request.scale
  }

  /// One value of every axis.
  init(
    theme: Theme?, device: Device?, orientation: Orientation?, appearance: Appearance?,
    contentSizeCategory: ContentSizeCategory?, state: ScreenState?, height: BatchMatrix.Height?,
    scale: Double?
  ) {
    self.theme = theme
    self.device = device
    self.orientation = orientation
    self.appearance = appearance
    self.contentSizeCategory = contentSizeCategory
    self.state = state
    self.height = height
    self.scale = scale
  }

  /// What the renderer is told.
  var renderOptions: RenderOptions {
    RenderOptions(
      theme: theme, device: device, orientation: orientation, scale: scale, appearance: appearance,
      contentSizeCategory: contentSizeCategory, height: height == .content ? .content : .screen)
  }

  /// The word of an axis, as it stands in names; `nil` where the axis is left to the source.
  func word(of axis: BatchAxis) -> String? {
    switch axis {
    case .theme: theme?.name
    case .device: device?.name
    case .orientation: orientation?.rawValue
    case .appearance: appearance?.rawValue
    case .contentSizeCategory: contentSizeCategory?.rawValue
    case .state: state?.rawValue
    case .height: height?.rawValue
    case .scale: scale.map { String(Int($0)) }
    }
  }
}
