import TableModel

/// The lines of standard input, each as soon as it is there.
package struct LineReader {
  /// A line without its line feed.
  package enum Line {
    case line([UInt8])
    /// A line that is too long, of which nothing is kept.
    case overlong
  }

  /// The most bytes of a line.
  package static let limit = 1 << 20
  private static let chunk = 1 << 16

  private var buffer: [UInt8] = []
  /// How many bytes of the buffer are known to have no line feed.
  private var searched = 0
  private var isSkipping = false
  private var isAtEnd = false

  /// No line has been read.
  package init() {}

  /// The next line; `nil` at the end.
  ///
  /// Throws where standard input cannot be read.
  package mutating func next() throws(Diagnostic) -> Line? {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(buffer[..<end])
        buffer.removeSubrange(...end)
        searched = 0
        guard !isSkipping else {
          isSkipping = false
          return .overlong
        }
        return .line(line)
      }
      searched = buffer.count
      if isAtEnd { return last() }
      if buffer.count > LineReader.limit {
        isSkipping = true
        buffer.removeAll()
        searched = 0
      }
      try fill()
    }
  }

  private mutating func last() -> Line? {
    defer { (buffer, searched, isSkipping) = ([], 0, false) }
    if isSkipping { return .overlong }
    return buffer.isEmpty ? nil : .line(buffer)
  }

  private mutating func fill() throws(Diagnostic) {
    do {
      let bytes = try OpenFile.standardInput.readOn(count: LineReader.chunk)
      isAtEnd = bytes.isEmpty
      buffer += bytes
    } catch {
      isAtEnd = true
      throw Diagnostic(
        .error, at: SourceLocation(file: "standard input"), "it cannot be read: \(error.explanation)")
    }
  }
}
