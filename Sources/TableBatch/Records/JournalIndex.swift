import Glibc
import TableModel
import TableProject
import TableRendering
import TableSources

/// What the journals of a folder say, found by the path of a picture.
///
/// For each line there are but a few numbers in memory; the line itself is read when it is wanted.
final class JournalIndex: @unchecked Sendable {
  private struct Entry {
    var name: UInt64
    var key: UInt64
    var file: Int32
    var length: Int32
    var offset: Int
  }

  private let folder: JournalFolder
  private var entries: [Entry] = []
  private var files: [OpenFile] = []
  private var paths: [FilePath] = []
  private static let chunk = 1 << 18

  /// Reads the journals of a folder, of which there may be none.
  init(in folder: JournalFolder) {
    self.folder = folder
    guard let names = try? Folder(folder.path).names(withHidden: true) else { return }
    for name in names.filter(JournalFolder.isJournal).sorted() { read(folder.path(of: name)) }
    entries.sort { ($0.name, $0.file, $0.offset) < ($1.name, $1.file, $1.offset) }
  }

  /// Whether a journal has a picture of this path.
  func knows(_ output: FilePath) -> Bool {
    lastEntry(of: hash(of: output)) != nil
  }

  /// The record of a picture that is still what it was when it was written from the same things.
  func record(of output: FilePath, key: String) -> JournalRecord? {
    guard let number = UInt64(key.prefix(16), radix: 16), let entry = lastEntry(of: hash(of: output)),
      entry.key == number, let record = record(entry), record.key == key,
      record.output == folder.name(of: output), record.bytes <= SurplusPicture.mostBytes,
      let bytes = OpenFile.wholeBytes(of: output, atMost: record.bytes),
      Fingerprint.of(bytes) == record.sha256
    else { return nil }
    return record
  }

  /// The pictures below the folder that the journals have and a plan does not, as they were written.
  ///
  /// What someone has changed since is not among them, and neither is anything that lies elsewhere.
  func surplus(
    besides isPlanned: (FilePath) -> Bool, within reach: SourceReach, _ visit: (SurplusPicture) -> Void
  ) {
    guard let root = try? reach.hold(folder.path) else { return }
    for (index, entry) in entries.enumerated() {
      let isLast = index + 1 == entries.count || entries[index + 1].name != entry.name
      guard isLast, let record = record(entry) else { continue }
      let path = folder.path(of: record.output)
      guard !isPlanned(path), let picture = SurplusPicture(record, below: root, at: path) else { continue }
      visit(picture)
    }
  }

  /// Writes a journal anew without the lines that later ones replace, where these are most of it; says whether it did.
  func rewriteIfWasteful(
    _ path: FilePath, within reach: SourceReach, slack: Int, isDurable: Bool
  ) throws(FileError) -> Bool {
    guard let file = paths.firstIndex(of: path) else { return false }
    let all = entries.indices.filter { entries[$0].file == file }
    let kept = all.filter { index in
      index + 1 == entries.count || entries[index + 1].name != entries[index].name
    }
    guard all.count > 2 * kept.count + slack else { return false }
    let draft = try DraftFile(for: path, within: reach, isDurable: isDurable)
    try draft.append(JournalMark.line(of: draft.status(), in: FileStatus(of: path.folder)))
    for index in kept.sorted(by: { entries[$0].offset < entries[$1].offset }) {
      if let record = record(entries[index]) { try draft.append(Array(record.line.utf8)) }
    }
    try draft.publish()
    return true
  }

  private func hash(of output: FilePath) -> UInt64 {
    NameHash.of(JournalText.escaped(folder.name(of: output)).utf8)
  }

