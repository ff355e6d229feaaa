import TableLayout
import TableLint
import TableModel

/// Notes measures, fonts and names on a scene: over the screen and in margins that the picture gets for them.
///
/// The screen is drawn as it was. Everything that is noted lies in one view with the role `annotations`, the last one
/// of the scene. Numbers are points.
struct SceneAnnotator {
  private let annotations: Set<Annotation>
  private let shaper: any TextShaping
  private let findings: [LintFinding]

  init(_ annotations: Set<Annotation>, _ shaper: any TextShaping, findings: [LintFinding] = []) {
    self.annotations = annotations
    self.shaper = shaper
    self.findings = findings
  }

  /// The scene with its annotations; as it is where none are wanted.
  func scene(of scene: Scene) -> Scene {
    guard !annotations.isEmpty else { return scene }
    let measures = SceneMeasures(of: scene)
    let text = AnnotationText(shaper: shaper, scale: scene.scale)
    let legend = AnnotationLegend(annotations, measures, hasFindings: !findings.isEmpty)
    let screen = Rect(origin: .zero, size: scene.size)
    var notes = ScreenNotes(annotations, screen, text)
    notes.add(measures, legend)
    let side = SideNotes(notes.lines, right: screen.maxX, text)
    let heights = annotations.contains(.frames) ? HeightNotes(measures, screen, text) : nil
    let bottom = max(screen.maxY, side.bottom, heights?.bottom ?? 0) + AnnotationLook.legendGap
    let entries = legend.nodes(at: Point(0, bottom), text)
    let end = entries.map(\.frame.maxY).max() ?? bottom
    let marks =
      annotations.contains(.lint)
      ? FindingNotes(findings, screen, text, over: measures.bands, besides: notes.numbers) : nil
    // Lines that lead to the side cross the screen, so that numbers come after them.
    let nodes =
      [
        SceneNode(
          .view, frame: screen, drawings: [AnnotationDrawings.outline(screen.grown, AnnotationLook.edge)])
      ]
      + side.nodes(screen) + notes.nodes(screen) + (heights?.nodes(screen) ?? []) + entries
      + (marks?.nodes(legendAt: Point(0, end + AnnotationLook.gap)) ?? [])
    return place(scene, nodes)
  }

  /// The picture that holds the screen and all that is noted, with the same space along every edge.
  private func place(_ scene: Scene, _ nodes: [SceneNode]) -> Scene {
    let all = nodes.map(\.frame).reduce(Rect(origin: .zero, size: scene.size)) { $0.union($1) }
    // Whole points keep the screen on the pixels that it had.
    let left = (AnnotationLook.margin - all.minX).rounded(.up)
    let top = (AnnotationLook.margin - all.minY).rounded(.up)
    let size = Size(
      width: (all.maxX + left + AnnotationLook.margin).rounded(.up),
      height: (all.maxY + top + AnnotationLook.margin).rounded(.up))
    let bounds = Rect(origin: .zero, size: size)
    var result = scene
    result.size = size
    result.root = SceneNode(
      .view, frame: bounds, drawings: [.fill(.rect(bounds), .color(.white))],
      children: [
        SceneNode(
          .view, frame: Rect(origin: Point(left, top), size: scene.size), clipsToBounds: true,
          drawings: [.fill(.rect(Rect(origin: .zero, size: scene.size)), .color(.white))],
          children: [scene.root]),
        SceneNode(
          .view, role: .annotations, frame: bounds,
          children: nodes.map { node in
            var node = node
            node.frame = node.frame.offset(x: left, y: top)
            return node
          }),
      ])
    return result
  }
}

extension Renderer {
  /// The scene with notes for those who build the screen: over it, and in margins that the picture gets for them.
  ///
  /// Throws where a font that the notes need cannot be opened.
  public func annotated(_ scene: Scene, with annotations: Set<Annotation>) throws(Diagnostic) -> Scene {
    try annotated(scene, with: annotations, findings: [])
  }

  /// The same with findings of the linter, which are marked where annotations ask for them.
  package func annotated(
    _ scene: Scene, with annotations: Set<Annotation>, findings: [LintFinding]
  ) throws(Diagnostic) -> Scene {
    try withSoundFonts { SceneAnnotator(annotations, shaper, findings: findings).scene(of: scene) }
  }
}

