import TableModel
import TableThemes

/// Draws a sign in a look.
struct SymbolDrawing {
  let symbol: Symbol
  let look: SymbolLook

  /// The size of the sign in points.
  var size: Size { Size(width: look.side, height: look.side) }

  /// The sign around a point in a paint that is in the same coordinates.
  func drawings(around center: Point, paint: Paint) -> [Drawing] {
    let shadow = look.shadow.map {
      drawings(at: Point(center.x + $0.dx, center.y + $0.dy), paint: .color($0.color))
    }
    return (shadow ?? []) + drawings(at: center, paint: paint)
  }

  private func drawings(at center: Point, paint: Paint) -> [Drawing] {
    let factor = look.side / Symbol.side
    let half = Symbol.side / 2
    let place = { (path: Path) in
      path.mapPoints { Point(center.x + ($0.x - half) * factor, center.y + ($0.y - half) * factor) }
    }
    return (look.isSolid ? symbol.solid : symbol.outline).map { part in
      switch part {
      case .area(let path): .fill(place(path), paint)
      case .line(let path):
        .stroke(place(path), Stroke(width: look.lineWidth, cap: .round, join: .round), paint)
      }
    }
  }
}
