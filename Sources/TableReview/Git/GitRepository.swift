import Glibc
import TableModel
import TableSources

/// A repository of git, which is asked by running the program; nothing is ever changed in it.
///
/// It is the one whose files a folder lies among, whatever the surroundings say: the folder itself, or the nearest one
/// above, has the `.git` of a checkout, which no clone can bring along. A bare repository is taken only where a folder is
/// one itself and lies in no checkout: within one it is somebody's data, and its configuration is a stranger's.
package struct GitRepository {
  /// The bytes of an answer: some folders in each other that are one and the same make any number of files.
  private static let longestAnswer = 64 << 20

  /// The uppermost folder: that of the files, or of a bare repository itself.
  let top: FilePath
  let isBare: Bool
  /// The way from the repository's uppermost folder to this one, with a slash at its end; empty for that one itself.
  package let prefix: FilePath
  private let isShallow: Bool

  /// What findings are about.
  private let place: SourceLocation
  /// What git has said before.
  let memory: GitMemory

  /// The repository that a folder belongs to; findings are about what the user calls `label`.
  package init(of folder: FilePath, label: FilePath) throws(Diagnostic) {
    try self.init(of: folder, label: label, GitMemory())
  }

  /// The same, where git may have been asked before.
  init(of folder: FilePath, label: FilePath, _ memory: GitMemory) throws(Diagnostic) {
    self.memory = memory
    place = SourceLocation(file: label.text)
    do { _ = try GitProgram.path() } catch { throw Self.failure(error, place) }
    guard let folder = folder.resolved else { throw Self.absence(place) }
    let checkout = Self.top(above: folder)
    guard let top = checkout ?? Self.bare(folder) else { throw Self.absence(place) }
    (self.top, isBare) = (top, checkout == nil)
    let answer = try Self.answer(
      .revisions, ["--is-shallow-repository", "--show-prefix"], in: top, isBare: isBare, place, memory)
    guard answer.status == 0 else { throw Self.unreadable(answer, place) }
    let (shallow, above) = answer.firstLineAndRest
    isShallow = shallow == Array("true".utf8)
    // What lies in the uppermost folder may be nothing that git takes for a repository, but one above.
    let way = FilePath(bytes: above).appending(folder.relative(to: top) ?? "")
    prefix = way.isEmpty || way.endsWithSlash ? way : way + "/"
    try checkOwn(place)
  }

  /// The folder of what all worktrees of the repository share.
  func commonFolder() throws(Diagnostic) -> FilePath {
    top.appending(FilePath(bytes: try answer(.revisions, ["--git-common-dir"]).line))
  }

  /// A path as the uppermost folder has it, and the files of a revision that are wanted, all of them or those around the
  /// path.
  ///
  /// Paths are relative to the uppermost folder unless they begin with a dot. `nil` for a path that leads out of the
  /// repository, or that the revision does not have.
  /// Throws where there is no such revision, or git lacks some of it.
  package func files(
    around path: FilePath, in revision: String, wanted: @escaping (FilePath) -> Bool
  ) throws(Diagnostic) -> (path: FilePath, tree: GitTree)? {
    let tree = try self.tree(of: revision)
    guard let path = fromTop(path) else { return nil }
    let (all, gap) = try allFiles(of: tree, wanted)
    if let all, all.kind(at: path) != nil { return (path, all) }
    guard let own = try entry(at: path, of: tree) else { return nil }
    if let all { return (path, GitTree(all.entries + [own])) }
    return (path, try files(around: own, of: tree, gap))
  }

  /// The submodules of a revision; none where git cannot list them.
  func submodules(of revision: String) throws(Diagnostic) -> [GitEntry] {
    try allFiles(of: tree(of: revision), RevisionFiles.mayMatter).0?.submodules ?? []
  }

  /// What a tree has at a path; `nil` for nothing.
  private func entry(at path: FilePath, of tree: GitObjectID) throws(Diagnostic) -> GitEntry? {
    guard !path.isEmpty else { return GitEntry(kind: .folder, object: tree, path: "") }
    let list = try answer(.files, ["-z", "--full-tree", FilePath(tree), "--", path])
    guard list.status == 0 else { throw lack(of: path, list.complaint) }
    return GitEntry.entries(in: list.output).first
  }

  /// All files of a tree that are wanted; `nil` where git cannot list them, and why.
  private func allFiles(
    of tree: GitObjectID, _ wanted: @escaping (FilePath) -> Bool
  ) throws(Diagnostic) -> (GitTree?, GitTree.Gap?) {
    let question = GitMemory.Question(top: top, command: .files, arguments: [FilePath(tree)])
    if let known = memory.lists[question] { return known }
    var found: (GitTree?, GitTree.Gap?) = (nil, .lack)
    do throws(SystemError) {
      let git = try GitProgram.start(
        .files, ["-r", "-z", "--full-tree", FilePath(tree)], in: top, isBare: isBare, hearsErrors: false)
      git.closeInput()
      var listing = GitListing(of: wanted)
      while case let bytes = try git.readOn(count: 1 << 16), !bytes.isEmpty { try listing.take(bytes) }
      if git.wait() == 0 { found = (GitTree(listing.entries), nil) }
    } catch {
      guard error.number == EFBIG else { throw Self.failure(error, place) }
      found = (nil, .excess)
    }
    memory.lists[question] = found
    return found
  }

  /// The files of a folder, or of that around a file, with the names in the folders above.
  private func files(
    around own: GitEntry, of tree: GitObjectID, _ gap: GitTree.Gap?
  ) throws(Diagnostic) -> GitTree {
    let path = own.path
    let question = GitMemory.Question(top: top, command: .files, arguments: [FilePath(tree), path])
    if let known = memory.trees[question] { return known }
    let list = { (options: [FilePath], paths: [FilePath]) throws(Diagnostic) in
      // The list is kept as a tree: not its text, too.
      let list = try self.freshAnswer(.files, options + ["-z", "--full-tree", FilePath(tree)] + paths)
      guard list.status == 0 else { throw self.lack(of: path.isEmpty ? nil : path, list.complaint) }
      return GitEntry.entries(in: list.output)
    }
    let isInside = path.bytes.contains(UInt8(ascii: "/"))
    let folder = own.kind == .folder ? path : isInside ? path.folder : ""
    var entries = try list(["-r"], folder.isEmpty ? [] : ["--", folder])
    var above = folder.isEmpty ? [] : try list([], [])
    let parts = folder.components
    if parts.count > 1 {
      above += try list(
        [],
        ["--"]
          + (1..<parts.count).map { FilePath(bytes: parts.prefix($0).map { $0.bytes + [0x2F] }.joined()) })
    }
    entries += above.filter { folder != $0.path && !folder.isBelow($0.path) }
    let found = GitTree(entries, gap: gap)
    memory.trees[question] = found
    return found
  }

  /// What tells the sizes of files, or their contents, one after the other.
  package func objects(_ detail: GitObjects.Detail) throws(Diagnostic) -> GitObjects {
    let question = GitMemory.Question(top: top, command: .objects, arguments: [FilePath(detail.rawValue)])
    if let known = memory.objects[question], !known.hasEnded { return known }
    do {
      let objects = GitObjects(
        try GitProgram.start(
          .objects, question.arguments, in: top, isBare: isBare, hearsErrors: false)
      ) { [place] in Self.failure($0, place) }
      memory.objects[question] = objects
      return objects
    } catch {
      throw Self.failure(error, place)
    }
  }

  /// What brings what a partial clone lacks.
  static let wholeClone = "in a partial clone run “git fetch --refetch --no-filter”"

  /// What is to be said where git cannot give what belongs to a revision; git may have said why.
  ///
  /// Nothing is fetched here: a repository could name the program that fetches.
  func lack(of path: FilePath?, _ complaint: String = "") -> Diagnostic {
    let part = path.map { "“\($0.shown)”" } ?? "some"
    return Diagnostic(
      .error, at: place, "git lacks \(part) of the revision, and tablemock fetches nothing",
      hint: """
        \(Self.wholeClone); “git fsck” finds damage\
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
    let (first, second) = (String(Self.start(of: range)), parts[1].isEmpty ? "HEAD" : parts[1])
    guard let commit = try commit(of: first) else { throw try unknown(first) }
    guard let head = try self.commit(of: second) else { throw try unknown(second) }
    return try beginning(commit, head, asked: first)
  }

  /// The revision in front of the dots of a range, which git takes before a path; as for git, nothing is `HEAD`.
  static func start(of range: String) -> Substring {
    guard let dots = range.firstRange(of: "..") else { return range[...] }
    return dots.lowerBound == range.startIndex ? "HEAD" : range[..<dots.lowerBound]
  }

  /// The same of a revision without three dots.
  private func beginning(
    ofChangesTo range: String
  ) throws(Diagnostic) -> (revision: String, name: String) {
    if let dots = range.firstRange(of: "..") {
      let (start, rest) = (String(range[..<dots.lowerBound]), range[dots.upperBound...])
      guard rest.isEmpty || rest == "HEAD" else {
        throw Diagnostic(
          .error, at: place, "with --since the files on the disk are compared, not “\(rest)”",
          hint: """
            write “--since \(start.isEmpty ? String(rest) : start)..”, or name both sides: \
            REVISION:PATH REVISION:PATH
            """)
      }
      let revision = String(Self.start(of: range))
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
  func commit(of revision: String) throws(Diagnostic) -> (name: String, id: GitObjectID)? {
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
        hint: "“git branch --all” and “git tag” list names"
          + (hasOrigin ? "; “git fetch \(Self.branches)” fetches branches that are not here yet" : ""))
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

  func answer(
    _ command: GitProgram.Command, _ arguments: [FilePath]
  ) throws(Diagnostic) -> GitAnswer {
    try Self.answer(command, arguments, in: top, isBare: isBare, place, memory)
  }

  private static func answer(
    _ command: GitProgram.Command, _ arguments: [FilePath], in folder: FilePath, isBare: Bool,
    _ place: SourceLocation, _ memory: GitMemory
  ) throws(Diagnostic) -> GitAnswer {
    let question = GitMemory.Question(top: folder, command: command, arguments: arguments)
    if let known = memory.answers[question] { return known }
    do {
      let answer = try run(command, arguments, in: folder, isBare: isBare)
      memory.answers[question] = answer
      return answer
    } catch {
      throw failure(error, place)
    }
  }

  /// The same, where nobody asks again, or in another folder of a repository that lies elsewhere.
  func freshAnswer(
    _ command: GitProgram.Command, _ arguments: [FilePath], in folder: FilePath? = nil,
    of repository: FilePath? = nil
  ) throws(Diagnostic) -> GitAnswer {
    do {
      return try Self.run(command, arguments, in: folder ?? top, isBare: isBare, of: repository)
    } catch {
      throw Self.failure(error, place)
    }
  }

  private static func run(
    _ command: GitProgram.Command, _ arguments: [FilePath], in folder: FilePath, isBare: Bool,
    of repository: FilePath? = nil
  ) throws(SystemError) -> GitAnswer {
    let git = try GitProgram.start(
      command, arguments, in: folder, isBare: isBare, repository: repository)
    let (output, errors) = try git.collect(atMost: longestAnswer)
    return GitAnswer(status: git.wait(), output: output, errors: errors)
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
