import TableDrawing
import TableModel
import TableRendering
import TableSources
import TableSpec

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

  private static let source: [Field<WorkerRequest>] = [
    Field("id", id) { $0.id = $1 },
    Field("input", .filled) { $0.input = $1 },
    Field("output", .filled) { $0.output = $1 },
    Field("table", .filled) { $0.table = $1 },
    Field("format", .word(PictureFormat.self)) { $0.format = $1 },
  ]

  private static let axes: [Field<WorkerRequest>] = VariantAxis.all.map { axis in
    Field(axis.name, .word(of: axis)) { request, word in _ = axis.set(word, in: &request.variant) }
  }

  private static let files: [Field<WorkerRequest>] = [
    Field("png", .word(PNGEffort.self)) { $0.png = $1 },
    Field("svgText", .word(SVGTextMode.self)) { $0.svgText = $1 },
  ]

  private static let mapping = MappingDecoder<WorkerRequest>(
    subject: "a job", fields: source + axes + files)

  /// The keys that a job may have.
  static var keys: [String] { mapping.fields.map(\.key) }

  private static let decoder = mapping.decoder(
    from: WorkerRequest(input: "", output: ""), hint: WorkerRequest.example
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
