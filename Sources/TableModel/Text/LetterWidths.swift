/// How much wider or narrower single letters of a typeface are than those that stand in for them.
///
/// Two sets are equal when their names are.
public struct LetterWidths: Hashable, Sendable {
  /// What tells a set from others.
  public let name: String
  /// The differences of the printable characters of ASCII, in thousandths of the letters' size.
  private let differences: [Int16]
  /// What capitals differ by besides before another capital, in the same way; empty for nothing.
  private let beforeCapitals: [Int16]

  private static let characters: ClosedRange<UInt32> = 0x20...0x7E

  /// A set of differences: characters that share one stand together, with it in thousandths of the size.
  ///
  /// `beforeCapitals` is added where a capital follows, as in words that are all capitals.
  public init(
    _ name: String, _ groups: [(thousandths: Int, characters: String)],
    beforeCapitals: [(thousandths: Int, characters: String)] = []
  ) {
    self.name = name
    differences = LetterWidths.differences(groups)
    self.beforeCapitals = beforeCapitals.isEmpty ? [] : LetterWidths.differences(beforeCapitals)
  }

  private static func differences(_ groups: [(thousandths: Int, characters: String)]) -> [Int16] {
    var differences = [Int16](repeating: 0, count: LetterWidths.characters.count)
    for group in groups {
      for scalar in group.characters.unicodeScalars where LetterWidths.characters.contains(scalar.value) {
        let index = Int(scalar.value - LetterWidths.characters.lowerBound)
        differences[index] = Int16(clamping: group.thousandths)
      }
    }
    return differences
  }

  /// The points that a letter is wider at a size in points; nothing for what is not in the set.
  public func difference(of scalar: UInt32, size: Double) -> Double {
    guard LetterWidths.characters.contains(scalar) else { return 0 }
    return Double(differences[Int(scalar - LetterWidths.characters.lowerBound)]) * size / 1000
  }

  /// The points that a letter is wider at a size in points before another.
  public func difference(of scalar: UInt32, before next: UInt32, size: Double) -> Double {
    let difference = difference(of: scalar, size: size)
    guard !beforeCapitals.isEmpty, LetterWidths.capitals.contains(next),
      LetterWidths.capitals.contains(scalar)
    else { return difference }
    return difference + Double(beforeCapitals[Int(scalar - LetterWidths.characters.lowerBound)]) * size / 1000
  }

  private static let capitals: ClosedRange<UInt32> = 0x41...0x5A

  /// Whether two sets have one name.
  public static func == (one: LetterWidths, other: LetterWidths) -> Bool { one.name == other.name }

  /// Hashes the name alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
