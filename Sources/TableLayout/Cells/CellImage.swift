import TableModel
import TableThemes

/// A cell's image at its place before the labels.
struct CellImage {
  let view: ImageViewLayout
  let frame: Rect
  let textGap: Double

  init(_ view: ImageViewLayout, look: CellImageLook, contentHeight: Double, margin: Double) {
    self.view = view
    textGap = look.textGap
    let size = CellImage.fittedSize(of: view.size, height: contentHeight, rounding: look.fittedWidthRounding)
    let y = max(0, ((contentHeight - size.height) / 2).rounded(.down))
    let x =
      switch look.leading {
      case .sameAsAbove(let limit): min(limit, y)
      case .cellMargin: margin
      }
    frame = Rect(x: x, y: y, width: size.width, height: size.height)
  }

  /// An image that is higher than the row is made smaller, in proportion.
  private static func fittedSize(
    of size: Size, height: Double, rounding: FloatingPointRoundingRule
  ) -> Size {
    guard size.height > height, size.height > 0 else { return size }
    return Size(width: (size.width * height / size.height).rounded(rounding), height: height)
  }

  /// Where text begins beside the image, without indentation.
  var textX: Double { frame.maxX + textGap }

  func node(indentation: Double) -> SceneNode {
    view.node(in: frame.offset(x: indentation), role: .imageView)
  }
}
