import TableModel
import TableSources

/// Whoever packs an archive may put any path into its `.git`, so that revisions of another repository would be shown.
extension GitRepository {
  /// What git reads revisions from.
  private static let parts: [FilePath] = ["HEAD", "objects", "packed-refs", "refs"]

  /// Throws where the repository of a checkout lies elsewhere, and does not say itself that the checkout belongs to it, as
  /// those of worktrees and submodules do.
  func checkOwn(_ place: SourceLocation) throws(Diagnostic) {
    guard try !isOwn() else { return }
    throw Diagnostic(
      .error, at: place, "“.git” leads to a repository that does not name this folder",
      hint: "if it belongs here, run “git config core.worktree \(top.shellWord)”")
  }

  private func isOwn() throws(Diagnostic) -> Bool {
    let answer = try answer(.revisions, ["--git-dir", "--git-common-dir", "--show-toplevel"])
    let places = answer.line.split(separator: 0x0A, maxSplits: 2).compactMap {
      top.appending(FilePath(bytes: $0)).resolved
    }
    guard places.count == 3 else { return false }
    // What lies in the uppermost folder may be nothing that git takes for a repository, but one above.
    let (own, common, folder) = (places[0], places[1], places[2])
    guard top == folder || top.isBelow(folder) else { return false }
    let areWithin = Self.parts.allSatisfy { part in
      common.appending(part).resolved.map { $0.isBelow(common) } ?? true
    }
    guard areWithin else { return false }
    if common.isBelow(folder) { return true }
    guard own == common else {
      return own.folder == common.appending("worktrees") && Self.names(folder, worktree: own)
    }
    // Without a folder that the repository names, git takes the one that it is called in.
    let toplevel = try freshAnswer(.revisions, ["--show-toplevel"], in: "/", of: common)
    return FilePath(bytes: toplevel.line) == folder
  }

  /// Whether what git has of a worktree is of a folder.
  private static func names(_ folder: FilePath, worktree: FilePath) -> Bool {
    guard let bytes = OpenFile.wholeBytes(of: worktree.appending("gitdir"), atMost: 1 << 16) else {
      return false
    }
    let named = worktree.appending(FilePath(bytes: bytes.prefix { $0 != 0x0A }))
    return named.resolved == folder.appending(".git").resolved
  }
}
