import Foundation

/// The program that makes the page of a review: it reads `review.json` in a folder and writes `index.html` beside it.
@main
struct TableReportCommand {
  private static let usage = "usage: tablemock-report FOLDER, the folder of a review, which holds review.json"

  static func main() {
    guard CommandLine.argc == 2, let folder = CommandLine.unsafeArgv[1], folder.pointee != 0 else {
      fail(usage)
    }
    // Paths are bytes and need not be text: all that follows is named from within the folder.
    guard chdir(folder) == 0 else {
      fail("\(String(cString: folder)): the folder cannot be opened: \(String(cString: strerror(errno)))")
    }
    do {
      let review = try ReviewFile.read("review.json")
      let page = try ReportPage(review: review)
      try NewFile.write("index.html") { try page.render(to: $0) }
    } catch {
      fail("\(String(cString: folder)): \(error)")
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("tablemock-report: error: \(message)\n".utf8))
    exit(1)
  }
}
