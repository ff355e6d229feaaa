import Glibc

/// Reads files and lists folders, within limits: what is too large or too much is left out.
struct ProjectFolder {
  /// The bytes of the largest file that is read.
  static let mostBytes = 4 << 20
  /// The most files of a project that are looked at.
  static let mostFiles = 40_000
  /// How deep folders are looked into.
  static let mostDepth = 24

  /// Folders whose files are not the project's own.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "Build",
  ]

  /// The ending of a colour's folder in a catalogue, and of those that hold pictures.
  static let colorSet = ".colorset"
  private static let sets = [".imageset", ".appiconset", ".symbolset", ".dataset", ".xcodeproj"]

  /// Names of which one in a folder says that a project begins there.
  private static let marks = [".git", "Package.swift", "Project.swift"]
  /// The files that Xcode projects are made of, which are not kept themselves then.
  private static let makers: Set<String> = ["project.yml", "project.yaml", "Workspace.swift"]

  /// The contents of a file; `nil` where it cannot be read or is too large.
  static func contents(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= mostBytes
    else { return nil }
    let size = Int(status.st_size)
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, used in
      while count < size, let base = buffer.baseAddress {
        let part = read(descriptor, base + count, size - count)
        guard part > 0 else { break }
        count += part
      }
      used = count
    }
    return bytes
  }

  /// The folder of the project that a file belongs to: the nearest one above it that has an Xcode project, a package or a
  /// repository, or the file's own.
  static func root(of file: String) -> String {
    let own = parent(of: file)
    var folder = own
    var best: String?
    for _ in 0..<mostDepth {
      let names = entries(of: folder).map(\.name)
      let isProject = { (name: String) in
        name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || makers.contains(name)
      }
      if names.contains(where: isProject) {
        return folder
      }
      if names.contains(where: marks.contains) {
        best = best ?? folder
        if names.contains(".git") { break }
      }
      let above = parent(of: folder)
      if above == folder { break }
      folder = above
    }
    return best ?? own
  }

  /// The files below a folder that end in one of these, in the order of their paths; of colours, their lists.
  static func files(below root: String, endings: [String]) -> [String] {
    var found: [String] = []
    var folders = [(root, 0)]
    while let (folder, depth) = folders.popLast(), found.count < mostFiles {
      for entry in entries(of: folder) where !entry.name.hasPrefix(".") {
        let path = folder == "/" ? "/" + entry.name : folder + "/" + entry.name
        if entry.isFolder {
          if entry.name.hasSuffix(colorSet) {
            if endings.contains(colorSet) { found.append(path + "/Contents.json") }
          } else if depth < mostDepth, !foreign.contains(entry.name),
            !sets.contains(where: entry.name.hasSuffix)
          {
            folders.append((path, depth + 1))
          }
        } else if endings.contains(where: { entry.name.hasSuffix($0) }) {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }

  /// The path of the folder that a file or folder lies in.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// A path from the root of the system.
  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    guard let pointer = getcwd(nil, 0) else { return path }
    defer { free(pointer) }
    return String(cString: pointer) + "/" + path
  }

  private static func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var entries: [(String, Bool)] = []
    while let entry = readdir(handle) {
      let kind = entry.pointee.d_type
      guard kind == DT_DIR || kind == DT_REG else { continue }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { entries.append((name, kind == DT_DIR)) }
    }
    return entries.sorted { $0.0 < $1.0 }
  }
}

/// The files of a project that are of use, which are looked for once.
final class ProjectListing {
  private let roots: [String]
  private lazy var all = roots.flatMap {
    ProjectFolder.files(below: $0, endings: [".swift", ".strings", ".xcstrings", ProjectFolder.colorSet])
  }
  /// The files in Swift, in the order of their paths.
  private(set) lazy var sources = all.filter { $0.hasSuffix(".swift") }
  /// The string tables and catalogues, in the order of their paths.
  private(set) lazy var strings = all.filter { $0.hasSuffix("strings") }
  /// The lists of the colours of catalogues, in the order of their paths.
  private(set) lazy var colors = all.filter { $0.hasSuffix(".json") }

  /// The files below some folders.
  init(_ roots: [String]) { self.roots = roots }
}
