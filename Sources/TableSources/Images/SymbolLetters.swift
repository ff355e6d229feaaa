import TableModel

/// Letters and figures for symbols such as `g.circle` and `42.square.fill`, taken out of icons that show them.
///
/// They are as high as those of the icons of single figures.
enum SymbolLetters {
  /// The icons that letters are parts of, and their places among the parts from the left.
  private static let places: [Character: (icon: String, place: Int)] = [
    "a": ("filetype-ai", 0), "b": ("filetype-bmp", 0), "c": ("filetype-csv", 0), "d": ("filetype-doc", 0),
    "e": ("filetype-exe", 0), "f": ("filetype-gif", 2), "g": ("filetype-gif", 0), "h": ("filetype-html", 0),
    "i": ("filetype-gif", 1), "j": ("filetype-js", 0), "k": ("filetype-key", 0), "l": ("filetype-sql", 2),
    "m": ("filetype-bmp", 1), "n": ("filetype-png", 1), "o": ("filetype-doc", 1), "p": ("filetype-png", 0),
    "q": ("filetype-sql", 1), "r": ("r-circle", 0), "s": ("filetype-sql", 0), "t": ("filetype-txt", 0),
    "v": ("filetype-csv", 2), "w": ("filetype-wav", 0), "x": ("filetype-txt", 1), "y": ("filetype-key", 2),
  ]

  /// The icons that letters and figures are taken from.
  static var icons: [String] { places.values.map(\.icon) + (0...9).map { "\($0)-circle" } }

  /// The height of letters, and that of what is a glyph at most: pages and rings around them are higher.
  private static let (height, mostHeight) = (8.0, 10.0)
  /// The space between two figures.
  private static let spacing = 1.1

  /// Whether a text is one letter, or one or two figures, that there are glyphs for.
  static func have(_ text: String) -> Bool {
    let isNumber = (1...2).contains(text.count) && text.allSatisfy { $0.isASCII && $0.isNumber }
    return isNumber || text.count == 1 && text.first.map { own[$0] != nil || places[$0] != nil } == true
  }

  /// The icon that the first glyph of a text is taken from.
  static func icon(of text: String) -> String? {
    text.first.map { $0.isNumber ? "\($0)-circle" : places[$0]?.icon ?? "circle" }
  }

  /// The glyphs of a text beside each other, all of one height; `nil` where one has no icon.
  static func areas(of text: String) -> [Path]? {
    var x = 0.0
    let glyphs = text.compactMap(glyph)
    guard glyphs.count == text.count else { return nil }
    return glyphs.map { glyph in
      let box = glyph.boundingBox
      let factor = height / max(box.height, 1e-6)
      defer { x += box.width * factor + spacing }
      return glyph.mapPoints { [x] in Point(x + ($0.x - box.minX) * factor, ($0.y - box.minY) * factor) }
    }
  }

  private static func glyph(of character: Character) -> Path? {
    if let own = own[character] { return own }
    let (icon, place) = places[character] ?? ("\(character)-circle", 0)
    let glyphs = SymbolIcons.file(of: icon).map { self.glyphs(in: $0.areas) } ?? []
    return glyphs.indices.contains(place) ? glyphs[place] : nil
  }

  /// The glyphs of an icon from the left, each with its holes.
  private static func glyphs(in areas: [Path]) -> [Path] {
    let parts = areas.flatMap(\.parts).map { (path: $0, box: $0.boundingBox) }
      .filter { $0.box.height < mostHeight }.sorted { $0.box.minX < $1.box.minX }
    let isHole = { (box: Rect) in
      parts.contains { $0.box != box && $0.box.contains(box) }
    }
    return parts.filter { !isHole($0.box) }.map { outer in
      let holes = parts.filter { $0.box != outer.box && outer.box.contains($0.box) }
      return Path(outer.path.elements + holes.flatMap(\.path.elements))
    }
  }

  /// The letters that no icon shows.
  private static let own: [Character: Path] = [
    "u": Path([
      .move(Point(0, 0)), .line(Point(1.5, 0)), .line(Point(1.5, 5)),
      .curve(Point(3.25, 6.75), control1: Point(1.5, 6.1), control2: Point(2.15, 6.75)),
      .curve(Point(5, 5), control1: Point(4.35, 6.75), control2: Point(5, 6.1)), .line(Point(5, 0)),
      .line(Point(6.5, 0)), .line(Point(6.5, 5)),
      .curve(Point(3.25, 8), control1: Point(6.5, 6.9), control2: Point(5.2, 8)),
      .curve(Point(0, 5), control1: Point(1.3, 8), control2: Point(0, 6.9)), .close,
    ]),
    "z": .polygon(
      [(0.2, 0), (6, 0), (6, 1.1), (1.9, 6.7), (6, 6.7), (6, 8), (0, 8), (0, 6.9), (4.1, 1.3), (0.2, 1.3)]
        .map { Point($0.0, $0.1) }),
  ]
}
