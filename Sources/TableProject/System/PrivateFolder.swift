import Glibc
import TableModel
import TableSources

/// A folder for temporary files that nobody else can look into; it goes when this object does.
package final class PrivateFolder {
  private static let prefix = "tablemock-"

  /// The path, with no links in it.
  package let path: FilePath
  /// Marks the folder as in use, which processes that share the disk can see too.
  private let claim: OpenFile

  /// Makes a folder where the system has its temporary files, and removes those that killed programs have left there.
  package init() throws(Diagnostic) {
    let parent = FilePath(
      getenv("TMPDIR").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp")
    guard let parent = parent.resolved else { throw Self.failure(parent, errno) }
    Self.removeLeftovers(in: parent)
    let template = parent.appending(FilePath("\(Self.prefix)\(getpid())-XXXXXX"))
    var bytes = (template.bytes + [0]).map { CChar(bitPattern: $0) }
    guard mkdtemp(&bytes) != nil else { throw Self.failure(parent, errno) }
    path = FilePath(cString: bytes)
    do {
      claim = try OpenFile(path, O_RDONLY | O_DIRECTORY)
    } catch {
      throw Self.failure(path, error.number)
    }
    flock(claim.descriptor, LOCK_EX | LOCK_NB)
  }

  deinit {
    FolderSweep.remove([path.name], in: path.folder)
  }

  private static func failure(_ path: FilePath, _ code: Int32) -> Diagnostic {
    Diagnostic(
      .error, at: SourceLocation(file: path.text),
      "no temporary folder can be made: \(FileError(path: path, code: code).reason)",
      hint: "set TMPDIR to a folder that can be written to")
  }

  private static func removeLeftovers(in folder: FilePath) {
    guard let names = try? Folder(folder).names() else { return }
    for name in names {
      guard let process = process(of: name), kill(process, 0) != 0, errno == ESRCH,
        let file = try? OpenFile(folder.appending(name), O_RDONLY | O_DIRECTORY | O_NOFOLLOW),
        let status = try? file.status(), status.owner == geteuid(),
        flock(file.descriptor, LOCK_EX | LOCK_NB) == 0
      else { continue }
      FolderSweep.remove([name], in: folder)
    }
  }

  /// The process that made a folder; `nil` for the name of anything else.
  private static func process(of name: FilePath) -> pid_t? {
    guard let text = name.validText, text.hasPrefix(prefix) else { return nil }
    let parts = text.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 6 else { return nil }
    return pid_t(parts[0]).flatMap { $0 > 0 ? $0 : nil }
  }
}
