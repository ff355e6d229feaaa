import Glibc
import TableModel

/// What a shell's pattern stands for.
///
/// The system's own search has no bound, and a short pattern may lead through the same folders again and again, by `..` or
/// by links.
package struct GlobMatches {
  /// The most names of files that are looked at.
  package static let mostNames = 500_000

  /// The paths in the order of their bytes.
  package let paths: [FilePath]
  /// How many names more might have been looked at.
  package let left: Int

  /// Looks for what matches a pattern; `nil` where too many names would have to be looked at.
  package init?(pattern: FilePath, atMost limit: Int = mostNames) {
    var found: [FilePath] = [pattern.isAbsolute ? "/" : ""]
    var left = limit
    for part in pattern.components {
      var next: [FilePath] = []
      for folder in found {
        if GlobMatches.isPattern(part) {
          let names = (try? Folder(folder))?.names(atMost: left + 1, withHidden: true) ?? []
          left -= 1 + names.count
          next += names.filter { GlobMatches.matches($0, part) }.map(folder.appending)
        } else {
          left -= 1
          let path = folder.appending(part)
          if FileStatus(of: path, followingLinks: false) != nil { next.append(path) }
        }
        guard left >= 0 else { return nil }
      }
      found = next
    }
    let wantsFolders = pattern.bytes.last == UInt8(ascii: "/")
    self.left = left
    paths = found.filter { !wantsFolders || $0.isFolder }.sorted()
  }

  /// The last folder on the way to a pattern's matches that is the same for all of them.
  package static func fixedFolder(of pattern: FilePath) -> FilePath {
    var folder = pattern.folder
    while isPattern(folder) { folder = folder.folder }
    return folder
  }

  /// Whether a path has characters in it that make it a pattern.
  package static func isPattern(_ path: FilePath) -> Bool {
    path.bytes.contains { "*?[".utf8.contains($0) }
  }

  /// Whether a name matches a part of a pattern; hidden names do where the part begins with a dot, too.
  private static func matches(_ name: FilePath, _ part: FilePath) -> Bool {
    part.withCString { part in name.withCString { fnmatch(part, $0, FNM_PERIOD) } } == 0
  }
}
