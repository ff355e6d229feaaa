import TableDrawing
import TableLayout
import TableModel
import TableRendering
import TableSources
import TableSpec
import TableThemes

/// Reads a line that asks for one picture.
enum WorkerRequestDecoder {
  private static let id = ValueDecoder<WorkerRequest.ID>(.text) { node, subject, context in
    guard let scalar = node.scalar else {
      context.mismatch(node, subject, mustBe: .text)
      return nil
    }
    guard scalar.style == .plain, let number = Int(scalar.text), String(number) == scalar.text else {
      return .text(scalar.text)
    }
    return .number(number)
  }

  private static let mapping = MappingDecoder<WorkerRequest>(
    subject: "a job",
    fields: [
      Field("id", id) { $0.id = $1 },
      Field("input", .filled) { $0.input = $1 },
      Field("output", .filled) { $0.output = $1 },
      Field("table", .filled) { $0.table = $1 },
      Field("format", .word(BatchManifest.Format.self)) { $0.format = $1 },
      Field("theme", .name(ofA: "theme") { $0.themes }) { $0.theme = $1 },
      Field("device", .name(ofA: "device") { $0.devices }) { $0.device = $1 },
      Field("orientation", .word(Orientation.self)) { $0.orientation = $1 },
      Field("appearance", .word(Appearance.self)) { $0.appearance = $1 },
      Field("contentSizeCategory", .word(ContentSizeCategory.self)) { $0.contentSizeCategory = $1 },
      Field("state", .word(ScreenState.self)) { $0.state = $1 },
      Field("scale", ValueDecoder.wholeNumber(1...3).map(Double.init)) { $0.scale = $1 },
      Field("png", .word(BatchManifest.PNG.self)) { $0.png = $1 },
      Field("svgText", .word(BatchManifest.SVGText.self)) { $0.svgText = $1 },
      Field("height", .word(BatchMatrix.Height.self)) { $0.height = $1 },
    ]
  )

  private static let decoder = mapping.decoder(
    from: WorkerRequest(input: "", output: ""), hint: #"write {"input": "a.yaml", "output": "a.png"}"#
  ) { _, keys, node, subject, context in
    keys.require("input", of: subject, node, context)
    keys.require("output", of: subject, node, context)
  }

  /// What a line asks for; what is wrong with it goes to the report.
  static func decode(_ tree: SpecTree, _ context: DecodingContext) -> WorkerRequest? {
    guard let root = tree.roots.first else { return nil }
    if tree.roots.count > 1 {
      context.error("a line holds a single job", at: tree.roots[1].range.beginning)
    }
    return decoder.decode(root, "a job", context)
  }
}
