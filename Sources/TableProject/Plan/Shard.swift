/// One machine's part of a plan: every so manieth unit.
public struct Shard: Hashable, Sendable {
  /// The number of the part, counted from 1.
  public let number: Int
  /// The number of parts.
  public let count: Int

  /// All of a plan.
  public static let whole = Shard(number: 1, of: 1)

  /// A part of so many; `nil` where there is no such part.
  public init?(_ number: Int, of count: Int) {
    guard count >= 1, count <= 1_000_000, number >= 1, number <= count else { return nil }
    self.init(number: number, of: count)
  }

  private init(number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  /// Whether a unit belongs to the part.
  package func contains(_ unit: Int) -> Bool { unit % count == number - 1 }

  /// How many of a number of units belong to the part.
  func size(of units: Int) -> Int { units < number ? 0 : (units - number) / count + 1 }

  /// The unit of a number within the part.
  func unit(_ ordinal: Int) -> Int { ordinal * count + number - 1 }

  /// What tells the part's files from those of the others; empty for the whole.
  public var suffix: String { count == 1 ? "" : "-\(number)-of-\(count)" }
}
