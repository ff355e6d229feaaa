import CPangoCairo
import TableLayout

/// Paints scenes band by band over opaque white, so that a picture's height costs no memory.
final class Raster {
  /// The pixels of a band: few enough to stay in a processor's cache until they are compressed.
  private static let bandArea = 1 << 18

  private let painter: CairoPainter
  private let meter: WorkMeter
  private let bandHeight: Int
  private var pixels = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 1)

  /// A raster whose bands have at most the given number of rows, and fewer in wide pictures.
  init(painter: CairoPainter, meter: WorkMeter = WorkMeter(), bandHeight: Int = 1024) {
    self.painter = painter
    self.meter = meter
    self.bandHeight = max(1, bandHeight)
  }

  deinit {
    pixels.deallocate()
  }

  /// The size of a scene's picture in pixels; throws where it is more than can be drawn.
  static func pixelSize(of scene: Scene) throws(DrawingError) -> (width: Int, height: Int) {
    guard scene.scale.isFinite, scene.scale > 0 else {
      throw DrawingError("the scale is \(scene.scale) and must be greater than 0", hint: "use 1, 2 or 3")
    }
    let width = (scene.size.width * scene.scale).rounded()
    let height = (scene.size.height * scene.scale).rounded()
    guard width >= 1, height >= 1 else {
      throw DrawingError(
        "the picture would have \(Raster.text(width, height)) pixels", hint: "give it a size")
    }
    guard width <= Double(ImageLimits.drawnWidth), height <= Double(ImageLimits.drawnHeight),
      width * height <= Double(ImageLimits.drawnPixels)
    else {
      throw DrawingError(
        """
        the picture would have \(Raster.text(width, height)) pixels; \
        the limits are \(ImageLimits.drawnWidth) across, \(ImageLimits.drawnHeight) down and \(ImageLimits.drawnPixels) in all
        """,
        hint: "use a smaller scale or fewer rows",
        isAboutSize: true
      )
    }
    return (Int(width), Int(height))
  }

  private static func text(_ width: Double, _ height: Double) -> String {
    [width, height].map { side in Int(exactly: side).map { "\($0)" } ?? "\(side)" }.joined(separator: "×")
  }

  /// Paints a scene and hands over its rows from top to bottom, several at a time, each pixel as `0xFFRRGGBB`.
  func paint(
    _ scene: Scene,
    _ take: (UnsafeBufferPointer<UInt32>) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    try paintRows(of: scene) { (pixels) throws(DrawingError) in
      try take(pixels)
      return true
    }
  }

  /// Paints a scene and hands over its rows as above for as long as more are wanted.
  func paintRows(
    of scene: Scene,
    while wantsMore: (UnsafeBufferPointer<UInt32>) throws(DrawingError) -> Bool
  ) throws(DrawingError) {
    let bands = try PaintedBands(scene, on: self)
    while let pixels = try bands.next(), try wantsMore(pixels) {}
  }

  /// The rows of a scene from top to bottom, several at a time, painted as they are asked for into memory that the next ones
  /// take.
  struct PaintedBands {
    private let raster: Raster
    private let width: Int
    private let scale: Double
    private let bands: AnyIterator<Bands.Band>

    /// Begins a scene; throws where its picture is larger than can be drawn.
    init(_ scene: Scene, on raster: Raster) throws(DrawingError) {
      let (width, height) = try Raster.pixelSize(of: scene)
      let rows = min(height, raster.bandHeight, max(16, Raster.bandArea / width))
      let list = DisplayList(scene)
      raster.painter.countsPixels = raster.meter.mayPaintTooMuch(
        items: list.count, width: width, height: height)
      raster.makeRoom(for: width * rows)
      bands = AnyIterator(
        Bands(list, scale: scene.scale, width: width, height: height, bandHeight: rows).makeIterator())
      (self.raster, self.width, scale) = (raster, width, scene.scale)
    }

    /// Paints the next rows, each pixel as `0xFFRRGGBB`; `nil` after the last.
    func next() throws(DrawingError) -> UnsafeBufferPointer<UInt32>? {
      guard let band = bands.next() else { return nil }
      let pixels = UnsafeMutableBufferPointer(rebasing: raster.pixels[..<(width * band.rows.count)])
      if !band.hasBackground { pixels.initialize(repeating: .max) }
      let grid = PixelGrid(scale: scale, firstRow: band.rows.lowerBound)
      try raster.paint(band.items, on: pixels, width: width, grid)
      return UnsafeBufferPointer(pixels)
    }
  }

  private func makeRoom(for count: Int) {
    guard pixels.count < count else { return }
    pixels.deallocate()
    pixels = .allocate(capacity: count)
  }

  private func paint(
    _ items: ArraySlice<DisplayList.Item>,
    on pixels: UnsafeMutableBufferPointer<UInt32>,
    width: Int,
    _ grid: PixelGrid
  ) throws(DrawingError) {
    let height = pixels.count / width
    let surface = UnsafeMutableRawBufferPointer(pixels).withMemoryRebound(to: UInt8.self) {
      cairo_image_surface_create_for_data(
        $0.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(4 * width))
    }
    defer { cairo_surface_destroy(surface) }
    try cairo_surface_status(surface).check()
    guard let context = cairo_create(surface) else {
      throw DrawingError("there is no memory for the picture")
    }
    defer { cairo_destroy(context) }
    try painter.paint(items, on: context, grid)
    cairo_surface_flush(surface)
  }
}

/// The rows of a scene as they are painted, for comparison.
final class PaintedRows: PixelRows {
  let width: Int
  let height: Int
  private let bands: Raster.PaintedBands
  private var rest = UnsafeBufferPointer<UInt32>(start: nil, count: 0)[...]

  /// Begins a scene; nothing else may be painted on the raster before the last row was read.
  init(_ scene: Scene, on raster: Raster) throws(DrawingError) {
    (width, height) = try Raster.pixelSize(of: scene)
    bands = try Raster.PaintedBands(scene, on: raster)
  }

  func readRow(into pixels: UnsafeMutableBufferPointer<UInt32>) throws(DrawingError) {
    if rest.isEmpty, let band = try bands.next() { rest = band[...] }
    guard pixels.count == width, rest.count >= width else { throw DrawingError("the row has another length") }
    let row = UnsafeBufferPointer(rebasing: rest.prefix(width))
    for x in 0..<width {
      // Red, green, blue and opacity as bytes in this order.
      pixels[x] = (row[x] << 8 | 0xFF).byteSwapped.littleEndian
    }
    rest = rest.dropFirst(width)
  }
}
