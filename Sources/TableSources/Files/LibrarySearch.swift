import Glibc
import TableModel

/// Where the system's loader looks for a library that a program asks for by name.
package struct LibrarySearch {
  /// The folders of the variable `LD_LIBRARY_PATH`, between colons or semicolons; empty where there is none.
  var variable: String
  /// The file in which the system keeps the paths of all libraries in the folders that it is set up for.
  var cache: FilePath
  /// The folders that are looked through without being named anywhere.
  var folders: [FilePath]

  /// The most bytes of that file.
  private static let mostBytesOfCache = 64 << 20

  /// The search of this process.
  package init() {
    self.init(
      variable: getenv("LD_LIBRARY_PATH").map { String(cString: $0) } ?? "", cache: "/etc/ld.so.cache",
      folders: ["/lib64", "/usr/lib64", "/lib", "/usr/lib"])
  }

  init(variable: String, cache: FilePath, folders: [FilePath]) {
    self.variable = variable
    self.cache = cache
    self.folders = folders
  }

  /// The files of a name that are there, in the order in which the loader looks, each path once.
  ///
  /// It may be one that follows the first which is loaded, as files can be of another machine's kind.
  package func files(named name: String) -> [FilePath] {
    let named = variable.split { $0 == ":" || $0 == ";" }.map { FilePath(String($0)) }
    let candidates = named.map { $0.appending(FilePath(name)) } + cached(name)
    return (candidates + folders.map { $0.appending(FilePath(name)) }).uniqued().filter(\.exists)
  }

  /// The files in the system's cache whose names begin so, in its order, each path once.
  package func files(beginning name: String) -> [FilePath] {
    cachedPaths { $0.name.bytes.starts(with: name.utf8) }.uniqued().filter(\.exists)
  }

  /// The paths in the system's cache that end in a name.
  private func cached(_ name: String) -> [FilePath] { cachedPaths { $0.name == FilePath(name) } }

  /// Paths in the system's cache: they stand there as texts that end with a zero.
  private func cachedPaths(_ isMeant: (FilePath) -> Bool) -> [FilePath] {
    guard let bytes = OpenFile.wholeBytes(of: cache, atMost: Self.mostBytesOfCache) else { return [] }
    return bytes.split(separator: 0).compactMap { text in
      guard let start = text.firstIndex(of: UInt8(ascii: "/")) else { return nil }
      let path = FilePath(bytes: Array(text[start...]))
      return isMeant(path) ? path : nil
    }
  }
}
