import TableModel
import TableThemes

/// Lays out a view of a picture: which of its pictures, which part of it, where, and in which colour.
struct ImageViewLayout {
  private let imageView: ImageView
  private let image: Image
  private let context: ViewContext
  private let ownTint: ImageTint?
  private let symbol: SymbolImageDrawing?

  /// `tint` is for pictures without colours of their own whose colour is more than one, and `usual` says how symbols are
  /// drawn in this place.
  init(
    _ imageView: ImageView, in context: ViewContext, isHighlighted: Bool, tint: ImageTint? = nil,
    symbols usual: SymbolConfiguration = SymbolImageLook.standard.views
  ) {
    ownTint = tint
    self.imageView = imageView
    self.context = context
    let shown = isHighlighted ? imageView.highlightedImage ?? imageView.image : imageView.image
    image = context.isReadFromRight ? shown.readFromRight : shown
    symbol = image.symbol.map { SymbolImageDrawing($0, usual: usual, in: context) }
  }

  /// The size of the picture in points.
  var size: Size { symbol?.size ?? image.size.withoutImpossible }

  /// The room in points at either side of a symbol that stacks of SwiftUI keep free.
  var sideBearing: Double { symbol?.sideBearing ?? 0 }

  /// The picture as a view at a place; one that fills its view without distortion is cut off at the edges.
  func node(in frame: Rect, role: ViewRole?) -> SceneNode {
    let paint = symbolPaint
    return SceneNode(
      .imageView,
      role: role,
      frame: frame,
      opacity: paint?.opacity ?? 1,
      clipsToBounds: mode == .scaleAspectFill,
      drawings: context.upright(drawings(in: frame.bounds, paint?.paint), in: frame.width)
    )
  }

  /// Symbols are never distorted.
  private var mode: ContentMode { imageView.contentMode ?? (symbol == nil ? .scaleToFill : .scaleAspectFit) }

  private func drawings(in bounds: Rect, _ paint: Paint?) -> [Drawing] {
    let rect = ImagePlacement(mode: mode, pixels: context.pixels).rect(of: size, in: bounds)
    guard rect.width > 0, rect.height > 0 else { return [] }
    if let symbol, let paint { return symbol.drawings(in: rect, paint: paint) }
    guard let reference = image.representation(scale: context.scale, for: context.environment.appearance)
    else {
      return image.placeholder.map { PlaceholderDrawing(context).drawings(ofImage: $0.name, in: rect) } ?? []
    }
    guard let capInsets = image.capInsets, rect.size != size else {
      return [.image(PlacedImage(reference, in: rect, tint: tint))]
    }
    return NineParts(capInsets: capInsets, pixels: context.pixels).parts(of: size, in: rect).map { part in
      .image(PlacedImage(reference, in: part.target, source: part.source, tint: tint))
    }
  }

  /// The paint of a symbol and the opacity of the whole, since its parts lie over each other and would show there; `nil` for
  /// other pictures.
  private var symbolPaint: (paint: Paint, opacity: Double)? {
    guard symbol != nil else { return nil }
    let tint = tint ?? .color(context.tint)
    guard image.symbol?.tile == nil, case .color(let color) = tint else { return (tint.paint, 1) }
    let appearance = context.environment.appearance
    let shown = context.theme.palette.map { color.resolved(with: $0[appearance], for: appearance) } ?? color
    guard shown.alpha < 1 else { return (tint.paint, 1) }
    return (.color(Color(red: shown.red, green: shown.green, blue: shown.blue)), shown.alpha)
  }

  private var tint: ImageTint? {
    image.isTemplate || symbol != nil ? ownTint ?? .color(imageView.tintColor ?? context.tint) : nil
  }
}

extension Image {
  /// The picture as it is where people read from right to left: with files of that direction, or with left and right exchanged.
  fileprivate var readFromRight: Image {
    var image = self
    if let files = rightToLeftFiles {
      (image.representations, image.darkRepresentations) = (files.light, files.dark)
    }
    guard flipsForRightToLeftLayoutDirection else { return image }
    image.capInsets = capInsets?.mirrored
    image.symbol = symbol?.flipped
    for index in representations.indices {
      image.representations[index].orientation = representations[index].orientation.mirrored
    }
    for index in darkRepresentations.indices {
      image.darkRepresentations[index].orientation = darkRepresentations[index].orientation.mirrored
    }
    return image
  }
}

/// Where a picture lies in a view, by the view's content mode.
struct ImagePlacement {
  let mode: ContentMode
  let pixels: PixelGrid

  /// The rectangle of a picture of a size in a view's bounds; may reach over the edges.
  func rect(of size: Size, in bounds: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else { return Rect(origin: bounds.origin, size: .zero) }
    let scales = (bounds.width / size.width, bounds.height / size.height)
    switch mode {
    case .scaleToFill:
      return bounds
    case .scaleAspectFit:
      return aligned(size.scaled(by: min(scales.0, scales.1)), in: bounds, across: 0.5, down: 0.5)
    case .scaleAspectFill:
      return aligned(size.scaled(by: max(scales.0, scales.1)), in: bounds, across: 0.5, down: 0.5)
    case .center: return aligned(size, in: bounds, across: 0.5, down: 0.5)
    case .top: return aligned(size, in: bounds, across: 0.5, down: 0)
    case .bottom: return aligned(size, in: bounds, across: 0.5, down: 1)
    case .left: return aligned(size, in: bounds, across: 0, down: 0.5)
    case .right: return aligned(size, in: bounds, across: 1, down: 0.5)
    case .topLeft: return aligned(size, in: bounds, across: 0, down: 0)
    case .topRight: return aligned(size, in: bounds, across: 1, down: 0)
    case .bottomLeft: return aligned(size, in: bounds, across: 0, down: 1)
    case .bottomRight: return aligned(size, in: bounds, across: 1, down: 1)
    }
  }

