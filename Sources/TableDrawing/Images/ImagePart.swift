import TableLayout
import TableModel

/// The part of a picture that fills a rectangle, in pixels of the picture.
struct ImagePart: Hashable {
  /// How near to a whole pixel an edge counts as being on it.
  private static let tolerance = 1.0 / 128

  /// The part itself, whose edges may lie within pixels.
  let source: Rect
  /// The whole pixels that it touches.
  let columns: Range<Int>
  let rows: Range<Int>

  /// The part that is placed, as far as it lies in a picture of so many pixels; `nil` where that is nothing.
  init?(_ placed: PlacedImage, width: Int, height: Int) {
    let points = placed.reference.size
    guard let source = placed.source else {
      self.init(0...Double(width), 0...Double(height))
      return
    }
    guard
      let across = ImagePart.range(source.minX, source.maxX, points: points.width, pixels: width),
      let down = ImagePart.range(source.minY, source.maxY, points: points.height, pixels: height)
    else { return nil }
    self.init(across, down)
  }

  private init(_ across: ClosedRange<Double>, _ down: ClosedRange<Double>) {
    source = Rect(
      x: across.lowerBound,
      y: down.lowerBound,
      width: across.upperBound - across.lowerBound,
      height: down.upperBound - down.lowerBound
    )
    columns = ImagePart.pixels(across)
    rows = ImagePart.pixels(down)
  }

  private static func pixels(_ range: ClosedRange<Double>) -> Range<Int> {
    Int(range.lowerBound.rounded(.down))..<Int(range.upperBound.rounded(.up))
  }

  /// From points of the picture to its pixels, within the picture.
  private static func range(
    _ start: Double, _ end: Double, points: Double, pixels: Int
  ) -> ClosedRange<Double>? {
    let scale = points > 0 ? Double(pixels) / points : 1
    let ends = [start, end].map { edge in
      let pixel = edge * scale
      let whole = pixel.rounded()
      return min(Double(pixels), max(0, abs(pixel - whole) < tolerance ? whole : pixel))
    }
    guard ends[0] < ends[1] else { return nil }
    return ends[0]...ends[1]
  }
}
