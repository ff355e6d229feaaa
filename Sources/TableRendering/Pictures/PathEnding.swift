/// Where the ending of a path begins.
package enum PathEnding {
  /// The dot before the ending of a path's last part; a dot that begins a hidden name is none.
  package static func dot(in path: String) -> String.Index? {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 }
  }
}
