import Glibc
import TableModel

extension FilePath {
  /// Calls a function with the path as the system takes it.
  ///
  /// A path with a zero byte, which the system would read as a shorter one, becomes an empty one that names nothing.
  package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let bytes = (bytes.contains(0) ? [] : bytes) + [0]
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map(body) ?? body("")
      }
    }
  }

  /// The path from a string of C's.
  package init(cString: UnsafePointer<CChar>) {
    self.init(bytes: UnsafeRawBufferPointer(start: cString, count: strlen(cString)))
  }

  /// The path that a path leads to when every symbolic link is followed, or `nil` if it leads nowhere.
  package var resolved: FilePath? {
    withCString { path in
      guard let real = realpath(path, nil) else { return nil }
      defer { free(real) }
      return FilePath(cString: real)
    }
  }

  /// The path from the root, whose folders have no links where they are there.
  package var absolute: FilePath {
    if let real = folder.resolved { return name.isEmpty ? real : real.appending(name) }
    return FilePath.current.resolved.map { $0.appending(self) } ?? self
  }

  /// The path as the current folder has it, where both have a folder in common: the same in every copy of a project.
  package var fromHere: FilePath {
    guard isAbsolute, let here = FilePath.current.resolved else { return self }
    return from(here)
  }

  /// The path from the root as a folder has it, where both have a folder in common; the folder’s path is from the root, too.
  package func from(_ folder: FilePath) -> FilePath {
    let (parts, places) = (components, folder.components)
    let shared = zip(parts, places).prefix { $0 == $1 }.count
    guard shared > 0 else { return self }
    let ways = Array(repeating: FilePath(".."), count: places.count - shared) + parts.dropFirst(shared)
    return ways.isEmpty ? .current : FilePath(joining: ways)
  }

  /// The path from the root without links, as far as it is there.
  package var rooted: FilePath {
    if let real = resolved { return real }
    let parts = components
    var above = (isAbsolute ? [0x2F] : []) + FilePath(joining: parts).bytes
    for place in parts.indices.reversed() {
      above.removeLast(min(above.count, parts[place].bytes.count + 1))
      let folder: FilePath = above.isEmpty ? isAbsolute ? "/" : .current : FilePath(bytes: above)
      if let real = folder.resolved { return real.appending(FilePath(joining: Array(parts[place...]))) }
    }
    return self
  }

  private init(joining parts: [FilePath]) {
    self.init(bytes: parts.map(\.bytes).joined(separator: [0x2F]))
  }

  /// The path from the root with each `..` led up, as it leads where no part is a link.
  package var folded: FilePath {
    let parts = components.reduce(into: [FilePath]()) { parts, part in
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return FilePath(bytes: [0x2F] + parts.map(\.bytes).joined(separator: [0x2F]))
  }

  /// Whether a folder, whose path has no links in it, is one that the path leads through and does not leave by `..`.
  package func leads(through folder: FilePath) -> Bool {
    guard isAbsolute else {
      return FilePath.current.resolved?.appending(self).leads(through: folder) ?? false
    }
    var parts = components
    while true {
      let above = FilePath(bytes: [0x2F] + parts.map(\.bytes).joined(separator: [0x2F]))
      if above.rooted == folder { return true }
      guard let last = parts.popLast(), last != ".." else { return false }
    }
  }

  /// Whether there is anything at the path, through links or not.
  package var exists: Bool { withCString { access($0, F_OK) } == 0 }

  /// Whether the path leads to a folder, through links or not.
  package var isFolder: Bool { FileStatus(of: self)?.kind == .directory }
}
