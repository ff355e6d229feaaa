import ArgumentParser
import TableProject

extension Shard: ExpressibleByArgument {
  /// A part as in `3/16`.
  public init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number, of: count)
  }

  /// The part as it is written.
  public var defaultValueDescription: String { "\(number)/\(count)" }
}
