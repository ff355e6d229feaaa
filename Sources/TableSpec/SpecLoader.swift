import TableModel
import TableSources

/// Reads spec files: tables described in YAML or JSON.
///
/// Every finding of a file is reported, not the first alone. Nothing that a file says can make the loader crash, read
/// outside the file's own folder, or use more than the limits allow.
public struct SpecLoader: Sendable {
  private let vocabulary: SpecVocabulary
  /// How much a file may ask for.
  package let limits: LoadingLimits

  /// A loader that knows the names of themes and devices.
  public init(vocabulary: SpecVocabulary, limits: LoadingLimits = LoadingLimits()) {
    self.vocabulary = vocabulary
    self.limits = limits
  }

  /// Reads and decodes the file at a path, or standard input if the path is `-`.
  ///
  /// A file that cannot be read yields a diagnostic, as do all errors in it. Images are looked for in the file's
  /// folder, or in the current one for standard input.
  public func load(path: FilePath) -> LoadingResult {
    switch SourceFile.read(path, atMost: limits.fileSize) {
    case .success(let bytes): load(bytes, named: path.text, folder: path.folder)
    case .failure(let refusal):
      LoadingResult(
        document: nil,
        diagnostics: [
          Diagnostic(.error, at: SourceLocation(file: path.text), refusal.message, hint: refusal.hint)
        ]
      )
    }
  }

  /// Decodes a file that has been read already.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents, UTF-8 with or without a byte-order mark.
  ///   - name: What diagnostics call the file; `-` for standard input.
  ///   - folder: The path of the folder that images must lie below.
  /// - Returns: The document, and all findings.
  public func load(_ bytes: [UInt8], named name: String, folder: FilePath) -> LoadingResult {
    loadKeepingTree(bytes, named: name, folder: folder).result
  }

  /// Decodes a file as `load` does, and keeps its values; `nil` where it is no text.
  package func loadKeepingTree(
    _ bytes: [UInt8], named name: String, folder: FilePath
  ) -> (result: LoadingResult, tree: SpecTree?) {
    var isForeign: Bool?
    var kept: SpecTree?
    let decoded = decoding(bytes, named: name, folder: folder) { tree, context in
      kept = tree
      isForeign = ScreenKeys.isForeign(tree, bytes)
      if isForeign == true {
        context.report.deny(
          tree, unlessItHas: { !SpecMapping.owners(of: $0).isEmpty },
          "this is no spec: nothing in it is a key of one", hint: "begin with “tableView:”")
      }
      return DocumentDecoder.decode(tree, context)
    }
    var result = LoadingResult(
      document: decoded.value, diagnostics: decoded.diagnostics, origins: decoded.origins)
    result.uses = decoded.uses
    result.isForeign = isForeign ?? !ScreenKeys.areMentioned(in: bytes)
    return (result, kept)
  }

  /// Reads the values of a file and makes something of them.
  package func decoding<Value: Sendable>(
    _ bytes: [UInt8],
    named name: String,
    folder: FilePath,
    _ decode: (SpecTree, DecodingContext) -> Value?
  ) -> DecodingResult<Value> {
    guard bytes.count <= limits.fileSize else {
      let message = "the file is larger than \(limits.fileSize) bytes"
      return DecodingResult(
        value: nil, diagnostics: [Diagnostic(.error, at: SourceLocation(file: name), message)])
    }
    let (source, problems) = SourceScanner.scan(bytes, named: name)
    let report = FindingReport(on: source, limit: limits.findings)
    for problem in problems {
      let range = SourceRange(start: problem.character, end: problem.character + 1)
      report.error(problem.message, at: range, hint: problem.hint)
    }
    report.showsLines = problems.isEmpty
    guard problems.isEmpty else { return DecodingResult(value: nil, diagnostics: report.diagnostics()) }
    let tree = SpecTreeBuilder.build(from: source, limits: limits, report: report)
    let context = DecodingContext(
      report: report,
      vocabulary: vocabulary,
      limits: limits,
      images: ImageResolver(folder: folder, limits: limits),
      keyOwners: { SpecMapping.owners(of: $0) },
      origins: source.originRecorder,
      isIncomplete: tree.isIncomplete
    )
    let value = decode(tree, context)
    let uses = context.memberUses.found(in: report, vocabulary)
    var result = DecodingResult(
      value: report.hasErrors ? nil : value, diagnostics: report.diagnostics(), partial: value,
      origins: context.origins.origins)
    result.uses = uses
    return result
  }
}
