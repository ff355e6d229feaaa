import TableModel
import TableThemes

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
    em = size * look.factor(of: configuration.scale ?? .medium)
  }

  /// The size in points of the symbol, or of the tile that it stands on.
  var size: Size {
    if symbol.tile != nil { return Size(width: look.tileSide, height: look.tileSide) }
    // A symbol is placed by pixels, as letters are not.
    return Size(
      width: context.pixels.round(symbol.size.width * em),
      height: context.pixels.round(symbol.size.height * em))
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
    let (width, regular) = (look.lineWidth(of: weight), look.lineWidth(of: .regular))
    let round = { (width: Double) in Stroke(width: width * factor, cap: .round, join: .round) }
    let areas = symbol.areas.flatMap { area -> [Drawing] in
      let area = place(area)
      let fill = Drawing.fill(area, paint)
      return width > regular ? [fill, .stroke(area, round(width - regular), paint)] : [fill]
    }
    guard !symbol.lines.elements.isEmpty else { return areas }
    let stroke = symbol.isMissing ? Stroke(width: 1) : round(width)
    return areas + [.stroke(place(symbol.lines), stroke, paint)]
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
