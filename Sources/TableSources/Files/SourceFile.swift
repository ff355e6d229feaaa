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
