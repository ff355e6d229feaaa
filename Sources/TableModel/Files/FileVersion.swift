/// What tells a file from all others on this machine, whatever it is called.
public struct FileIdentity: Hashable, Sendable {
  /// The number of the device that the file is on.
  public var device: UInt64
  /// The number of the file on the device.
  public var number: UInt64

  /// A file by its numbers.
  public init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}

/// A moment as file systems note it.
public struct FileTime: Hashable, Sendable {
  /// The seconds since the beginning of 1970.
  public var seconds: Int
  /// The billionths of a second since then.
  public var nanoseconds: Int

  /// A moment since 1970, as file systems keep it.
  public init(seconds: Int, nanoseconds: Int) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
}

/// What tells a file at one time from others and from itself at another time.
public struct FileVersion: Hashable, Sendable {
  /// The file itself.
  public var file: FileIdentity
  /// The size in bytes.
  public var size: Int
  /// When the content was last changed, as anyone may have set it.
  public var modified: FileTime
  /// When anything of the file was last changed, which nobody can set.
  public var changed: FileTime

  /// A version of a file.
  public init(file: FileIdentity, size: Int, modified: FileTime, changed: FileTime) {
    self.file = file
    self.size = size
    self.modified = modified
    self.changed = changed
  }
}

/// The file of an image that is open for reading.
public protocol ImageFile {
  /// What the file is at this time; `nil` where the system does not tell.
  var version: FileVersion? { get }

  /// All bytes of the file; `nil` where they cannot be read or are more than `limit`.
  func bytes(atMost limit: Int) -> [UInt8]?

  /// A PNG file of a page of a PDF file with these bytes, drawn as large as a rectangle in pixels.
  ///
  /// Throws why another program, which draws it, does not.
  func page(_ bytes: [UInt8], width: Int, height: Int) throws(Diagnostic) -> [UInt8]
}

/// Opens the regular file at a path that has no links in it; `nil` where there is none.
public typealias ImageOpener = @Sendable (FilePath) -> (any ImageFile)?

/// A file that a screen is made of, and what was in it when it was read.
public struct ShownFile: Hashable, Sendable {
  /// The path.
  public var path: FilePath
  /// The digest of the content, or a word for a file that cannot be read.
  public var digest: String

  /// A file with a digest.
  public init(path: FilePath, digest: String) {
    self.path = path
    self.digest = digest
  }
}
