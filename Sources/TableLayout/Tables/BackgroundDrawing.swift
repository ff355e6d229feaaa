import TableModel
import TableThemes

/// What lies behind the rows of a table.
struct BackgroundDrawing {
  private let context: TableContext

  init(_ context: TableContext) {
    self.context = context
  }

  /// The drawings that fill a table of a size.
  func drawings(in size: Size) -> [Drawing] {
    let bounds = Rect(origin: .zero, size: size)
    if let color = context.tableView.backgroundColor {
      return [.fill(.rect(bounds), .color(color))]
    }
    switch context.look.background {
    case .color(let color):
      return [.fill(.rect(bounds), .color(color))]
    case .gradient(let gradient):
      return [.fill(.rect(bounds), gradient.downwards(in: bounds))]
    case .pinstripe(let pinstripe):
      return drawings(of: pinstripe[context.scale], in: bounds)
    }
  }

  private func drawings(of pinstripe: Pinstripe, in bounds: Rect) -> [Drawing] {
    let background = Drawing.fill(.rect(bounds), pinstripe.background.downwards(in: bounds))
    return [background]
      + pinstripe.stripes.map { stripe in
        let rects = stride(from: stripe.x, to: bounds.maxX, by: pinstripe.period).compactMap { x -> Rect? in
          let left = max(bounds.minX, x)
          let right = min(bounds.maxX, x + stripe.width)
          return right > left ? Rect(x: left, y: 0, width: right - left, height: bounds.height) : nil
        }
        return .fill(.rects(rects), stripe.gradient.downwards(in: bounds))
      }
  }
}
