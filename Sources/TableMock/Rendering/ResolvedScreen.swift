/// The look and the screen that a table is drawn with, after everyone has been asked.
///
/// The options come first, then the source, then the defaults of the theme.
struct ResolvedScreen {
  /// The look of sources that name none.
  static let defaultTheme = Theme.ios8

  let theme: Theme
  let environment: LayoutEnvironment

  init(_ screen: Screen, options: RenderOptions) {
    theme = options.theme ?? screen.theme.flatMap(Theme.named) ?? ResolvedScreen.defaultTheme
    let device = options.device ?? screen.device.flatMap(Device.named) ?? Device.named(theme.device)
    environment = LayoutEnvironment(
      size: ResolvedScreen.size(of: screen, on: device, options: options),
      scale: options.scale ?? screen.scale ?? device?.scale ?? 2,
      height: options.height,
      appearance: options.appearance ?? screen.appearance ?? .light,
      keepsHiddenRows: options.keepsHiddenRows
    )
  }

  /// The source's own size before the device's, except where a device is asked for.
  private static func size(of screen: Screen, on device: Device?, options: RenderOptions) -> Size {
    if options.device == nil, let own = screen.size {
      return options.orientation.map(own.turned) ?? own
    }
    let upright = device?.size ?? Size(width: 320, height: 480)
    return upright.turned(to: options.orientation ?? screen.orientation ?? .portrait)
  }
}

extension Size {
  /// The size with its longer side lying as a device held so has it.
  fileprivate func turned(to orientation: Orientation) -> Size {
    switch orientation {
    case .portrait: width > height ? transposed : self
    case .landscape: height > width ? transposed : self
    }
  }
}
