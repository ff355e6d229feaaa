import TableLayout
import TableModel

/// The size of a picture in pixels, as its file has them or as they are made for a screen.
struct ImageSize: Hashable {
  /// The pixels a point at which pictures without pixels of their own are drawn for pages, which have none either.
  static let pageDensity = 4.0
  /// The most pixels that are made of a file, each counted once for every level of elements within another.
  private static let mostLayered = Double(64 << 20)
  /// What an element, a layer in each pixel and a number of a path in each row cost, in pixels painted.
  private static let (perElement, perLayer, perNumber) = (2.0, 40.0, 20.0)
  /// The rows for which numbers count at least, since lines may go far beyond the picture.
  private static let fewestRows = 1_000.0
  /// A pixel's part that a size may be beyond a whole one.
  private static let tolerance = 1.0 / 128

  let width: Int
  let height: Int

  /// The size of a picture's file, upright, where it has pixels; otherwise the pixels that it needs at a density.
  init(of reference: ImageReference, density: Double) {
    var scale = reference.scale
    if let vector = reference.vector {
      let area = max(1e-6, reference.size.width * reference.size.height)
      let most = (ImageSize.mostLayered / Double(max(1, vector.depth)) / area).squareRoot()
      scale = min(max(density, 1e-3), most)
    }
    let bounds = (reference.size.width * scale, reference.size.height * scale)
    width = ImageSize.whole(bounds.0)
    height = ImageSize.whole(bounds.1)
  }

  /// The number of pixels.
  var pixels: Int { width * height }

  /// The pixels that drawing a file comes to, each as often as something covers it.
  func work(of vector: VectorContent) -> Double {
    let perPixel = ImageSize.perElement * vector.elements + ImageSize.perLayer * vector.layers
    let rows = max(ImageSize.fewestRows, Double(height))
    return perPixel * Double(pixels) + ImageSize.perNumber * vector.numbers * rows
  }

  private static func whole(_ pixels: Double) -> Int {
    Int(min(1e6, max(1, (pixels - tolerance).rounded(.up))))
  }
}

extension PlacedImage {
  /// How many points of the screen show a point of the picture, where it is enlarged the most.
  var enlargement: Double {
    let shown = source?.size ?? reference.size
    guard shown.width > 0, shown.height > 0 else { return 1 }
    return max(rect.width / shown.width, rect.height / shown.height)
  }
}
