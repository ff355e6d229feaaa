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
  private static func spawn(_ file: FilePath) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in STDIN_FILENO...STDERR_FILENO {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), file.withCString { strdup($0) }]
    defer { for word in words { free(word) } }
    words.append(nil)
    var process: pid_t = 0
    return posix_spawnp(&process, program, &actions, nil, words, environ)
  }
}
