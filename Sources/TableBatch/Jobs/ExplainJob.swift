import TableDrawing
import TableLayout
import TableModel
import TableRendering
import TableReview
import TableSources

/// Says where the figures of frames come from: what `tablemock explain` prints.
public struct ExplainJob: Sendable {
  /// The spec, document or bundle whose frames are explained.
  public var input: InputFile
  /// The name of the one table of a source that has several; `nil` for all.
  public var table: String?
  /// The way in which tables are laid out.
  public var variant: Variant

  /// A job for a source.
  public init(input: InputFile, table: String? = nil, variant: Variant = Variant()) {
    self.input = input
    self.table = table
    self.variant = variant
  }

  /// Hands the explanation of each of the source's scenes over, and says whether all went well.
  ///
  /// - Throws: An error where a font is missing, and what `visit` throws.
  public func run(
    _ observer: any JobObserver, _ visit: (SceneExplanation) throws -> Void
  ) throws -> Bool {
    let job = InspectJob(inputs: [input], table: table, variant: variant, explainsFrames: true)
    return try job.run(observer) { try visit(SceneExplanation($0)) }
  }
}
