import TableModel

/// Books, sheets, carts and leaves, whose icons look otherwise or are outlines where the symbol is filled.
extension SymbolOutlines {
  /// The areas and the middles of lines of a symbol in a box of its size; `nil` for names that have none here.
  static func sheet(of name: String) -> (areas: [Path], lines: Path, size: Size)? {
    switch name {
    case "book.closed": return drawn(18.4, 23, [cover, pages])
    case "book.closed.fill": return drawn(18.4, 23, [], areas: [cut([], outOf: closedBook)])
    case "text.book.closed":
      return drawn(18.4, 23, [cover, pages], [[(6, 6), (13.6, 6)], [(6, 9.2), (11.6, 9.2)]])
    case "text.book.closed.fill":
      let writing = [bar(5.8, 5.3, 9.6), bar(5.8, 8.3, 7.6)]
      return drawn(18.4, 23, [], areas: [cut(writing, outOf: closedBook)])
    case "books.vertical":
      return drawn(
        26, 24,
        [
          loop(0.8, 3.8, 4, 19.2, radius: 1), loop(6.8, 7.5, 5.6, 15.5, radius: 1),
          loop(14.6, 0.8, 4.2, 22.2, radius: 1),
        ],
        [
          [(19.6, 4.4), (22.9, 4), (25, 22.3), (21.7, 22.9), (19.6, 4.4)], [(8.8, 10.6), (10.4, 10.6)],
          [(8.8, 19.9), (10.4, 19.9)],
        ])
    case "books.vertical.fill": return filledBooks
    case "cart": return drawn(24.8, 21.2, [], [cartFrame, basket + [basket[0]]], dots: wheels)
    case "cart.fill": return drawn(24.8, 21.2, [], [cartFrame], areas: [polygon(basket)], dots: wheels)
    case "magnifyingglass":
      let handle = arc(20.85, 19.95, 1.25, from: -45, to: 135) + [(14.1, 14.9), (15.8, 13.2)]
      return drawn(23, 21.1, [.circle(center: Point(9.5, 8.6), radius: 7.7)], areas: [polygon(handle)])
    case "app.fill": return drawn(22, 22, [], areas: [loop(0.4, 0.4, 21.2, 21.2, radius: 5.4)])
    case "newspaper.fill":
      let print = [
        Rect(x: 4, y: 4, width: 16, height: 1.6), Rect(x: 4, y: 8.6, width: 6.6, height: 7),
        Rect(x: 13, y: 9, width: 7, height: 1.6), Rect(x: 13, y: 13, width: 7, height: 1.6),
      ]
      let page = loop(0.4, 0.4, 23.2, 18.8, radius: 3.4)
      return drawn(24, 19.6, [], areas: [holed(page, print.map(Path.rect))])
    case "doc.on.doc.fill": return filledCopies
    case "leaf": return drawn(24, 22.4, [blade], [[(1.6, 21), (13.4, 10.6)]])
    case "leaf.fill":
      let cleft: Line = [(5.6, 17.2), (13.6, 10.4), (14.4, 11.6), (6.6, 18.3)]
      return drawn(24, 22.4, [], [[(1.6, 21), (4.6, 18.2)]], areas: [holed(blade, [polygon(cleft)])])
    default: return thing(of: name)
    }
  }

  /// An area with holes in it.
  static func holed(_ area: Path, _ holes: [Path]) -> Path {
    Path(([area] + holes).flatMap(\.elements)).nonzero
  }

  static func polygon(_ corners: Line) -> Path { .polygon(corners.map { Point($0.0, $0.1) }) }

  /// A line of writing that is cut out of an area.
  private static func bar(_ x: Double, _ y: Double, _ width: Double) -> Path {
    loop(x, y, width, 1.4, radius: 0.7)
  }

  // MARK: Books

  /// The cover of a closed book, with its back at the left.
  private static let cover = Path([
    .move(Point(3.6, 0.8)), .line(Point(14.8, 0.8)),
    .curve(Point(17.6, 3.6), control1: Point(16.4, 0.8), control2: Point(17.6, 2)), .line(Point(17.6, 17)),
    .line(Point(3.6, 17)), .curve(Point(0.8, 19.6), control1: Point(2, 17), control2: Point(0.8, 18.1)),
    .line(Point(0.8, 3.6)), .curve(Point(3.6, 0.8), control1: Point(0.8, 2), control2: Point(2, 0.8)), .close,
  ])

