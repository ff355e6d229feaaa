import TableModel
import TableThemes

/// Lays out the titles along the right edge of a table.
struct SectionIndexLayout {
  private let context: TableContext
  private let look: SectionIndexLook
  private let index: SectionIndex

  /// `nil` for a table that shows none.
  init?(_ context: TableContext) {
    guard context.showsSectionIndex else { return nil }
    self.context = context
    look = context.views.sectionIndexLook
    index = context.tableView.sectionIndex
  }

  /// The index between the table's bars and insets, up to the table's edge; its titles stand in the middle of the height
  /// and clear of a notch.
  func node(in viewport: Viewport) -> SceneNode {
    let area = viewport.area
    let views = context.views
    views.noteDrawing(.sectionIndex)
    let width = views.length(ofLook: look.width, "width of the section index", .bars)
    let place = PlacedFrame(
      x: views.length(area.maxX, "width of the table", .bars) - context.safeInset - width,
      y: views.length(area.minY, "end of bars and insets", .bars), width: width + context.safeInset,
      height: views.length(area.height, "height between bars and insets", .bars))
    let frame = place.rect
    let layout = SectionIndexEntries(
      index.titles,
      in: max(0, frame.height - 2 * look.endInset),
      pitch: look.pitch,
      minimumPitch: look.minimumPitch,
      dotPitch: look.dotPitch
    )
    let top = (frame.height - Double(layout.entries.count) * layout.pitch) / 2
    let slots = layout.entries.indices.map { place in
      Point(look.width - look.centerInset, top + (Double(place) + 0.5) * layout.pitch)
    }
    return SceneNode(
      .sectionIndex,
      role: .sectionIndex,
      frame: frame,
      drawings: background(in: frame.bounds) + letters(of: layout.entries, at: slots),
      children: zip(layout.entries, slots).compactMap { entry, center in
        guard case .title(let title) = entry, title != SectionIndex.search else { return nil }
        return label(title, at: center)
      }
    )
    .explained(by: place, in: views)
  }

  private var color: Color { index.color ?? context.views.color(look.color, tint: nil) }

  private func background(in bounds: Rect) -> [Drawing] {
    let tracking = index.isTracking ? index.trackingBackgroundColor ?? look.track.color : nil
    if let tracking {
      let titles = Rect(x: 0, y: 0, width: look.width, height: bounds.height)
      let rect = titles.inset(by: look.track.inset)
      let radius = min(look.track.cornerRadius, rect.width / 2, rect.height / 2)
      return [
        .fill(
          radius > 0 ? .roundedRect(rect, top: radius, bottom: radius) : .rect(rect), .color(tracking))
      ]
    }
    // A strip would cut groups off that run to the edge; no picture of one is known.
    let usual = context.tableView.style == .plain ? look.backgroundColor : nil
    guard let resting = index.backgroundColor ?? usual else { return [] }
    return [.fill(.rect(bounds), .color(resting))]
  }

  /// The dots and the search glass, which are not letters.
  private func letters(of entries: [SectionIndexEntries.Entry], at centers: [Point]) -> [Drawing] {
    zip(entries, centers).flatMap { entry, center -> [Drawing] in
      switch entry {
      case .dot:
        return [.fill(.circle(center: onPixel(center), radius: look.dotDiameter / 2), .color(color))]
      case .title(SectionIndex.search):
        let stroke = Stroke(width: look.glassLineWidth, cap: .round)
        let middle = onPixel(center)
        return context.views.upright(
          look.glass.map { .stroke($0.offset(x: middle.x, y: middle.y), stroke, .color(color)) },
          in: 2 * middle.x)
      case .title:
        return []
      }
    }
  }

  private func onPixel(_ point: Point) -> Point {
    Point(context.pixels.round(point.x), context.pixels.round(point.y))
  }

  private func label(_ title: String, at center: Point) -> SceneNode {
    // A single letter is shown whole, however broad it is in its script.
    let label = context.views.text.shape(
      Label(text: title, textColor: color), look: look.text,
      maximumWidth: title.count == 1 ? .infinity : look.width)
    let x = context.pixels.round(center.x - label.width / 2)
    let y = context.pixels.round(center.y + look.textDrop - label.height / 2)
    return label.node(
      .plainLabel, role: nil, frame: Rect(x: x, y: y, width: label.width, height: label.height))
  }
}

/// What stands along the right edge for titles in the room there is: titles, and dots where there are too many.
struct SectionIndexEntries {
  /// One of the things that stand there.
  enum Entry: Hashable {
    case title(String)
    /// A dot in the place of one or more titles.
    case dot
  }

  let entries: [Entry]
  /// The distance between entries, in points.
  let pitch: Double

  /// The entries for so many points of height.
  ///
  /// Titles stand as far apart as they may; where even the least distance is too much, every other entry is a dot and the
  /// titles that stay, the first and the last among them, are spread evenly.
  init(_ titles: [String], in height: Double, pitch: Double, minimumPitch: Double, dotPitch: Double) {
    let count = Double(titles.count)
    guard count * minimumPitch > height else {
      entries = titles.map { .title($0) }
      self.pitch = min(pitch, height / max(1, count))
      return
    }
    self.pitch = dotPitch
    let room = max(1, height / dotPitch)
    let kept = max(1, Int(min(count, (room + 1) / 2)))
    let chosen = (0..<kept).map { place in
      kept == 1 ? 0 : (place * (titles.count - 1) * 2 + kept - 1) / (2 * (kept - 1))
    }
    entries = chosen.enumerated().flatMap { place, index -> [Entry] in
      let leavesOut = place > 0 && index - chosen[place - 1] > 1
      return (leavesOut ? [.dot] : []) + [.title(titles[index])]
    }
  }
}
