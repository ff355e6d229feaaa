import TableModel

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
