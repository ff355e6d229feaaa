import TableLayout
import TableLint
import TableModel

/// Marks the views that findings of the linter are about by numbers, and says below what the numbers stand for.
struct FindingNotes {
  private let findings: [LintFinding]
  private let screen: Rect
  private let text: AnnotationText
  /// The rows and what is in them.
  private let bands: [MeasuredBand]
  /// Where other numbers stand.
  private let numbers: [Rect]

  /// Notes of findings, over a screen of some rows on which other numbers stand.
  init(
    _ findings: [LintFinding], _ screen: Rect, _ text: AnnotationText, over bands: [MeasuredBand],
    besides numbers: [Rect]
  ) {
    self.findings = findings
    self.screen = screen
    self.text = text
    self.bands = bands
    self.numbers = numbers
  }

  /// The frames of all views that are marked, as far as they are on the screen, and of those that rows show.
  private var frames: [Rect] {
    findings.flatMap { $0.views.compactMap { $0.intersection(screen) } }
      + bands.flatMap { $0.views.map(\.visible) }
  }

  private var color: Color { AnnotationLook.color(of: .lint) }

  /// The marks over the screen, and the lines that begin at a place.
  func nodes(legendAt origin: Point) -> [SceneNode] {
    var taken = numbers
    return findings.enumerated().flatMap { index, finding in
      finding.views.compactMap { $0.intersection(screen) }.flatMap { mark($0, index + 1, &taken) }
    } + lines(at: origin)
  }

  /// A line around a view, and its number beside it.
  ///
  /// The number stands left of the view or, where there is no room left on the screen, right of it, above or below; that of a
  /// view from edge to edge in its upper left corner. Numbers that stand in the same place stand side by side.
  private func mark(_ frame: Rect, _ number: Int, _ taken: inout [Rect]) -> [SceneNode] {
    let block = text.wholeBlock(String(number), .white)
    let size = Size(
      width: block.size.width + 2 * AnnotationLook.gap, height: max(1, block.size.height))
    let others = frames.filter { !$0.contains(frame) && !frame.contains($0) }
    let places: [(origin: Point, direction: Double)] = [
      (Point(frame.minX - size.width, frame.minY), -1), (Point(frame.maxX, frame.minY), 1),
      (Point(frame.minX, frame.minY - size.height), 1), (Point(frame.minX, frame.maxY), 1), (frame.origin, 1),
    ]
    // In another row it would be taken for the other one's.
    let room = bands.first { $0.name != nil && $0.visible.contains(frame) }?.visible ?? screen
    let plate =
      place(size, at: places, in: room, beside: taken, others) ?? Rect(origin: frame.origin, size: size)
    taken.append(plate)
    return [
      SceneNode(
        .view, frame: frame, drawings: [AnnotationDrawings.outline(frame.bounds, color)]),
      SceneNode(
        .view, frame: plate, drawings: [.fill(.rect(plate.bounds), .color(color))],
        children: [block.node(at: Point(AnnotationLook.gap, 0))]),
    ]
  }

  /// The first place for a number that is free from one of several points on, each one way or the other.
  private func place(
    _ size: Size, at places: [(origin: Point, direction: Double)], in room: Rect, beside taken: [Rect],
    _ others: [Rect]
  ) -> Rect? {
    for (origin, direction) in places {
      let plate = freePlate(size, at: origin, toward: direction, in: room, beside: taken, others)
      if let plate { return plate }
    }
    return nil
  }

  /// The first place for a number from a point on, one way or the other, that is free; it is in the row and before the
  /// first other view.
  private func freePlate(
    _ size: Size, at origin: Point, toward direction: Double, in room: Rect, beside taken: [Rect],
    _ others: [Rect]
  ) -> Rect? {
    var plate = Rect(origin: origin, size: size)
    while room.contains(plate), !others.contains(where: { $0.overlaps(plate) }) {
      guard taken.contains(where: { $0.overlaps(plate) }) else { return plate }
      plate = plate.offset(x: direction * (size.width + AnnotationLook.line))
    }
    return nil
  }

  private func lines(at origin: Point) -> [SceneNode] {
    var y = origin.y
    return findings.enumerated().flatMap { index, finding -> [SceneNode] in
      let number = text.wholeBlock(String(index + 1), color)
      let words = text.wholeBlock(
        "\(finding.message) [\(finding.rule)]".withVisibleControls.fromLeftToRight, AnnotationLook.plain)
      defer { y += words.size.height + AnnotationLook.gap }
      return [
        number.node(at: Point(origin.x, y)),
        words.node(at: Point(origin.x + AnnotationLook.sample + AnnotationLook.wordGap, y)),
      ]
    }
  }
}

extension String {
  /// The text as a sentence from left to right in which quotations of any direction keep their places.
  fileprivate var fromLeftToRight: String {
    guard unicodeScalars.contains(where: { DirectionKind($0) == .right }) else { return self }
    let (mark, isolate, end) = ("\u{200E}", "\u{2068}", "\u{2069}")
    return unicodeScalars.reduce(into: mark) { text, scalar in
      if scalar == "”" { text += end }
      text.unicodeScalars.append(scalar)
      if scalar == "“" { text += isolate }
    }
  }
}
