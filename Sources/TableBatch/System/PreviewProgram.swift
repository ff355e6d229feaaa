import Glibc
import TableModel
import TableSources

/// The program that serves the page of a preview; it is one of its own, so that no other verb waits for its libraries.
public enum PreviewProgram {
  private static let program = CompanionProgram(name: "tablemock-preview")

  /// Turns this process into the program; returns only where that cannot be done, and says why.
  public static func become(_ arguments: [FilePath]) -> Diagnostic {
    let place = SourceLocation(file: program.name.text)
    let path: FilePath
    do {
      path = try program.path()
    } catch {
      switch error {
      case .unknownFolder:
        return Diagnostic(.error, at: place, "there is no preview: this program does not know where it lies")
      case .missing(let path):
        return Diagnostic(
          .error, at: place, "there is no preview: \(path) is missing",
          hint: "“make build” makes all programs; they belong into one folder")
      }
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { $0.withCString { strdup($0) } }
    defer { for word in words { free(word) } }
    words.append(nil)
    _ = path.withCString { execv($0, words) }
    return Diagnostic(
      .error, at: place, "there is no preview: \(FileError(path: path, code: errno).reason)")
  }
}
