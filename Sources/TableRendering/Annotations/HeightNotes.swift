import TableLayout
import TableModel

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
    var seen: Set<[Double]> = []
    let bands = measures.bands.filter { $0.name != nil }.sorted {
      ($0.visible.minY, $0.visible.maxY) < ($1.visible.minY, $1.visible.maxY)
    }
    let rects =
      bands.filter { seen.insert([$0.visible.minY, $0.visible.maxY, $0.frame.height]).inserted }
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
