import TableDrawing
import TableLint
import TableModel
import TableRendering
import TableSources

/// Holds one source after the other against the rules, on one thread.
package final class SourceLinter {
  /// What came of a source.
  package struct Outcome: Sendable {
    /// What was found, in the order of the places.
    package var notices: [LintNotice] = []
    /// Why a source, or a screen of it, could not be looked at.
    package var errors: [Diagnostic] = []
    /// The sizes of rows in points, by the places where they were written; none where nobody asks.
    package var rowSizes: [SourceLocation: Size] = [:]
    /// Whether there is anything to be looked at.
    var hasTables = false
  }

  private let renderer: Renderer
  private let request: LintRequest
  private let reader: SourceReader

  init(_ request: LintRequest, sources: SourceStore, renderer: Renderer? = nil) throws {
    self.renderer = try renderer ?? Renderer()
    self.renderer.budget = request.budget
    self.request = request
    reader = SourceReader(sources, table: request.table)
  }

  /// The complaint about a table that is asked for and that no source has; `nil` where all is well.
  var complaint: String? { reader.complaint }

  /// A linter of sources that are not read from files, by what a project says.
  package convenience init(_ configuration: LintConfiguration, folder: FilePath) throws {
    let request = LintRequest(
      table: nil, matrix: VariantMatrix(), configuration: configuration, folder: folder,
      settings: LintSettings(), budget: WorkBudget())
    try self.init(request, sources: SourceStore(room: 0))
  }

  /// A linter of what is shown of one source, in one way of drawing, by the project that it belongs to.
  package convenience init(
    _ project: NearestLintConfiguration, as variant: Variant, _ renderer: Renderer
  ) throws {
    let request = LintRequest(
      table: nil, matrix: VariantMatrix(of: variant), configuration: project.configuration,
      folder: project.folder, settings: LintSettings(), budget: WorkBudget(), baseline: project.baseline)
    try self.init(request, sources: SourceStore(room: 0), renderer: renderer)
  }

  /// What breaks rules in a source.
  func lint(_ input: InputFile) -> Outcome { lint(reader.source(of: input), of: input) }

  /// What breaks rules on one screen of a source that has been read, without what is excused or known.
  ///
  /// What loading has warned of is left out, and so are comments that excuse nothing where there are other screens that
  /// they may be meant for.
  package func notices(
    on screen: Int, of source: SourceStore.Source, _ input: InputFile
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
    _ source: SourceStore.Source, of input: InputFile, onlyScreen: Int? = nil, withRowSizes: Bool = false
  ) -> Outcome {
    let result = source.result
    var outcome = Outcome()
    outcome.errors = result.diagnostics.filter { $0.severity == .error }
    guard let document = result.document else { return outcome }
    outcome.hasTables = !document.screens.isEmpty
    guard outcome.hasTables else { return outcome }
    let settings = request.configuration.settings(for: request.relative(input.path)).overridden(
      by: request.settings)
    let linter = Linter(settings)
    let lines = SourceLines(source.bytes ?? [])
    let finders = request.matrix.variants.map { result.origins?.finder(as: $0) }
    let asked = request.matrix.words(of: .language)
    let lacks = result.lacks(of: request.matrix.variants)
    var found: [LintNotice] = (result.diagnostics + lacks).compactMap { notice(of: $0, settings) }
    let languages = settings.comparesLanguages ? result.comparedLanguages(asked: asked) : []
    // Ways that differ in nothing but the language have one comparison, told with the first of them.
    var comparisons: [Int: [LanguageComparison?]] = [:]
    for index in 0..<request.matrix.count where !languages.isEmpty {
      guard request.matrix[index].language == asked.first else { continue }
      comparisons[index] = renderer.comparisons(of: document, as: request.matrix[index], in: languages)
    }
    var merger = VariantMerger(of: request.matrix)
    for (number, screen) in document.screens.enumerated() where onlyScreen.map({ $0 == number }) ?? true {
      for index in 0..<request.matrix.count {
        do {
          let linted = try renderer.linted(
            screen, number: number, as: request.matrix[index], comparison: comparisons[index]?[number])
          let finder = finders[index]
          if withRowSizes, let finder { outcome.noteRows(of: linted, finder) }
          for finding in linter.findings(on: linted) {
            merger.add(
              notice(of: finding, in: document, input, finder), variant: index)
          }
        } catch {
          outcome.errors.append(Diagnostic(error, at: SourceLocation(file: input.path.text)))
        }
      }
    }
    found += merger.notices
    found.sort { SourceLinter.place(of: $0) < SourceLinter.place(of: $1) }
    Self.addLines(lines, of: input, to: &found)
    let hasAll = onlyScreen == nil || document.screens.count == 1
    excuse(&found, in: lines, input, settings, findsUnused: hasAll)
    Self.addFingerprints(to: &found, file: request.relative(input.path).text)
    outcome.notices = found
    return outcome
  }

  // MARK: Notices

  private func notice(
    of finding: LintFinding, in document: Document, _ input: InputFile, _ finder: OriginFinder?
  ) -> LintNotice {
    let origin = finder?.origin(of: finding.path)
    let name =
      document.screens.count > 1 && document.screens.indices.contains(finding.path.screen)
      ? document.screens[finding.path.screen].name : nil
    return LintNotice(
      rule: finding.rule, level: finding.level, message: finding.message, hint: finding.hint,
      location: origin?.location ?? SourceLocation(file: input.path.text), objectID: origin?.objectID,
      table: name, path: finding.path.description, screen: finding.path.screen, views: finding.views,
      fix: finding.fix)
  }

  /// A warning of the loader as a finding; `nil` where a rule finds the same by itself, or is off.
  private func notice(of diagnostic: Diagnostic, _ settings: LintSettings) -> LintNotice? {
    guard diagnostic.severity == .warning,
      let rule = LintRule.named((diagnostic.rule ?? .sourceDoubtful).rawValue), !rule.looksAtScreens
    else { return nil }
    let level = settings.level(of: rule)
    guard level > .off else { return nil }
    return LintNotice(
      rule: rule.id, level: level, message: diagnostic.message, hint: diagnostic.hint,
      location: diagnostic.location, path: "", screen: 0, views: [])
  }

  private static func place(of notice: LintNotice) -> (Int, Int, String, String) {
    (notice.location.line ?? 0, notice.location.column ?? 0, notice.rule, notice.message)
  }

  private static func addLines(_ lines: SourceLines, of input: InputFile, to notices: inout [LintNotice]) {
    // A source of several files has the lines of the first at hand.
    for index in notices.indices where notices[index].location.file == input.path.text {
      notices[index].sourceLine = notices[index].location.line.flatMap { lines[$0] }
    }
  }

  /// What tells a finding from others of its file: the rule, the text of its line, and how many such there are before.
  private static func addFingerprints(to notices: inout [LintNotice], file: String) {
    var counts: [String: Int] = [:]
    for index in notices.indices {
      let notice = notices[index]
      let line = notice.sourceLine.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      let key = [notice.rule, notice.objectID ?? line ?? "", notice.table ?? ""].joined(separator: "\u{1F}")
      let count = counts[key, default: 0]
      counts[key] = count + 1
      notices[index].fingerprint = String(Fingerprint.of(Array("\(key)\u{1F}\(count)".utf8)).prefix(24))
    }
  }

  // MARK: Exceptions

  /// Notes which findings are excused by comments or by the configuration, and adds what is wrong with the comments.
  private func excuse(
    _ notices: inout [LintNotice], in lines: SourceLines, _ input: InputFile, _ settings: LintSettings,
    findsUnused: Bool
  ) {
    for index in notices.indices {
      guard let object = notices[index].objectID,
        let exception = request.configuration.exceptions.first(where: {
          $0.object == object && $0.rules.contains(notices[index].rule)
        })
      else { continue }
      notices[index].suppression = .excused(reason: exception.reason)
      request.uses.note(exception)
    }
    guard lines.mentionDirectives else { return }
    let directives = LintDirectives(
      in: lines.all, isKnown: { LintRule.named($0) != nil },
      nearest: { Spelling.nearest(to: $0, among: LintRule.all.map(\.id)) })
    var used: Set<LintDirectives.Stretch> = []
    for index in notices.indices {
      guard let line = notices[index].location.line, notices[index].location.file == input.path.text,
        let stretch = directives.stretch(for: notices[index].rule, at: line)
      else { continue }
      notices[index].suppression = .excused(reason: stretch.reason)
      used.insert(stretch)
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
          hint: "leave the comment out", line: $0.line, column: $0.column)
      }
    notices += flaws.map { flaw in
      LintNotice(
        rule: LintRule.suppressionUnused.id, level: level, message: flaw.message, hint: flaw.hint,
        location: SourceLocation(file: input.path.text, line: flaw.line, column: flaw.column), path: "",
        screen: 0, views: [], sourceLine: lines[flaw.line])
    }
    notices.sort { SourceLinter.place(of: $0) < SourceLinter.place(of: $1) }
  }
}

extension SourceLinter.Outcome {
  /// Notes the sizes of a screen's rows, those of the first way of drawing.
  fileprivate mutating func noteRows(of screen: LintedScreen, _ finder: OriginFinder) {
    for row in screen.rowSizes {
      guard let place = finder.origin(of: row.path)?.location, rowSizes[place] == nil else { continue }
      rowSizes[place] = row.size
    }
  }
}
