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
      let grid = SurfaceGrid(scale: scale, firstRow: band.rows.lowerBound)
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
    _ grid: SurfaceGrid
  ) throws(DrawingError) {
    let height = pixels.count / width
    let surface = UnsafeMutableRawBufferPointer(pixels).withMemoryRebound(to: UInt8.self) {
      cairo_image_surface_create_for_data(
        $0.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(4 * width))
    }
    defer { cairo_surface_destroy(surface) }
    try cairo_surface_status(surface).check()
    guard let context = cairo_create(surface) else {
      throw DrawingError.noMemory
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
    guard pixels.count == width, rest.count >= width else {
      throw DrawingError.wrongRowLength
    }
    let row = UnsafeBufferPointer(rebasing: rest.prefix(width))
    for x in 0..<width {
      // Red, green, blue and opacity as bytes in this order.
      pixels[x] = (row[x] << 8 | 0xFF).byteSwapped.littleEndian
    }
    rest = rest.dropFirst(width)
  }
}

/// A picture cut into bands of rows, each with the drawings that can touch it.
///
/// What a band holds is put together when its turn comes: a group that reaches through a thousand bands is there once.
struct Bands: Sequence {
  /// Some rows of a picture and what lies in them, from back to front.
  struct Band {
    let rows: Range<Int>
    let items: ArraySlice<DisplayList.Item>
    /// Whether the first item covers the whole band.
    let hasBackground: Bool
  }

  /// An item and the bands that it can touch.
  private struct Node {
    let item: DisplayList.Item
    let bands: ClosedRange<Int>
    /// What a group that reaches over several bands is made of; empty for everything else.
    let members: [Node]

    /// The item, or of a group what can touch a band; `nil` where nothing does.
    func part(in band: Int) -> DisplayList.Item? {
      guard bands.contains(band) else { return nil }
      guard case .group(_, let opacity) = item.content, bands.count > 1 else { return item }
      let part = members.compactMap { $0.part(in: band) }
      return part.isEmpty ? nil : DisplayList.Item(content: .group(part, opacity: opacity), clip: nil)
    }
  }

  private let width: Int
  private let height: Int
  private let bandHeight: Int
  private let scale: Double
  private let count: Int
  private var nodes: [Node] = []
  /// The numbers of the nodes that begin in each band, ascending.
  private var beginnings: [[Int32]] = []

  init(_ list: DisplayList, scale: Double, width: Int, height: Int, bandHeight: Int) {
    self.width = width
    self.height = height
    self.bandHeight = bandHeight
    self.scale = scale
    count = (height + bandHeight - 1) / bandHeight
    nodes = count > 1 ? list.items.map(node) : list.items.map { Node(item: $0, bands: 0...0, members: []) }
    beginnings = Array(repeating: [], count: Swift.max(1, count))
    for (number, node) in nodes.enumerated() {
      beginnings[node.bands.lowerBound].append(Int32(truncatingIfNeeded: number))
    }
  }

  private func node(of item: DisplayList.Item) -> Node {
    guard case .group(let members, _) = item.content else {
      return Node(item: item, bands: bands(of: item.extent), members: [])
    }
    let nodes = members.map(node)
    let first = nodes.map(\.bands.lowerBound).min() ?? 0
    let last = nodes.map(\.bands.upperBound).max() ?? first
    return Node(item: item, bands: first...last, members: first < last ? nodes : [])
  }

  /// The bands that an extent can touch, with a pixel around it.
  private func bands(of extent: Extent) -> ClosedRange<Int> {
    let first = band(at: extent.top * scale - 1)
    return first...Swift.max(first, band(at: extent.bottom * scale + 1))
  }

  /// The band that holds a row, or the nearest one.
  private func band(at row: Double) -> Int {
    let band = (row / Double(bandHeight)).rounded(.down)
    return band.isNaN ? 0 : Int(Swift.min(Double(count - 1), Swift.max(0, band)))
  }

  func makeIterator() -> some IteratorProtocol<Band> {
    var open: [Int32] = []
    return (0..<count).lazy.map { index in
      open = Bands.merged(open.filter { nodes[Int($0)].bands.contains(index) }, beginnings[index])
      return band(index, of: open)
    }.makeIterator()
  }

  private func band(_ index: Int, of numbers: [Int32]) -> Band {
    let first = index * bandHeight
    let rows = first..<Swift.min(height, first + bandHeight)
    let items = numbers.compactMap { nodes[Int($0)].part(in: index) }
    let background = items.lastIndex { $0.covers(rows, width: width, scale: scale) }
    return Band(rows: rows, items: items[(background ?? 0)...], hasBackground: background != nil)
  }

  /// Two ascending lists as one.
  private static func merged(_ first: [Int32], _ second: [Int32]) -> [Int32] {
    guard !first.isEmpty, !second.isEmpty else { return first + second }
    var result: [Int32] = []
    result.reserveCapacity(first.count + second.count)
    var (left, right) = (first[...], second[...])
    while let one = left.first, let other = right.first {
      result.append(one < other ? left.removeFirst() : right.removeFirst())
    }
    return result + left + right
  }
}
