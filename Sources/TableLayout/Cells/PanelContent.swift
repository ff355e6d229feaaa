import TableModel
import TableThemes

/// What is on the panel of a row's action: a title, or a picture.
enum PanelContent {
  case title(ShapedLabel, size: Size)
  case image(ImageViewLayout)

  /// What is on an action's panel: its picture, or else its title.
  init(of action: RowAction, in views: ViewContext, _ look: PanelLook, room: Double) {
    guard var image = action.image else {
      let title = views.text.shape(Label(text: action.title), look: look.text, maximumWidth: room)
      let size = Size(width: title.width, height: title.height)
      self = .title(
        title,
        size: look.titlesAreWholePoints
          ? Size(width: size.width.rounded(.up), height: size.height.rounded(.up)) : size)
      return
    }
    image.isTemplate = true
    self = .image(
      ImageViewLayout(ImageView(image: image, tintColor: .white), in: views, isHighlighted: false))
  }

  /// The extent in points.
  var size: Size {
    switch self {
    case .title(_, let size): size
    case .image(let image): image.size
    }
  }

  /// Where it begins around a height: pictures in the middle, as was measured, and titles on a whole point above it.
  func top(around middle: Double, on pixels: PixelGrid) -> Double {
    switch self {
    case .title(let title, _): (middle - title.height / 2).rounded(.down)
    case .image: pixels.round(middle - size.height / 2)
    }
  }

  /// The view at a place of its panel.
  func node(in frame: Rect) -> SceneNode {
    switch self {
    case .title(let title, _): title.node(.plainLabel, role: .textLabel, frame: frame)
    case .image(let image): image.node(in: frame, role: .imageView)
    }
  }
}
