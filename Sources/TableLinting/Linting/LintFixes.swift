import TableLint
import TableModel
import TableRendering
import TableSources

/// The changes that put a report's findings right, file by file, each of which has been seen to do that and nothing else.
public struct LintFixes {
  /// A file and what it becomes.
  public struct File {
    /// The path of the file.
    public var path: FilePath
    /// The content before.
    var old: [UInt8]
    /// What is changed.
    var edit: LintEdit
    /// The number of findings that are put right.
    public var count: Int

    /// The change as a unified diff.
    public var diff: String { LineDiff(old, edit, named: path.text).text }

    /// Writes the file anew.
    ///
    /// - Throws: An error where it cannot be written, or is not what was linted any more.
    public func write() throws(FileError) {
      var leftovers = Leftovers()
      leftovers.remove(beside: path)
      let folder = try folder()
      // The path leads through what is held.
      defer { withExtendedLifetime(folder) {} }
      let place = folder.processPath.appending(path.name)
      let file = OutputFile(path: place)
      do throws(FileError) {
        try file.check()
        guard OpenFile.wholeBytes(of: place, atMost: old.count) == old else {
          throw FileError(path: path, reason: "it has changed since it was linted")
        }
        try file.write(edit.applied(to: old))
      } catch {
        throw FileError(path: path, reason: error.reason)
      }
    }

    /// The folder of the file, which is held, so that what is looked at lies where it is written, whatever becomes of the path.
    private func folder() throws(FileError) -> OpenFile {
      do {
        return try OpenFile(holding: path.folder)
      } catch {
        throw FileError(path: path, code: error.number)
      }
    }
  }

  /// The files that change, in the order of the report.
  public private(set) var files: [File] = []
  /// The changes of single findings, by what SARIF looks them up by.
  public private(set) var edits: [LintNotice.Key: LintEdit] = [:]
  /// Why findings that know a change are not put right by it.
  public private(set) var refusals: [Diagnostic] = []
  /// The findings that are put right.
  private var fixed: Set<LintNotice.Key> = []

  /// How many bytes are read to find out which of a file's changes does more than it says, where one does.
  private static let mostBytesRead = 16 << 20

  /// Looks for the changes of all findings that count and know one.
  ///
  /// Where two would touch the same stretch, the second waits for the next run.
  public init(_ report: LintReport) {
    var order: [String] = []
    var traces: [String: [LintTrace]] = [:]
    for notice in report.counting where notice.location.file != "-" {
      let fixable = notice.traces.filter { $0.fix != nil }
      guard !fixable.isEmpty else { continue }
      let file = notice.location.file
      if traces[file] == nil { order.append(file) }
      traces[file, default: []] += fixable
    }
    for file in order { add(file, traces[file] ?? [], digest: report.digests[file]) }
  }

  private mutating func add(_ file: String, _ traces: [LintTrace], digest: String?) {
    let path = FilePath(file)
    let loaded = SourceLoader.standard.load(path: path)
    guard let bytes = loaded.bytes,
      let fixer = LintFixer(bytes, named: file, folder: path.folder, loaded.result)
    else { return }
    guard digest == nil || digest == Fingerprint.of(bytes) else {
      let place = SourceLocation(file: file)
      return refusals.append(Diagnostic(.error, at: place, "the file has changed since it was linted"))
    }
    let tasks = fixer.tasks(for: traces.compactMap(\.fix))
    var room = LintFixes.mostBytesRead / max(1, bytes.count)
    let fixable = traces.filter { $0.fix != nil }
    let (sound, edit) = LintFixes.sound(tasks, fixer, &room)
    let keys = { (task: LintFixTask) in
      task.fixes.map { LintNotice.Key(file: file, fingerprint: fixable[$0].fingerprint) }
    }
    for task in sound {
      for key in keys(task) {
        edits[key] = task.edit
        fixed.insert(key)
      }
    }
    for task in tasks where !keys(task).allSatisfy(fixed.contains) {
      refusals += task.fixes.map { LintFixes.refusal(of: fixable[$0], in: file) }
    }
    guard let edit, !sound.isEmpty else { return }
    let count = sound.reduce(0) { $0 + $1.fixes.count }
    files.append(File(path: path, old: bytes, edit: edit, count: count))
  }

  /// Those of some tasks that do what they say and nothing else, and the change that does them; found by halving, as all of
  /// them nearly always do.
  private static func sound(
    _ tasks: [LintFixTask], _ fixer: LintFixer, _ room: inout Int
  ) -> ([LintFixTask], LintEdit?) {
    guard !tasks.isEmpty, room >= 0 else { return ([], nil) }
    room -= 1
    if let edit = fixer.edit(doing: tasks) { return (tasks, edit) }
    guard tasks.count > 1 else { return ([], nil) }
    let middle = tasks.count / 2
    let first = sound(Array(tasks[..<middle]), fixer, &room).0
    let second = sound(Array(tasks[middle...]), fixer, &room).0
    guard let edit = fixer.edit(doing: first + second) else { return ([], nil) }
    return (first + second, edit)
  }

  private static func refusal(of trace: LintTrace, in file: String) -> Diagnostic {
    Diagnostic(
      .error, at: trace.location(in: file),
      "“\(trace.fix?.title ?? "")” was not applied, because it would change more than that",
      hint: "change it by hand; nothing was written for this finding")
  }

  /// Takes the findings that are put right out of a report.
  public func remove(from report: inout LintReport) {
    report.remove { file, trace in
      fixed.contains(LintNotice.Key(file: file, fingerprint: trace.fingerprint))
    }
  }
}
