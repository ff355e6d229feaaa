import Glibc
import TableModel

/// A file that appears whole or not at all.
///
/// The bytes go to a draft in the same folder, which then takes the place of the old file in one step and gets its
/// permissions. Links, folders, devices and files that are write-protected are never replaced.
package struct OutputFile: Sendable {
  /// The path of the file.
  package let path: FilePath
  /// What the file must lie in, wherever links lead by the time that it is written; `nil` where its path decides.
  package let reach: SourceReach?
  /// Whether the file is on the disk, with its name, when it is written, so that it outlives a loss of power.
  package let isDurable: Bool

  /// A file at a path, whose folders need not exist.
  package init(path: FilePath, within reach: SourceReach? = nil, isDurable: Bool = false) {
    (self.path, self.reach, self.isDurable) = (path, reach, isDurable)
  }

  /// Whether there is anything at the path that writing would replace.
  package var exists: Bool { path.exists }

  /// Sees whether the file could be written, or deleted, as far as that can be known before it is tried.
  package func check() throws(FileError) {
    _ = try OutputPlace(path).permissions()
    var folder = path.folder
    while FileStatus(of: folder, followingLinks: false) == nil, folder != .current, folder != "/" {
      folder = folder.folder
    }
    guard folder.isFolder else { throw FileError(path: path, reason: "\(folder) is not a folder") }
    guard folder.withCString({ access($0, W_OK | X_OK) }) == 0 else {
      throw FileError(path: path, code: errno)
    }
  }

  /// Writes the file, and the folders that lead to it where they are missing.
  ///
  /// A file that has these bytes already only gets the time of a new one, which takes a fraction of the time.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    try prepared(bytes).publish()
  }

  /// Does all of writing but the last step, so that there is a moment to think again.
  package func prepared(_ bytes: [UInt8]) throws(FileError) -> PreparedFile {
    let place = try OutputPlace(path, within: reach, isDurable: isDurable)
    let isNew = try place.permissions() == nil
    if !isNew, let present = PresentFile(path: place.way), present.holds(bytes) {
      return PreparedFile(place: place, content: .present(present, bytes), isDurable: isDurable)
    }
    let draft = try DraftFile(at: place, isDurable: isDurable)
    try draft.append(bytes)
    return PreparedFile(place: place, content: .draft(draft), isDurable: isDurable)
  }

  /// Writes bytes to standard output.
  package static func writeToStandardOutput(_ bytes: [UInt8]) throws(FileError) {
    try write(bytes, to: STDOUT_FILENO, named: "standard output")
  }

  /// Writes bytes to standard error.
  package static func writeToStandardError(_ bytes: [UInt8]) throws(FileError) {
    try write(bytes, to: STDERR_FILENO, named: "standard error")
  }

  private static func write(
    _ bytes: [UInt8], to descriptor: Int32, named name: FilePath
  ) throws(FileError) {
    do {
      try OpenFile.write(bytes, to: descriptor)
    } catch {
      guard error.number != EBADF else { throw FileError(path: name, reason: "it is closed") }
      throw FileError(path: name, code: error.number)
    }
  }
}

/// A file that is written but for the last step.
package struct PreparedFile {
  enum Content {
    /// A file in its place that has the right bytes.
    case present(PresentFile, [UInt8])
    /// A file that is to take its place.
    case draft(DraftFile)
  }

  let place: OutputPlace
  let content: Content
  let isDurable: Bool

  /// Puts the file in its place, or gives one that is there the time of a new one.
  package func publish() throws(FileError) {
    switch content {
    case .draft(let draft):
      try draft.publish()
    case .present(let present, let bytes):
      if present.touch() { return try sync(present) }
      let draft = try DraftFile(at: place, isDurable: isDurable)
      try draft.append(bytes)
      try draft.publish()
    }
  }

  /// What is there already may have been written by a run that did not wait for the disk.
  private func sync(_ present: PresentFile) throws(FileError) {
    guard isDurable else { return }
    do {
      try present.sync()
      try OpenFile.syncFolder(of: place.way)
    } catch {
      throw FileError(path: place.path, code: error.number)
    }
  }
}

/// A regular file that is there already, for comparison.
final class PresentFile {
  /// The bytes that are read at a time.
  private static let pieceSize = 1 << 16

  private let file: OpenFile
  private let size: Int

  /// The file at a path; `nil` where there is none that can be read, and for links and anything else that is no file.
  init?(path: FilePath) {
    guard let file = try? OpenFile(path, OpenFile.reading | O_NOFOLLOW), let status = try? file.status(),
      status.kind == .regular
    else { return nil }
    self.file = file
    size = status.size
  }

  /// Whether the file has these bytes and no others.
  func holds(_ bytes: [UInt8]) -> Bool {
    guard size == bytes.count else { return false }
    var offset = 0
    while offset < bytes.count {
      guard let piece = try? file.read(at: offset, count: min(PresentFile.pieceSize, bytes.count - offset)),
        !piece.isEmpty, PresentFile.equal(bytes, at: offset, piece)
      else { return false }
      offset += piece.count
    }
    return true
  }

  /// Whether bytes have others at an offset.
  private static func equal(_ bytes: [UInt8], at offset: Int, _ piece: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return piece.isEmpty }
      return memcmp(start + offset, piece, piece.count) == 0
    }
  }

  /// Makes now the time of the last change; the answer says whether that was allowed.
  func touch() -> Bool {
    futimens(file.descriptor, nil) == 0
  }

  /// Waits until the disk itself has the file.
  func sync() throws(SystemError) { try file.sync() }
}
