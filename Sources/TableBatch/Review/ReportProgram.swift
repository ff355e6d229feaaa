import Glibc
import TableModel
import TableSources

/// The program that makes the page of a review; it is one of its own, so that no other verb waits for its templates.
public enum ReportProgram {
  /// The name of the program, which lies beside this one.
  static let name: FilePath = "tablemock-report"

  /// Makes the page in a review's folder.
  ///
  /// Throws where the program is not there, or cannot do it, having said why; and where another process is at work there
  /// by now.
  public static func run(on folder: ReviewFolder) throws(Diagnostic) {
    let claim = try ReviewClaim(folder.path)
    defer { withExtendedLifetime(claim) {} }
    let place = SourceLocation(file: folder.path.text)
    let program: FilePath
    do {
      program = try CompanionProgram(name: name).path()
    } catch {
      switch error {
      case .unknownFolder:
        throw Diagnostic(
          .error, at: place, "there is no page of the review: this program does not know where it lies")
      case .missing(let path):
        throw Diagnostic(
          .warning, at: place, "there is no page of the review: \(path) is missing",
          hint: "“make build” makes all programs; they belong into one folder")
      }
    }
    guard spawn(program, [folder.path]) == 0 else {
      throw Diagnostic(.error, at: place, "there is no page of the review: \(name) has failed")
    }
  }

  /// Runs a program to its end and returns its exit status; -1 where it could not be started or was killed.
  private static func spawn(_ program: FilePath, _ arguments: [FilePath]) -> Int32 {
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { $0.withCString { strdup($0) } }
    defer { for word in words { free(word) } }
    words.append(nil)
    var process: pid_t = 0
    guard program.withCString({ posix_spawn(&process, $0, nil, nil, words, environ) }) == 0 else { return -1 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }
}
