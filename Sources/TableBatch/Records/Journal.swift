import Glibc
import TableModel
import TableProject
import TableSources

/// The record in the output folder of which pictures were written, one line for each as soon as it is there.
///
/// A line that is cut off by the end of the program is ignored later, and so is its picture's absence from the record:
/// it is drawn again.
final class Journal: Sendable {
  private let path: FilePath
  private let folder: JournalFolder
  private let file: OpenFile

  /// How many lines that are replaced by later ones do not matter.
  static let slack = 10_000

  /// A journal to which lines are added; the folder is made where it is missing.
  ///
  /// - Parameters:
  ///   - folder: The folder of the journal.
  ///   - reach: What the journal must lie in.
  ///   - shard: The part of the plan that the journal is of.
  ///   - older: What the journals of the folder have said so far.
  ///   - slack: How many lines that are replaced by later ones do not matter.
  ///   - isDurable: Whether the name of the journal is on the disk at once.
  /// - Throws: An error where the journal cannot be written, or another batch writes it at this time.
  init(
    in folder: JournalFolder, within reach: SourceReach, shard: Shard, older: JournalIndex? = nil,
    slack: Int = Journal.slack,
    isDurable: Bool = false
  ) throws(FileError) {
    self.folder = folder
    path = folder.journal(of: shard)
    var file = try Journal.openLocked(path, reach, isDurable)
    if try older?.rewriteIfWasteful(path, within: reach, slack: slack, isDurable: isDurable) == true {
      file = try Journal.openLocked(path, reach, isDurable)
    }
    self.file = file
    try begin()
  }

  /// Adds a picture; lines of several threads and processes do not mix.
  func append(_ result: JobResult) throws(FileError) {
    let record = JournalRecord(
      output: folder.name(of: result.output), key: result.key, sha256: result.sha256,
      bytes: result.bytes, width: result.size?.width ?? 0, height: result.size?.height ?? 0)
    do {
      try file.write(Array(record.line.utf8))
    } catch {
      throw FileError(path: path, code: error.number)
    }
  }

  /// Waits until the disk itself has all lines.
  func sync() throws(SystemError) { try file.sync() }

  /// The journal, made where it is missing; file systems without locks go without.
  private static func openLocked(
    _ path: FilePath, _ reach: SourceReach, _ isDurable: Bool
  ) throws(FileError) -> OpenFile {
    let place = try OutputPlace(path, within: reach, isDurable: isDurable)
    let file: OpenFile
    let status: FileStatus
    do {
      file = try OpenFile(place.way, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
      status = try file.status()
      if isDurable { try OpenFile.syncFolder(of: place.way) }
    } catch {
      throw FileError(path: path, code: error.number)
    }
    guard status.kind == .regular else { throw FileError(path: path, reason: "it is not a file") }
    guard flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      throw FileError(path: path, reason: "another batch is writing it")
    }
    return file
  }

  /// Empties a journal that came from elsewhere, and ends a line that was cut off, so that the next one is whole.
  private func begin() throws(FileError) {
    do {
      let status = try file.status()
      guard JournalMark.isOwn(file, status, in: folder.path) else {
        try file.truncate()
        return try file.write(
          JournalMark.line(of: status, in: FileStatus(of: folder.path.isEmpty ? .current : folder.path)))
      }
      guard try file.read(at: status.size - 1, count: 1) != [UInt8(ascii: "\n")] else { return }
      try file.write([UInt8(ascii: "\n")])
    } catch {
      throw FileError(path: path, code: error.number)
    }
  }
}
