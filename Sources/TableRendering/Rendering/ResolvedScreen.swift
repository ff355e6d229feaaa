import TableDrawing
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableSources
import TableSpec
import TableThemes

/// The look and the screen that a table is drawn with, after everyone has been asked.
///
/// The options come first, then the source, then the defaults of the theme.
struct ResolvedScreen {
  /// The look of sources that name none.
  static let defaultTheme = Theme.ios8

  let theme: Theme
  let environment: LayoutEnvironment

  init(_ screen: Screen, options: RenderOptions) {
    theme = (options.theme ?? screen.theme.flatMap(Theme.named) ?? ResolvedScreen.defaultTheme)
      .resized(to: options.contentSizeCategory ?? screen.contentSizeCategory ?? .large)
    let device = options.device ?? screen.device.flatMap(Device.named) ?? Device.named(theme.device)
    let orientation = options.orientation ?? screen.orientation ?? .portrait
    // A size of the source's own is that of no known device, so nothing is known to cover its edges.
    let own = options.device == nil ? screen.size : nil
    environment = LayoutEnvironment(
      size: own.map { options.orientation.map($0.turned) ?? $0 }
        ?? (device?.size ?? ResolvedScreen.defaultSize).turned(to: orientation),
      scale: options.scale ?? screen.scale ?? device?.scale ?? 2,
      height: options.height,
      appearance: options.appearance ?? screen.appearance ?? .light,
      safeAreaInsets: own == nil ? device?.safeArea(orientation) ?? .zero : .zero,
      keepsHiddenRows: options.keepsHiddenRows
    )
  }

  private static let defaultSize = Size(width: 320, height: 480)
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
