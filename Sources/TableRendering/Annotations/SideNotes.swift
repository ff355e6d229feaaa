import TableLayout
import TableModel

/// The lines of text beside the screen, each level with the lower edge of what it is about or as near as its neighbours let it be.
struct SideNotes {
  private let lines: [(line: ScreenNotes.Line, nodes: [SceneNode], top: Double, height: Double)]
  private let right: Double
  /// Where the lowest line ends, in points below the screen's upper edge.
  let bottom: Double

  init(_ lines: [ScreenNotes.Line], right: Double, _ text: AnnotationText) {
    self.right = right
    let ordered = lines.enumerated().sorted { first, second in
      let (one, other) = (first.element.target, second.element.target)
      return (one.maxY, one.minX, first.offset) < (other.maxY, other.minX, second.offset)
    }.map(\.element)
    let blocks = ordered.map { line in line.words.map { text.block($0.text, $0.color) } }
    let heights = blocks.map { $0.map(\.size.height).max() ?? 0 }
    let tops = LabelSpreading.tops(centers: ordered.map(\.target.maxY), heights: heights, limit: 0)
    self.lines = ordered.indices.map { index in
      var x = right + AnnotationLook.leaderWidth
      let nodes = blocks[index].map { block in
        defer { x += block.size.width + AnnotationLook.wordGap }
        return block.node(at: Point(x, tops[index]))
      }
      return (ordered[index], nodes, tops[index], heights[index])
    }
    bottom = self.lines.last.map { $0.top + $0.height } ?? 0
  }

  /// The lines of text, and what leads to them from the screen.
  func nodes(_ screen: Rect) -> [SceneNode] {
    guard !lines.isEmpty else { return [] }
    let leaders = lines.map { line in
      let target = line.line.target
      let start = Point(target.maxX, min(target.maxY, screen.maxY) - AnnotationLook.line / 2)
      let end = right + AnnotationLook.leaderWidth - AnnotationLook.gap
      let middle = line.top + line.height / 2
      return AnnotationDrawings.leader(
        [
          start, Point(right + AnnotationLook.gap, start.y), Point(end - AnnotationLook.gap, middle),
          Point(end, middle),
        ],
        AnnotationLook.plain)
    }
    let frame = Rect(
      x: 0, y: 0, width: right + AnnotationLook.leaderWidth, height: max(screen.maxY, bottom))
    return [SceneNode(.view, frame: frame, drawings: leaders)] + lines.flatMap(\.nodes)
  }
}
