import TableDrawing
import TableModel
import TableProject
import TableRendering
import TableSources
import TableSpec

/// Reads a line that asks for one picture.
enum WorkerRequestDecoder {
  private static let id = ValueCoding<WorkerRequest.ID>(
    .text,
    encode: { id, _ in
      switch id {
      case .number(let number): .word(String(number))
      case .text(let text): .text(text)
      }
    },
    decode: { node, subject, context in
      guard let scalar = node.scalar else {
        context.mismatch(node, subject, mustBe: .text)
        return nil
      }
      guard scalar.style == .plain, let number = Int(scalar.text), String(number) == scalar.text else {
        return .text(scalar.text)
      }
      return .number(number)
    })

  private static let source: [Field<WorkerRequest>] = [
    Field("id", id, "What tells requests apart.") {
      $0.id
    } set: {
      $0.id = $1
    },
    Field("input", .filled, "The path of a source file.", .required) {
      $0.input
    } set: {
      $0.input = $1
    },
    Field("output", .filled, "The path of the picture.", .required) {
      $0.output
    } set: {
      $0.output = $1
    },
    Field("table", .filled, "The name of a table, or its number counted from 1.") {
      $0.table
    } set: {
      $0.table = $1
    },
    Field("format", .word(PictureFormat.self), "The kind of file.") {
      $0.format
    } set: {
      $0.format = $1
    },
  ]

  private static let axes: [Field<WorkerRequest>] = VariantAxis.all.map { axis in
    Field(axis.name, .word(of: axis), axis.summary + ".", without: "the source’s") {
      axis.word(of: $0.variant)
    } set: {
      _ = axis.set($1, in: &$0.variant)
    }
  }

  private static let files: [Field<WorkerRequest>] =
    [
      Field("png", .word(PNGEffort.self), "How hard PNG files are compressed.") {
        $0.png
      } set: {
        $0.png = $1
      }
    ]
    + SVGFields.fields.map { field in
      field.lifted(look: { $2($0.svg, $1.svg) }) { whole, change in change(&whole.svg) }
    }

  private static let mapping = MappingSchema<WorkerRequest>(
    "job", subject: "a job", initial: WorkerRequest(input: "", output: ""), fields: source + axes + files)

  /// The keys that a job may have.
  static var keys: [String] { mapping.fields.map(\.key) }

  private static let coding = mapping.coding(hint: WorkerRequest.example) {
    _, keys, node, subject, context in
    mapping.requireKeys(keys, of: subject, node, context)
  }

  /// What a line asks for; what is wrong with it goes to the report.
  static func decode(_ tree: SpecTree, _ context: DecodingContext) -> WorkerRequest? {
    guard let root = tree.roots.first else { return nil }
    if tree.roots.count > 1 {
      context.error("a line holds a single job", at: tree.roots[1].range.beginning)
    }
    return coding.decode(root, "a job", context)
  }
}

extension SpecLoader {
  /// Reads a line that asks for one picture; `name` is what diagnostics call where it came from.
  public func workerRequest(_ line: [UInt8], named name: String) -> DecodingResult<WorkerRequest> {
    decoding(line, named: name, folder: ".", WorkerRequestDecoder.decode)
  }
}
