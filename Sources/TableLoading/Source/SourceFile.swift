import Glibc

/// Reads a source file's bytes.
enum SourceFile {
  /// The bytes of the file at a path, or of standard input if the path is `-`.
  static func read(_ path: String, atMost limit: Int) -> Result<[UInt8], Refusal> {
    do {
      return try path == "-"
        ? read(FileHandle(standardInput: ()), atMost: limit)
        : read(FileHandle(path: path), atMost: limit)
    } catch {
      return .failure(refusal(error, path: path))
    }
  }

  private static func read(
    _ file: borrowing FileHandle,
    atMost limit: Int
  ) throws(SystemError) -> Result<[UInt8], Refusal> {
    let (kind, size) = try file.status()
    guard kind != .directory else { return .failure(Refusal(message: "this is a folder, not a file")) }
    let bytes = kind == .regular && size > limit ? nil : try file.readAll(atMost: limit, expecting: size)
    guard let bytes, bytes.count <= limit else {
      return .failure(Refusal(message: "the file is larger than \(limit) bytes"))
    }
    return .success(bytes)
  }

  private static func refusal(_ error: SystemError, path: String) -> Refusal {
    guard error.number == ENOENT else {
      return Refusal(message: "the file cannot be read: \(error.explanation)")
    }
    let nearest = FilePath.nearestName(to: FilePath.name(of: path), in: FilePath.folder(of: path))
    return Refusal(message: "there is no such file", hint: nearest.map { "did you mean \(quoted($0))?" })
  }
}
