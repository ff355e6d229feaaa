import ArgumentParser
import TableMock

/// The options of all verbs that lay tables out.
struct ScreenOptions: ParsableArguments {
  @Option(help: "The look, instead of the one that the source names (see ‘tablemock themes’).")
  var theme: Theme?

  @OptionGroup var device: DeviceOptions

  /// What the options say, at one scale or at the source's own.
  func renderOptions(scale: Double?) -> RenderOptions {
    device.renderOptions(theme: theme, scale: scale)
  }
}

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
