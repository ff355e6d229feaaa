import Glibc
import TableBatch
import TableModel
import TableSources

/// Opens an address in the user’s browser.
///
/// What a program is started with can be read by everyone on the machine. So the browser is given a file that only the
/// user can read, and that leads on to the address.
enum PageOpener {
  private static let program = "xdg-open"

  /// Opens an address, and gives the folder that has to stay as long as the browser may want to read it.
  ///
  /// Throws where there is no program for that.
  static func open(_ url: String) throws -> PrivateFolder {
    let folder = try PrivateFolder()
    let file = folder.path.appending("preview.html")
    let page = "<!doctype html><meta charset=utf-8><meta http-equiv=refresh content=\"0; url=\(url)\">\n"
    try OutputFile(path: file).write(Array(page.utf8))
    let code = spawn(file)
    guard code == 0 else {
      throw Diagnostic(
        .warning, at: SourceLocation(file: program), "no browser was opened: error \(code) of the system",
        hint: "open the address yourself, or install xdg-utils")
    }
    return folder
  }

  /// Starts the program with its streams closed, and does not wait for it.
  ///
  /// It gets a process group of its own, so that the Ctrl-C that ends a preview ends no browser, and signals as the
  /// system has them, as some are ignored here.
  private static func spawn(_ file: FilePath) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in STDIN_FILENO...STDERR_FILENO {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGPIPE, SIGXFSZ] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), file.withCString { strdup($0) }]
    defer { for word in words { free(word) } }
    words.append(nil)
    var process: pid_t = 0
    return posix_spawnp(&process, program, &actions, &attributes, words, environ)
  }
}
