import TableModel
import TableThemes

/// Draws a symbol in a look.
struct SymbolDrawing {
  let symbol: Symbol
  let look: SymbolLook
  /// Whether what the symbol is in will be mirrored, in which it keeps its shape.
  let isMirrored: Bool

  /// The symbol around a point in a paint that is in the same coordinates.
  func drawings(around center: Point, paint: Paint) -> [Drawing] {
    let shadow = look.shadow.map {
      drawings(at: Point(center.x + $0.dx, center.y + $0.dy), paint: .color($0.color))
    }
    let symbol = (shadow ?? []) + drawings(at: center, paint: paint)
    return isMirrored ? symbol.map { $0.mirrored(in: 2 * center.x) } : symbol
  }

  private func drawings(at center: Point, paint: Paint) -> [Drawing] {
    if let size = look.sizes[symbol] { return drawings(at: center, size: size, paint: paint) }
    let factor = look.side / Symbol.side
    let half = Symbol.side / 2
    let place = { (path: Path) in
      path.mapPoints { Point(center.x + ($0.x - half) * factor, center.y + ($0.y - half) * factor) }
    }
    return drawings(placed: place, paint: paint)
  }

  /// The symbol scaled so that all that is seen of it has a size.
  private func drawings(at center: Point, size: Size, paint: Paint) -> [Drawing] {
    let boxes = parts.map(\.path.boundingBox)
    let (left, top) = (boxes.map(\.minX).min() ?? 0, boxes.map(\.minY).min() ?? 0)
    let (right, bottom) = (boxes.map(\.maxX).max() ?? 0, boxes.map(\.maxY).max() ?? 0)
    let extent = Rect(x: left, y: top, width: right - left, height: bottom - top)
    let inner = Size(
      width: max(0, size.width - look.lineWidth), height: max(0, size.height - look.lineWidth))
    let scaleX = extent.width > 0 ? inner.width / extent.width : 1
    let scaleY = extent.height > 0 ? inner.height / extent.height : 1
    let place = { (path: Path) in
      path.mapPoints {
        Point(
          center.x + ($0.x - extent.center.x) * scaleX,
          center.y - look.rise + ($0.y - extent.center.y) * scaleY)
      }
    }
    return drawings(placed: place, paint: paint)
  }

  private var parts: [Symbol.Part] { look.isSolid ? symbol.solid : symbol.outline }

  /// All areas as one and all lines as one, so that a pale paint is no darker where they cross.
  private func drawings(placed place: (Path) -> Path, paint: Paint) -> [Drawing] {
    var (areas, lines) = (Path(), Path())
    for part in parts {
      switch part {
      case .area(let path): areas.elements += place(path).elements
      case .line(let path): lines.elements += place(path).elements
      }
    }
    let stroke = Stroke(width: look.lineWidth, cap: .round, join: .round)
    return (areas.elements.isEmpty ? [] : [.fill(areas, paint)])
      + (lines.elements.isEmpty ? [] : [.stroke(lines, stroke, paint)])
  }
}
