import ArgumentParser
import TableModel
import TableProject
import TableRendering

/// What a batch is to draw, as the command line says it.
struct BatchOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file that says what is to be drawn, or - for standard input; options come before what it says.",
      valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var manifest: String?

  @Option(
    help: ArgumentHelp(stringLiteral: "How pictures are named, with \(NamePattern.placeholderList)."),
    completion: .list(["{folder}/{name}{-table}.{format}"]))
  var pattern: String?

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var strings: StringsOptions

  @OptionGroup(title: "Ways of drawing, several values divided by commas") var variants: VariantOptions

  /// A manifest with what the options say instead of what it says.
  func applied(to manifest: BatchManifest, inputs: [FilePath]) -> BatchManifest {
    var manifest = manifest
    manifest.inputs += inputs.map { BatchManifest.Entry(path: $0) }
    override(&manifest.settings, isManifest: true)
    for index in manifest.inputs.indices {
      override(&manifest.inputs[index].settings, isManifest: false)
    }
    manifest.png = drawing.png ?? manifest.png
    manifest.svg = drawing.svg.choices.over(manifest.svg)
    return manifest
  }

  /// The settings of single inputs give way as those of the manifest do; what they do not have stays so.
  private func override(_ settings: inout BatchManifest.Settings, isManifest: Bool) {
    if isManifest || settings.matrix != nil {
      var matrix = settings.matrix ?? VariantMatrix()
      matrix.override(by: variants.matrix)
      settings.matrix = matrix
    }
    if isManifest || settings.strings != nil { strings.override(&settings) }
    if isManifest || settings.output != nil { settings.output = pattern ?? settings.output }
    if isManifest || settings.formats != nil {
      settings.formats = drawing.format?.elements ?? settings.formats
    }
  }
}
