/// What stands along the right edge for titles in the room there is: titles, and dots where there are too many.
struct SectionIndexEntries {
  /// One of the things that stand there.
  enum Entry: Hashable {
    case title(String)
    /// A dot in the place of one or more titles.
    case dot
  }

  let entries: [Entry]
  /// The distance between entries, in points.
  let pitch: Double

  /// The entries for so many points of height.
  ///
  /// Titles stand as far apart as they may; where even the least distance is too much, every other entry is a dot and the
  /// titles that stay, the first and the last among them, are spread evenly.
  init(_ titles: [String], in height: Double, pitch: Double, minimumPitch: Double, dotPitch: Double) {
    let count = Double(titles.count)
    guard count * minimumPitch > height else {
      entries = titles.map { .title($0) }
      self.pitch = min(pitch, height / max(1, count))
      return
    }
    self.pitch = dotPitch
    let room = max(1, height / dotPitch)
    let kept = max(1, Int(min(count, (room + 1) / 2)))
    let chosen = (0..<kept).map { place in
      kept == 1 ? 0 : (place * (titles.count - 1) * 2 + kept - 1) / (2 * (kept - 1))
    }
    entries = chosen.enumerated().flatMap { place, index -> [Entry] in
      let leavesOut = place > 0 && index - chosen[place - 1] > 1
      return (leavesOut ? [.dot] : []) + [.title(titles[index])]
    }
  }
}
