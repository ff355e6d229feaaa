import TableModel
import TableProject
import TableSources

/// The findings that a project had when it began to lint, so that only new ones fail.
///
/// A file of JSON with one finding a line, in the order of files, rules and texts: a finding that is put right takes its
/// line away and touches no other.
public struct LintBaseline: Hashable, Sendable {
  /// What tells a finding from others.
  private struct Entry: Hashable, Sendable {
    var file: String
    var rule: String
    var fingerprint: String
  }

  private static let format = "tablemock-lint-baseline"
  private let path: FilePath
  private var counts: [Entry: Int] = [:]
  /// What the findings said when they were written.
  private var messages: [Entry: String] = [:]

  /// The baseline in a file.
  ///
  /// - Throws: A finding where the file cannot be read or is no baseline.
  public init(path: FilePath) throws(Diagnostic) {
    try self.init(SourceFile.read(path, atMost: LoadingLimits().fileSize), of: path)
  }

  /// The baseline that the manifest of a folder names; `nil` where it names none.
  ///
  /// - Throws: A finding also where nobody has named the manifest, and the file lies elsewhere than that may name.
  package init?(
    of configuration: LintConfiguration, in folder: FilePath, _ project: SourceReach.Scope
  ) throws(Diagnostic) {
    guard let name = configuration.baseline else { return nil }
    let path = folder.path(of: name)
    try project.check(
      path, as: "the file of known findings",
      hint: "put it into the project, or pass --baseline \(path.shellWord)")
    let limit = LoadingLimits().fileSize
    let read =
      project.bounds.map { SourceFile.read(path, within: $0, atMost: limit) }
      ?? SourceFile.read(path, atMost: limit)
    try self.init(read, of: path)
  }

  private init(_ read: Result<[UInt8], Refusal>, of path: FilePath) throws(Diagnostic) {
    let place = SourceLocation(file: path.text)
    self.path = path
    switch read {
    case .failure(let refusal): throw Diagnostic(.error, at: place, refusal.message, hint: refusal.hint)
    case .success(let bytes):
      guard let value = JSONReader.value(bytes), value["format"]?.text == LintBaseline.format,
        case .array(let findings)? = value["findings"]
      else {
        throw Diagnostic(
          .error, at: place, "this is not a baseline of the linter",
          hint: "“tablemock lint --write-baseline \(path.text)” writes one")
      }
      for finding in findings {
        guard let file = finding["file"]?.text, let rule = finding["rule"]?.text,
          let fingerprint = finding["fingerprint"]?.text
        else { throw Diagnostic(.error, at: place, "a finding of this baseline is damaged") }
        let entry = Entry(file: file, rule: rule, fingerprint: fingerprint)
        counts[entry, default: 0] += 1
        messages[entry] = finding["message"]?.text
      }
    }
  }

  /// The folder that the paths of the file hold from: its own.
  var folder: FilePath { path.folder }

  /// What a file is called in a baseline of a folder, which has no links in its path.
  package static func name(of file: String, from folder: FilePath) -> String {
    let path = FilePath(file)
    guard path != SourceFile.standardInput else { return file }
    return path.rooted.from(folder).text
  }

  /// Notes which findings the baseline has.
  ///
  /// - Returns: An error for each finding of the baseline that is there no more, of those that would have been found by a
  ///   rule in a file as `isLookedFor` says.
  @discardableResult
  func excuse(
    _ notices: inout [LintNotice], isLookedFor: (_ file: String, _ rule: String) -> Bool = { _, _ in false }
  ) -> [Diagnostic] {
    var left = counts
    let folder = folder.rooted
    var names: [String: String] = [:]
    notices = notices.flatMap { notice -> [LintNotice] in
      guard notice.counts else { return [notice] }
      let file = names[notice.location.file] ?? LintBaseline.name(of: notice.location.file, from: folder)
      names[notice.location.file] = file
      return notice.changingTraces { trace in
        let entry = Entry(file: file, rule: notice.rule, fingerprint: trace.fingerprint)
        guard let count = left[entry], count > 0 else { return }
        left[entry] = count - 1
        trace.suppression = .known
      }
    }
    return left.filter { $0.value > 0 && isLookedFor($0.key.file, $0.key.rule) }
      .sorted {
        ($0.key.file, $0.key.rule, $0.key.fingerprint) < ($1.key.file, $1.key.rule, $1.key.fingerprint)
      }
      .flatMap { entry, count in Array(repeating: gone(entry), count: count) }
  }

  private func gone(_ entry: Entry) -> Diagnostic {
    let message = messages[entry].map { ": \($0)" } ?? ""
    return Diagnostic(
      .error, at: SourceLocation(file: path.text),
      "a known finding is there no more: \(entry.file)\(message) [\(entry.rule)]",
      hint: "“tablemock lint --write-baseline \(path.text)” writes what is known anew")
  }

  /// The file of a baseline that has all findings of a report; paths are as `relative` makes them.
  public static func text(of report: LintReport, relative: (String) -> String) -> String {
    let lines = report.notices.flatMap { notice -> [(file: String, rule: String, trace: LintTrace)] in
      let file = relative(notice.location.file)
      return notice.traces.compactMap { trace in
        if case .excused = trace.suppression { nil } else { (file, notice.rule, trace) }
      }
    }
    .sorted {
      ($0.file, $0.rule, $0.trace.message, $0.trace.fingerprint)
        < ($1.file, $1.rule, $1.trace.message, $1.trace.fingerprint)
    }
    .map { file, rule, trace in
      JSONValue.object([
        ("file", .string(file)), ("rule", .string(rule)), ("message", .string(trace.message)),
        ("fingerprint", .string(trace.fingerprint)),
      ]).line
    }
    let findings = lines.isEmpty ? "" : "\n    " + lines.joined(separator: ",\n    ") + "\n  "
    return "{\n  \"format\": \"\(format)\",\n  \"findings\": [\(findings)]\n}\n"
  }
}
