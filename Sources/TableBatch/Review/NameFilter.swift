import Glibc
import TableModel

/// A shell's pattern for names of pictures; `*` stands for slashes, too.
public struct NameFilter: Hashable, Sendable {
  /// Lets all names through.
  public static let all = NameFilter(nil)

  private let pattern: FilePath?

  /// A filter for names that match a pattern, or that have it as their beginning up to a dot or a slash; `nil` for all.
  public init(_ pattern: FilePath?) {
    self.pattern = pattern
  }

  /// Whether a name gets through.
  func matches(_ name: FilePath) -> Bool {
    guard let pattern else { return true }
    if name == pattern || name.stem == pattern || name.isBelow(pattern) { return true }
    return pattern.withCString { pattern in name.withCString { fnmatch(pattern, $0, 0) } } == 0
  }
}
