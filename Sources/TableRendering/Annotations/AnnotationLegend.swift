import TableLayout
import TableModel

/// What the colours of annotations stand for, and the fonts of texts with their names.
struct AnnotationLegend {
  private let annotations: Set<Annotation>
  private let styles: [MeasuredView.TextStyle]
  /// What the screen has none of: nobody need look for it.
  private let missing: Set<Annotation>

  /// The legend for annotations of some views, whose fonts are numbered as they come.
  init(_ annotations: Set<Annotation>, _ measures: SceneMeasures, hasFindings: Bool) {
    self.annotations = annotations
    var seen: Set<MeasuredView.TextStyle> = []
    let views = measures.bands.flatMap(\.views)
    styles = views.compactMap(\.style).filter { seen.insert($0).inserted }
    let hasIdentifiers = measures.bands.contains { $0.id != nil } || views.contains { $0.id != nil }
    missing = Set(
      (hasIdentifiers ? [] : [.ids]) + (styles.isEmpty ? [.fonts] : [])
        + (views.contains(where: \.isTruncated) ? [] : [.truncated]) + (hasFindings ? [] : [.lint]))
  }

  /// The name of a font: `F1`.
  func name(of style: MeasuredView.TextStyle) -> String {
    styles.firstIndex(of: style).map { "F\($0 + 1)" } ?? ""
  }

  /// The lines of the legend from a place on.
  func nodes(at origin: Point, _ text: AnnotationText) -> [SceneNode] {
    var nodes: [SceneNode] = []
    var y = origin.y
    for annotation in Annotation.allCases where annotations.contains(annotation) {
      let color = AnnotationLook.color(of: annotation)
      let explanation = annotation.explanation + (missing.contains(annotation) ? ": none" : "")
      let block = text.wholeBlock(explanation, AnnotationLook.plain)
      let sample = Rect(
        x: origin.x, y: y + (block.size.height - AnnotationLook.gap) / 2, width: AnnotationLook.sample,
        height: AnnotationLook.gap)
      nodes.append(SceneNode(.view, frame: sample, drawings: [.fill(.rect(sample.bounds), .color(color))]))
      nodes.append(block.node(at: Point(sample.maxX + AnnotationLook.wordGap, y)))
      y += block.size.height + AnnotationLook.gap
      guard annotation == .fonts else { continue }
      for style in styles {
        let key = text.block(name(of: style), color)
        let line = text.block(style.text, AnnotationLook.plain)
        let left = sample.maxX + AnnotationLook.wordGap
        nodes.append(key.node(at: Point(left, y)))
        nodes.append(line.node(at: Point(left + key.size.width + AnnotationLook.wordGap, y)))
        y += line.size.height + AnnotationLook.gap
      }
    }
    return nodes
  }
}
