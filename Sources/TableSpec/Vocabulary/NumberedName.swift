/// A name that counts, such as `iphone14pro`: letters, a number, and what stands behind it.
struct NumberedName {
  /// The letters before the number.
  let family: Substring
  /// The number.
  let number: Int
  /// What stands behind the number.
  let variety: Substring

  /// The parts of a name; `nil` for names without a number.
  init?(_ name: String) {
    guard let start = name.firstIndex(where: isDigit) else { return nil }
    let digits = name[start...].prefix(while: isDigit)
    guard let number = Int(digits) else { return nil }
    family = name[..<start]
    self.number = number
    variety = name[digits.endIndex...]
  }

  /// Names whose number is farther from another than this are none that it may be meant for.
  private static let farthest = 3

  /// The name among some of the same family with the nearest number, of two the one that counts less; `nil` for none.
  ///
  /// Of several with that number it is the one that goes on in the same way, or the shortest.
  static func nearest(to name: String, among candidates: [String]) -> String? {
    guard let meant = NumberedName(name) else { return nil }
    let near = candidates.compactMap { candidate in
      NumberedName(candidate).map { (name: candidate, parts: $0, distance: abs($0.number - meant.number)) }
    }
    .filter { $0.parts.family == meant.family && $0.distance <= farthest }
    guard let least = near.map(\.distance).min() else { return nil }
    let nearest = near.filter { $0.distance == least }
    let kindred = nearest.filter { $0.parts.variety == meant.variety }
    return (kindred.isEmpty ? nearest : kindred)
      .min { ($0.parts.number, $0.name.count) < ($1.parts.number, $1.name.count) }?.name
  }
}

private func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
