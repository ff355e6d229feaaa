import TableDrawing
import TableModel
import TableRendering
import TableSources
import TableSpec

/// Reads what a batch is to draw.
enum ManifestDecoder {
  private static let settings: [Field<BatchManifest.Settings>] = [
    Field("matrix", MatrixDecoder.decoder) { $0.matrix = $1 },
    Field("output", .filled) { $0.output = $1 },
    Field("formats", .oneOrMore(.word(PictureFormat.self), named: "a format")) { $0.formats = $1 },
  ]

  private static let entry = MappingDecoder<BatchManifest.Entry>(
    subject: "an input",
    fields: [Field("path", .filled) { $0.path = FilePath($1) }]
      + settings.map { field in field.lifted { whole, change in change(&whole.settings) } }
  )
  .decoder(from: BatchManifest.Entry(path: "")) { _, keys, node, subject, context in
    keys.require("path", of: subject, node, context)
  }
  .or(ValueDecoder<String>.filled.map { BatchManifest.Entry(path: FilePath($0)) })

  private static let mapping = MappingDecoder<BatchManifest>(
    subject: "a manifest",
    fields: [Field("inputs", .list(of: entry, itemName: "an input")) { $0.inputs = $1 }]
      + settings.map { field in field.lifted { whole, change in change(&whole.settings) } } + [
        Field("png", .word(PNGEffort.self)) { $0.png = $1 },
        Field("svgText", .word(SVGTextMode.self)) { $0.svgText = $1 },
      ]
  )

  private static let decoder = mapping.decoder(from: BatchManifest(), hint: "begin with “inputs:”")

  /// What a file describes; what is wrong with it goes to the report.
  static func decode(_ tree: SpecTree, _ context: DecodingContext) -> BatchManifest? {
    guard let root = tree.roots.first, !root.isNull else {
      context.missing(
        "the manifest is empty", at: SourceRange(start: 0, end: 0), hint: "begin with “inputs:”")
      return nil
    }
    if tree.roots.count > 1 {
      context.error("a manifest is a single document", at: tree.roots[1].range.beginning)
    }
    return decoder.decode(root, "a manifest", context)
  }
}

extension ValueDecoder where Value == String {
  /// A text that is not empty.
  static let filled = text.checked { text, node, subject, context in
    guard text.isEmpty else { return text }
    context.error("\(subject) must not be empty", at: node.range)
    return nil
  }
}
