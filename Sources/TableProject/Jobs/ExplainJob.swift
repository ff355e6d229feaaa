import TableComparison
import TableDrawing
import TableLayout
import TableModel
import TableRendering
import TableSources

/// Says where the figures of frames come from: what `tablemock explain` prints.
public struct ExplainJob: Sendable {
  /// The spec, document or bundle whose frames are explained.
  public var input: InputFile
  /// The name of the one table of a source that has several; `nil` for all.
  public var table: String?
  /// The way in which tables are laid out.
  public var variant: Variant

  /// What laying out each table may use up, and what explaining it may.
  public var budget: WorkBudget

  /// A job for a source.
  public init(
    input: InputFile, table: String? = nil, variant: Variant = Variant(), budget: WorkBudget = WorkBudget()
  ) {
    self.input = input
    self.table = table
    self.variant = variant
    self.budget = budget
  }

  /// Hands the explanation of each of the source's scenes over, and says whether all went well.
  ///
  /// - Throws: An error where a font is missing, and what `visit` throws.
  public func run(
    _ observer: any JobObserver, _ visit: (SceneExplanation) throws -> Void
  ) throws -> Bool {
    let job = InspectJob(
      inputs: [input], table: table, variant: variant, explainsFrames: true, budget: budget)
    return try job.run(observer) { try visit(SceneExplanation($0)) }
  }
}

extension ExplainJob {
  /// How explanations are written.
  package enum Form: Sendable {
    case text, json
  }

  /// What came of writing explanations.
  package struct Outcome: Sendable {
    /// Whether all scenes could be explained.
    package var isWell = true
    /// Whether a scene has the view that is asked for.
    package var hasView = false
    /// The addresses that are the nearest to that of a view which no scene has; `nil` without any scene.
    package var nearest: [String]?

    /// Before anything is explained.
    package init() {}

    /// Takes over what came of another source.
    package mutating func add(_ other: Outcome) {
      isWell = isWell && other.isWell
      hasView = hasView || other.hasView
      nearest = nearest ?? other.nearest
    }
  }

  /// The most addresses that are named where there is not the one asked for.
  private static let mostNearest = 8

  /// Writes the explanation of one view, or of all, of each of the source's scenes, in pieces.
  ///
  /// A scene of which that takes longer than the budget is told of in the middle of what is written.
  package func write(
    _ address: String?, as form: Form, _ observer: any JobObserver, to put: ([UInt8]) throws -> Void
  ) throws -> Outcome {
    var outcome = Outcome()
    let isWell = try run(observer) { explanation in
      let clock = WorkClock(seconds: budget.seconds)
      do {
        try write(explanation, at: address, as: form, &outcome) { bytes in
          if clock.isLate { throw budget.exceeded(by: "explaining all views", isDrawing: false) }
          try put(bytes)
        }
      } catch let error as DrawingError {
        observer.found([Diagnostic(error, at: SourceLocation(file: input.path.text))])
        outcome.isWell = false
      }
    }
    outcome.isWell = outcome.isWell && isWell
    return outcome
  }

  private func write(
    _ explanation: SceneExplanation, at address: String?, as form: Form, _ outcome: inout Outcome,
    to put: ([UInt8]) throws -> Void
  ) throws {
    let text = ExplanationText(explanation)
    var view: ExplainedView?
    if let address {
      view = explanation.view(at: address)
      guard view != nil else {
        if outcome.nearest == nil {
          outcome.nearest = explanation.addresses(nearestTo: address, atMost: ExplainJob.mostNearest)
        }
        return
      }
      outcome.hasView = true
    }
    func putText(_ lines: String) throws { try put(Array(lines.printableLines.utf8)) }
    switch (form, view) {
    case (.json, _):
      try JSONExplanation(explanation).write(at: view?.address, to: put)
      try put(Array("\n".utf8))
    case (.text, let view?): try putText(text.text(of: view))
    case (.text, nil): try text.writeOutline(to: putText)
    }
  }
}

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
      let source = reader.source(of: input)
      observer.found(source.diagnostics + source.lacks(of: [variant]))
      if source.document == nil { isWell = false }
      let origins = source.origins?.finder(as: variant)
      for (number, screen) in ((try? source.screens(as: variant)) ?? []).enumerated() {
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
        var inspected = InspectedScene(
          file: input.path.text, screen: number, scene: scene, origins: origins)
        inspected.guesses = source.result.guesses
        try visit(inspected)
      }
    }
    guard let complaint = reader.complaint else { return isWell }
    observer.failed(complaint)
    return false
  }
}
