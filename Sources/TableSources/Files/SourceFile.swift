import Glibc
import TableModel

/// Reads a source file's bytes.
package enum SourceFile {
  /// The path that stands for standard input.
  package static let standardInput: FilePath = "-"

  /// The bytes of the file at a path, or of standard input if the path is `-`.
  package static func read(_ path: FilePath, atMost limit: Int) -> Result<[UInt8], Refusal> {
    do {
      return try path == standardInput
        ? read(OpenFile.standardInput, isStream: true, atMost: limit)
        : read(OpenFile(path), isStream: false, atMost: limit)
    } catch {
      return .failure(refusal(error, path: path))
    }
  }

  /// The bytes of a file that others have named, wherever links lead within reach.
  package static func read(
    _ path: FilePath, within reach: SourceReach, atMost limit: Int
  ) -> Result<[UInt8], Refusal> {
    do throws(SystemError) {
      return try read(reach.open(path), isStream: false, atMost: limit)
    } catch {
      guard !error.isElsewhere else { return .failure(reach.refusal(of: error)) }
      return .failure(refusal(error, path: path))
    }
  }

  /// The bytes of a file that is held without being open.
  package static func read(heldAs held: OpenFile, atMost limit: Int) -> Result<[UInt8], Refusal> {
    do {
      return try read(OpenFile(held.processPath), isStream: false, atMost: limit)
    } catch {
      return .failure(refusal(error, path: held.path ?? held.processPath))
    }
  }

  /// Only a stream may be something else than a regular file: what a path names could block or never end.
  private static func read(
    _ file: OpenFile, isStream: Bool, atMost limit: Int
  ) throws(SystemError) -> Result<[UInt8], Refusal> {
    let status = try file.status()
    guard status.kind != .directory else {
      return .failure(Refusal(message: "this is a folder, not a file"))
    }
    guard status.kind == .regular || isStream else { return .failure(specialFile) }
    let isTooLarge = status.kind == .regular && status.size > limit
    let bytes = isTooLarge ? nil : try file.readAll(atMost: limit, expecting: status.size)
    guard let bytes, bytes.count <= limit else {
      return .failure(Refusal(message: "the file is larger than \(limit) bytes"))
    }
    return .success(bytes)
  }

  private static let specialFile = Refusal(
    message: "this is a pipe, a socket or a device, not a file",
    hint: "to read a pipe, connect it to standard input and write “-”"
  )

  /// Why a file cannot be read, in words.
  static func refusal(_ error: SystemError, path: FilePath) -> Refusal {
    switch error.number {
    case ENOENT: missing(path)
    case ENXIO: specialFile
    case let number where path == standardInput:
      Refusal(message: "standard input cannot be read: \(SystemError(number: number).explanation)")
    default: Refusal(message: "the file cannot be read: \(error.explanation)")
    }
  }

  private static func missing(_ path: FilePath) -> Refusal {
    guard FileStatus(of: path, followingLinks: false) == nil else {
      return Refusal(message: "this is a symbolic link to a file that does not exist")
    }
    guard !path.bytes.isEmpty else { return Refusal(message: "the path is empty") }
    let nearest = (try? Folder(path.folder))?.nearestName(to: path.name)
    return Refusal(
      message: "there is no such file",
      hint: nearest.map { Spelling.question($0.shown) })
  }
}

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
