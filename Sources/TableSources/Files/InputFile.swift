import TableModel

/// A source file and the name that its pictures get.
public struct InputFile: Hashable, Sendable {
  /// The path as given, or found below a folder that was given; `-` for standard input.
  public var path: FilePath
  /// The name of its pictures without an ending, with the folders below the one that was given.
  public var outputName: FilePath
  /// Whether the file was found in a folder or by a pattern, not given by its name.
  public var isFound: Bool
  /// The folder of its strings; `nil` for that of the file itself.
  public var strings: FilePath?

  /// A source file.
  public init(path: FilePath, outputName: FilePath, isFound: Bool = false, strings: FilePath? = nil) {
    self.path = path
    self.outputName = outputName
    self.isFound = isFound
    self.strings = strings
  }

  /// Whether the source is standard input.
  public var isStandardInput: Bool { path == SourceFile.standardInput }
}
