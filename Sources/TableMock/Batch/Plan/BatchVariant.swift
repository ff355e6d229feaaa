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
  /// What tables are shown doing.
  public var state: ScreenState?
  /// Device pixels a point.
  public var scale: Double?

  /// The way in which a worker is asked for a picture.
  init(_ request: WorkerRequest) {
    theme = request.theme.flatMap(Theme.named)
    device = request.device.flatMap(Device.named)
    orientation = request.orientation
    appearance = request.appearance
    state = request.state
    scale = request.scale
  }

  /// One value of every axis.
  init(
    theme: Theme?, device: Device?, orientation: Orientation?, appearance: Appearance?, state: ScreenState?,
    scale: Double?
  ) {
    self.theme = theme
    self.device = device
    self.orientation = orientation
    self.appearance = appearance
    self.state = state
    self.scale = scale
  }

  /// What the renderer is told.
  func renderOptions(height: LayoutEnvironment.Height) -> RenderOptions {
    RenderOptions(
      theme: theme, device: device, orientation: orientation, scale: scale, appearance: appearance,
      height: height)
  }

  /// The word of an axis, as it stands in names; `nil` where the axis is left to the source.
  func word(of axis: BatchAxis) -> String? {
    switch axis {
    case .theme: theme?.name
    case .device: device?.name
    case .orientation: orientation?.rawValue
    case .appearance: appearance?.rawValue
    case .state: state?.rawValue
    case .scale: scale.map { String(Int($0)) }
    }
  }
}