  /// What shows of its pages below the cover.
  private static let pages = Path([
    .move(Point(0.8, 19.6)),
    .curve(Point(3.6, 22.2), control1: Point(0.8, 21.1), control2: Point(2, 22.2)), .line(Point(17.6, 22.2)),
    .move(Point(16.4, 17)),
    .curve(Point(16.4, 22.2), control1: Point(15.4, 18.4), control2: Point(15.4, 20.8)),
  ])

  private static let closedBook = Path([
    .move(Point(3.2, 0)), .line(Point(15.2, 0)),
    .curve(Point(18.4, 3.2), control1: Point(17, 0), control2: Point(18.4, 1.4)), .line(Point(18.4, 15.2)),
    .curve(Point(16.6, 19.4), control1: Point(18.4, 17), control2: Point(16.6, 17.4)),
    .curve(Point(17.8, 21.4), control1: Point(16.6, 20.6), control2: Point(17, 20.8)),
    .curve(Point(17.6, 23), control1: Point(18.8, 22), control2: Point(18.4, 23)), .line(Point(3.2, 23)),
    .curve(Point(0, 19.8), control1: Point(1.4, 23), control2: Point(0, 21.6)), .line(Point(0, 3.2)),
    .curve(Point(3.2, 0), control1: Point(0, 1.4), control2: Point(1.4, 0)), .close,
  ])

  /// A closed book out of which its back, its pages and its title are cut.
  private static func cut(_ title: [Path], outOf book: Path) -> Path {
    let pages = Path([
      .move(Point(3.6, 17.9)), .line(Point(15.2, 17.9)),
      .curve(Point(15.3, 21.4), control1: Point(14.5, 19), control2: Point(14.5, 20.4)),
      .line(Point(3.6, 21.4)),
      .curve(Point(3.6, 17.9), control1: Point(1.2, 21.4), control2: Point(1.2, 17.9)), .close,
    ])
    return holed(book, [loop(2.4, 1.7, 1.3, 14.8, radius: 0.65), pages] + title)
  }

  private static let filledBooks: (areas: [Path], lines: Path, size: Size) = {
    let second = holed(loop(6, 6.7, 7.2, 17.1, radius: 1.4), [bar(7.8, 9.2, 3.6), bar(7.8, 19.9, 3.6)])
    let leaning = polygon([(19.9, 3.7), (24, 3.3), (25.9, 22.9), (21.6, 23.6)])
    return drawn(
      26, 24, [],
      areas: [loop(0, 3, 4.8, 20.8, radius: 1.2), second, loop(14.3, 0, 5.4, 23.8, radius: 1.2), leaning])
  }()

  // MARK: Carts and sheets

  /// The handle of a cart and the line below its basket.
  private static let cartFrame: Line = [
    (0.9, 0.9), (5, 0.9), (5.8, 1.7), (7.8, 13.6), (9, 14.9), (21.4, 14.9),
  ]
  private static let basket: Line = [(6, 3.2), (24, 3.2), (23, 9.6), (21, 11.5), (7.4, 11.5)]
  private static let wheels = [(x: 9.6, y: 19.3, radius: 1.8), (x: 19.4, y: 19.3, radius: 1.8)]

  /// A sheet before another, of which a corner shows.
  private static let filledCopies: (areas: [Path], lines: Path, size: Size) = {
    var back: Line = [(6.6, 4.2)] + arc(9.6, 3.4, 3, from: 180, to: 270)
    back += arc(18.6, 3.4, 3, from: 270, to: 360) + arc(18.6, 16.2, 3, from: 0, to: 90)
    back += [(16.8, 19.2)] + arc(13.4, 7.6, 3.4, from: 0, to: -90)
    return drawn(22, 24, [], areas: [polygon(back), loop(0.4, 6, 14.6, 17.6, radius: 3)])
  }()

  /// A leaf whose tip points up to the right.
  private static let blade = Path([
    .move(Point(5, 18.6)),
    .curve(Point(22.4, 1.6), control1: Point(-1.6, 8), control2: Point(10, 5.4)),
    .curve(Point(5, 18.6), control1: Point(24.6, 13), control2: Point(15.6, 23)), .close,
  ])
}
