import Glibc
import TableModel

/// What a shell's pattern stands for.
package struct GlobMatches {
  /// The paths in the order of their bytes.
  package let paths: [FilePath]

  /// Looks for what matches a pattern.
  package init(pattern: FilePath) {
    var result = glob_t()
    defer { globfree(&result) }
    guard pattern.withCString({ glob($0, 0, nil, &result) }) == 0 else {
      paths = []
      return
    }
    paths = (0..<Int(result.gl_pathc)).compactMap { index in
      result.gl_pathv[index].map { FilePath(cString: $0) }
    }
    .sorted()
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
}
