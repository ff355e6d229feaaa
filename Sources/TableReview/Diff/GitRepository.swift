import Glibc
import TableModel
import TableSources

/// A repository of git, which is asked by running the program; nothing is ever changed in it.
///
/// It is the one whose files a folder lies among, whatever the surroundings say: the folder itself, or the nearest one
/// above, has the `.git` of a checkout, which no clone can bring along. A bare repository is taken only where a folder is
/// one itself and lies in no checkout: within one it is somebody's data, and its configuration is a stranger's.
package struct GitRepository {
  /// The bytes that a list of files may have: some folders in each other that are one and the same make any number of files.
  private static let longestList = 64 << 20

  /// The uppermost folder: that of the files, or of a bare repository itself.
  private let top: FilePath
  private let isBare: Bool
  /// The way from the repository's uppermost folder to this one, with a slash at its end; empty for that one itself.
  package let prefix: FilePath
  private let isShallow: Bool

  /// What findings are about.
  private let place: SourceLocation

  /// The repository that a folder belongs to; findings are about what the user calls `label`.
  package init(of folder: FilePath, label: FilePath) throws(Diagnostic) {
    place = SourceLocation(file: label.text)
    do { _ = try GitProgram.path() } catch { throw Self.failure(error, place) }
    guard let folder = folder.resolved else { throw Self.absence(place) }
    let checkout = Self.top(above: folder)
    guard let top = checkout ?? Self.bare(folder) else { throw Self.absence(place) }
    (self.top, isBare) = (top, checkout == nil)
    let answer = try Self.run(
      .revisions, ["--is-shallow-repository", "--show-prefix"], in: top, isBare: isBare, place)
    guard answer.status == 0 else {
      throw Diagnostic(
        .error, at: place, "the folder is not in a git repository that can be read",
        hint: "git says: \(answer.complaint)")
    }
    let (shallow, above) = answer.firstLineAndRest
    isShallow = shallow == Array("true".utf8)
    // What lies in the uppermost folder may be nothing that git takes for a repository, but one above.
    let way = FilePath(bytes: above).appending(folder.relative(to: top) ?? "")
    prefix = way.isEmpty || way.endsWithSlash ? way : way + "/"
  }

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
  private static func bare(_ folder: FilePath) -> FilePath? {
    let isBare = ["HEAD", "objects", "refs"].allSatisfy { folder.appending($0).exists }
    return isBare ? folder : nil
  }

  /// The folder of what all worktrees of the repository share.
  func commonFolder() throws(Diagnostic) -> FilePath {
    top.appending(FilePath(bytes: try answer(.revisions, ["--git-common-dir"]).line))
  }

  /// What a path is in a revision, `nil` where it has no such path; paths are relative to the uppermost folder unless they
  /// begin with a dot.
  ///
  /// Throws where there is no such revision, or git lacks some of it.
  package func entry(at path: FilePath, in revision: String) throws(Diagnostic) -> GitEntry? {
    let tree = try self.tree(of: revision)
    guard let path = fromTop(path) else { return nil }
    if path.isEmpty { return GitEntry(kind: .folder, object: tree, path: path) }
    let list = try answer(.files, ["-z", "--full-tree", FilePath(tree), "--", path])
    guard list.status == 0 else { throw lack(of: path, list.complaint) }
    return GitEntry.entries(in: list.output).first { $0.path == path }
  }

  /// All files below a folder, in the order of git.
  package func entries(of tree: GitObjectID) throws(Diagnostic) -> [GitEntry] {
    let list = try answer(.files, ["-r", "-z", "--full-tree", FilePath(tree)])
    guard list.status == 0 else { throw lack(of: nil, list.complaint) }
    return GitEntry.entries(in: list.output)
  }

  /// What a folder holds itself.
  func names(in tree: GitObjectID) throws(Diagnostic) -> [FolderEntry] {
    let list = try answer(.files, ["-z", "--full-tree", FilePath(tree)])
    guard list.status == 0 else { throw lack(of: nil, list.complaint) }
    return GitEntry.entries(in: list.output).map { entry in
      FolderEntry(name: entry.path, kind: entry.kind == .folder ? .folder : .file)
    }
  }

  /// What tells the sizes of files, or their contents, one after the other.
  package func objects(_ detail: GitObjects.Detail) throws(Diagnostic) -> GitObjects {
    do {
      return GitObjects(
        try GitProgram.start(
          .objects, [FilePath(detail.rawValue)], in: top, isBare: isBare, hearsErrors: false))
    } catch {
      throw Self.failure(error, place)
    }
  }

  /// What is to be said where git cannot give what belongs to a revision; git may have said why.
  ///
  /// Nothing is fetched here: a repository could name the program that fetches.
  func lack(of path: FilePath?, _ complaint: String = "") -> Diagnostic {
    let part = path.map { "“\($0.shown)”" } ?? "some"
    return Diagnostic(
      .error, at: place, "git lacks \(part) of the revision, and tablemock fetches nothing",
      hint: """
        in a partial clone run “git fetch --refetch --no-filter”; “git fsck” finds damage\
        \(complaint.isEmpty ? "" : "; git says: \(complaint)")
        """)
  }

  /// What is to be said of a revision of more files than are taken.
  static func excess(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, at: place, "the revision has too many files", hint: "name a folder with fewer files")
  }

  private static func absence(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, at: place, "the folder is not in a git repository",
      hint: "run this in a git checkout")
  }

  private func tree(of revision: String) throws(Diagnostic) -> GitObjectID {
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw Diagnostic(.error, at: place, "“\(revision)” is not a git revision")
    }
    let tree = try answer(.revisions, ["--verify", "--quiet", FilePath("\(revision)^{tree}")])
    if tree.status == 0 { return tree.text }
    // A commit may be there, and not what belongs to it; that a revision is none is said quietly.
    let commit = try answer(.revisions, ["--verify", "--quiet", FilePath("\(revision)^{commit}")])
    guard commit.status != 0, tree.complaint.isEmpty else { throw lack(of: nil, tree.complaint) }
    throw try unknown(revision)
  }

  /// What the changes since a revision begin at: where the history that is checked out has left that of the revision, as
  /// a pull request shows them.
  ///
  /// With two dots at its end a revision is meant as it is now; with three, and another one behind them, what both have
  /// left is meant. Of a branch that is not here, that of the remote is taken. The name is what findings call it: a commit
  /// that no revision of the range names has a short one.
  ///
  /// - Throws: An error where a revision is none, or the history is not there that would tell.
  func beginning(
    ofChangesSince range: String
  ) throws(Diagnostic) -> (revision: String, name: String) {
    let parts = range.split(separator: "...", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return try beginning(ofChangesTo: range) }
    guard parts.count == 2 else { throw try unknown(range) }
    let (first, second) = (parts[0].isEmpty ? "HEAD" : parts[0], parts[1].isEmpty ? "HEAD" : parts[1])
    guard let commit = try commit(of: first) else { throw try unknown(first) }
    guard let head = try self.commit(of: second) else { throw try unknown(second) }
    return try beginning(commit, head, asked: first)
  }

  /// The same of a revision without three dots.
  private func beginning(
    ofChangesTo range: String
  ) throws(Diagnostic) -> (revision: String, name: String) {
    if let dots = range.firstRange(of: "..") {
      let (revision, rest) = (String(range[..<dots.lowerBound]), range[dots.upperBound...])
      guard rest.isEmpty || rest == "HEAD" else {
        throw Diagnostic(
          .error, at: place, "with --since the files on the disk are compared, not “\(rest)”",
          hint: """
            write “--since \(revision.isEmpty ? String(rest) : revision)..”, or name both sides: \
            REVISION:PATH REVISION:PATH
            """)
      }
      let name = try commit(of: revision)?.name ?? revision
      return (name, name)
    }
    guard let commit = try commit(of: range), let head = try self.commit(of: "HEAD") else {
      return (range, range)
    }
    return try beginning(commit, head, asked: range)
  }

  /// Where the histories of two commits have left each other.
  private func beginning(
    _ commit: (name: String, id: GitObjectID), _ head: (name: String, id: GitObjectID),
    asked revision: String
  ) throws(Diagnostic) -> (revision: String, name: String) {
    let base = try answer(.commonAncestor, [FilePath(commit.id), FilePath(head.id)])
    if base.status == 0 {
      // Of a commit that has a name findings say that.
      if base.text == commit.id { return (commit.name, commit.name) }
      let short = try answer(.revisions, ["--short", FilePath(base.text)])
      return (base.text, short.status == 0 ? short.text : base.text)
    }
    guard isShallow else { return (commit.name, commit.name) }
    throw Diagnostic(
      .error, at: place,
      "this shallow clone lacks the common ancestor of “\(revision)” and “\(head.name)”",
      hint: """
        \(Self.deepening); “--since \(revision)..” compares with “\(revision)” as it is now
        """)
  }

  /// The commit of a revision, or of the remote’s branch of that name, and which of both it is; `nil` where there is none.
  private func commit(of revision: String) throws(Diagnostic) -> (name: String, id: GitObjectID)? {
    guard !revision.isEmpty, !revision.hasPrefix("-") else { return nil }
    for name in [revision, "origin/\(revision)"] {
      let commit = try answer(.revisions, ["--verify", "--quiet", FilePath("\(name)^{commit}")])
      if commit.status == 0 { return (name, commit.text) }
    }
    return nil
  }

  /// What git takes for all branches, of which a clone may have one alone.
  private static let branches = "origin '+refs/heads/*:refs/remotes/origin/*'"
  private static let deepening = """
    fetch the history with “git fetch --unshallow \(branches)”: in GitHub’s checkout step with “fetch-depth: 0”, \
    in GitLab with the variable “GIT_DEPTH: 0”
    """

  private func unknown(_ revision: String) throws(Diagnostic) -> Diagnostic {
    let message = "the git repository has no revision “\(revision)”"
    let remote = "origin/\(revision)"
    if try answer(.revisions, ["--verify", "--quiet", FilePath("\(remote)^{tree}")]).status == 0 {
      return Diagnostic(.error, at: place, message, hint: "did you mean “\(remote)”?")
    }
    guard isShallow else {
      let hasOrigin = try !answer(.revisions, ["--remotes=origin"]).output.isEmpty
      return Diagnostic(
        .error, at: place, message,
        hint: hasOrigin ? "“git fetch \(Self.branches)” fetches branches that are not here yet" : nil)
    }
    return Diagnostic(
      .error, at: place, "\(message): it is a shallow clone with only the newest ones",
      hint: Self.deepening)
  }

  /// A path as the uppermost folder has it; `nil` where it leads out of that.
  private func fromTop(_ path: FilePath) -> FilePath? {
    guard !path.isAbsolute else { return nil }
    let isFromHere = [".", ".."].contains(path.components.first)
    var parts: [FilePath] = []
    for part in (isFromHere ? prefix.components : []) + path.components where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return FilePath(bytes: parts.map(\.bytes).joined(separator: [UInt8(ascii: "/")]))
  }

  private func answer(
    _ command: GitProgram.Command, _ arguments: [FilePath]
  ) throws(Diagnostic) -> GitAnswer {
    try Self.run(command, arguments, in: top, isBare: isBare, place)
  }

  private static func run(
    _ command: GitProgram.Command, _ arguments: [FilePath], in folder: FilePath, isBare: Bool,
    _ place: SourceLocation
  ) throws(Diagnostic) -> GitAnswer {
    do {
      let git = try GitProgram.start(command, arguments, in: folder, isBare: isBare)
      let (output, errors) = try git.collect(atMost: longestList)
      return GitAnswer(status: git.wait(), output: output, errors: errors)
    } catch {
      throw failure(error, place)
    }
  }

  private static func failure(_ error: SystemError, _ place: SourceLocation) -> Diagnostic {
    if error.number == EFBIG { return Self.excess(place) }
    if error.number == ETIMEDOUT {
      return Diagnostic(
        .error, at: place, "git has given no answer for \(Int(GitProgram.patience)) seconds",
        hint: "something in “.git” may be no file: “find .git -type p” lists named pipes")
    }
    guard error.number == ENOENT else {
      return Diagnostic(.error, at: place, "git cannot be run: \(error.explanation)")
    }
    return Diagnostic(
      .error, at: place, "revisions need git, which is not on the PATH",
      hint: "install git, or compare files and folders")
  }
}

