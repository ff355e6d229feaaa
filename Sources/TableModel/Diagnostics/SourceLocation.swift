/// A place in a source file.
public struct SourceLocation: Hashable, Sendable {
  /// The file as the user named it; `-` for standard input.
  public var file: String
  /// The line, counted from 1; `nil` when the whole file is meant.
  public var line: Int?
  /// The column in Unicode characters (scalars), counted from 1.
  public var column: Int?

  /// A place in a file.
  public init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}
