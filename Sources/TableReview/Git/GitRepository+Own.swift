import TableModel
import TableSources

/// Whoever packs an archive may put any path into its `.git`, so that revisions of another repository would be shown.
extension GitRepository {
  /// What git reads revisions from that is one file, or a folder whose content says nothing of them.
  private static let parts: [FilePath] = ["HEAD", "ORIG_HEAD", "FETCH_HEAD", "objects", "packed-refs"]
  /// The folders of what names revisions.
  private static let names: [FilePath] = ["refs", "reftable", "logs"]
  /// The most files of those folders that are looked at; who has more packs them.
  private static let mostNames = 250_000

  /// The uppermost folder of the checkout that a folder lies in, both by paths from the root without links; `nil` where
  /// it lies in none.
  static func top(above folder: FilePath) -> FilePath? {
    var top = folder
    while true {
      let entry = top.appending(".git")
      switch FileStatus(of: entry)?.kind {
      // In worktrees and submodules a file says where the repository is.
      case .regular: return top
      case .directory where FileStatus(of: entry.appending("HEAD"), followingLinks: false) != nil: return top
      default: break
      }
      guard top != "/" else { return nil }
      top = top.folder
    }
  }

  /// The folder where it is a bare repository, `nil` where it is none.
  static func bare(_ folder: FilePath) -> FilePath? {
    let isBare = ["HEAD", "objects", "refs"].allSatisfy { folder.appending($0).exists }
    return isBare ? folder : nil
  }

  /// Throws where the repository lies elsewhere, and does not say itself that the checkout belongs to it, as those of
  /// worktrees and submodules do.
  func checkOwn(_ place: SourceLocation) throws(Diagnostic) {
    let answer = try answer(.revisions, ["--git-dir", "--git-common-dir"])
    guard answer.status == 0 else { throw Self.unreadable(answer, place) }
    let places = answer.line.split(separator: 0x0A).compactMap { top.appending(FilePath(bytes: $0)).resolved }
    guard places.count == 2, try isOwn(places[0], common: places[1]) else {
      throw Diagnostic(
        .error, at: place,
        isBare
          ? "the bare repository leads to another one"
          : "“.git” leads to a repository that does not name this folder",
        hint: "clone the repository, or add a worktree of it")
    }
  }

  /// That git reads nothing here, and what it says of that.
  static func unreadable(_ answer: GitAnswer, _ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, at: place, "the folder is not in a git repository that can be read",
      hint: answer.complaint.isEmpty
        ? "git says nothing: it may be unable to start" : "git says: \(answer.complaint)")
  }

  /// Whether the folder of git's files, with that of what all worktrees share, belongs to this one.
  private func isOwn(_ own: FilePath, common: FilePath) throws(Diagnostic) -> Bool {
    guard Set([own, common]).allSatisfy(Self.holdsItsRevisions) else { return false }
    if isBare { return common == top }
    // By its configuration a repository elsewhere could call any folder the uppermost one, not that of its files.
    if common.isBelow(top) { return true }
    let folder = FilePath(bytes: try answer(.revisions, ["--show-toplevel"]).line).resolved
    guard let folder, top == folder || top.isBelow(folder) else { return false }
    guard own == common else {
      return own.folder == common.appending("worktrees") && Self.names(folder, worktree: own)
    }
    // What lies in the uppermost folder may be nothing that git takes for a repository, but one above.
    if own == folder.appending(".git") { return true }
    // Without a folder that the repository names, git takes the one that it is called in.
    let toplevel = try freshAnswer(.revisions, ["--show-toplevel"], in: "/", of: common)
    return FilePath(bytes: toplevel.line) == folder
  }

  /// Whether no link leads out of what a repository reads revisions from.
  private static func holdsItsRevisions(_ repository: FilePath) -> Bool {
    let isWithin = { (path: FilePath, folder: FilePath) in path.resolved.map { $0.isBelow(folder) } ?? true }
    guard (parts + names).allSatisfy({ isWithin(repository.appending($0), repository) }) else { return false }
    return names.allSatisfy { name in
      guard let whole = repository.appending(name).resolved else { return true }
      var (folders, count) = ([whole], 0)
      while let folder = folders.popLast() {
        for name in (try? Folder(folder))?.names(atMost: mostNames, withHidden: true) ?? [] {
          count += 1
          let path = folder.appending(name)
          switch FileStatus(of: path, followingLinks: false)?.kind {
          case .directory: folders.append(path)
          case .symbolicLink where !isWithin(path, whole): return false
          default: break
          }
        }
        guard count < mostNames else { return false }
      }
      return true
    }
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
