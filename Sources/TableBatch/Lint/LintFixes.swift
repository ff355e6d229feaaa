import TableLint
import TableModel
import TableRendering
import TableSources

/// The changes that put a report's findings right, file by file.
public struct LintFixes {
  /// A file and what it becomes.
  public struct File {
    /// The path of the file.
    public var path: FilePath
    /// The content before.
    var old: [UInt8]
    /// The content after.
    var new: [UInt8]
    /// The number of findings that are put right.
    public var count: Int

    /// The change as a unified diff.
    public var diff: String { LineDiff(old, new, named: path.text).text }

    /// Writes the file anew.
    ///
    /// - Throws: An error where it cannot be written.
    public func write() throws(FileError) {
      var leftovers = Leftovers()
      leftovers.remove(beside: path)
      try OutputFile(path: path).write(new)
    }
  }

  /// The files that change, in the order of the report.
  public private(set) var files: [File] = []
  /// The changes of single findings, by what SARIF looks them up by.
  public private(set) var edits: [String: LintEdit] = [:]
  /// The findings that are put right.
  private var fixed: Set<String> = []

  /// Looks for the changes of all findings that count and know one.
  ///
  /// Where two would touch the same stretch, the second waits for the next run.
  public init(_ report: LintReport) {
    let notices = report.counting.filter { $0.fix != nil && $0.location.file != "-" }
    var order: [String] = []
    for notice in notices where !order.contains(notice.location.file) { order.append(notice.location.file) }
    let byFile = Dictionary(grouping: notices) { $0.location.file }
    for file in order { add(file, byFile[file] ?? []) }
  }

  private mutating func add(_ file: String, _ notices: [LintNotice]) {
    let loaded = SourceLoader.standard.loadKeepingBytes(path: FilePath(file))
    guard let bytes = loaded.bytes,
      let fixer = LintFixer(bytes, named: file, origins: loaded.result.origins)
    else { return }
    var replacements: [LintEdit.Replacement] = []
    var count = 0
    for notice in notices {
      guard let fix = notice.fix, let edit = fixer.edit(for: fix) else { continue }
      edits[LintSARIF.key(of: notice)] = edit
      let isFree = edit.replacements.allSatisfy { new in
        replacements.allSatisfy { $0.end < new.start || new.end < $0.start }
      }
      guard isFree else { continue }
      replacements += edit.replacements
      fixed.insert(LintSARIF.key(of: notice))
      count += 1
    }
    guard count > 0 else { return }
    let new = LintFixes.applied(replacements, to: bytes)
    files.append(File(path: FilePath(file), old: bytes, new: new, count: count))
  }

  /// Whether a finding is among those that are put right.
  public func includes(_ notice: LintNotice) -> Bool { fixed.contains(LintSARIF.key(of: notice)) }

  private static func applied(_ replacements: [LintEdit.Replacement], to bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    for replacement in replacements.sorted(by: { $0.start > $1.start }) {
      let (first, last) = (replacement.start.line - 1, replacement.end.line - 1)
      guard lines.indices.contains(first) else { continue }
      let head = prefix(lines[first], replacement.start.column - 1)
      let tail = lines.indices.contains(last) ? suffix(lines[last], replacement.end.column - 1) : []
      let end = min(last, lines.count - 1)
      let text = head + Array(replacement.text.utf8) + tail
      lines.replaceSubrange(
        first...end,
        with: text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init))
      if !lines.indices.contains(last), last > end, text.isEmpty, lines.count > 1 { lines.append([]) }
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// The bytes of a line before a number of characters.
  private static func prefix(_ line: [UInt8], _ count: Int) -> [UInt8] {
    Array(
      String(String.UnicodeScalarView(String(decoding: line, as: UTF8.self).unicodeScalars.prefix(count)))
        .utf8)
  }

  /// The bytes of a line behind a number of characters.
  private static func suffix(_ line: [UInt8], _ count: Int) -> [UInt8] {
    Array(
      String(String.UnicodeScalarView(String(decoding: line, as: UTF8.self).unicodeScalars.dropFirst(count)))
        .utf8)
  }
}
