import TableComparison
import TableModel
import TableRendering
import TableSources

/// What became of one picture.
public struct JobResult: Sendable {
  /// How it went.
  public enum Status: String, Hashable, Sendable {
    /// The picture was written.
    case written
    /// The picture was there already, and would be the same.
    case unchanged
    /// There is no picture, or an older one.
    case failed
  }

  /// How it went.
  public var status: Status
  /// The path of the source.
  public var input: FilePath
  /// The name of the table in a source that has several.
  public var table: String?
  /// The path of the picture.
  public var output: FilePath
  /// The kind of file.
  public var format: PictureFormat?
  /// The way in which the source was drawn.
  public var variant = Variant()
  /// The width and height of the picture, in pixels for PNG and else in points; `nil` where there is none.
  public var size: Size?
  /// The size of the file in bytes.
  public var bytes = 0
  /// The SHA-256 digest of the file in hexadecimal digits; empty where there is none.
  public var sha256 = ""
  /// The time that drawing and writing took.
  public var milliseconds = 0.0
  /// What was found in the source, or why there is no picture.
  public var diagnostics: [Diagnostic] = []
  /// What a review found of the picture; `nil` where it was none.
  public var review: ReviewEntry?
  /// The views of the picture with their boxes, where those were asked for.
  package var boxes: PictureBoxes?
  /// The key of the picture in hexadecimal digits; empty where there is none.
  package var key = ""

  /// A result without numbers.
  package init(
    _ status: Status, input: FilePath, output: FilePath, table: String? = nil, format: PictureFormat? = nil
  ) {
    self.status = status
    self.input = input
    self.output = output
    self.table = table
    self.format = format
  }

  /// A result of a job.
  package init(_ status: Status, _ job: BatchJob, of input: InputFile) {
    self.init(status, input: input.path, output: job.output, table: job.table, format: job.format)
    variant = job.variant
  }

  /// A job that went wrong.
  package static func failure(
    _ job: BatchJob, of input: InputFile, _ message: String, hint: String? = nil
  ) -> JobResult {
    var result = JobResult(.failed, job, of: input)
    result.diagnostics = [Diagnostic(.error, at: SourceLocation(file: input.path.text), message, hint: hint)]
    return result
  }

  /// The axes that are not left to the source, with the words for their values.
  private var words: [(key: String, value: JSONValue)] {
    VariantAxis.all.compactMap { axis in axis.word(of: variant).map { (axis.name, .string($0)) } }
  }

  /// The members of the result as an object of JSON.
  public var members: [(key: String, value: JSONValue)] {
    [
      ("status", .string(status.rawValue)),
      ("input", .string(input.text)),
      ("table", table.map(JSONValue.string) ?? .null),
      ("output", .string(output.text)),
      ("format", format.map { .string($0.rawValue) } ?? .null),
      ("variant", .object(words)),
      ("width", size.map { .number($0.width) } ?? .null),
      ("height", size.map { .number($0.height) } ?? .null),
      ("bytes", .number(Double(bytes))),
      ("sha256", sha256.isEmpty ? .null : .string(sha256)),
      ("milliseconds", .number(milliseconds)),
      ("diagnostics", .array(diagnostics.map(\.json))),
    ]
  }
}
