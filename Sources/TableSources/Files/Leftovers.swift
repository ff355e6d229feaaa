import Glibc
import TableModel

/// Drafts that runs of the program left behind when they were killed.
package struct Leftovers {
  private static let prefix = ".tablemock-"

  private var seen: Set<FilePath> = []

  /// No folder has been looked into.
  package init() {}

  /// Removes the drafts in the folder that a file is to be written to; each folder is looked into once.
  package mutating func remove(beside path: FilePath) {
    let folder = path.folder
    guard seen.insert(folder).inserted, let held = try? OpenFile(holding: folder) else { return }
    // The path leads through what is held.
    withExtendedLifetime(held) { Leftovers.remove(in: held.processPath) }
  }

  /// Removes the drafts in a folder that is held, wherever its path leads by now.
  mutating func remove(inHeld folder: OpenFile) {
    guard let path = folder.path, seen.insert(path).inserted else { return }
    Leftovers.remove(in: folder.processPath)
  }

  /// The name of a draft of this process.
  static func name(beside path: FilePath, _ attempt: Int) -> FilePath {
    let name = FilePath("\(prefix)\(getpid())-\(attempt)")
    return path.bytes.contains(UInt8(ascii: "/")) ? path.folder.appending(name) : name
  }

  /// Marks a draft as in use, which processes on other machines that share the folder can see too.
  static func claim(_ draft: OpenFile) {
    flock(draft.descriptor, LOCK_EX | LOCK_NB)
  }

  private static func remove(in folder: FilePath) {
    guard let drafts = try? Folder(folder).names(startingWith: prefix) else { return }
    for name in drafts {
      guard let process = process(of: name), kill(process, 0) != 0, errno == ESRCH else { continue }
      let path = folder.appending(name)
      guard let file = try? OpenFile(path, OpenFile.reading | O_NOFOLLOW), let status = try? file.status(),
        status.kind == .regular, status.owner == geteuid(),
        flock(file.descriptor, LOCK_EX | LOCK_NB) == 0
      else { continue }
      _ = path.withCString { unlink($0) }
    }
  }

  /// The process that gave a draft its name; `nil` for the name of anything else.
  private static func process(of name: FilePath) -> pid_t? {
    guard name.bytes.starts(with: prefix.utf8) else { return nil }
    let parts = name.bytes.dropFirst(prefix.utf8.count).split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isNumber = { (part: ArraySlice<UInt8>) in
      !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    guard parts.count == 2, parts.allSatisfy(isNumber) else { return nil }
    return pid_t(String(decoding: parts[0], as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil }
  }
}

/// Files that must not be written over, known by what they are and by what they were called.
///
/// What tells a file from others is given to the next one that is made when the file has gone, so that it counts only
/// as long as one of the file's names leads to it.
package struct ProtectedFiles: Sendable {
  private var names: [FileIdentity: Set<FilePath>] = [:]
  private var allNames: Set<FilePath> = []

  /// A set without any file in it.
  package init() {}

  /// Adds the file at a path, if there is one.
  package mutating func insert(_ path: FilePath) {
    guard let file = FileStatus(of: path)?.version.file else { return }
    names[file, default: []].insert(path)
    allNames.insert(path)
  }

  /// Whether writing to a path would write over one of the files, or over one that has taken its name.
  package func contains(_ path: FilePath) -> Bool {
    guard let file = FileStatus(of: path)?.version.file else { return false }
    if allNames.contains(path) { return true }
    return names[file]?.contains { FileStatus(of: $0)?.version.file == file } ?? false
  }
}