  private func lastEntry(of name: UInt64) -> Entry? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].name <= name { low = middle + 1 } else { high = middle }
    }
    guard low > 0, entries[low - 1].name == name else { return nil }
    return entries[low - 1]
  }

  private func record(_ entry: Entry) -> JournalRecord? {
    let line = try? files[Int(entry.file)].read(at: entry.offset, count: Int(entry.length))
    return line.flatMap { JournalRecord($0[...]) }
  }

  private func read(_ path: FilePath) {
    guard let file = try? OpenFile(path, OpenFile.reading | O_NOFOLLOW),
      let status = try? file.status(), status.kind == .regular,
      JournalMark.isOwn(file, status, in: folder.path)
    else { return }
    let number = Int32(files.count)
    files.append(file)
    paths.append(path)
    var rest: [UInt8] = []
    var offset = 0
    while let bytes = try? file.read(at: offset + rest.count, count: JournalIndex.chunk), !bytes.isEmpty {
      rest += bytes
      var start = 0
      while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
        if let line = JournalRecord.scan(rest[start..<end]) {
          entries.append(
            Entry(
              name: NameHash.of(line.name), key: line.key, file: number, length: Int32(end - start),
              offset: offset + start))
        }
        start = end + 1
      }
      offset += start
      rest.removeSubrange(..<start)
      // No line is that long: this is no journal.
      if rest.count > 8 * JournalIndex.chunk { return }
    }
  }
}

/// The first line of a journal, which says which file it is and in which folder, by the numbers that this machine knows them by.
///
/// A journal says which pictures need not be drawn. Nobody who has put one into an archive or a repository knows the numbers
/// that its copy gets, so that what came from elsewhere is not believed.
enum JournalMark {
  /// The line for a journal in a folder.
  static func line(of file: FileStatus?, in folder: FileStatus?) -> [UInt8] {
    let number = { (status: FileStatus?) in status.map { "\($0.version.file.number)" } ?? "0" }
    return Array("{\"journal\": \"\(number(folder)) \(number(file))\"}\n".utf8)
  }

  /// Whether a journal begins with the line that is its own.
  static func isOwn(_ file: OpenFile, _ status: FileStatus, in folder: FilePath) -> Bool {
    let line = line(of: status, in: FileStatus(of: folder.isEmpty ? .current : folder))
    return (try? file.read(at: 0, count: line.count)) == line
  }
}

/// A picture of an earlier run that a plan no longer has, held in the folder that it was found in.
struct SurplusPicture {
  /// The most bytes of a picture that is looked at, whatever a journal says of it.
  static let mostBytes = 256 << 20

  /// The path of the picture.
  let path: FilePath
  private let folder: OpenFile

  /// The picture of a record, as it was written; `nil` where it is changed, gone or not below the folder.
  ///
  /// The journal may be a stranger’s. So what has no name of a picture, or is none, is left alone, and no link is
  /// followed.
  init?(_ record: JournalRecord, below root: OpenFile, at path: FilePath) {
    let output = record.output
    guard !output.isAbsolute, !output.leadsUp, PictureFormat(path: output) != nil,
      let folder = try? root.file(below: output.folder, OpenFile.holding),
      let file = try? folder.file(below: output.name, OpenFile.reading | O_NOFOLLOW),
      let place = root.path, file.path == place.appending(output),
      let status = try? file.status(), status.kind == .regular, status.size == record.bytes,
      status.size <= SurplusPicture.mostBytes, let bytes = try? file.read(at: 0, count: status.size),
      Fingerprint.of(bytes) == record.sha256,
      PictureKind.isPicture(beginningWith: bytes)
    else { return nil }
    self.path = path
    self.folder = folder
  }

  /// Deletes the picture, and says whether that could be done.
  func remove() -> Bool {
    path.name.withCString { unlinkat(folder.descriptor, $0, 0) } == 0
  }
}

/// The folder that a batch's journals lie in, and the names that things have there.
struct JournalFolder: Hashable, Sendable {
  /// What the names of journals begin and end with.
  private static let (prefix, ending) = (".tablemock-batch", ".jsonl")

  /// The path of the folder; empty for the current one.
  let path: FilePath

  /// The path of the journal of a part of a plan.
  func journal(of shard: Shard) -> FilePath {
    path(of: FilePath(JournalFolder.prefix + shard.suffix + JournalFolder.ending))
  }

  /// Whether a file of this name is a journal.
  static func isJournal(_ name: FilePath) -> Bool {
    name.bytes.starts(with: prefix.utf8) && name.bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }

  /// The path of a file in the folder.
  func path(of name: FilePath) -> FilePath { path.appending(name) }

  /// The path of a picture as journals have it: from their folder, where the picture lies below that.
  func name(of output: FilePath) -> FilePath {
    path.isEmpty ? output : output.relative(to: path) ?? output
  }
}
