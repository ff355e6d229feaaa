import TableModel

/// How far the texts of a picture stand lower than in another.
///
/// Where rows have been inserted or removed, most of a picture is that of the other, moved by one distance or by a few.
package enum TextShifts {
  /// The most distances that are worth looking at.
  private static let most = 8

  /// The distances that are not none, in whole pixels of both, those of most texts first; none where another look has
  /// other pixels everywhere.
  package static func rows(from old: SceneOutline, to new: SceneOutline) -> [Int] {
    guard old.scale == new.scale, old.theme == new.theme else { return [] }
    var tops: [Text: Double] = [:]
    old.root.visitTexts { tops[$0] = $1 }
    var counts: [Int: Int] = [:]
    new.root.visitTexts { text, top in
      guard let oldTop = tops[text] else { return }
      let shift = ((top - oldTop) * new.scale).rounded()
      if shift != 0, abs(shift) < 1e6 { counts[Int(shift), default: 0] += 1 }
    }
    return counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(most).map(\.key)
  }

  /// What tells texts apart.
  fileprivate struct Text: Hashable {
    var text: String
    var letters: String?
    var x: Double
  }
}

extension ViewOutline {
  /// Calls a function with each text and its upper edge, in points of the picture.
  fileprivate func visitTexts(from origin: Point = .zero, _ body: (TextShifts.Text, Double) -> Void) {
    let place = Point(origin.x + frame.minX, origin.y + frame.minY)
    if let text { body(TextShifts.Text(text: text, letters: letters, x: place.x), place.y) }
    for index in children.indices { children[index].visitTexts(from: place, body) }
  }
}
