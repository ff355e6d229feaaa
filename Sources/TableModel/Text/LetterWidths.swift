/// How much wider or narrower single letters of a typeface are than those that stand in for them.
///
/// Two sets are equal when their names are.
public struct LetterWidths: Hashable, Sendable {
  /// What tells a set from others.
  public let name: String
  /// The differences of the printable characters of ASCII, in thousandths of the letters' size.
  private let differences: [Int16]

  private static let characters: ClosedRange<UInt32> = 0x20...0x7E

  /// A set of differences: characters that share one stand together, with it in thousandths of the size.
  public init(_ name: String, _ groups: [(thousandths: Int, characters: String)]) {
    self.name = name
    var differences = [Int16](repeating: 0, count: LetterWidths.characters.count)
    for group in groups {
      for scalar in group.characters.unicodeScalars where LetterWidths.characters.contains(scalar.value) {
        let index = Int(scalar.value - LetterWidths.characters.lowerBound)
        differences[index] = Int16(clamping: group.thousandths)
      }
    }
    self.differences = differences
  }

  /// The points that a letter is wider at a size in points; nothing for what is not in the set.
  public func difference(of scalar: UInt32, size: Double) -> Double {
    guard LetterWidths.characters.contains(scalar) else { return 0 }
    return Double(differences[Int(scalar - LetterWidths.characters.lowerBound)]) * size / 1000
  }

  /// Whether two sets have one name.
  public static func == (one: LetterWidths, other: LetterWidths) -> Bool { one.name == other.name }

  /// Hashes the name alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
