import Glibc
import TableModel

/// Shell's patterns for names of pictures, in which `*` stands for slashes, too; `!` before one lets all others through.
public struct NameFilter: Hashable, Sendable {
  /// Lets all names through.
  public static let all = NameFilter(nil)

  private let wanted: [FilePath]
  private let unwanted: [FilePath]

  /// A filter for names that match a pattern with their endings or without, or that have it as their beginning up to a dot
  /// or a slash; `nil` for all.
  public init(_ pattern: FilePath?) { self.init(pattern.map { [$0] } ?? []) }

  /// A filter for names that one of some patterns lets through, and none keeps out; all where there are no patterns.
  public init(_ patterns: [FilePath]) {
    let isNegated = { (pattern: FilePath) in pattern.bytes.first == UInt8(ascii: "!") }
    wanted = patterns.filter { !isNegated($0) }
    unwanted = patterns.filter(isNegated).map { FilePath(bytes: $0.bytes.dropFirst()) }
  }

  /// The same filter, whose names may also begin with the folder of all pictures.
  func below(_ baselines: FilePath) -> NameFilter {
    let both = { (patterns: [FilePath]) in
      patterns + patterns.map { $0.pictureName(below: [baselines]) }.filter { !patterns.contains($0) }
    }
    return NameFilter(wanted: both(wanted), unwanted: both(unwanted))
  }

  private init(wanted: [FilePath], unwanted: [FilePath]) {
    (self.wanted, self.unwanted) = (wanted, unwanted)
  }

  /// Whether a name gets through.
  func matches(_ name: FilePath) -> Bool {
    (wanted.isEmpty || wanted.contains { isLike($0, name) }) && !unwanted.contains { isLike($0, name) }
  }

  private func isLike(_ pattern: FilePath, _ name: FilePath) -> Bool {
    if name == pattern || name.stem == pattern || name.isBelow(pattern) { return true }
    return pattern.withCString { pattern in
      [name, name.stem].contains { name in name.withCString { fnmatch(pattern, $0, 0) } == 0 }
    }
  }
}
