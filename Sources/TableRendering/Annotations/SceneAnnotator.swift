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
