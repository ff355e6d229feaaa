import Glibc
import TableModel
import TableSources

/// A repository of git, which is asked by running the program; nothing is ever changed in it.
struct GitRepository {
  /// What git calls something in its store.
  typealias ObjectID = String

  /// A file of a tree.
  struct Entry: Hashable {
    /// What a file of a tree can be.
    enum Kind: Hashable {
      case file, symbolicLink, submodule
    }

    /// What it is.
    var kind: Kind
    /// The name of its content.
    var object: ObjectID
    /// The number of bytes of its content.
    var size: Int
    /// The path below the tree.
    var path: FilePath
  }

  /// The bytes that a list of files may have.
  private static let longestList = 256 << 20
  /// Git tells in English what is wrong, writes nothing by the way and asks nobody.
  private static let variables = ["LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0"]

  /// The folder in which git is run.
  let folder: FilePath
  /// The way from the repository's uppermost folder to this one, with a slash at its end; empty for that one itself.
  let prefix: FilePath
  private let isShallow: Bool

  /// What findings are about.
  private let place: SourceLocation

  /// The repository that a folder belongs to; findings are about what the user calls `label`.
  init(of folder: FilePath, label: FilePath) throws(Diagnostic) {
    self.folder = folder
    place = SourceLocation(file: label.text)
    let answer = try GitRepository.run(["rev-parse", "--is-shallow-repository"], in: folder, place)
    guard answer.status == 0 else {
      throw Diagnostic(
        .error, at: place, "the folder belongs to no git repository that can be read",
        hint: "git says: \(answer.complaint)")
    }
    isShallow = answer.line == "true"
    prefix = FilePath(bytes: try GitRepository.run(["rev-parse", "--show-prefix"], in: folder, place).bytes)
  }

  /// The repository's uppermost folder.
  func top() throws(Diagnostic) -> FilePath {
    let answer = try answer(["rev-parse", "--show-toplevel"])
    guard answer.status == 0, !answer.bytes.isEmpty else {
      throw Diagnostic(.error, at: place, "the repository has no folder of files")
    }
    return FilePath(bytes: answer.bytes)
  }

  /// The folder of what all worktrees of the repository share.
  func commonFolder() throws(Diagnostic) -> FilePath {
    folder.appending(FilePath(bytes: try answer(["rev-parse", "--git-common-dir"]).bytes))
  }

