import Glibc
import TableBatch
import TableDrawing
import TableLanguageServer
import TableModel
import TableSources

/// What comes line by line: each line is answered with one, whatever it is.
enum LineCheck {
  /// A folder with one source, that workers draw in.
  private static let folder: FilePath = {
    let path = FilePath("/tmp/tablemock-fuzz-\(getpid())")
    let spec = "size: {width: 40, height: 40}\nscale: 1\ntableView: {rows: [A]}\n"
    try? OutputFile(path: path.appending("a.yaml")).write(Array(spec.utf8))
    return path
  }()

  static func worker(_ bytes: [UInt8]) -> [String] {
    let budget = WorkBudget(paintedPixels: 4_000_000, fileBytes: 1 << 20, seconds: 2)
    guard let session = try? WorkerSession(named: "lines", root: folder, budget: budget) else { return [] }
    return bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 8).compactMap { line in
      guard let answer = session.answer(Array(line)) else { return nil }
      guard let value = JSONReader.value(Array(answer.line.utf8)), value["status"] != nil,
        !answer.line.utf8.contains(UInt8(ascii: "\n"))
      else { return "the answer is no line of JSON: \(answer.line)" }
      return nil
    }
  }

  /// Each line is a message of its own, after one that begins the session.
  static func languageServer(_ bytes: [UInt8]) -> [String] {
    let beginning = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{}}}"#
    let messages =
      [Array(beginning.utf8), Array(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#.utf8)]
      + bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 32).map(Array.init)
    let framed = messages.flatMap { Array("Content-Length: \($0.count)\r\n\r\n".utf8) + $0 }
    let replies = LanguageServerSession.replies(to: framed)
    return replies.starts(with: Array("Content-Length: ".utf8)) ? [] : ["the session was not begun"]
  }
}
