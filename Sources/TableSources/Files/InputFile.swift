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
  /// The file of its sample data; `nil` for that beside the file itself.
  public var data: SampleData?
  /// Whether the path is the very one that the user gave, which may be a link to anywhere.
  package var isNamed = true
  /// The folders that the file, unless it is named itself, and all that it leads to must lie in; `nil` for those of its
  /// project.
  package var reach: SourceReach?

  /// A source file.
  public init(path: FilePath, outputName: FilePath, isFound: Bool = false, strings: FilePath? = nil) {
    self.path = path
    self.outputName = outputName
    self.isFound = isFound
    self.strings = strings
  }

  /// A source file that a user names, out of whose project no link leads.
  package init(
    path: FilePath, outputName: FilePath, strings: FilePath? = nil, data: SampleData? = nil,
    in project: SourceReach.Scope
  ) {
    self.init(path: path, outputName: outputName, strings: strings)
    self.data = data
    reach = SourceReach(around: path.folder, strings: strings, in: project)
  }

  /// The folders that all must lie in that the file leads to.
  package var reachable: SourceReach { reach ?? SourceReach(around: path.folder, strings: strings) }

  /// Whether the source is standard input.
  public var isStandardInput: Bool { path == SourceFile.standardInput }
}

extension SourceFile {
  /// The bytes of an input; one that the user did not name itself must lie within its reach.
  package static func read(_ input: InputFile, atMost limit: Int) -> Result<[UInt8], Refusal> {
    input.isNamed
      ? read(input.path, atMost: limit) : read(input.path, within: input.reachable, atMost: limit)
  }
}

extension SourceReach {
  /// What may be reached from some inputs together.
  package init(of inputs: [InputFile]) {
    self.init(places: [])
    for reach in Set(inputs.lazy.filter { !$0.isStandardInput }.map(\.reachable)) { formUnion(reach) }
  }
}
