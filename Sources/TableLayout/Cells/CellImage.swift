import TableModel
import TableThemes

/// A cell's image at its place before the labels.
struct CellImage {
  let view: ImageViewLayout
  let place: PlacedFrame
  let textGap: Length
  private let context: ViewContext

  init(_ view: ImageViewLayout, look: CellImageLook, contentHeight: Length, _ cell: CellContext) {
    self.view = view
    context = cell.views
    textGap = context.length(ofLook: look.textGap, "space between image and text", .images)
    let (width, height) = CellImage.fittedSize(
      of: view.size, height: contentHeight, rounding: look.fittedWidthRounding, in: context)
    let y = max(0, ((contentHeight - height) / 2).roundedDownToPoint(.images))
    let x =
      switch look.leading {
      case .sameAsAbove(let limit):
        min(
          context.length(ofLook: limit, "most space before an image", .images),
          y.named("as much as above it", .images))
      case .cellMargin: cell.margin
      }
    place = PlacedFrame(x: x, y: y, width: width, height: height)
  }

  /// An image that is higher than the row is made smaller, in proportion.
  private static func fittedSize(
    of size: Size, height: Length, rounding: FloatingPointRoundingRule, in context: ViewContext
  ) -> (width: Length, height: Length) {
    let width = context.length(size.width, "width of the image", .images)
    guard size.height > height.points, size.height > 0 else {
      return (width, context.length(size.height, "height of the image", .images))
    }
    let fitted = (size.width * height.points / size.height).rounded(rounding)
    return (width.becoming(fitted, "scaled down like its height, and rounded"), height)
  }

  var frame: Rect { place.rect }

  /// Where text begins beside the image, without indentation.
  var textX: Length { place.x + place.width.named("width of the image", .images) + textGap }

  func node(indentation: Length) -> SceneNode {
    let place = place.offset(x: indentation)
    return view.node(in: place.rect, role: .imageView).explained(by: place, in: context)
  }
}
