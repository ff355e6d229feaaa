import TableModel
import TableRendering
import TableSources

/// Writes the tables of sources as specs: what `tablemock convert` does.
///
/// Failures are reported and do not stop the rest.
public struct ConvertJob: Sendable {
  /// The storyboards, xibs and Settings bundles that specs are written of, in the order of their pictures.
  public var inputs: [InputFile]
  /// The name of the one table of each source that has several; `nil` for all.
  public var table: String?
  /// Whether the bars around tables are written too; `nil` as each source has it.
  public var bars: BarVisibility?
  /// Where specs go; `nil` for standard output.
  public var plan: SpecPlan?

  /// A job for some sources.
  public init(
    inputs: [InputFile], table: String? = nil, bars: BarVisibility? = nil, plan: SpecPlan?
  ) {
    self.inputs = inputs
    self.table = table
    self.bars = bars
    self.plan = plan
  }

  /// Writes all inputs, and says whether all went well.
  ///
  /// - Throws: An error where a font is missing, and what the observer throws.
  public func run(_ observer: any JobObserver) throws -> Bool {
    let sources = SourceStore()
    let reader = SourceReader(sources, table: table)
    var converter = SourceConverter(
      renderer: try Renderer(), files: WrittenFiles(of: inputs, sources), observer: observer)
    var isWell = true
    for (number, input) in inputs.enumerated() {
      defer { observer.advanced(JobProgress(.sources, finished: number + 1, planned: inputs.count)) }
      let source = reader.source(of: input)
      observer.found(source.diagnostics + source.lacks(of: [Variant(bars: bars)]))
      guard var document = source.document else {
        isWell = false
        continue
      }
      observer.found(ConvertJob.fonts(of: document, input))
      // Keys of texts are written from the texts as they are marked.
      if let bars { document.screens = try source.screens(as: Variant(bars: bars)).map(bars.applied) }
      guard let plan else {
        if try !converter.put(document, of: source, from: input) { isWell = false }
        continue
      }
      let specs = plan.specs(of: input.outputName, showing: document, isPicked: reader.isPicking)
      if try !converter.write(of: source, from: input, as: specs) { isWell = false }
    }
    guard let complaint = reader.complaint else { return isWell }
    observer.failed(complaint)
    return false
  }

  /// What is lost of the project's own fonts, which specs do not have.
  private static func fonts(of document: Document, _ input: InputFile) -> [Diagnostic] {
    document.lists.filter { $0.hasEnding(FontFileReader.endings) }.sorted().map { file in
      Diagnostic(
        .warning, at: SourceLocation(file: input.path.text),
        "specs cannot contain fonts, so text in \(quoted(file.name.shown)) gets the look’s typeface there"
      )
    }
  }
}
