import TableModel
import TableThemes

/// Draws what lies behind the things in a bar.
struct BarBackgroundDrawing {
  /// The side of a bar that meets the content.
  enum Edge {
    case top, bottom
  }

  let ground: BarBackground
  let color: Color?
  let edge: Edge
  let scale: Double

  /// The drawings for a bar's whole rectangle, from back to front.
  func drawings(in rect: Rect) -> [Drawing] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    return fill(in: rect) + highlight(in: rect) + line(at: rect) + shadow(below: rect)
  }

  private func fill(in rect: Rect) -> [Drawing] {
    guard let color else {
      guard !ground.fill.stops.isEmpty else { return [] }
      return [.fill(.rect(rect), ground.fill.downwards(in: rect))]
        + (ground.veil.map { [.fill(.rect(rect), .color($0))] } ?? [])
    }
    let gloss: [Drawing] =
      ground.gloss.stops.isEmpty ? [] : [.fill(.rect(rect), ground.gloss.downwards(in: rect))]
    return [.fill(.rect(rect), .color(color))] + gloss
  }

  private func highlight(in rect: Rect) -> [Drawing] {
    guard let color = ground.highlight else { return [] }
    let line = edge == .top ? ground.line.map { $0.isInside ? $0.thickness.points(scale: scale) : 0 } : nil
    return [
      .fill(
        .rect(Rect(x: rect.minX, y: rect.minY + (line ?? 0), width: rect.width, height: 1)), .color(color))
    ]
  }

  private func line(at rect: Rect) -> [Drawing] {
    guard let line = ground.line else { return [] }
    let thickness = line.thickness.points(scale: scale)
    let y =
      switch (edge, line.isInside) {
      case (.bottom, true): rect.maxY - thickness
      case (.bottom, false): rect.maxY
      case (.top, true): rect.minY
      case (.top, false): rect.minY - thickness
      }
    let path = Path.rect(Rect(x: rect.minX, y: y, width: rect.width, height: thickness))
    return ([line.color] + (line.veil.map { [$0] } ?? [])).map { .fill(path, .color($0)) }
  }

  /// Lines of half a point, or of a pixel where that is more.
  private func shadow(below rect: Rect) -> [Drawing] {
    let every = scale < 2 ? 2 : 1
    let height = Double(every) / 2
    return stride(from: 0, to: ground.shadow.count, by: every).map { index in
      let offset = Double(index) / 2
      let y = edge == .bottom ? rect.maxY + offset : rect.minY - offset - height
      return .fill(
        .rect(Rect(x: rect.minX, y: y, width: rect.width, height: height)), .color(ground.shadow[index]))
    }
  }
}
