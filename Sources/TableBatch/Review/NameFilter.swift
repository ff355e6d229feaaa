import Glibc
import TableModel

/// A shell's pattern for names of pictures, in which `*` stands for slashes, too; `!` before it lets all others through.
public struct NameFilter: Hashable, Sendable {
  /// Lets all names through.
  public static let all = NameFilter(nil)

  private let pattern: FilePath?
  private let isNegated: Bool

  /// A filter for names that match a pattern with their endings or without, or that have it as their beginning up to a dot
  /// or a slash; `nil` for all.
  public init(_ pattern: FilePath?) {
    isNegated = pattern?.bytes.first == UInt8(ascii: "!")
    self.pattern = isNegated ? pattern.map { FilePath(bytes: $0.bytes.dropFirst()) } : pattern
  }

  /// Whether a name gets through.
  func matches(_ name: FilePath) -> Bool {
    guard let pattern else { return true }
    return isLike(pattern, name) != isNegated
  }

  private func isLike(_ pattern: FilePath, _ name: FilePath) -> Bool {
    if name == pattern || name.stem == pattern || name.isBelow(pattern) { return true }
    return pattern.withCString { pattern in
      [name, name.stem].contains { name in name.withCString { fnmatch(pattern, $0, 0) } == 0 }
    }
  }
}
