import ArgumentParser
import TableMock

/// The options of all verbs that lay tables out.
struct ScreenOptions: ParsableArguments {
  @Option(help: "The look, instead of the one that the source names (see ‘tablemock themes’).")
  var theme: ThemeName?

  @OptionGroup var device: DeviceOptions

  /// What the options say, at one scale or at the source's own.
  func renderOptions(scale: Double?) -> RenderOptions {
    device.renderOptions(theme: theme?.theme, scale: scale)
  }
}
