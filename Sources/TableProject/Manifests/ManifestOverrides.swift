import TableModel
import TableRendering
import TableSources

/// What a call asks for instead of what a manifest says, of all inputs and of single ones.
package struct ManifestOverrides: Sendable {
  /// The folder of the texts in other languages.
  package var strings: FilePath?
  /// The file of the rows that apps show when they run.
  package var data: SampleData?
  /// The ways of drawing, which count axis by axis.
  package var matrix = VariantMatrix()
  /// How pictures are named.
  package var pattern: String?
  /// The kinds of pictures.
  package var formats: [PictureFormat]?

  /// Nothing, unless it is given.
  package init() {}

  /// Whether pictures are drawn in other ways than usual, or have other names.
  package var changesPictures: Bool { !matrix.axes.isEmpty || pattern != nil || formats != nil }
}

extension BatchManifest {
  /// The manifest with what a call asks for, and with further inputs.
  ///
  /// - Parameters:
  ///   - call: What the call asks for.
  ///   - inputs: The further inputs.
  ///   - keepsNames: Whether pictures of some of the manifest's ways keep the names that they have in all.
  /// - Returns: The manifest that holds for the call.
  package func overridden(
    by call: ManifestOverrides, adding inputs: [FilePath], keepsNames: Bool = false
  ) -> BatchManifest {
    var manifest = self
    manifest.settings.matrix = settings.matrix ?? VariantMatrix()
    manifest.settings.strings = call.strings ?? settings.strings
    manifest.settings.data = call.data.joined(with: settings.data)
    manifest.settings.output = call.pattern ?? settings.output
    manifest.settings.formats = call.formats ?? settings.formats
    manifest.settings.override(matrixBy: call.matrix, keepsNames: keepsNames)
    manifest.inputs += inputs.map { Entry(path: $0) }
    for index in manifest.inputs.indices { manifest.inputs[index].settings.giveWay(to: call, keepsNames) }
    return manifest
  }
}

extension BatchManifest.Settings {
  /// Gives way to a call in what is said of single inputs; what is not said stays with the manifest.
  fileprivate mutating func giveWay(to call: ManifestOverrides, _ keepsNames: Bool) {
    if strings != nil { strings = call.strings ?? strings }
    if data != nil { data = call.data.joined(with: data) }
    if output != nil { output = call.pattern ?? output }
    if formats != nil { formats = call.formats ?? formats }
    override(matrixBy: call.matrix, keepsNames: keepsNames)
  }

  fileprivate mutating func override(matrixBy other: VariantMatrix, keepsNames: Bool) {
    guard var own = matrix else { return }
    if keepsNames { namedAxes = own.varyingAxes }
    own.override(by: other)
    matrix = own
  }
}
