import Glibc
import TableSources

/// Looks into folders without following symbolic links.
enum FolderNames {
  /// The most names of a folder that are looked at.
  private static let mostNames = 10_000

  /// The names of the folders in a folder, sorted; links to folders are not among them.
  static func subfolders(of folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    var count = 0
    while count < mostNames, let entry = readdir(directory) {
      count += 1
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(validating: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let name, !name.hasPrefix("."), isFolder("\(folder)/\(name)") else { continue }
      names.append(name)
    }
    return names.sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
