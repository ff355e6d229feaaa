import TableModel
import TableProject
import TableSources

/// Opens an address in the user’s browser.
///
/// What a program is started with can be read by everyone on the machine. So the browser is given a file that only the
/// user can read, and that leads on to the address.
package enum PageOpener {
  private static let program: FilePath = "xdg-open"

  /// Opens an address, and gives the folder that has to stay as long as the browser may want to read it.
  ///
  /// Throws where there is no program for that.
  package static func open(_ url: String) throws -> PrivateFolder {
    let folder = try PrivateFolder()
    let file = folder.path.appending("preview.html")
    let page = "<!doctype html><meta charset=utf-8><meta http-equiv=refresh content=\"0; url=\(url)\">\n"
    try OutputFile(path: file).write(Array(page.utf8))
    do throws(SystemError) {
      try ChildProcess.startAlone(program, [file])
    } catch {
      throw Diagnostic(
        .warning, at: SourceLocation(file: program.text),
        "no browser was opened: error \(error.number) of the system",
        hint: "open the address yourself, or install xdg-utils")
    }
    return folder
  }
}
