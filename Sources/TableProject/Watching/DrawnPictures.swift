import TableModel

/// The pictures that have been written, and what they show: those need not be drawn again.
struct DrawnPictures {
  private struct Picture {
    var key: String
    /// The files of the picture, which are several where it was cut into pages; none where it was not written.
    var files: [FilePath] = []
  }

  private var pictures: [FilePath: Picture] = [:]

  /// Whether the files of a picture are there and have this key; where not, it is taken for one that is drawn next.
  mutating func isThere(_ output: FilePath, showing key: String) -> Bool {
    if let known = pictures[output], known.key == key, !known.files.isEmpty, known.files.allSatisfy(\.exists)
    {
      return true
    }
    pictures[output] = Picture(key: key)
    return false
  }

  /// Takes note of what became of the picture that was drawn, or of its pages.
  mutating func note(_ results: [JobResult], of output: FilePath) {
    let isWhole = results.allSatisfy { $0.status == .written }
    pictures[output]?.files = isWhole ? results.map(\.output) : []
  }
}
