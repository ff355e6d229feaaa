import TableModel

extension Symbol {
  /// The icon of a tab of the system.
  package static func of(_ item: TabBarItem.SystemItem) -> Symbol {
    switch item {
    case .more: dots
    case .favorites, .featured: star
    case .topRated: podium
    case .recents, .history, .mostRecent: clock
    case .contacts: person
    case .bookmarks: book
    case .search: glass
    case .downloads: download
    case .mostViewed: eye
    }
  }

  /// A magnifying glass.
  package static let glass = Symbol(
    outline: [
      .line(.circle(center: Point(10, 10), radius: 6.8)),
      .line(.polyline([Point(14.9, 14.9), Point(21, 21)])),
    ])

  /// An open book.
  package static let book: Symbol = {
    let page = Path([
      .move(Point(11.6, 6)),
      .curve(Point(1.8, 5), control1: Point(9, 3.9), control2: Point(5, 3.6)), .line(Point(1.8, 18.6)),
      .curve(Point(11.6, 20), control1: Point(5, 17.4), control2: Point(9, 17.8)), .close,
    ])
    return Symbol(body: [page, page.mapPoints { Point(24 - $0.x, $0.y) }])
  }()

  /// A disc with a cross in it, which empties a field.
  package static let clear = Symbol(
    outline: [
      .area(
        Path.circle(center: Point(12, 12), radius: 11)
          .cuttingOut(
            .polygon([
              Point(12, 10.2), Point(16.2, 6), Point(18, 7.8), Point(13.8, 12), Point(18, 16.2),
              Point(16.2, 18), Point(12, 13.8), Point(7.8, 18), Point(6, 16.2), Point(10.2, 12),
              Point(6, 7.8), Point(7.8, 6),
            ]),
            mirroredAt: 12
          ))
    ])

  private static let dots = Symbol(
    outline: [4, 12, 20].map { .area(.circle(center: Point($0, 12), radius: 2.4)) })

  private static let star = Symbol(
    body: [
      .polygon([
        Point(12, 1.6), Point(14.6, 9.2), Point(22.6, 9.3), Point(16.2, 14.1), Point(18.6, 21.8),
        Point(12, 17.2), Point(5.4, 21.8), Point(7.8, 14.1), Point(1.4, 9.3), Point(9.4, 9.2),
      ])
    ])

  private static let podium = Symbol(
    body: [
      .rect(Rect(x: 2, y: 13.5, width: 6, height: 7.5)), .rect(Rect(x: 9, y: 4, width: 6, height: 17)),
      .rect(Rect(x: 16, y: 9, width: 6, height: 12)),
    ])

  private static let clock: Symbol = {
    let face = Path.circle(center: Point(12, 12), radius: 10)
    let hands = Path.polyline([Point(12, 5.5), Point(12, 12), Point(16.6, 14.6)])
    let cut = Path.polygon([
      Point(11.1, 5), Point(12.9, 5), Point(12.9, 11.4), Point(17.3, 14), Point(16.4, 15.6),
      Point(11.1, 12.5),
    ])
    return Symbol(
      outline: [.line(face), .line(hands)],
      solid: [.area(Path(face.elements + cut.reversedPolygon.elements))]
    )
  }()

  private static let person: Symbol = {
    let shoulders = Path([
      .move(Point(2, 21.5)),
      .curve(Point(12, 13.6), control1: Point(2, 16.4), control2: Point(6, 13.6)),
      .curve(Point(22, 21.5), control1: Point(18, 13.6), control2: Point(22, 16.4)), .close,
    ])
    return Symbol(body: [.circle(center: Point(12, 7), radius: 4.8), shoulders])
  }()

  private static let download = Symbol(
    outline: [
      .line(.polyline([Point(12, 2.5), Point(12, 15.5)])),
      .line(.polyline([Point(6.8, 10.6), Point(12, 15.8), Point(17.2, 10.6)])),
      .line(
        .polyline([Point(3, 14.5), Point(3, 20.8), Point(21, 20.8), Point(21, 14.5)])),
    ])

  private static let eye: Symbol = {
    let lids = Path([
      .move(Point(1.5, 12)),
      .curve(Point(12, 5), control1: Point(4, 7.6), control2: Point(7.6, 5)),
      .curve(Point(22.5, 12), control1: Point(16.4, 5), control2: Point(20, 7.6)),
      .curve(Point(12, 19), control1: Point(20, 16.4), control2: Point(16.4, 19)),
      .curve(Point(1.5, 12), control1: Point(7.6, 19), control2: Point(4, 16.4)), .close,
    ])
    let pupil = Path.circle(center: Point(12, 12), radius: 3.6)
    return Symbol(
      outline: [.line(lids), .line(pupil)], solid: [.area(lids.cuttingOut(pupil, mirroredAt: 12))])
  }()
}

extension Path {
  /// A polygon with its corners the other way round.
  fileprivate var reversedPolygon: Path {
    .polygon(
      elements.compactMap { element in
        guard case .move(let point) = element else {
          guard case .line(let point) = element else { return nil }
          return point
        }
        return point
      }
      .reversed())
  }
}
