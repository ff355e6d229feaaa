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

  /// A sandbox with places of its user's, besides the libraries and fonts of the system and of the program’s bundle.
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
  /// What a bundle or a wheel has put beside the program: libraries, fonts and icons.
  private static var carried: [FilePath] {
    guard let folder = program.resolved?.folder.folder.appending("libexec/tablemock") else { return [] }
    return folder.isFolder ? [folder] : []
  }

  /// Closes the sandbox around the calling thread and all that it starts; to be called before there are others.
  ///
  /// - Throws: A finding where the kernel cannot do it, or a place is not there to be written to.
  package func enter() throws(Diagnostic) {
    Sandbox.askTheSystem()
    let (rules, access) = try Sandbox.emptyRules()
    for place in Sandbox.system + [Sandbox.program] + Sandbox.carried + readable.sorted() {
      // What is not there cannot be read.
      guard let held = try? OpenFile(holding: place) else { continue }
      try Sandbox.allow(access.reading, at: held, rules, access)
    }
    for place in writable.sorted() {
      guard let held = try? OpenFile(holding: place) else {
        throw Sandbox.finding("\(place) does not exist", hint: "create the folder first")
      }
      try Sandbox.allow(access.writing, at: held, rules, access)
    }
    guard table_landlock_restrict(rules.descriptor) == 0 else { throw Sandbox.lacking("Landlock", errno) }
    guard table_refuse_calls(0) == 0 else { throw Sandbox.lacking("seccomp", errno) }
  }

  /// Whether other programs may be started: not once this one is in a sandbox.
  static var allowsPrograms: Bool { table_may_start_programs() != 0 }

  /// What programs that strangers' files are given to may do: read and start what the system has, read further places, and
  /// nothing else; `program` is one that lies elsewhere than the system's.
  ///
  /// - Throws: A finding where the kernel has no such rules.
  static func rulesForPrograms(
    _ program: FilePath? = nil, reading places: [FilePath] = []
  ) throws(Diagnostic) -> OpenFile {
    let (rules, access) = try emptyRules()
    for place in system + [program].compactMap(\.self) {
      guard let held = try? OpenFile(holding: place) else { continue }
      try allow(access.reading | access.starting, at: held, rules, access)
    }
    for place in places {
      guard let held = try? OpenFile(holding: place) else { continue }
      try allow(access.reading, at: held, rules, access)
    }
    return rules
  }

  /// Rules that allow nothing yet, and the kinds of access that they are about.
  private static func emptyRules() throws(Diagnostic) -> (rules: OpenFile, access: LandlockAccess) {
    let version = table_landlock_version()
    guard version > 0 else { throw lacking("Landlock", errno) }
    let access = LandlockAccess(version: version)
    do throws(SystemError) {
      return (try OpenFile { table_landlock_create(version, access.all, access.network) }, access)
    } catch {
      throw lacking("Landlock", error.number)
    }
  }

  /// Has the system say of this process what it will not be asked for any more.
  private static func askTheSystem() {
    _ = LoadedLibraries.current
    _ = CommandLine.unsafeArgv
  }

  private static func allow(
    _ kinds: UInt64, at place: OpenFile, _ rules: OpenFile, _ access: LandlockAccess
  ) throws(Diagnostic) {
    let isFolder = (try? place.status())?.kind == .directory
    let code = table_landlock_allow(
      rules.descriptor, isFolder ? kinds : kinds & access.ofFiles, place.descriptor)
    guard code == 0 else { throw lacking("Landlock", errno) }
  }

  private static func lacking(_ part: String, _ code: Int32) -> Diagnostic {
    let reason =
      switch code {
      case ENOSYS: "this kernel or container does not support it"
      case EOPNOTSUPP: "it is disabled when the kernel starts"
      default: SystemError(number: code).explanation
      }
    return finding(
      "the sandbox needs \(part), but \(reason)",
      hint: "Linux 5.13 and later have it; leave --sandbox out, or run the program in a container")
  }

  private static func finding(_ message: String, hint: String) -> Diagnostic {
    Diagnostic(.error, at: SourceLocation(file: "--sandbox"), message, hint: hint)
  }
}

/// The kinds of access to files and of use of the network that a version of Landlock tells apart, as its bits.
struct LandlockAccess {
  /// All kinds of access to files.
  let all: UInt64
  /// All uses of the network.
  let network: UInt64

  private static let start = UInt64(1)
  private static let (writeFile, readFile, readFolder) = (UInt64(1 << 1), UInt64(1 << 2), UInt64(1 << 3))
  private static let (removeFolder, removeFile) = (UInt64(1 << 4), UInt64(1 << 5))
  private static let (makeFolder, makeFile) = (UInt64(1 << 7), UInt64(1 << 8))
  private static let (moveElsewhere, cut, control) = (UInt64(1 << 13), UInt64(1 << 14), UInt64(1 << 15))
  /// All kinds that the first version had.
  private static let first = UInt64(1 << 13) - 1
  /// Listening and connecting by TCP.
  private static let tcp = UInt64(0b11)

  /// What a version has; later ones have what earlier ones had.
  init(version: Int32) {
    var all = LandlockAccess.first
    if version >= 2 { all |= LandlockAccess.moveElsewhere }
    if version >= 3 { all |= LandlockAccess.cut }
    if version >= 5 { all |= LandlockAccess.control }
    self.all = all
    network = version >= 4 ? LandlockAccess.tcp : 0
  }

  /// Reading files and listing folders.
  var reading: UInt64 { LandlockAccess.readFile | LandlockAccess.readFolder }

  /// Starting programs, with the libraries that they are loaded with.
  var starting: UInt64 { LandlockAccess.start }

  /// Reading and, besides, writing, making and deleting files and folders.
  var writing: UInt64 {
    let changing: [UInt64] = [
      LandlockAccess.writeFile, LandlockAccess.removeFolder, LandlockAccess.removeFile,
      LandlockAccess.makeFolder, LandlockAccess.makeFile, LandlockAccess.moveElsewhere, LandlockAccess.cut,
    ]
    return changing.reduce(reading, |) & all
  }

  /// The kinds that a rule about a single file may name.
  var ofFiles: UInt64 {
    LandlockAccess.start | LandlockAccess.writeFile | LandlockAccess.readFile | LandlockAccess.cut
  }
}

/// The files that the libraries of this process were loaded from.
package struct LoadedLibraries: Sendable {
  /// The bytes of the kernel's list that are read.
  private static let longest = 1 << 20

  /// The paths of the files, each once, in the order of memory; other files that are mapped are among them.
  private let files: [FilePath]

  /// What the kernel has said of this process: the libraries that it began with.
  package static let current: LoadedLibraries = {
    let list = try? OpenFile("/proc/self/maps").read(at: 0, count: longest)
    return LoadedLibraries(list: list ?? [])
  }()

  /// What a list in the kernel's form says: a line for each part of memory, with the path of its file at the end.
  init(list: [UInt8]) {
    var paths: Set<FilePath> = []
    files = list.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let start = line.firstIndex(of: UInt8(ascii: "/")) else { return nil }
      let path = FilePath(bytes: line[start...])
      return paths.insert(path).inserted ? path : nil
    }
  }

  /// The file of a library whose name begins so, up to the number of its version; `nil` where none is loaded.
  package func file(named beginning: String) -> FilePath? {
    let start = Array("\(beginning).so".utf8)
    return files.first { $0.name.bytes.starts(with: start) }
  }
}
