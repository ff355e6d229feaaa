import TableLayout
import TableLint
import TableModel

/// Marks the views that findings of the linter are about by numbers, and says below what the numbers stand for.
struct FindingNotes {
  private let findings: [LintFinding]
  private let screen: Rect
  private let text: AnnotationText

  init(_ findings: [LintFinding], _ screen: Rect, _ text: AnnotationText) {
    self.findings = findings
    self.screen = screen
    self.text = text
  }

  private var color: Color { AnnotationLook.color(of: .lint) }

  /// The marks over the screen, and the lines that begin at a place.
  func nodes(legendAt origin: Point) -> [SceneNode] {
    var taken: [Rect] = []
    return findings.enumerated().flatMap { index, finding in
      finding.views.compactMap { $0.intersection(screen) }.flatMap { mark($0, index + 1, &taken) }
    } + lines(at: origin)
  }

  /// A line around a view, and its number at the upper left corner or, where one stands there, further right.
  private func mark(_ frame: Rect, _ number: Int, _ taken: inout [Rect]) -> [SceneNode] {
    let block = text.wholeBlock(String(number), .white)
    let size = Size(
      width: block.size.width + 2 * AnnotationLook.gap, height: max(1, block.size.height))
    var plate = Rect(origin: frame.origin, size: size)
    while taken.contains(where: { $0.overlaps(plate) }) {
      plate = plate.offset(x: size.width + AnnotationLook.line)
    }
    taken.append(plate)
    return [
      SceneNode(
        .view, frame: frame, drawings: [AnnotationDrawings.outline(frame.bounds, color)]),
      SceneNode(
        .view, frame: plate, drawings: [.fill(.rect(plate.bounds), .color(color))],
        children: [block.node(at: Point(AnnotationLook.gap, 0))]),
    ]
  }

  private func lines(at origin: Point) -> [SceneNode] {
    var y = origin.y
    return findings.enumerated().flatMap { index, finding -> [SceneNode] in
      let number = text.wholeBlock(String(index + 1), color)
      let words = text.wholeBlock(
        "\(finding.message) [\(finding.rule)]".withVisibleControls, AnnotationLook.plain)
      defer { y += words.size.height + AnnotationLook.gap }
      return [
        number.node(at: Point(origin.x, y)),
        words.node(at: Point(origin.x + AnnotationLook.sample + AnnotationLook.wordGap, y)),
      ]
    }
  }
}
