import Foundation

/// The program that makes the page of a review: it reads `review.json` in a folder and writes `index.html` beside it.
@main
struct TableReportCommand {
  private static let usage = "usage: tablemock-report FOLDER, the folder of a review, which holds review.json"

  static func main() {
    openMissingStreams()
    guard CommandLine.argc == 2, let folder = CommandLine.unsafeArgv[1], folder.pointee != 0 else {
      fail(usage)
    }
    // Paths are bytes and need not be text: all that follows is named from within the folder.
    guard chdir(folder) == 0 else {
      fail("\(visible(folder)): the folder cannot be opened: \(String(cString: strerror(errno)))")
    }
    do {
      let review = try ReviewFile.read("review.json")
      let page = try ReportPage(review: review)
      try NewFile.write("index.html") { try page.render(to: $0) }
    } catch let damage as ReviewDamage {
      fail("\(visible(folder)): review.json: \(damage)")
    } catch {
      fail("\(visible(folder)): \(error)")
    }
  }

  /// Gives the streams that whoever started the program has closed to nobody: a file that got the number of one would be
  /// written over by messages.
  private static func openMissingStreams() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 && errno == EBADF {
      _ = open("/dev/null", O_WRONLY)
    }
  }

  /// A name in which nothing tells terminals what to do.
  private static func visible(_ name: UnsafePointer<CChar>) -> String {
    String(cString: name).unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined()
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("tablemock-report: error: \(message)\n".utf8))
    exit(1)
  }
}
