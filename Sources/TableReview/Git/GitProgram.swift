import Glibc
import TableModel
import TableSources

/// The program git, as it is called here and nowhere else: to read, so that nothing that a repository says of itself has
/// another program run.
///
/// Five plumbing commands are all that is called, which look up no filter, no driver of differences or merges, and no alias:
/// git takes no alias for a command of its own. What git itself would start besides is switched off, in several ways where
/// one of them is younger than some versions in use.
package enum GitProgram {
  /// What is asked of git.
  enum Command: String, CaseIterable {
    case revisions = "rev-parse"
    case commonAncestor = "merge-base"
    case files = "ls-tree"
    case objects = "cat-file"
    case indexedFiles = "ls-files"
  }

  /// The seconds after which nobody waits for an answer any longer: of what is no file, such as a named pipe in the `.git`
  /// of an archive, git would read for ever.
  static let patience = 120.0

  /// The bytes of memory that git may have besides the packs that it maps: it holds a commit or a tree as a whole, and
  /// unpacks a gigabyte from a megabyte.
  static let memory = 512 << 20

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
    // A revision is what its number says, whatever the repository puts in its place.
    "GIT_NO_REPLACE_OBJECTS=1", "GIT_GRAFT_FILE=/dev/null/none",
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

  /// Starts git in a folder, for a repository that lies elsewhere if there is one; throws what `path` throws, and what the
  /// system says.
  static func start(
    _ command: Command, _ arguments: [FilePath], in folder: FilePath, isBare: Bool,
    repository: FilePath? = nil, hearsErrors: Bool = true, patience: Double = patience
  ) throws(SystemError) -> ChildProcess {
    let own = inherited.compactMap { name in variable(name).map { setting(name, $0) } }
    let path = FilePath(bytes: ProgramSearch.folders.map(\.bytes).joined(separator: [UInt8(ascii: ":")]))
    return try ChildProcess(
      try self.path(),
      options(in: folder, isBare: isBare) + (repository.map { ["--git-dir", $0] } ?? [])
        + [FilePath(command.rawValue)] + arguments,
      variables: [setting("PATH", path)] + own + variables.map { FilePath($0) }, hearsErrors: hearsErrors,
      patience: patience, memory: memory)
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