extension Rect {
  /// The smallest rectangle that holds both.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle with the line of an outline around it.
  fileprivate var grown: Rect {
    let width = -AnnotationLook.line
    return inset(by: EdgeInsets(top: width, left: width, bottom: width, right: width))
  }
}

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

/// The heights of rows and bars left of the screen, and the size of the screen.
struct HeightNotes {
  /// Distances of which no two are side by side, with their numbers.
  private struct Track {
    var rects: [Rect]
    var blocks: [TextBlock]
  }

  private let tracks: [Track]
  private let width: TextBlock
  private let color = AnnotationLook.color(of: .frames)

  init(_ measures: SceneMeasures, _ screen: Rect, _ text: AnnotationText) {
    let color = AnnotationLook.color(of: .frames)
    var tracks: [Track] = []
    let bands = measures.bands.filter { $0.name != nil }.sorted {
      ($0.visible.minY, $0.visible.maxY) < ($1.visible.minY, $1.visible.maxY)
    }
    let rects =
      bands.uniqued { [$0.visible.minY, $0.visible.maxY, $0.frame.height] }
      .map { ($0.visible, $0.frame.height) } + [(screen, screen.height)]
    for (rect, height) in rects {
      let block = text.block(height.inPoints, color)
      let free = tracks.firstIndex { ($0.rects.last?.maxY ?? 0) <= rect.minY }
      if let free {
        tracks[free].rects.append(rect)
        tracks[free].blocks.append(block)
      } else {
        tracks.append(Track(rects: [rect], blocks: [block]))
      }
    }
    self.tracks = tracks
    width = text.block(screen.width.inPoints, color)
  }

  /// Where the lowest number ends.
  var bottom: Double { tracks.flatMap { tops(of: $0).map(\.bottom) }.max() ?? 0 }

  /// The lines and their numbers.
  func nodes(_ screen: Rect) -> [SceneNode] {
    var x = -AnnotationLook.offset
    var drawings: [(Drawing, Rect)] = []
    var numbers: [SceneNode] = []
    for track in tracks {
      for rect in track.rects {
        let line = Rect(x: x, y: rect.minY, width: 0, height: rect.height)
        drawings.append((AnnotationDrawings.down(from: rect.minY, to: rect.maxY, x: x, color), line))
      }
      let edge = x - AnnotationLook.tick - AnnotationLook.gap
      for (block, place) in zip(track.blocks, tops(of: track)) {
        numbers.append(block.node(at: Point(edge - block.size.width, place.top)))
      }
      x = edge - (track.blocks.map(\.size.width).max() ?? 0) - AnnotationLook.offset
    }
    let y = -AnnotationLook.offset
    drawings.append(
      (
        AnnotationDrawings.across(from: screen.minX, to: screen.maxX, y: y, color),
        Rect(x: screen.minX, y: y, width: screen.width, height: 0)
      ))
    let above = Point(screen.minX, y - AnnotationLook.tick - AnnotationLook.gap - width.size.height)
    numbers.append(width.node(centeredIn: screen.width, at: above))
    return drawings.map { drawing, rect in
      let tick = AnnotationLook.tick
      let frame = rect.inset(by: EdgeInsets(top: -tick, left: -tick, bottom: -tick, right: -tick))
      return SceneNode(.view, frame: frame, drawings: [drawing.moved(x: -frame.minX, y: -frame.minY)])
    } + numbers
  }

  private func tops(of track: Track) -> [(top: Double, bottom: Double)] {
    let heights = track.blocks.map(\.size.height)
    let tops = LabelSpreading.tops(
      centers: track.rects.map { ($0.minY + $0.maxY) / 2 }, heights: heights, limit: 0)
    return zip(tops, heights).map { ($0, $0 + $1) }
  }
}

extension Drawing {
  /// A line moved by some distances; what is no line stays where it is.
  fileprivate func moved(x: Double, y: Double) -> Drawing {
    guard case .stroke(let path, let stroke, let paint) = self else { return self }
    return .stroke(path.offset(x: x, y: y), stroke, paint.offset(x: x, y: y))
  }
}

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
