import TableModel

/// The files that the libraries of this process were loaded from.
package struct LoadedLibraries: Sendable {
  /// The bytes of the kernel's list that are read.
  private static let longest = 1 << 20

  /// The paths of the files, each once, in the order of memory; other files that are mapped are among them.
  private let files: [FilePath]

  /// What the kernel has said of this process: the libraries that it began with.
  package static let current: LoadedLibraries = {
    let list = try? OpenFile("/proc/self/maps").read(at: 0, count: longest)
    return LoadedLibraries(list: list ?? [])
  }()

  /// What a list in the kernel's form says: a line for each part of memory, with the path of its file at the end.
  init(list: [UInt8]) {
    var paths: Set<FilePath> = []
    files = list.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let start = line.firstIndex(of: UInt8(ascii: "/")) else { return nil }
      let path = FilePath(bytes: line[start...])
      return paths.insert(path).inserted ? path : nil
    }
  }

  /// The file of a library whose name begins so, up to the number of its version; `nil` where none is loaded.
  package func file(named beginning: String) -> FilePath? {
    let start = Array("\(beginning).so".utf8)
    return files.first { $0.name.bytes.starts(with: start) }
  }
}
