import TableLayout
import TableModel

/// The lines of annotations, as drawings in the coordinates of the picture.
enum AnnotationDrawings {
  /// A line along the edges of a rectangle.
  static func outline(_ rect: Rect, _ color: Color) -> Drawing {
    let half = AnnotationLook.line / 2
    let inner = rect.inset(by: EdgeInsets(top: half, left: half, bottom: half, right: half))
    return .stroke(.rect(inner), Stroke(width: AnnotationLook.line), .color(color))
  }

  /// A measured distance across, with a tick at each end.
  static func across(from left: Double, to right: Double, y: Double, _ color: Color) -> Drawing {
    distance(Point(left, y), Point(right, y), tick: Point(0, AnnotationLook.tick), color)
  }

  /// A measured distance down, with a tick at each end.
  static func down(from top: Double, to bottom: Double, x: Double, _ color: Color) -> Drawing {
    distance(Point(x, top), Point(x, bottom), tick: Point(AnnotationLook.tick, 0), color)
  }

  /// A thin line from a view to its text.
  static func leader(_ points: [Point], _ color: Color) -> Drawing {
    .stroke(.polyline(points), Stroke(width: AnnotationLook.leader), .color(color))
  }

  private static func distance(_ start: Point, _ end: Point, tick: Point, _ color: Color) -> Drawing {
    // Ticks end where the distance does, not half a line beyond.
    let half = AnnotationLook.line / 2
    let (dx, dy) = (tick.x == 0 ? half : 0, tick.y == 0 ? half : 0)
    let (first, last) = (Point(start.x + dx, start.y + dy), Point(end.x - dx, end.y - dy))
    let ends = [first, last].flatMap { point -> [Path.Element] in
      [
        .move(Point(point.x - tick.x, point.y - tick.y)),
        .line(Point(point.x + tick.x, point.y + tick.y)),
      ]
    }
    return .stroke(
      Path([.move(start), .line(end)] + ends), Stroke(width: AnnotationLook.line), .color(color))
  }
}

/// Sets the words of annotations.
struct AnnotationText {
  /// The greatest width of words in points; what is longer ends with an ellipsis.
  private static let mostWidth = 180.0

  let shaper: any TextShaping
  let scale: Double

  /// Some words in a colour, on one line that is not too long.
  func block(_ text: String, _ color: Color) -> TextBlock {
    TextBlock(
      text.withVisibleControls, AnnotationLook.text(color), width: AnnotationText.mostWidth, shaper: shaper,
      scale: scale)
  }

  /// Words of the program's own in a colour, on one line as long as it needs to be.
  func wholeBlock(_ text: String, _ color: Color) -> TextBlock {
    TextBlock(text, AnnotationLook.text(color), shaper: shaper, scale: scale)
  }
}

/// What the colours of annotations stand for, and the fonts of texts with their names.
struct AnnotationLegend {
  private let annotations: Set<Annotation>
  private let styles: [MeasuredView.TextStyle]
  /// What the screen has none of: nobody need look for it.
  private let missing: Set<Annotation>

  /// The legend for annotations of some views, whose fonts are numbered as they come.
  init(_ annotations: Set<Annotation>, _ measures: SceneMeasures, hasFindings: Bool) {
    self.annotations = annotations
    let views = measures.bands.flatMap(\.views)
    styles = views.compactMap(\.style).uniqued()
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

/// Moves texts that stand one below the other apart, as little as can be.
enum LabelSpreading {
  /// Texts that touch each other.
  private struct Cluster {
    var first: Int
    var height: Double
    /// The sum of where the cluster should begin, as each of its texts would have it.
    var wishes: Double
    var count: Double

    var top: Double { wishes / count }
  }

  /// The tops of texts that should be centred at some heights, in the same order, none above `limit`.
  ///
  /// `centers` must rise.
  static func tops(centers: [Double], heights: [Double], limit: Double) -> [Double] {
    var clusters: [Cluster] = []
    for (index, (center, height)) in zip(centers, heights).enumerated() {
      var cluster = Cluster(
        first: index, height: height, wishes: max(limit, center - height / 2), count: 1)
      while let above = clusters.last, above.top + above.height > cluster.top {
        clusters.removeLast()
        cluster = Cluster(
          first: above.first, height: above.height + cluster.height,
          wishes: above.wishes + cluster.wishes - above.height * cluster.count,
          count: above.count + cluster.count)
        cluster.wishes = max(limit * cluster.count, cluster.wishes)
      }
      clusters.append(cluster)
    }
    var tops: [Double] = []
    for (number, cluster) in clusters.enumerated() {
      var top = cluster.top
      let end = number + 1 < clusters.count ? clusters[number + 1].first : min(centers.count, heights.count)
      for index in cluster.first..<end {
        tops.append(top)
        top += heights[index]
      }
    }
    return tops
  }
}
