import Glibc

/// Reads a source file's bytes.
package enum SourceFile {
  /// The bytes of the file at a path, or of standard input if the path is `-`.
  package static func read(_ path: String, atMost limit: Int) -> Result<[UInt8], Refusal> {
    do {
      return try path == "-"
        ? read(FileHandle(standardInput: ()), isStream: true, atMost: limit)
        : read(FileHandle(path: path), isStream: false, atMost: limit)
    } catch {
      return .failure(refusal(error, path: path))
    }
  }

  /// Only a stream may be something else than a regular file: what a path names could block or never end.
  private static func read(
    _ file: borrowing FileHandle,
    isStream: Bool,
    atMost limit: Int
  ) throws(SystemError) -> Result<[UInt8], Refusal> {
    let (kind, size) = try file.status()
    guard kind != .directory else { return .failure(Refusal(message: "this is a folder, not a file")) }
    guard kind == .regular || isStream else { return .failure(specialFile) }
    let bytes = kind == .regular && size > limit ? nil : try file.readAll(atMost: limit, expecting: size)
    guard let bytes, bytes.count <= limit else {
      return .failure(Refusal(message: "the file is larger than \(limit) bytes"))
    }
    return .success(bytes)
  }

  private static let specialFile = Refusal(
    message: "this is a pipe, a socket or a device, not a file",
    hint: "to read a pipe, connect it to standard input and write “-”"
  )

  private static func refusal(_ error: SystemError, path: String) -> Refusal {
    switch error.number {
    case ENOENT: missing(path)
    case ENXIO: specialFile
    case let number where path == "-":
      Refusal(message: "standard input cannot be read: \(SystemError(number: number).explanation)")
    default: Refusal(message: "the file cannot be read: \(error.explanation)")
    }
  }

  /// A name that its folder seems to have all the same is a link, or was not UTF-8 before it became a string.
  private static func missing(_ path: String) -> Refusal {
    let name = FilePath.name(of: path)
    let nearest = FilePath.nearestName(to: name, in: FilePath.folder(of: path))
    guard nearest == name else {
      return Refusal(message: "there is no such file", hint: nearest.map { "did you mean \(quoted($0))?" })
    }
    var status = stat()
    return lstat(path, &status) == 0
      ? Refusal(message: "this is a symbolic link to a file that does not exist")
      : Refusal(message: "the name of this file is not valid UTF-8", hint: "rename the file")
  }
}
