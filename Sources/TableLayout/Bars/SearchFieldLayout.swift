import TableModel
import TableThemes

/// Lays out the field of a search bar: the glass, the text or the placeholder, and the buttons in it.
struct SearchFieldLayout {
  private let bar: SearchBar
  private let look: SearchBarLook.Field
  private let context: BarContext

  init(_ bar: SearchBar, look: SearchBarLook.Field, context: BarContext) {
    self.bar = bar
    self.look = look
    self.context = context
  }

  func node(in frame: Rect) -> SceneNode {
    let bounds = frame.bounds
    let side = look.symbol.side
    let color = bar.text.isEmpty ? look.placeholderColor : look.text.color
    let textX = look.padding + side + look.gap
    let button = buttonSymbol
    let room = max(0, bounds.width - textX - look.padding - (button == nil ? 0 : side + look.gap))
    let label = context.shaped(
      bar.text.isEmpty ? bar.placeholder : bar.text, look: look.text, color: color, maximumWidth: room)
    let width = label.label.text.isEmpty ? look.emptyWidth : label.width
    let shift = isCentered ? max(0, context.pixels.round((room - width) / 2)) : 0
    var drawings = context.shapes(tint: look.symbolColor).drawings(of: look.shape, in: bounds)
    drawings += icon(.glass, at: look.padding + shift + side / 2, in: bounds)
    if let button { drawings += self.button(button, in: bounds) }
    let text = Rect(x: textX + shift, y: 0, width: min(room, label.width), height: bounds.height)
    return SceneNode(
      .searchField,
      frame: frame,
      drawings: drawings,
      children: label.label.text.isEmpty ? [] : [label.node(.plainLabel, role: nil, frame: text)]
    )
  }

  private var isCentered: Bool {
    look.centersPlaceholder && bar.text.isEmpty && buttonSymbol == nil
  }

  /// What stands at the field's end: the cross that empties it, or a book while there is nothing to be emptied.
  private var buttonSymbol: Symbol? {
    bar.text.isEmpty ? (bar.showsBookmarkButton ? .book : nil) : .clear
  }

  private func button(_ symbol: Symbol, in bounds: Rect) -> [Drawing] {
    guard symbol == .clear, let clear = look.clearButton, clear.side <= bounds.width else {
      return icon(symbol, at: bounds.width - look.padding - look.symbol.side / 2, in: bounds)
    }
    let center = Point(bounds.width - clear.trailing - clear.side / 2, bounds.center.y)
    var icon = look.symbol
    icon.side = clear.side
    return SymbolDrawing(symbol: symbol, look: icon, isMirrored: context.views.isMirrored)
      .drawings(around: center, paint: .color(clear.color))
  }

  private func icon(_ symbol: Symbol, at x: Double, in bounds: Rect) -> [Drawing] {
    guard x + look.symbol.side / 2 <= bounds.width else { return [] }
    return SymbolDrawing(symbol: symbol, look: look.symbol, isMirrored: context.views.isMirrored)
      .drawings(around: Point(x, bounds.center.y), paint: .color(look.symbolColor))
  }
}
