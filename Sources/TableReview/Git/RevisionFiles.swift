import Glibc
import TableModel
import TableProject
import TableSources

/// Which files of a revision may have a part in pictures, by their names.
enum RevisionFiles {
  /// The endings of files that pictures can be made of.
  static let endings =
    InputExpansion.endings + SourceKind.settingsEndings
    + ImageReference.Format.endings + SourceFootprint.stringEndings + FontFileReader.endings + ["nib"]
  /// The most folders that a file may lie in.
  private static let nesting = 60
  /// The most bytes of a path below the folder, so that the whole is none that the system refuses.
  private static let longestPath = Int(PATH_MAX) - 1_024

  private static let wantedEndings = Set(
    (endings + ProjectMarkers.projectFileEndings).map { FilePath($0) })

  /// Whether an entry is taken over from a folder whose pictures are made: what may have a part in them, and links.
  static func isWanted(_ entry: GitEntry) -> Bool {
    guard entry.kind != .submodule else { return false }
    return entry.kind == .symbolicLink || isWanted(entry.path)
  }

  private static func isWanted(_ path: FilePath) -> Bool {
    guard let ending = path.ending else { return true }
    return wantedEndings.contains(ending.lowercasedLatin) || ProjectMarkers.projectFiles.contains(path.name)
  }

  /// Whether a file of a repository may be of use for pictures of any folder in it.
  static func mayMatter(_ path: FilePath) -> Bool {
    isWanted(path) || path.hasEnding(SourceKind.swiftEndings)
  }

  /// Whether a path is one that a file may be given below a private folder.
  static func isSafe(_ path: FilePath) -> Bool {
    let parts = path.components
    guard !path.isAbsolute, !parts.isEmpty, parts.count <= nesting, path.bytes.count <= longestPath else {
      return false
    }
    return parts.allSatisfy { $0 != "." && $0 != ".." && $0.bytes.count <= Int(NAME_MAX) }
  }
}
