import TableModel
import TableThemes

/// What is on the button of a row's action: a picture, a title, or one above the other.
struct PanelContent {
  private let image: ImageViewLayout?
  private let title: ShapedLabel?
  private let titleSize: Size
  private let gap: Double

  /// What is on an action's button in a row of a height, in points: its picture, or else its title, or both where there is
  /// room.
  init(of action: RowAction, in views: ViewContext, _ look: PanelLook, room: Double, rowHeight: Double) {
    image = action.image.map { image in
      var stencil = image
      stencil.isTemplate = true
      return ImageViewLayout(ImageView(image: stencil, tintColor: .white), in: views, isHighlighted: false)
    }
    let holdsBoth = look.titleBelowImageHeight.map { rowHeight >= $0 } ?? false
    guard image == nil || (holdsBoth && !action.title.isEmpty) else {
      (title, titleSize, gap) = (nil, .zero, 0)
      return
    }
    let shaped = PanelContent.shaped(action.title, in: views, look, room: room)
    let size = Size(width: shaped.width, height: shaped.height)
    title = shaped
    titleSize =
      look.titlesAreWholePoints
      ? Size(width: size.width.rounded(.up), height: size.height.rounded(.up)) : size
    gap = image == nil ? 0 : look.imageTitleGap
  }

  /// By how much letters shrink at a time, in parts of their size.
  private static let shrinkingStep = 0.025

  /// A title in as many lines as the look allows, with letters as small as they have to be and may be; then it is cut.
  private static func shaped(
    _ title: String, in views: ViewContext, _ look: PanelLook, room: Double
  ) -> ShapedLabel {
    let shape = { (scale: Double, lines: Int, width: Double) in
      var text = look.text
      text.size *= scale
      return views.text.shape(Label(text: title, numberOfLines: lines), look: text, maximumWidth: width)
    }
    let words = title.split(separator: " ").map(String.init)
    let fits = { (scale: Double) in
      // A word that is wider than the room would be divided.
      let widest = words.map { word -> Double in
        var text = look.text
        text.size *= scale
        return views.text.shape(Label(text: word), look: text, maximumWidth: .infinity).width
      }
      return (widest.max() ?? 0) <= room && shape(scale, 0, room).text.lines.count <= look.maximumLines
    }
    guard look.maximumLines > 1 else { return shape(1, 1, room) }
    var scale = 1.0
    while scale > look.leastTitleScale, !fits(scale) {
      scale = max(look.leastTitleScale, scale - PanelContent.shrinkingStep)
    }
    return shape(scale, look.maximumLines, room)
  }

  /// The extent in points.
  var size: Size {
    let picture = image?.size ?? .zero
    return Size(width: max(picture.width, titleSize.width), height: picture.height + gap + titleSize.height)
  }

  /// Where it begins around a height: pictures in the middle, as was measured, and titles on a whole point above it.
  private func top(around middle: Double, on pixels: PixelGrid) -> Double {
    image == nil ? (middle - (title?.height ?? 0) / 2).rounded(.down) : pixels.round(middle - size.height / 2)
  }

  /// The views around a height of a button, between two of its edges.
  func nodes(around middle: Double, left: Double, on pixels: PixelGrid) -> [SceneNode] {
    let (top, whole) = (top(around: middle, on: pixels), size)
    let picture = image?.size ?? .zero
    let titleFrame = Rect(
      x: left + (whole.width - titleSize.width) / 2, y: top + picture.height + gap, width: titleSize.width,
      height: titleSize.height)
    let imageFrame = Rect(
      x: left + (whole.width - picture.width) / 2, y: top, width: picture.width, height: picture.height)
    return [
      image?.node(in: imageFrame, role: .imageView),
      title?.node(.plainLabel, role: .textLabel, frame: titleFrame),
    ].compactMap { $0 }
  }
}
