import TableModel
import TableThemes

/// What is on the panel of a row's action: a title, or a picture.
enum PanelContent {
  case title(ShapedLabel)
  case image(ImageViewLayout)

  /// What is on an action's panel: its picture, or else its title.
  init(of action: RowAction, in views: ViewContext, _ look: TextLook, room: Double) {
    guard var image = action.image else {
      self = .title(views.text.shape(Label(text: action.title), look: look, maximumWidth: room))
      return
    }
    image.isTemplate = true
    self = .image(
      ImageViewLayout(ImageView(image: image, tintColor: .white), in: views, isHighlighted: false))
  }

  /// The extent in points.
  var size: Size {
    switch self {
    case .title(let title): Size(width: title.width, height: title.height)
    case .image(let image): image.size
    }
  }

  /// Where it begins around a height: pictures in the middle, as was measured, and titles on a whole point above it.
  func top(around middle: Double, on pixels: PixelGrid) -> Double {
    let top = middle - size.height / 2
    return switch self {
    case .title: top.rounded(.down)
    case .image: pixels.round(top)
    }
  }

  /// The view at a place of its panel.
  func node(in frame: Rect) -> SceneNode {
    switch self {
    case .title(let title): title.node(.plainLabel, role: .textLabel, frame: frame)
    case .image(let image): image.node(in: frame, role: .imageView)
    }
  }
}
