import ArgumentParser
import TableMock

/// The options that say what a table is shown on.
struct DeviceOptions: ParsableArguments {
  @Option(help: "The device, instead of the size that the source names (see ‘tablemock devices’).")
  var device: Device?

  @Option(help: "How the device is held: portrait or landscape.")
  var orientation: Orientation?

  @Option(help: "Whether the screen is light or dark, in looks that have both: light or dark.")
  var appearance: Appearance?

  @Option(help: "How large the user wants text to be: extraSmall, small, medium or large.")
  var contentSizeCategory: ContentSizeCategory?

  @Option(help: "How high the picture is: as the screen, or as the table’s content.")
  var height: LayoutEnvironment.Height = .screen

  /// What the options say in one look and at one scale; `nil` for the source's own.
  func renderOptions(theme: Theme?, scale: Double?) -> RenderOptions {
    RenderOptions(
      theme: theme,
      device: device,
      orientation: orientation,
      scale: scale,
      appearance: appearance,
      contentSizeCategory: contentSizeCategory,
      height: height
    )
  }
}

extension Orientation: Choice {}

extension Appearance: Choice {}

extension ContentSizeCategory: Choice {}

extension LayoutEnvironment.Height: Choice {}

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
