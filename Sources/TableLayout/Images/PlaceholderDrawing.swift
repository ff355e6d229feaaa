import TableModel
import TableThemes

/// Draws the box that stands for something that cannot be drawn, with a name in it.
struct PlaceholderDrawing {
  private let context: ViewContext
  private let look = PlaceholderLook.standard
  /// The most lines of a hatching, more than the largest frame that an author can write has.
  private static let mostLines = 10_000.0

  init(_ context: ViewContext) {
    self.context = context
  }

  /// A hatched box with the name of a view's class.
  func drawings(ofClass name: String, in bounds: Rect) -> [Drawing] {
    box(bounds, lines: hatching(in: bounds), name: name)
  }

  /// A box with a cross and the name of a picture.
  func drawings(ofImage name: String, in bounds: Rect) -> [Drawing] {
    let cross = [
      Path.polyline([bounds.origin, Point(bounds.maxX, bounds.maxY)]),
      Path.polyline([Point(bounds.maxX, bounds.minY), Point(bounds.minX, bounds.maxY)]),
    ]
    return box(bounds, lines: Path(cross.flatMap(\.elements)), name: name)
  }

  private func box(_ bounds: Rect, lines: Path, name: String) -> [Drawing] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let stroke = Stroke(width: look.lineWidth / context.scale)
    return [
      .fill(.rect(bounds), .color(look.background)),
      .stroke(lines, stroke, .color(look.lines)),
      .stroke(.rect(border(of: bounds, width: stroke.width)), stroke, .color(look.border)),
    ] + self.name(name, in: bounds)
  }

  /// The middle of a line that touches the bounds' edges from inside.
  private func border(of bounds: Rect, width: Double) -> Rect {
    let half = EdgeInsets(top: width / 2, left: width / 2, bottom: width / 2, right: width / 2)
    return bounds.inset(by: half)
  }

  /// Lines that rise to the right, from edge to edge.
  private func hatching(in bounds: Rect) -> Path {
    let (width, height) = (bounds.width, bounds.height)
    // Constraints may make a view as large as they like.
    let spacing = max(look.spacing, (width + height) / PlaceholderDrawing.mostLines)
    let lines = stride(from: spacing, to: width + height, by: spacing).flatMap { sum in
      let start = Point(bounds.minX + max(0, sum - height), bounds.minY + min(height, sum))
      let end = Point(bounds.minX + min(width, sum), bounds.minY + max(0, sum - width))
      return Path.polyline([start, end]).elements
    }
    return Path(lines)
  }

  /// The name in the middle, on a background of its own so that no line crosses it: smaller and then shortened where it is
  /// too wide, and nothing where it is too high.
  private func name(_ name: String, in bounds: Rect) -> [Drawing] {
    let label = context.text.shape(
      Label(
        text: name, lineBreakMode: .byTruncatingMiddle, adjustsFontSizeToFitWidth: true,
        minimumScaleFactor: look.leastScale),
      look: look.text, maximumWidth: max(0, bounds.width - 2 * look.padding))
    let size = Size(width: label.width + 2 * look.padding, height: label.height)
    guard label.width > 0, size.width <= bounds.width, size.height <= bounds.height else { return [] }
    let background = Rect(
      x: context.pixels.round(bounds.center.x - size.width / 2),
      y: context.pixels.round(bounds.center.y - size.height / 2),
      width: size.width,
      height: size.height
    )
    let letters = label.node(.plainLabel, role: nil, frame: bounds).drawings.map { drawing in
      guard case .text(let line, let origin, let color, let shade) = drawing else { return drawing }
      return .text(
        line, origin: Point(origin.x + bounds.minX, origin.y + bounds.minY), color: color, shade: shade)
    }
    let inner = border(of: bounds, width: 2 * look.lineWidth / context.scale)
    let clear = Rect(
      x: max(background.minX, inner.minX),
      y: max(background.minY, inner.minY),
      width: min(background.width, inner.width),
      height: min(background.height, inner.height)
    )
    return [.fill(.rect(clear), .color(look.background))] + letters
  }
}