  /// The name of what a path is in a revision, `nil` where it has no such path; paths are relative to the uppermost folder
  /// unless they begin with a dot.
  func object(at path: FilePath, in revision: String) throws(Diagnostic) -> ObjectID? {
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw Diagnostic(.error, at: place, "“\(revision)” is no revision of git")
    }
    let tree = try answer(["rev-parse", "--verify", "--quiet", FilePath("\(revision)^{tree}")])
    guard tree.status == 0 else { throw try unknown(revision) }
    var path = path
    while path.endsWithSlash { path = FilePath(bytes: path.bytes.dropLast()) }
    if path.isEmpty { return tree.line }
    // Git takes a dot at the beginning for this folder only where a slash follows.
    if path == "." || path.name == ".." { path = path + "/" }
    let object = try answer([
      "rev-parse", "--verify", "--quiet", FilePath(bytes: "\(tree.line):".utf8 + path.bytes),
    ])
    return object.status == 0 ? object.line : nil
  }

  /// Whether something is a folder; throws where it is neither a folder nor a file, as a submodule.
  func isTree(_ object: ObjectID) throws(Diagnostic) -> Bool {
    let kind = try answer(["cat-file", "-t", FilePath(object)])
    switch kind.line {
    case "tree": return true
    case "blob": return false
    default:
      throw Diagnostic(
        .error, at: place, "this is a submodule, whose content is in a repository of its own")
    }
  }

  /// All files below a folder, in the order of git.
  func entries(of tree: ObjectID) throws(Diagnostic) -> [Entry] {
    let list = try answer(["ls-tree", "-r", "-z", "-l", "--full-tree", FilePath(tree)])
    guard list.status == 0, list.output.count < GitRepository.longestList else {
      throw Diagnostic(
        .error, at: place, "git cannot list the files of a revision",
        hint: list.complaint.isEmpty ? nil : "git says: \(list.complaint)")
    }
    return list.output.split(separator: 0).compactMap(Entry.init)
  }

  /// What reads files' contents one after the other.
  func contents() throws(Diagnostic) -> GitContents {
    do {
      return GitContents(
        try ChildProcess(
          "git", ["-C", folder, "cat-file", "--batch"], variables: GitRepository.variables))
    } catch {
      throw GitRepository.failure(error, place)
    }
  }

  private func unknown(_ revision: String) throws(Diagnostic) -> Diagnostic {
    let message = "the git repository has no revision “\(revision)”"
    let remote = "origin/\(revision)"
    if try answer(["rev-parse", "--verify", "--quiet", FilePath("\(remote)^{tree}")]).status == 0 {
      return Diagnostic(.error, at: place, message, hint: "did you mean “\(remote)”?")
    }
    guard isShallow else { return Diagnostic(.error, at: place, message) }
    return Diagnostic(
      .error, at: place, "\(message), being a shallow clone that has the newest ones only",
      hint:
        "fetch the others with “git fetch --unshallow”, or in GitHub’s checkout step with “fetch-depth: 0”")
  }

  private func answer(_ arguments: [FilePath]) throws(Diagnostic) -> Answer {
    try GitRepository.run(arguments, in: folder, place)
  }

  private static func run(
    _ arguments: [FilePath], in folder: FilePath, _ place: SourceLocation
  ) throws(Diagnostic) -> Answer {
    do {
      let git = try ChildProcess("git", ["-C", folder] + arguments, variables: variables)
      let (output, errors) = try git.collect(atMost: longestList)
      return Answer(status: git.wait(), output: output, errors: errors)
    } catch {
      throw failure(error, place)
    }
  }

  private static func failure(_ error: SystemError, _ place: SourceLocation) -> Diagnostic {
    guard error.number == ENOENT else {
      return Diagnostic(.error, at: place, "git cannot be run: \(error.explanation)")
    }
    return Diagnostic(
      .error, at: place, "revisions are read by git, and there is no such program on the PATH",
      hint: "install git, or compare files and folders")
  }
}

/// What git has said.
private struct Answer {
  /// The most bytes of a complaint that are told.
  private static let longestComplaint = 1_000

  var status: Int32
  var output: [UInt8]
  var errors: [UInt8]

  /// The first line that was printed, which need not be text.
  var bytes: [UInt8] { output.last == 0x0A ? output.dropLast() : output }
  /// The first line that was printed.
  var line: String { String(decoding: bytes, as: UTF8.self) }
  /// The complaint in one line, in whose later parts git may say what is to be done.
  var complaint: String {
    let lines = errors.prefix(Answer.longestComplaint).split(separator: 0x0A).map { line in
      String(decoding: line.drop { $0 == 0x09 || $0 == 0x20 }, as: UTF8.self)
    }
    return lines.joined(separator: " ")
  }
}

extension GitRepository.Entry {
  /// A line of `ls-tree`: mode, type, object and size between blanks, then a tab and the path.
  fileprivate init?(_ line: ArraySlice<UInt8>) {
    guard let tab = line.firstIndex(of: 0x09) else { return nil }
    let words = line[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 4 else { return nil }
    switch (words[0], words[1]) {
    case ("120000", "blob"): kind = .symbolicLink
    case (_, "blob"): kind = .file
    case (_, "commit"): kind = .submodule
    default: return nil
    }
    object = words[2]
    size = Int(words[3]) ?? 0
    path = FilePath(bytes: line[(tab + 1)...])
  }
}
