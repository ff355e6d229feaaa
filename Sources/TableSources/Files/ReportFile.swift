import TableModel

/// A file of words about sources, such as a list or a report, which never takes the place of a source itself.
public struct ReportFile: Sendable {
  /// The endings of what people write; JSON files are lists as often as sources, and told apart by being inputs.
  private static let endingsOfSources = [
    "yaml", "yml", "storyboard", "xib", "plist", "strings", "stringsdict", "xcstrings", "xliff",
  ]

  /// The path of the file.
  public let path: FilePath

  /// A file that is to be written about inputs; throws where writing it would destroy one, or a file of strings.
  public init(path: FilePath, about inputs: [InputFile]) throws(FileError) {
    self.path = path
    guard path.exists else { return }
    let place = path.resolved
    let isInput = inputs.contains { $0.path == path || place != nil && $0.path.resolved == place }
    guard !isInput, !path.hasEnding(ReportFile.endingsOfSources) else {
      throw FileError(path: path, reason: "it is a source, and a report would take its place")
    }
  }

  /// Writes the file; throws where that cannot be done.
  public func write(_ text: String) throws(FileError) {
    var leftovers = Leftovers()
    leftovers.remove(beside: path)
    try OutputFile(path: path).write(Array(text.utf8))
  }
}
