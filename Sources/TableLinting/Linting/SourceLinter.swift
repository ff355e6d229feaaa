import TableDrawing
import TableLayout
import TableLint
import TableModel
import TableProject
import TableRendering
import TableSources

/// Holds one source after the other against the rules, on one thread.
package final class SourceLinter {
  /// Where a row begins in a source.
  package struct RowPlace: Hashable, Sendable {
    private let line: Int32
    private let column: Int32

    /// A line and a column in characters, both counted from 1.
    package init(line: Int, column: Int) {
      (self.line, self.column) = (Int32(clamping: line), Int32(clamping: column))
    }
  }

  /// What came of a source.
  package struct Outcome: Sendable {
    /// What was found, in the order of the places.
    package var notices: [LintNotice] = []
    /// Why a source, or a screen of it, could not be looked at.
    package var errors: [Diagnostic] = []
    /// The sizes of rows in points, by the places where they were written; none where nobody asks.
    package var rowSizes: [RowPlace: Size] = [:]
    /// The digest of the source, where findings know a change of it.
    var digest: String?
    /// Whether there is anything to be looked at.
    var hasTables = false
    /// The keys of string tables that the source has texts of the developer for.
    var keys: [KeyInSource] = []
  }

  private let renderer: Renderer
  private let request: LintRequest
  private let reader: SourceReader

  package init(_ request: LintRequest, sources: SourceStore, renderer: Renderer? = nil) throws {
    self.renderer = try renderer ?? Renderer()
    self.renderer.budget = request.budget
    self.request = request
    reader = SourceReader(sources, table: request.table)
  }

  /// The complaint about a table that is asked for and that no source has; `nil` where all is well.
  var complaint: String? { reader.complaint }

  /// What breaks rules in a source.
  func lint(_ input: InputFile) -> Outcome { lint(reader.source(of: input), of: input) }

  /// The same beside other threads, which are let through by the number of rows that they look at.
  func lint(_ input: InputFile, beside gate: WorkGate) -> Outcome {
    // Most files have no more rows than this; one that repeats some is read again when there is room for all of them.
    var rows = 1 + (FileStatus(of: input.path)?.size ?? 0) / SourceLinter.bytesOfRow
    while true {
      let outcome = gate.pass(rows) { () -> Outcome? in
        let source = reader.source(of: input)
        let found = source.document?.mostRows ?? 0
        guard found <= rows || gate.isAlone(rows) else {
          rows = found
          return nil
        }
        return lint(source, of: input)
      }
      if let outcome { return outcome }
    }
  }

  /// How many rows are looked at at once: as many as one file may have.
  static let mostRows = LoadingLimits().rows
  /// The fewest bytes that a row takes in most files.
  private static let bytesOfRow = 24

  /// What breaks rules on one screen of a source that has been read, without what is excused or known.
  ///
  /// What loading has warned of is left out, and so are comments that excuse nothing where there are other screens that
  /// they may be meant for.
  package func notices(
    on screen: Int, of source: Source, _ input: InputFile
  ) -> [LintNotice] {
    var notices = lint(source, of: input, onlyScreen: screen).notices
    request.excuseKnown(&notices)
    return notices.filter { notice in
      guard notice.counts, let rule = LintRule.named(notice.rule) else { return false }
      return rule.looksAtScreens || rule.id == LintRule.suppressionUnused.id
    }
  }

  /// What breaks rules in a source that has been read; of one screen alone where that has a number.
  package func lint(
    _ source: Source, of input: InputFile, onlyScreen: Int? = nil, withRowSizes: Bool = false
  ) -> Outcome {
    var outcome = Outcome()
    outcome.errors = source.diagnostics.filter { $0.severity == .error }
    guard let document = source.document else { return outcome }
    outcome.hasTables = !document.screens.isEmpty
    guard outcome.hasTables else { return outcome }
    let settings = request.configuration.settings(for: request.relative(input.path)).overridden(
      by: request.settings)
    let finders = request.matrix.variants.map { source.origins?.finder(as: $0) }
    let lines = SourceLines(source.bytes ?? [])
    let keyLevel = settings.level(of: .keyWithSeveralTexts)
    if keyLevel > .off {
      outcome.keys = source.result.keyTexts.map { KeyInSource(texts: $0, level: keyLevel) }
    }
    var collector = LintCollector(request.matrix, lines, in: input.path.text)
    var told: Set<Diagnostic> = []
    for diagnostic in source.diagnostics + source.lacks(of: request.matrix.variants)
      + flaws(of: source, settings)
    where told.insert(diagnostic).inserted {
      add(diagnostic, settings, to: &collector)
    }
    let comparisons = comparisons(of: source, settings) { language, error in
      let failure = Diagnostic(unseen: language, error, at: SourceLocation(file: input.path.text))
      if told.insert(failure).inserted { outcome.errors.append(failure) }
    }
    let linter = Linter(settings)
    for number in document.screens.indices where onlyScreen.map({ $0 == number }) ?? true {
      for index in 0..<request.matrix.count {
        guard let screen = source.screen(number, as: request.matrix[index]) else { continue }
        do {
          let linted = try renderer.linted(
            screen, number: number, as: request.matrix[index], comparison: comparisons[index]?[number])
          let finder = finders[index]
          if withRowSizes, let finder { outcome.noteRows(of: linted, finder, in: input.path.text) }
          let unsolved = linted.scene.findings.filter(\.isOfConstraints)
          for finding in unsolved.diagnostics(file: input.path.text, finder, screen: number)
          where told.insert(finding).inserted {
            add(finding, settings, to: &collector)
          }
          try linter.visitFindings(on: linted) { finding in
            collector.add(
              finding, at: finder?.origin(of: finding.path), table: document.name(of: finding.path.screen),
              variant: index)
          }
        } catch {
          let failure = Diagnostic(error, at: SourceLocation(file: input.path.text))
          if told.insert(failure).inserted { outcome.errors.append(failure) }
        }
      }
    }
    let hasAll = onlyScreen == nil || document.screens.count == 1
    excuse(&collector, &outcome.keys, in: lines, settings, findsUnused: hasAll)
    outcome.notices = collector.notices
    if outcome.notices.contains(where: { $0.fix != nil }), let bytes = source.bytes {
      outcome.digest = Fingerprint.of(bytes)
    }
    return outcome
  }

  /// What is wrong with the translations of a source.
  private func flaws(of source: Source, _ settings: LintSettings) -> [Diagnostic] {
    guard settings.looksAtTranslations else { return [] }
    return source.flaws(in: source.comparedLanguages(asked: request.matrix.words(of: .language)))
  }

  /// How texts come out in several languages, by the numbers of ways of drawing and of screens.
  ///
  /// Ways that differ in nothing but the language have one comparison, told with the first of them. `failed` takes why a
  /// language is not among them.
  private func comparisons(
    of source: Source, _ settings: LintSettings, failed: (_ language: String, _ error: any Error) -> Void
  ) -> [Int: [LanguageComparison?]] {
    let asked = request.matrix.words(of: .language)
    let languages = settings.comparesLanguages ? source.comparedLanguages(asked: asked) : []
    var comparisons: [Int: [LanguageComparison?]] = [:]
    for index in 0..<request.matrix.count where !languages.isEmpty {
      guard request.matrix[index].language == asked.first else { continue }
      comparisons[index] = renderer.comparisons(of: source, as: request.matrix[index], in: languages) {
        // What the source's own language lacks is told where rules look at it.
        if let language = $0 { failed(language, $1) }
      }
    }
    return comparisons
  }

  /// Adds a warning of the loader as a finding, unless a rule finds the same by itself, or is off.
  private func add(_ diagnostic: Diagnostic, _ settings: LintSettings, to collector: inout LintCollector) {
    guard diagnostic.severity == .warning,
      let rule = LintRule.named((diagnostic.rule ?? .sourceDoubtful).rawValue), !rule.looksAtScreens
    else { return }
    let level = settings.level(of: rule)
    guard level > .off else { return }
    collector.add(
      diagnostic.message, hint: diagnostic.hint, of: rule.id, level, at: diagnostic.location)
  }

  // MARK: Exceptions

  /// Notes which findings are excused by comments or by the configuration, and adds what is wrong with the comments.
  ///
  /// A comment at a key is of use as other sources may have the key too, which are not looked at here.
  private func excuse(
    _ collector: inout LintCollector, _ keys: inout [KeyInSource], in lines: SourceLines,
    _ settings: LintSettings, findsUnused: Bool
  ) {
    if !request.configuration.exceptions.isEmpty {
      collector.excuse { rule, trace, _ in
        guard let object = trace.objectID,
          let exception = request.configuration.exceptions.first(where: {
            $0.object == object && $0.rules.contains(rule)
          })
        else { return nil }
        request.uses.note(exception)
        return exception.reason
      }
    }
    guard lines.mentionDirectives else { return }
    let directives = LintDirectives(
      in: lines.all, isKnown: { LintRule.named($0) != nil },
      nearest: { Spelling.nearest(to: $0, among: LintRule.all.map(\.id)) })
    var used: Set<LintDirectives.Stretch> = []
    collector.excuse { rule, trace, isInFile in
      guard isInFile, let line = trace.line, let stretch = directives.stretch(for: rule, at: line) else {
        return nil
      }
      used.insert(stretch)
      return stretch.reason
    }
    for number in keys.indices {
      guard let line = keys[number].texts.location.line,
        let stretch = directives.stretch(for: LintRule.keyWithSeveralTexts.id, at: line)
      else { continue }
      used.insert(stretch)
      keys[number].suppression = .excused(reason: stretch.reason)
    }
    let level = settings.level(of: .suppressionUnused)
    guard level > .off, settings.only.isEmpty || settings.only.contains(LintRule.suppressionUnused.id) else {
      return
    }
    let unused = directives.stretches.filter { stretch in
      findsUnused && !used.contains(stretch)
        && LintRule.named(stretch.rule).map { settings.level(of: $0) > .off } == true
    }
    let flaws =
      directives.flaws
      + unused.map {
        LintDirectives.Flaw(
          message: "nothing breaks “\($0.rule)” where this comment switches it off",
          hint: "remove the comment", line: $0.line, column: $0.column)
      }
    for flaw in flaws {
      collector.add(
        flaw.message, hint: flaw.hint, of: LintRule.suppressionUnused.id, level,
        at: SourceLocation(file: collector.file, line: flaw.line, column: flaw.column))
    }
  }
}

extension Document {
  /// The number of rows of the screen that has the most.
  fileprivate var mostRows: Int {
    let counts = screens.map { screen in
      screen.tableViews.reduce(0) { $0 + $1.sections.reduce(0) { $0 + $1.rows.count } }
    }
    return counts.max() ?? 0
  }

  /// What findings call a screen of a number, where there are several.
  fileprivate func name(of screen: Int) -> String? {
    screens.count > 1 && screens.indices.contains(screen) ? screens[screen].name : nil
  }
}

extension SourceLinter.Outcome {
  /// Notes the sizes of a screen's rows, those of the first way of drawing.
  fileprivate mutating func noteRows(of screen: LintedScreen, _ finder: OriginFinder, in file: String) {
    for row in screen.rowSizes {
      guard let location = finder.origin(of: row.path)?.location, location.file == file,
        let line = location.line, let column = location.column
      else { continue }
      let place = SourceLinter.RowPlace(line: line, column: column)
      if rowSizes[place] == nil { rowSizes[place] = row.size }
    }
  }
}
