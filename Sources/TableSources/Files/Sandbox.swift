import CLinux
import Glibc
import TableModel

/// What a process lets itself do, once and for all: read below some places, write below others, and nothing else.
///
/// The kernel sees to it, by Landlock and seccomp: there is no network, no other program, no process and no signal to
/// one, whatever a mistake in a reader of files may be made to ask for.
package struct Sandbox: Sendable {
  /// The files, and the folders with all below them, that may be read.
  package var readable: Set<FilePath>
  /// The folders below which files may be read, written and deleted.
  package var writable: Set<FilePath>

  /// A sandbox with places of its user's, besides the system's own libraries and fonts.
  package init(readable: Set<FilePath>, writable: Set<FilePath>) {
    self.readable = readable
    self.writable = writable
  }

  /// What every run reads: libraries and typefaces, and nothing that the system says of processes.
  private static let system: [FilePath] = [
    "/usr", "/lib", "/lib64", "/etc/fonts", "/etc/ld.so.cache", "/var/cache/fontconfig", "/dev/null",
  ]
  /// Where the program itself lies, which is part of the digests of what it draws.
  private static let program: FilePath = "/proc/self/exe"

  /// Closes the sandbox around the calling thread and all that it starts; to be called before there are others.
  ///
  /// - Throws: A finding where the kernel cannot do it, or a place is not there to be written to.
  package func enter() throws(Diagnostic) {
    Sandbox.askTheSystem()
    let version = table_landlock_version()
    guard version > 0 else { throw Sandbox.lacking("Landlock", errno) }
    let access = LandlockAccess(version: version)
    let rules = table_landlock_create(version, access.all, access.network)
    guard rules >= 0 else { throw Sandbox.lacking("Landlock", errno) }
    defer { close(rules) }
    for place in Sandbox.system + [Sandbox.program] + readable.sorted() {
      // What is not there cannot be read.
      guard let held = try? OpenFile(holding: place) else { continue }
      try allow(access.reading, at: held, rules, access)
    }
    for place in writable.sorted() {
      guard let held = try? OpenFile(holding: place) else {
        throw Sandbox.finding("\(place) is not there to be written to", hint: "make the folder first")
      }
      try allow(access.writing, at: held, rules, access)
    }
    guard table_landlock_restrict(rules) == 0 else { throw Sandbox.lacking("Landlock", errno) }
    guard table_refuse_calls() == 0 else { throw Sandbox.lacking("seccomp", errno) }
  }

  /// Has the system say of this process what it will not be asked for any more.
  private static func askTheSystem() {
    _ = LoadedLibraries.current
    _ = CommandLine.unsafeArgv
  }

  private func allow(
    _ kinds: UInt64, at place: OpenFile, _ rules: Int32, _ access: LandlockAccess
  ) throws(Diagnostic) {
    let isFolder = (try? place.status())?.kind == .directory
    let code = table_landlock_allow(rules, isFolder ? kinds : kinds & access.ofFiles, place.descriptor)
    guard code == 0 else { throw Sandbox.lacking("Landlock", errno) }
  }

  private static func lacking(_ part: String, _ code: Int32) -> Diagnostic {
    let reason =
      switch code {
      case ENOSYS: "the kernel, or whoever runs the program, has none"
      case EOPNOTSUPP: "it is switched off when the kernel starts"
      default: SystemError(number: code).explanation
      }
    return finding(
      "the sandbox needs \(part), and \(reason)",
      hint: "Linux 5.13 and later have it; leave --sandbox out, or run the program in a container")
  }

  private static func finding(_ message: String, hint: String) -> Diagnostic {
    Diagnostic(.error, at: SourceLocation(file: "--sandbox"), message, hint: hint)
  }
}
