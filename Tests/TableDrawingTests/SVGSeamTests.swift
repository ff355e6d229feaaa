import TableLayout
import TableModel
import Testing

@testable import TableDrawing

/// Edges between rows that lie between two points, which viewers would show as faint lines.
@Suite struct SVGSeamTests {
  private static let square = Path.rect(Rect(x: 0, y: 0, width: 100, height: 20.5))
  private static let rounded = Path.roundedRect(
    Rect(x: 0, y: 0, width: 100, height: 20.5), top: 6, bottom: 0)
  private static let roundedBelow = Path.roundedRect(
    Rect(x: 0, y: 0, width: 100, height: 20.5), top: 0, bottom: 6)

  private func row(
    _ number: Int, y: Double, _ path: Path = square, color: Color = .white, opacity: Double = 1,
    height: Double = 20.5
  ) -> SceneNode {
    let frame = Rect(x: 10, y: y, width: 100, height: height)
    let ground = SceneNode(
      .cellBackground, frame: frame.bounds, drawings: [.fill(path, .color(color))])
    var row = SceneNode(
      .cell, indexPath: IndexPath(section: 0, row: number), frame: frame, children: [ground])
    row.opacity = opacity
    return row
  }

  /// The heights of the grounds that are rectangles, each once, as grounds that are alike are in the file.
  private func heights(_ rows: [SceneNode]) throws -> [Double] {
    let bytes = try PictureWriter.forTests().svg(
      scene(width: 120, height: 100, children: rows), options: .plain)
    return try SVGReader(bytes).elements.filter { $0.name == "rect" }
      .compactMap { $0.attributes["height"].flatMap(Double.init) }.filter { $0 < 100 }
  }

  @Test func groundsReachUnderTheNextRow() throws {
    // The edge of the second pair lies on a point.
    #expect(try heights([row(0, y: 8), row(1, y: 28.5), row(2, y: 49)]) == [21.5, 20.5])
    #expect(try heights([row(0, y: 8), row(1, y: 28.5)]) == [21.5, 20.5])
  }

  @Test func groundsOfOtherRowsStayAsTheyAre() throws {
    let first = row(0, y: 8)
    let others = [
      row(1, y: 29), row(1, y: 28.5, color: .black), row(1, y: 28.5, opacity: 0.5),
      row(1, y: 28.5, Self.rounded),
      SceneNode(.headerFooter, frame: Rect(x: 10, y: 28.5, width: 100, height: 9)),
    ]
    for other in others { #expect(try heights([first, other]).first == 20.5, "\(other)") }
    #expect(try heights([row(0, y: 8.5), row(1, y: 29)]) == [20.5])
    #expect(try heights([row(0, y: 8, Self.roundedBelow), row(1, y: 28.5)]) == [20.5])
    let pale = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
    #expect(try heights([row(0, y: 8, color: pale), row(1, y: 28.5, color: pale)]) == [20.5])
  }
}