/// The program git, as it is called here and nowhere else: to read, so that nothing that a repository says of itself has
/// another program run.
///
/// Four plumbing commands are all that is called, which look up no filter, no driver of differences or merges, and no alias:
/// git takes no alias for a command of its own. What git itself would start besides is switched off, in several ways where
/// one of them is younger than some versions in use.
package enum GitProgram {
  /// What is asked of git.
  enum Command: String, CaseIterable {
    case revisions = "rev-parse"
    case commonAncestor = "merge-base"
    case files = "ls-tree"
    case objects = "cat-file"
  }

  /// The seconds after which nobody waits for an answer any longer: of what is no file, such as a named pipe in the `.git`
  /// of an archive, git would read for ever.
  static let patience = 120.0

  /// What git gets of this program's variables.
  ///
  /// It finds programs by `PATH`, and the user's own configuration by the next two; that one stays in force, as it says
  /// which repositories of other users are trusted (`safe.directory`), and so does the system's. By `SUDO_UID` git knows
  /// whose repositories may be read under sudo. Nothing else is taken over, above all none of the `GIT_*` that say
  /// which repository is meant: git itself sets them for hooks, whose working folder may be another one.
  private static let inherited = ["HOME", "XDG_CONFIG_HOME", "LD_LIBRARY_PATH", "SUDO_UID"]

  /// What git gets besides: it tells in English what is wrong, writes nothing, asks nobody and fetches nothing.
  static let variables = [
    "LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_ATTR_NOSYSTEM=1", "GIT_TERMINAL_PROMPT=0", "GIT_ASKPASS=",
    "GIT_PROXY_COMMAND=", "GIT_SSH_COMMAND=false",
    // Objects that a clone has left out would be fetched when they are asked for, by programs that the repository names.
    "GIT_NO_LAZY_FETCH=1",
    // Versions that do not know that one start to fetch, and find that no protocol is allowed.
    "GIT_ALLOW_PROTOCOL=", "GIT_PROTOCOL_FROM_USER=0",
  ]

  /// The settings of git that name a program, as far as one name can be given for all, and other ways to one.
  ///
  /// What a command line says counts before what any file says.
  static let settings = [
    "core.alternateRefsCommand=:", "core.askPass=", "core.editor=:", "core.fsmonitor=false",
    "core.hooksPath=/dev/null", "core.pager=cat", "core.sshCommand=false", "credential.helper=",
    "diff.external=", "gpg.program=false", "interactive.diffFilter=cat", "sequence.editor=:",
  ]

  /// The arguments before each command, of which `isBare` says that the repository has no folder of files.
  ///
  /// In any other a folder with the files of a repository is somebody's data: a clone may have such folders.
  static func options(in folder: FilePath, isBare: Bool) -> [FilePath] {
    let settings = settings + ["safe.bareRepository=\(isBare ? "all" : "explicit")"]
    return ["-C", folder, "--no-pager", "--literal-pathspecs"] + settings.flatMap { ["-c", FilePath($0)] }
  }

  /// Starts git in a folder; throws what `path` throws, and what the system says.
  static func start(
    _ command: Command, _ arguments: [FilePath], in folder: FilePath, isBare: Bool,
    hearsErrors: Bool = true, patience: Double = patience
  ) throws(SystemError) -> ChildProcess {
    let own = inherited.compactMap { name in variable(name).map { setting(name, $0) } }
    let path = FilePath(bytes: ProgramSearch.folders.map(\.bytes).joined(separator: [UInt8(ascii: ":")]))
    return try ChildProcess(
      try self.path(), options(in: folder, isBare: isBare) + [FilePath(command.rawValue)] + arguments,
      variables: [setting("PATH", path)] + own + variables.map { FilePath($0) }, hearsErrors: hearsErrors,
      patience: patience)
  }

  /// Where git lies; throws `ENOENT` where it is in no folder of the `PATH`.
  package static func path() throws(SystemError) -> FilePath { try ProgramSearch.path(of: "git") }

  private static func variable(_ name: String) -> FilePath? {
    getenv(name).map { FilePath(cString: $0) }
  }

  private static func setting(_ name: String, _ value: FilePath) -> FilePath {
    FilePath(bytes: Array("\(name)=".utf8) + value.bytes)
  }
}
