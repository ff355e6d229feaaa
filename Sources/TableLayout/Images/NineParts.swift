import TableModel

/// A picture that is stretched without its edges: cut into nine parts, of which the corners keep their size.
struct NineParts {
  let capInsets: EdgeInsets
  let pixels: PixelGrid

  /// A part of the picture and the rectangle that it fills.
  struct Part: Hashable {
    let source: Rect
    let target: Rect
  }

  /// The parts of a picture of a size that fill a rectangle, without empty ones.
  func parts(of size: Size, in rect: Rect) -> [Part] {
    let columns = bands(
      length: size.width, caps: (capInsets.left, capInsets.right), start: rect.minX, target: rect.width)
    let rows = bands(
      length: size.height, caps: (capInsets.top, capInsets.bottom), start: rect.minY, target: rect.height)
    return rows.flatMap { row in
      columns.map { column in
        Part(
          source: Rect(
            x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength),
          target: Rect(
            x: column.target, y: row.target, width: column.targetLength, height: row.targetLength)
        )
      }
    }
  }

  /// A part in one direction.
  private struct Band {
    let source: Double
    let sourceLength: Double
    let target: Double
    let targetLength: Double
  }

  /// Parts of the picture this narrow in points, which rounding may leave, count as empty.
  private static let nothing = 1e-6

  /// The bands in one direction; caps that have no room become smaller in proportion, and caps that leave nothing of the
  /// picture between them are stretched themselves.
  private func bands(
    length: Double, caps: (Double, Double), start: Double, target: Double
  ) -> [Band] {
    let source = fitted(caps, into: length)
    let hasMiddle = length - source.0 - source.1 > NineParts.nothing
    let placed = fitted(hasMiddle ? source : (source.0 * target, source.1 * target), into: target)
    let sources = [0, source.0, length - source.1, length]
    let targets = [
      start, pixels.round(start + placed.0), pixels.round(start + target - placed.1), start + target,
    ]
    return (0..<3).compactMap { index in
      let band = Band(
        source: sources[index],
        sourceLength: sources[index + 1] - sources[index],
        target: targets[index],
        targetLength: targets[index + 1] - targets[index]
      )
      return band.sourceLength > NineParts.nothing && band.targetLength > 0 ? band : nil
    }
  }

  private func fitted(_ caps: (Double, Double), into length: Double) -> (Double, Double) {
    let first = max(0, caps.0)
    let second = max(0, caps.1)
    let factor = first + second > length ? max(0, length) / (first + second) : 1
    return (first * factor, second * factor)
  }
}
