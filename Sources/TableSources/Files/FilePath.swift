import Glibc

/// Taking paths apart and looking into folders.
package enum FilePath {
  /// The most names of a folder that are looked at.
  private static let mostNames = 10_000

  /// The path of the folder that a path's last part lies in.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The path that a path leads to when every symbolic link is followed, or `nil` if it leads nowhere.
  package static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The name in a folder that is nearest to a name.
  package static func nearestName(to name: String, in folder: String) -> String? {
    Spelling.nearest(to: name, among: names(in: folder).sorted())
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while names.count < mostNames, let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}
