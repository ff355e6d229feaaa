import Glibc
import SwiftSyntax

/// What was made of the files of a project, for as long as they stay as they are: a reader that answers again and again
/// looks into nothing twice.
final class KeptSources {
  /// What tells the state of a file from others.
  struct Version: Hashable {
    private let device, number: UInt64
    private let size, changed, changedPart, written, writtenPart: Int64

    /// The state of the file at a path; `nil` where there is none.
    init?(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino))
      size = Int64(status.st_size)
      (changed, changedPart) = (Int64(status.st_ctim.tv_sec), Int64(status.st_ctim.tv_nsec))
      (written, writtenPart) = (Int64(status.st_mtim.tv_sec), Int64(status.st_mtim.tv_nsec))
    }
  }

  /// A name that a file declares, or extends.
  struct Mention {
    var name: String
    var isExtension: Bool
  }

  private var texts: [String: (version: Version, text: SourceText, bytes: Int)] = [:]
  private var mentions: [String: (version: Version, found: [Mention])] = [:]
  private var keptBytes = 0
  /// The bytes of source whose trees are kept; a tree takes some forty times as much memory.
  private static let mostKeptBytes = 8 << 20

  /// The file at a path as a tree, which a function makes where the file has changed.
  func text(of path: String, _ make: ([UInt8]) -> SourceText?) -> (text: SourceText, bytes: Int)? {
    // The state is looked at first: a file that changes while it is read is read anew the next time.
    guard let version = Version(of: path) else { return nil }
    if let known = texts[path], known.version == version { return (known.text, known.bytes) }
    guard let bytes = ProjectFolder.contents(of: path), let text = make(bytes) else { return nil }
    keptBytes += bytes.count - (texts[path]?.bytes ?? 0)
    texts[path] = (version, text, bytes.count)
    return (text, bytes.count)
  }

  /// The names that a file declares.
  func mentions(in path: String) -> [Mention] {
    guard let version = Version(of: path) else { return [] }
    if let known = mentions[path], known.version == version { return known.found }
    var found: [Mention] = []
    if let contents = ProjectFolder.contents(of: path) {
      DeclarationScanner.scan(contents) { found.append(Mention(name: $0, isExtension: $1)) }
    }
    mentions[path] = (version, found)
    return found
  }

  /// Forgets all where too much is kept.
  func tidy() {
    let isFull = keptBytes > KeptSources.mostKeptBytes || mentions.count > 2 * ProjectFolder.mostFiles
    guard isFull else { return }
    (texts, mentions, keptBytes) = ([:], [:], 0)
  }
}
