import ArgumentParser
import TableMock

/// The options of all verbs that lay tables out.
struct ScreenOptions: ParsableArguments {
  @Option(help: "The look, instead of the one that the source names (see ‘tablemock themes’).")
  var theme: Theme?

  @Option(help: "The device, instead of the size that the source names (see ‘tablemock devices’).")
  var device: Device?

  @Option(help: "How the device is held: portrait or landscape.")
  var orientation: Orientation?

  @Option(help: "Whether the screen is light or dark, in looks that have both: light or dark.")
  var appearance: Appearance?

  @Option(help: "How high the picture is: as the screen, or as the table’s content.")
  var height: LayoutEnvironment.Height = .screen

  /// What the options say, at one scale or at the source's own.
  func renderOptions(scale: Double?) -> RenderOptions {
    RenderOptions(
      theme: theme,
      device: device,
      orientation: orientation,
      scale: scale,
      appearance: appearance,
      height: height
    )
  }
}

extension Orientation: ExpressibleByArgument {}

extension Appearance: ExpressibleByArgument {}

extension LayoutEnvironment.Height: ExpressibleByArgument {}

extension Theme: ExpressibleByArgument {
  /// The look of a name.
  public init?(argument: String) {
    guard let theme = Theme.named(argument) else { return nil }
    self = theme
  }

  /// The names of all looks, for help texts and messages.
  public static var allValueStrings: [String] { all.map(\.name) }

  /// The name, as help texts show a default.
  public var defaultValueDescription: String { name }
}

extension Device: ExpressibleByArgument {
  /// The screen of a name.
  public init?(argument: String) {
    guard let device = Device.named(argument) else { return nil }
    self = device
  }

  /// The names of all devices, for help texts and messages.
  public static var allValueStrings: [String] { all.map(\.name) }

  /// The name, as help texts show a default.
  public var defaultValueDescription: String { name }
}
