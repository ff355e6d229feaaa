/// The file of an image that is open for reading.
public protocol ImageFile {
  /// What the file is at this time; `nil` where the system does not tell.
  var version: FileVersion? { get }

  /// All bytes of the file; `nil` where they cannot be read or are more than `limit`.
  func bytes(atMost limit: Int) -> [UInt8]?
}

/// Opens the regular file at a path that has no links in it; `nil` where there is none.
public typealias ImageOpener = @Sendable (FilePath) -> (any ImageFile)?
