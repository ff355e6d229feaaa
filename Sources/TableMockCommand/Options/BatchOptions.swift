import ArgumentParser
import TableMock

/// What a batch is to draw, as the command line says it.
struct BatchOptions: ParsableArguments {
  @Option(
    help: "A file that says what is to be drawn, or - for standard input; options come before what it says.")
  var manifest: String?

  @Option(help: "Looks, divided by commas (see ‘tablemock themes’).")
  var theme: CommaList<ThemeName>?

  @Option(help: "Devices, divided by commas (see ‘tablemock devices’).")
  var device: CommaList<Device>?

  @Option(help: "How devices are held, divided by commas: portrait, landscape.")
  var orientation: CommaList<Orientation>?

  @Option(help: "Appearances, divided by commas: light, dark.")
  var appearance: CommaList<Appearance>?

  @Option(
    help: "How large the user wants text to be, divided by commas: extraSmall, small, medium, large.")
  var contentSizeCategory: CommaList<ContentSizeCategory>?

  @Option(
    help:
      "What tables are doing, divided by commas: normal, editing, selected, showingDeleteConfirmation, loading, empty."
  )
  var state: CommaList<ScreenState>?

  @Option(help: "How high pictures are, divided by commas: screen, content (of the table).")
  var height: CommaList<BatchMatrix.Height>?

  @Option(help: "Device pixels a point, divided by commas: 1, 2, 3.")
  var scale: CommaList<Scale>?

  @Option(help: "The kinds of files, divided by commas: png, svg, pdf. The default is png.")
  var format: CommaList<PictureFormat>?

  @Option(
    help:
      "How pictures are named, with {folder}, {name}, {table}, {-table}, {theme}, {device}, {orientation}, {appearance}, {contentSizeCategory}, {state}, {height}, {scale} and {format}."
  )
  var pattern: String?

  @Option(help: "How PNG files are compressed: fast or small.")
  var png: BatchManifest.PNG?

  @Option(help: "Whether text in SVG files becomes outlines or stays live text.")
  var svgText: BatchManifest.SVGText?

  /// A manifest with what the options say instead of what it says.
  func applied(to manifest: BatchManifest, inputs: [String]) -> BatchManifest {
    var manifest = manifest
    manifest.inputs += inputs.map { BatchManifest.Entry(path: $0) }
    override(&manifest.settings, isManifest: true)
    for index in manifest.inputs.indices {
      override(&manifest.inputs[index].settings, isManifest: false)
    }
    manifest.png = png ?? manifest.png
    manifest.svgText = svgText ?? manifest.svgText
    return manifest
  }

  /// The settings of single inputs give way as those of the manifest do; what they do not have stays so.
  private func override(_ settings: inout BatchManifest.Settings, isManifest: Bool) {
    if isManifest || settings.matrix != nil {
      var matrix = settings.matrix ?? BatchMatrix()
      if let theme { matrix.theme = theme.elements.map(\.name) }
      if let device { matrix.device = device.elements.map(\.name) }
      if let orientation { matrix.orientation = orientation.elements }
      if let appearance { matrix.appearance = appearance.elements }
      if let contentSizeCategory { matrix.contentSizeCategory = contentSizeCategory.elements }
      if let state { matrix.state = state.elements }
      if let height { matrix.height = height.elements }
      if let scale { matrix.scale = scale.elements.map(\.value) }
      settings.matrix = matrix
    }
    if isManifest || settings.output != nil { settings.output = pattern ?? settings.output }
    if isManifest || settings.formats != nil {
      settings.formats =
        format?.elements.compactMap { BatchManifest.Format(rawValue: $0.rawValue) } ?? settings.formats
    }
  }
}

extension ScreenState: Choice {}

extension BatchManifest.PNG: Choice {}

extension BatchManifest.SVGText: Choice {}

extension BatchMatrix.Height: Choice {}

extension Shard: ExpressibleByArgument {
  /// A part as in `3/16`.
  public init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number, of: count)
  }

  /// The part as it is written.
  public var defaultValueDescription: String { "\(number)/\(count)" }
}
