import TableModel
import Testing

@testable import TableSources

/// Lines through symbols that say the contrary.
@Suite struct SymbolSlashTests {
  /// The line leaves a gap of about its width along its upper side, so that it is seen on filled shapes.
  @Test(arguments: [
    ("hand.raised.slash.fill", "hand.raised.fill"), ("bell.badge.slash.fill", "bell.badge.fill"),
    ("person.slash.fill", "person.fill"), ("flag.slash", "flag"), ("person.2.slash", "person.2"),
  ])
  func slashesAreDrawnThroughSymbols(_ name: String, _ other: String) throws {
    guard case .symbol(let symbol) = SymbolResolver().symbol(named: name),
      case .symbol(let plain) = SymbolResolver().symbol(named: other)
    else {
      Issue.record("\(name) has no stand-in")
      return
    }
    #expect(symbol.name == name && !symbol.isMissing)
    #expect(symbol.areas != plain.areas || symbol.lines != plain.lines)
    let ink = Path(symbol.areas.flatMap(\.elements) + symbol.lines.elements).boundingBox
    #expect(min(ink.width, ink.height) / max(ink.width, ink.height) > 0.7)
  }

  /// A slash 2 wide over a square: from the middle of the line, the upper part begins 3 away and the lower one 1.
  @Test func areasEndBesideTheLine() {
    let slash = SymbolSlash(over: Rect(x: 0, y: 0, width: 20, height: 20), width: 2)
    let square = Path.rect(Rect(x: 0, y: 0, width: 20, height: 20))
    let boxes = slash.cutting([square], isCutOut: true).flatMap(\.parts).map(\.boundingBox)
    let (upper, lower): (Double, Double) = (3 * 2.0.squareRoot(), 2.0.squareRoot())
    let (starts, ends): ([Double], [Double]) = ([upper, 0], [20, 20 - lower])
    #expect(boxes.map(\.minX).isNear(starts))
    #expect(boxes.map(\.maxX).isNear(ends))
    let line = Path.polyline([Point(0, 10), Point(20, 10)])
    let widths = slash.cutting(strokes: line).parts.map(\.boundingBox.width)
    let (right, left): (Double, Double) = (10 - 4 * 2.0.squareRoot(), 10 - 2.0.squareRoot())
    #expect(widths.isNear([right, left]))
  }

  /// A ring is cut into two parts, each of which goes round its own piece alone.
  @Test func ringsStayRings() {
    let slash = SymbolSlash(over: Rect(x: 0, y: 0, width: 20, height: 20), width: 2)
    let outer = Path.circle(center: Point(10, 10), radius: 9)
    let inner = Path.circle(center: Point(10, 10), radius: 6)
    let pieces = slash.cutting([Path(outer.elements + inner.elements).nonzero])
    #expect(pieces.map(\.parts.count) == [1, 1])
  }

  /// Without its slash a symbol would say the contrary.
  @Test func noSlashIsLeftOut() {
    let names = SymbolTable.standard.names.filter { $0.split(separator: ".").contains("slash") }
    #expect(names.allSatisfy { SymbolTable.standard[$0]?.isPartial == false })
  }
}

extension [Double] {
  fileprivate func isNear(_ others: [Double]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
