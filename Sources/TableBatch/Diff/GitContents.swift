import TableModel
import TableSources

/// Reads contents out of a git repository, one after the other, by a single run of the program.
final class GitContents {
  private static let chunkSize = 1 << 16

  private let git: ChildProcess
  private var buffer: ArraySlice<UInt8> = []

  /// Talks to `git cat-file --batch`.
  init(_ git: ChildProcess) {
    self.git = git
  }

  /// Hands over a content piece by piece, and says whether the repository has it.
  ///
  /// Throws where git has ended, and what `take` throws.
  func read(_ object: String, _ take: ([UInt8]) throws -> Void) throws -> Bool {
    do {
      try git.input?.write(Array("\(object)\n".utf8))
    } catch {
      throw GitContents.end
    }
    let heading = String(decoding: try line(), as: UTF8.self).split(separator: " ")
    guard heading.count == 3, var rest = Int(heading[2]) else { return false }
    while rest > 0 {
      if buffer.isEmpty { try fill() }
      let piece = buffer.prefix(rest)
      buffer = buffer.dropFirst(piece.count)
      rest -= piece.count
      try take(Array(piece))
    }
    _ = try line()
    return true
  }

  private func line() throws -> [UInt8] {
    var line: [UInt8] = []
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        line += buffer[..<end]
        buffer = buffer[(end + 1)...]
        return line
      }
      line += buffer
      buffer = []
      try fill()
    }
  }

  private func fill() throws {
    guard let chunk = try? git.output.readOn(count: GitContents.chunkSize), !chunk.isEmpty else {
      throw GitContents.end
    }
    buffer = chunk[...]
  }

  private static var end: Diagnostic {
    Diagnostic(.error, at: SourceLocation(file: "git"), "git has ended before it had printed all files")
  }
}
