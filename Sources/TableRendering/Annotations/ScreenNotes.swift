import TableLayout
import TableModel

/// What is noted over the screen: lines around views and along distances, with numbers where there is room.
///
/// What has no room there becomes words of the lines of text beside the screen.
struct ScreenNotes {
  /// A line of words about one view or row, in the colours of what they tell.
  struct Line {
    /// What it is about, as far as that can be seen.
    let target: Rect
    var words: [(text: String, color: Color)]
  }

  private let annotations: Set<Annotation>
  private let screen: Rect
  private let text: AnnotationText
  private var drawings: [Drawing] = []
  private var labels: [SceneNode] = []
  /// Where no number may stand.
  private var taken: [Rect] = []
  /// The lines of text that stand beside the screen.
  private(set) var lines: [Line] = []

  init(_ annotations: Set<Annotation>, _ screen: Rect, _ text: AnnotationText) {
    self.annotations = annotations
    self.screen = screen
    self.text = text
  }

  /// Notes everything; rows that are set like an earlier one have their names and cut-off texts noted alone.
  mutating func add(_ measures: SceneMeasures, _ legend: AnnotationLegend) {
    taken = measures.bands.flatMap { $0.views.map(\.visible) }
    var shapes: Set<[MeasuredBand.Shape]> = []
    for band in measures.bands {
      if annotations.contains(.ids), let id = band.id {
        let words = [(band.name ?? "", AnnotationLook.plain), (id, AnnotationLook.color(of: .ids))]
        lines.append(Line(target: band.visible, words: words))
      }
      add(band, isNew: shapes.insert(band.shape).inserted, legend)
    }
  }

  /// Where numbers stand.
  var numbers: [Rect] { labels.map(\.frame) }

  /// The nodes over the screen, lines below numbers.
  func nodes(_ screen: Rect) -> [SceneNode] {
    (drawings.isEmpty ? [] : [SceneNode(.view, frame: screen, clipsToBounds: true, drawings: drawings)])
      + labels
  }

  private mutating func add(_ band: MeasuredBand, isNew: Bool, _ legend: AnnotationLegend) {
    let isMeasured = isNew && annotations.contains(.insets) && band.name != nil
    var left = isMeasured ? measure(band) : [:]
    for (index, view) in band.views.enumerated() {
      var words: [(text: String, color: Color)] = []
      if isNew, annotations.contains(.frames) {
        let place = band.place(of: view)
        let text =
          "\(place.minX.inPoints), \(place.minY.inPoints)  \(place.width.inPoints) × \(place.height.inPoints)"
        words.append((text, AnnotationLook.color(of: .frames)))
      }
      if let rest = left.removeValue(forKey: index) {
        words.append((rest.joined(separator: ", "), AnnotationLook.color(of: .insets)))
      }
      if isNew, annotations.contains(.fonts), let style = view.style {
        words.append((legend.name(of: style), AnnotationLook.color(of: .fonts)))
      }
      if annotations.contains(.ids), let id = view.id {
        words.append((id, AnnotationLook.color(of: .ids)))
      }
      let isCut = annotations.contains(.truncated) && view.isTruncated
      if isCut { words.append(("cut off", AnnotationLook.color(of: .truncated))) }
      guard !words.isEmpty else { continue }
      let isFramed = isNew && annotations.contains(.frames)
      let color =
        isCut
        ? AnnotationLook.color(of: .truncated)
        : isFramed ? AnnotationLook.color(of: .frames) : AnnotationLook.plain
      drawings.append(AnnotationDrawings.outline(view.frame, color))
      lines.append(Line(target: view.visible, words: [(view.name, AnnotationLook.plain)] + words))
    }
  }

