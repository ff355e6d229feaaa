import TableModel

/// The names that pictures of a folder's inputs can have, whatever inputs lie in it.
package struct NameReach {
  /// A part of a name.
  package enum Part: Hashable {
    /// Bytes as they are.
    case text([UInt8])
    /// One of several.
    case oneOf([[UInt8]])
    /// Anything, with slashes in it or without.
    case any
  }

  private let parts: [Part]

  /// Names that consist of parts.
  package init(_ parts: [Part]) {
    // Two of these say no more than one, and would be tried in all ways of dividing a name.
    self.parts = parts.reduce(into: []) { parts, part in
      if part != .any || parts.last != .any { parts.append(part) }
    }
  }

  /// Whether a path is such a name.
  package func contains(_ path: FilePath) -> Bool { NameReach.isMatch(parts[...], path.bytes[...]) }

  private static func isMatch(_ parts: ArraySlice<Part>, _ bytes: ArraySlice<UInt8>) -> Bool {
    guard let part = parts.first else { return bytes.isEmpty }
    let rest = parts.dropFirst()
    switch part {
    case .text(let text): return bytes.starts(with: text) && isMatch(rest, bytes.dropFirst(text.count))
    case .oneOf(let texts):
      return texts.contains { bytes.starts(with: $0) && isMatch(rest, bytes.dropFirst($0.count)) }
    case .any:
      if rest.isEmpty { return true }
      return (bytes.startIndex...bytes.endIndex).contains { isMatch(rest, bytes[$0...]) }
    }
  }
}
