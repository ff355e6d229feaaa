import TableModel
import TableSources

/// Reads the tables of Interface Builder documents: storyboards and nibs as Xcode 4 and later save them.
///
/// UIKit's own frames of standard cells are not taken over: those are laid out anew. Nothing that a file says can make
/// the loader crash, read outside the folders around it that hold its pictures, or use more than the limits allow.
package struct InterfaceBuilderLoader: Sendable {
  private let limits: LoadingLimits
  private let themes: IBVersion.Themes
  private let assets: AssetStore

  /// A loader within limits.
  ///
  /// - Parameters:
  ///   - limits: The limits.
  ///   - themes: The themes of the systems that the simulators of Apple’s tools had, by the first numbers of those tools, in
  ///     rising order.
  package init(
    limits: LoadingLimits, themes: [(firstTools: Int, system: SystemVersion, name: String)]
  ) {
    self.init(limits: limits, themes: themes, assets: AssetStore())
  }

  /// The same with asset catalogs that other documents look into, too.
  package init(
    limits: LoadingLimits, themes: [(firstTools: Int, system: SystemVersion, name: String)],
    assets: AssetStore
  ) {
    (self.limits, self.themes, self.assets) = (limits, themes, assets)
  }

  /// Decodes a document that has been read already.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents, XML in UTF-8.
  ///   - name: What diagnostics call the file; `-` for standard input.
  ///   - folder: The path of the folder that the document lies in, beside its pictures.
  /// - Returns: The document with a screen for every table, and all findings.
  package func load(_ bytes: [UInt8], named name: String, folder: FilePath) -> LoadingResult {
    load(bytes, named: name, folder: folder, texts: nil)
  }

  /// Decodes a document with its texts from elsewhere; `nil` for its own.
  package func load(
    _ bytes: [UInt8], named name: String, folder: FilePath, texts: InterfaceBuilderTexts?
  ) -> LoadingResult {
    load(InterfaceBuilderSource(bytes, named: name, folder: folder, texts: texts))
  }

  /// Decodes a document for a screen that may be another than its own.
  package func load(_ source: InterfaceBuilderSource) -> LoadingResult {
    switch open(source) {
    case .refused(let result): result
    case .storyboard(let storyboard): load(storyboard)
    }
  }

  /// The file of sample data of a document as its author begins to fill it in; `nil` where no table has prototypes.
  ///
  /// Fails where the document cannot be read.
  package func dataTemplate(of source: InterfaceBuilderSource) -> Result<String?, LoadingFailure> {
    switch open(source) {
    case .refused(let result): .failure(LoadingFailure(diagnostics: result.diagnostics))
    case .storyboard(let storyboard): .success(IBSampleTemplate(storyboard.document).text)
    }
  }

  /// The bars around the tables of a document, with those that controllers of other documents have.
  ///
  /// - Parameters:
  ///   - source: The document.
  ///   - others: The documents that it is connected with; those that cannot be read count for nothing.
  /// - Returns: The bars of each table that a controller shows, and what is wrong with the way to them.
  package func bars(
    in source: InterfaceBuilderSource, beside others: [InterfaceBuilderSource]
  ) -> (bars: [FoundBars], findings: [Diagnostic]) {
    guard case .storyboard(let storyboard) = open(source) else { return ([], []) }
    let connected = others.compactMap { other -> IBStoryboard? in
      guard case .storyboard(let storyboard) = open(other) else { return nil }
      return storyboard
    }
    let screens = IBScreens(of: storyboard, beside: connected)
    return (screens.bars(), screens.brokenReferences())
  }

  /// Why a document cannot be read.
  package struct LoadingFailure: Error {
    /// What is wrong with it.
    package let diagnostics: [Diagnostic]
  }

  /// What comes of opening a document.
  private enum Opening {
    case storyboard(IBStoryboard)
    case refused(LoadingResult)
  }

  private func open(_ document: InterfaceBuilderSource) -> Opening {
    if let refusal = IBFormat.refusal(of: document.bytes, limits: limits) {
      let finding = Diagnostic(
        .error, at: SourceLocation(file: document.name), refusal.message, hint: refusal.hint)
      return .refused(LoadingResult(document: nil, diagnostics: [finding]))
    }
    let (source, problems) = SourceScanner.scan(document.bytes, named: document.name, allowing: .xml)
    let report = FindingReport(on: source, limit: limits.findings)
    for problem in problems {
      let range = SourceRange(start: problem.character, end: problem.character + 1)
      report.error(problem.message, at: range, hint: problem.hint)
    }
    let first = XMLReader.root(of: source.bytes)
    let isForeign = !IBFormat.rootNames.contains(first?.name ?? "")
    report.showsLines = problems.isEmpty && !isForeign
    if let first, isForeign, !first.isDeclared {
      let refusal = IBFormat.foreign
      report.deny(refusal.message, at: source.range(ofByte: first.offset), hint: refusal.hint)
      return .refused(LoadingResult(document: nil, diagnostics: report.diagnostics()))
    }
    let tree = problems.isEmpty ? XMLTreeBuilder.build(from: source, limits: limits, report: report) : nil
    guard let tree, !report.hasErrors else {
      return .refused(LoadingResult(document: nil, diagnostics: report.diagnostics()))
    }
    let root = document.texts.map { IBLocalizer($0).localized(tree) } ?? tree
    if let refusal = IBFormat.refusal(of: root) {
      report.error(refusal.message, at: root.range, hint: refusal.hint)
      var result = LoadingResult(document: nil, diagnostics: report.diagnostics())
      result.isWithoutTables = IBFormat.isForOtherPlatform(root)
      return .refused(result)
    }
    let classes = document.sizeClasses ?? IBDevice.sizeClasses(of: root)
    let data = IBSampleData(beside: document, limits: limits)
    let present = IBOutlets.applied(to: IBVariation.applied(to: root, for: classes))
    let shown = data?.applied(to: present) ?? present
    let context = IBContext(
      shown,
      version: IBVersion(root, themes: themes),
      report: report,
      limits: limits,
      origins: source.originRecorder,
      assets: AssetFinder(
        folder: document.folder, isPad: classes == .pad, limits: limits, store: assets)
    )
    let name = FilePath(document.name).name.stem.validText
    return .storyboard(
      IBStoryboard(
        name: name, document: present, root: shown, sizeClasses: classes, data: data?.path,
        dataFindings: data?.findings ?? [],
        context: context))
  }

  private func load(_ storyboard: IBStoryboard) -> LoadingResult {
    let report = storyboard.context.report
    let screens = IBScreens(of: storyboard).screens()
    var document = report.hasErrors || screens.isEmpty ? nil : Document(screens: screens)
    document?.lists = storyboard.context.assets.lists.union([storyboard.data].compactMap { $0 })
    var result = LoadingResult(
      document: document,
      diagnostics: report.diagnostics() + storyboard.dataFindings,
      origins: storyboard.context.origins.origins)
    if screens.isEmpty, !report.hasErrors {
      report.error(
        "there is no table view in this document",
        at: storyboard.root.range,
        hint: "tables that an app creates in code are not in its documents"
      )
      result.diagnostics = report.diagnostics()
      result.isWithoutTables = true
    }
    return result
  }
}
