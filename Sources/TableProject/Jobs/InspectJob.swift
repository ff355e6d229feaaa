import TableComparison
import TableDrawing
import TableLayout
import TableModel
import TableRendering
import TableSources

/// Lays the tables of sources out with all their views: what `tablemock inspect` prints.
public struct InspectJob: Sendable {
  /// The specs, documents and bundles that are laid out, one after the other.
  public var inputs: [InputFile]
  /// The name of the one table of each source that has several; `nil` for all.
  public var table: String?
  /// The way in which tables are laid out.
  public var variant: Variant
  /// Whether views know what the figures of their frames are made of.
  public var explainsFrames: Bool
  /// What laying out each table may use up.
  public var budget: WorkBudget

  /// A job for some sources.
  public init(
    inputs: [InputFile], table: String? = nil, variant: Variant = Variant(), explainsFrames: Bool = false,
    budget: WorkBudget = WorkBudget()
  ) {
    self.budget = budget
    self.inputs = inputs
    self.table = table
    self.variant = variant
    self.explainsFrames = explainsFrames
  }

  /// Hands each scene over with what is known of its source, and says whether all went well.
  ///
  /// - Throws: An error where a font is missing, and what `visit` throws.
  public func run(
    _ observer: any JobObserver, _ visit: (InspectedScene) throws -> Void
  ) throws -> Bool {
    let renderer = try Renderer()
    renderer.budget = budget
    let reader = SourceReader(SourceStore(), table: table)
    var isWell = true
    for (index, input) in inputs.enumerated() {
      defer { observer.advanced(JobProgress(.sources, finished: index + 1, planned: inputs.count)) }
      let source = reader.load(input)
      observer.found(source.diagnostics + source.lacks(of: [variant]))
      if source.document == nil { isWell = false }
      let origins = source.origins?.finder(as: variant)
      for (number, screen) in (source.document?.screens ?? []).enumerated() {
        let scene: Scene
        do {
          scene = try renderer.scene(
            of: screen, as: variant, keepsHiddenRows: true,
            rowsAsStored: input.path.hasEnding(SourceKind.documentEndings), explainsFrames: explainsFrames)
          try renderer.checkComplete(scene)
        } catch {
          observer.found([Diagnostic(error, at: SourceLocation(file: input.path.text))])
          isWell = false
          continue
        }
        observer.found(scene.findings.diagnostics(file: input.path.text, origins, screen: number))
        try visit(InspectedScene(file: input.path.text, screen: number, scene: scene, origins: origins))
      }
    }
    guard let complaint = reader.complaint else { return isWell }
    observer.failed(complaint)
    return false
  }
}