  /// Draws the distances of a row, and returns what has no room for its number, by the number of its view.
  private mutating func measure(_ band: MeasuredBand) -> [Int: [String]] {
    var rest: [Int: [String]] = [:]
    let color = AnnotationLook.color(of: .insets)
    let distances = InsetMeasures(of: band).distances
    taken += distances.map(\.rect.thickened)
    for distance in distances {
      guard let seen = distance.rect.intersection(band.visible) else { continue }
      let number = text.block(distance.length.inPoints, color)
      if let place = place(for: number.size, along: distance, seen) {
        taken.append(place)
        labels.append(
          SceneNode(
            .view, frame: place, drawings: [.fill(.rect(place.bounds), .color(AnnotationLook.plate))],
            children: [number.node(at: .zero)]))
      } else {
        rest[distance.view, default: []].append("\(distance.side) \(distance.length.inPoints)")
      }
      drawings.append(
        distance.isAcross
          ? AnnotationDrawings.across(from: distance.start, to: distance.end, y: distance.at, color)
          : AnnotationDrawings.down(from: distance.start, to: distance.end, x: distance.at, color))
    }
    return rest
  }

  /// Where a number stands at the part of a distance that can be seen: above or below one across, else beside it.
  private func place(for size: Size, along distance: InsetMeasures.Distance, _ seen: Rect) -> Rect? {
    let (x, y) = ((seen.minX + seen.maxX) / 2, (seen.minY + seen.maxY) / 2)
    let gap = AnnotationLook.gap
    let origins =
      distance.isAcross
      ? [Point(x - size.width / 2, y - gap - size.height), Point(x - size.width / 2, y + gap)]
      : [Point(x + gap, y - size.height / 2), Point(x - gap - size.width, y - size.height / 2)]
    let room = distance.isAcross ? seen.width >= size.width : seen.height >= size.height
    guard room else { return nil }
    return origins.map { Rect(origin: $0, size: size) }.first { place in
      screen.contains(place) && !taken.contains { $0.overlaps(place) }
    }
  }
}

extension Rect {
  /// What a line takes up that lies here.
  fileprivate var thickened: Rect {
    let (across, down) = (width == 0 ? -AnnotationLook.line : 0, height == 0 ? -AnnotationLook.line : 0)
    return inset(by: EdgeInsets(top: down, left: across, bottom: down, right: across))
  }
}

/// The distances between the views of a row, and from them to its edges.
struct InsetMeasures {
  /// A distance between two edges, in the coordinates of the picture.
  struct Distance: Hashable {
    /// Whether it is one across.
    let isAcross: Bool
    /// Where it begins: the lesser of both edges.
    let start: Double
    /// Where it ends.
    let end: Double
    /// Where the line is drawn: the height of one across, else the distance from the left edge.
    let at: Double
    /// The number of the view that it leads to in its band.
    let view: Int
    /// Which of the view's sides it lies at.
    let side: String

    var length: Double { end - start }

    /// The line from one end to the other.
    var rect: Rect {
      isAcross
        ? Rect(x: start, y: at, width: length, height: 0) : Rect(x: at, y: start, width: 0, height: length)
    }
  }

  /// The distances in the order of the views: to the left and above each, and to the right and below where nothing is.
  let distances: [Distance]

  init(of band: MeasuredBand) {
    distances = band.views.indices.flatMap { InsetMeasures.distances(of: $0, in: band) }
      .filter { $0.length >= AnnotationLook.leastDistance }
  }

  private static func distances(of index: Int, in band: MeasuredBand) -> [Distance] {
    let view = band.views[index].frame
    let others = band.views.enumerated().filter { $0.offset != index }.map(\.element.frame)
    let beside = others.filter { $0.minY < view.maxY && $0.maxY > view.minY }
    let above = others.filter { $0.minX < view.maxX && $0.maxX > view.minX }
    let (x, y) = ((view.minX + view.maxX) / 2, (view.minY + view.maxY) / 2)
    var found = [
      Distance(
        isAcross: true, start: beside.map(\.maxX).filter { $0 <= view.minX }.max() ?? band.frame.minX,
        end: view.minX, at: y, view: index, side: "left"),
      Distance(
        isAcross: false, start: above.map(\.maxY).filter { $0 <= view.minY }.max() ?? band.frame.minY,
        end: view.minY, at: x, view: index, side: "top"),
    ]
    if !beside.contains(where: { $0.minX >= view.maxX }) {
      found.append(
        Distance(
          isAcross: true, start: view.maxX, end: band.frame.maxX, at: y, view: index, side: "right"))
    }
    if !above.contains(where: { $0.minY >= view.maxY }) {
      found.append(
        Distance(
          isAcross: false, start: view.maxY, end: band.frame.maxY, at: x, view: index, side: "bottom"))
    }
    return found
  }
}