  /// A size at a share of the room that it leaves, with its corner on a pixel.
  private func aligned(_ size: Size, in bounds: Rect, across: Double, down: Double) -> Rect {
    Rect(
      x: pixels.round(bounds.minX + (bounds.width - size.width) * across),
      y: pixels.round(bounds.minY + (bounds.height - size.height) * down),
      width: size.width,
      height: size.height
    )
  }
}

extension Size {
  fileprivate func scaled(by factor: Double) -> Size {
    Size(width: width * factor, height: height * factor)
  }
}

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

/// Draws a symbol of the system as an outline in one colour, as large as the letters that it stands beside ask for.
struct SymbolImageDrawing {
  private let symbol: SymbolImage
  private let configuration: SymbolConfiguration
  private let look = SymbolImageLook.standard
  private let context: ViewContext
  /// The points of an em.
  private let em: Double

  /// A symbol; `usual` says what it does not say itself.
  init(_ symbol: SymbolImage, usual: SymbolConfiguration, in context: ViewContext) {
    self.symbol = symbol
    self.context = context
    configuration = symbol.configuration.merged(over: usual)
    let size =
      configuration.pointSize ?? configuration.textStyle.map { context.text.textStyleSizes[$0] }
      ?? look.pointSize
    em = size * (configuration.scale ?? .medium).factor
  }

  /// The size in points of the symbol, or of the tile that it stands on.
  var size: Size {
    if symbol.tile != nil { return Size(width: tileSide, height: tileSide) }
    // A symbol is placed by pixels, as letters are not.
    return Size(
      width: context.pixels.round(symbol.size.width * em),
      height: context.pixels.round(symbol.size.height * em))
  }

  /// The room in points at either side of the symbol that stacks of SwiftUI keep free.
  var sideBearing: Double { symbol.tile == nil ? symbol.sideBearing * em : 0 }

  /// The side in points of a tile, whose area grows as letters do at the sizes for accessibility; by eye.
  private var tileSide: Double {
    guard context.theme.contentSizeCategory.isAccessibilityCategory else { return look.tileSide }
    return (look.tileSide * (context.text.textStyleSizes.body / look.pointSize).squareRoot()).rounded()
  }

  /// The symbol in a rectangle, in a paint that is in the same coordinates.
  func drawings(in rect: Rect, paint: Paint) -> [Drawing] {
    guard let tile = symbol.tile else { return outlines(in: rect, paint: paint) }
    let factor = rect.width / look.tileSide
    let radius = context.theme.symbolTileRadius * factor
    let longest = max(symbol.size.width, symbol.size.height, 1e-6)
    let side = look.tileSymbolSide * factor / longest
    let inner = rect.centered(
      Size(width: symbol.size.width * side, height: symbol.size.height * side), on: context.pixels)
    return [.fill(.roundedRect(rect, top: radius, bottom: radius), .color(tile))]
      + outlines(in: inner, paint: .color(.white))
  }

  private func outlines(in rect: Rect, paint: Paint) -> [Drawing] {
    guard context.meter.take(parts: symbol.areas.reduce(0) { $0 + $1.elements.count }) else { return [] }
    let factor = symbol.size.width > 0 ? rect.width / symbol.size.width : 0
    let place = { (path: Path) in
      path.mapPoints { Point(rect.minX + $0.x * factor, rect.minY + $0.y * factor) }
    }
    let weight = configuration.weight ?? .regular
    let scale = configuration.scale ?? .medium
    let width = look.lineWidth(of: weight, at: scale)
    let regular = look.lineWidth(of: .regular, at: scale)
    let line = symbol.areaLineWidth.map { max($0, regular - look.mostThickening) }
    let thinning = line.map { max(0, $0 - width) / 2 } ?? look.thinning(of: weight)
    let thickening = width - (line ?? regular)
    let round = { (width: Double) in Stroke(width: width * factor, cap: .round, join: .round) }
    let areas = symbol.areas.flatMap { area -> [Drawing] in
      let placed = place(area.thinned(by: thinning))
      let fill = Drawing.fill(placed, paint)
      // Holes would close, where it is not lines that grow.
      let widening = line == nil && area.hasSeveralParts ? min(thickening, look.mostThickening) : thickening
      return widening > 0 ? [fill, .stroke(placed, round(widening), paint)] : [fill]
    }
    guard !symbol.lines.elements.isEmpty else { return areas }
    let stroke = symbol.isMissing ? Stroke(width: 1) : round(width)
    return areas + [.stroke(place(symbol.lines), stroke, paint)]
  }
}

extension Path {
  /// Whether it is more than one outline, as where it has holes.
  fileprivate var hasSeveralParts: Bool {
    elements.dropFirst().contains { if case .move = $0 { true } else { false } }
  }
}

extension SymbolImage {
  /// The symbol with left and right exchanged.
  var flipped: SymbolImage {
    var symbol = self
    let turn = { (point: Point) in Point(size.width - point.x, point.y) }
    symbol.areas = areas.map { $0.mapPoints(turn) }
    symbol.lines = lines.mapPoints(turn)
    return symbol
  }
}
