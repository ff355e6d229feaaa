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
    let orientation = options.orientation ?? screen.orientation ?? .portrait
    let upright = device?.size ?? Size(width: 320, height: 480)
    let ownSize = options.device == nil && options.orientation == nil ? screen.size : nil
    environment = LayoutEnvironment(
      size: ownSize ?? (orientation == .landscape ? upright.transposed : upright),
      scale: options.scale ?? screen.scale ?? device?.scale ?? 2,
      height: options.height
    )
  }
}
