import TableModel
import TableSources

/// The files of a repository that are not to be on the disk: those outside of a sparse checkout, and those that somebody
/// has marked so in the index.
struct LeftOutFiles: Sendable {
  /// The uppermost folder of the repository.
  let top: FilePath
  /// By paths from the root; what is marked so may be on the disk all the same.
  private let marked: Set<FilePath>
  /// The submodules, as the repository has them.
  let submodules: [GitEntry]

  /// How a person calls git for the repository.
  private let git: String

  /// Files of a repository with an uppermost folder; none without any.
  init(
    top: FilePath = "", marked: Set<FilePath> = [], submodules: [GitEntry] = [], git: String = "git"
  ) {
    (self.top, self.marked, self.submodules, self.git) = (top, marked, submodules, git)
  }

  /// Whether a file is left out.
  func contains(_ path: FilePath) -> Bool {
    !marked.isEmpty && marked.contains(path.rooted) && Self.isMissing(path)
  }

  /// The files that are left out at a path or below, by paths from the root.
  func paths(at place: FilePath) -> [FilePath] {
    guard !marked.isEmpty else { return [] }
    let place = place.rooted
    return marked.filter { ($0 == place || $0.isBelow(place)) && Self.isMissing($0) }
  }

  /// The uppermost folder that is not there either, or the file itself, by their paths from the root.
  func gap(around path: FilePath) -> FilePath {
    var gap = path.rooted
    while gap.folder != top, gap.folder.isBelow(top), Self.isMissing(gap.folder) { gap = gap.folder }
    return gap
  }

  /// What is to be said where there is nothing for that reason at a path, which is a file or a folder.
  func absence(of path: FilePath, _ kind: String) -> Diagnostic {
    Diagnostic(
      .error, at: SourceLocation(file: path.rooted.fromHere.text),
      "the sparse checkout leaves this \(kind) out", hint: hint(for: [gap(around: path)]))
  }

  /// What is to be said where files, or folders, are missing on one side and so do not count on the other; `nil` for
  /// none.
  func neglect(of gaps: Set<FilePath>) -> Diagnostic? {
    let names = gaps.map(\.fromHere).sorted()
    guard let first = names.first else { return nil }
    let others = listed(names.dropFirst().map { "“\($0.shown)”" }, atMost: Self.mostNamed)
    return Diagnostic(
      .warning, at: SourceLocation(file: first.text),
      others.isEmpty
        ? "the sparse checkout leaves this out, so it counts on neither side"
        : "the sparse checkout leaves this and \(others) out, so they count on neither side",
      hint: hint(for: gaps))
  }

  /// What brings files or folders: the command does wherever one stands, whatever has left them out, and changes no file
  /// that is there.
  private func hint(for gaps: Set<FilePath>) -> String {
    let what = gaps.count == 1 ? gaps.map { "“\($0.fromHere.shown)”" }[0] : "them"
    return "add \(what) to the sparse checkout, or bring all files with “\(git) sparse-checkout disable”"
  }

  /// The most names that a finding has besides the first.
  private static let mostNamed = 4

  private static func isMissing(_ path: FilePath) -> Bool {
    FileStatus(of: path, followingLinks: false) == nil
  }
}
