import Glibc
import TableModel
import TableSources

/// The program that serves the page of a preview; it is one of its own, so that no other verb waits for its libraries.
public enum PreviewProgram {
  private static let program = CompanionProgram(name: "tablemock-preview")

  /// The words that ask for a preview that ends when its standard input does, and says nothing but its address.
  static let wordsOfChild = ["--with-input", "--quiet"]

  /// Turns this process into the program; returns only where that cannot be done, and says why.
  public static func become(_ arguments: [FilePath]) -> Diagnostic {
    do throws(Diagnostic) {
      let path = try path()
      var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { $0.withCString { strdup($0) } }
      defer { for word in words { free(word) } }
      words.append(nil)
      _ = path.withCString { execv($0, words) }
      throw absence(FileError(path: path, code: errno).reason)
    } catch {
      return error
    }
  }

  /// Where the program lies.
  static func path() throws(Diagnostic) -> FilePath {
    do {
      return try program.path()
    } catch {
      switch error {
      case .unknownFolder: throw absence("this program does not know where it lies")
      case .missing(let path):
        throw absence(
          "\(path) is missing", hint: "“make build” makes all programs; they belong into one folder")
      }
    }
  }

  /// Why there is no preview.
  static func absence(_ reason: String, hint: String? = nil) -> Diagnostic {
    Diagnostic(
      .error, at: SourceLocation(file: program.name.text), "there is no preview: \(reason)", hint: hint)
  }
}
