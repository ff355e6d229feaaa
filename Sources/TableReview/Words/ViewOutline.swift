import TableLayout
import TableModel

/// What of a view can be put into words.
public struct ViewOutline: Hashable, Sendable {
  /// The class that UIKit's own view would have.
  public var viewClass: String
  /// The property of the parent that holds the view.
  public var role: String?
  /// What tells the view from all others of its source, where the source names views.
  public var id: String?
  /// The place of the row, for cells.
  public var indexPath: IndexPath?
  /// The arrangement, for cells.
  public var style: String?
  /// Which of the standard accessories it is.
  public var accessoryType: String?
  /// The whole text, for labels.
  public var text: String?
  /// The font, for labels.
  public var font: Font?
  /// The colour of the text: `#RRGGBB`, with two more digits where it is not opaque.
  public var textColor: String?
  /// The colour that fills the whole view.
  public var backgroundColor: String?
  /// The name of the image that the view shows.
  public var image: String?
  /// The digest of the image's file; `nil` where nobody has looked.
  public var imageDigest: String?
  /// The digest of what else the view draws; `nil` for nothing.
  public var drawing: String?
  /// The digest of where lines of text stand; `nil` without text, and in pictures that older versions approved.
  public var letters: String?
  /// The digest of the outlines that the view is filled in and cut off at; `nil` for none, and in pictures that older
  /// versions approved.
  public var shape: String?
  /// What its source says of the view, and nobody need see.
  public var properties: [OutlineProperty] = []
  /// The place in the parent's coordinates, in points.
  public var frame: Rect
  /// The opacity of everything the view shows, 0…1.
  public var opacity: Double
  /// Whether anything of the text was left out for want of room, for labels.
  public var isTruncated: Bool?
  /// The number of lines that are shown, for labels.
  public var lineCount: Int?
  /// The place in the source that made the view.
  public var source: SourceLocation?
  /// The views in it, from back to front.
  public var children: [ViewOutline]

  /// The outline of a view that lies in the part of the document at a path.
  init(
    _ node: SceneNode, at path: ElementPath, _ origins: OriginFinder?, _ properties: OutlineProperties,
    _ digest: (FilePath) -> String?
  ) {
    let steps = node.elementSteps
    let path = steps.isEmpty ? path : ElementPath(screen: path.screen, steps: path.steps + steps)
    let drawn = DrawingOutline(of: node)
    viewClass = node.viewClass.rawValue
    role = node.role?.rawValue
    id = node.id
    indexPath = node.indexPath
    style = node.cellStyle?.rawValue
    accessoryType = node.accessoryType?.rawValue
    text = node.label?.text
    font = node.label.map { Self.rounded($0.font) }
    textColor = drawn.textColor
    backgroundColor = drawn.backgroundColor
    image = drawn.image
    imageDigest = drawn.imagePath.flatMap(digest)
    drawing = drawn.digest
    (letters, shape) = (drawn.letters, drawn.shape)
    if !steps.isEmpty { self.properties = properties[path] }
    frame = Rect(
      x: node.frame.minX.thousandths, y: node.frame.minY.thousandths, width: node.frame.width.thousandths,
      height: node.frame.height.thousandths)
    opacity = node.opacity.thousandths
    isTruncated = node.label?.isTruncated
    lineCount = node.label?.lineCount
    let isOwn = !steps.isEmpty || node.viewClass == .window
    source = isOwn ? origins?.origin(of: path)?.location : nil
    children = node.children.map { ViewOutline($0, at: path, origins, properties, digest) }
  }

  /// A view with nothing but a class and a place.
  init(_ viewClass: String, frame: Rect) {
    self.viewClass = viewClass
    self.frame = frame
    opacity = 1
    children = []
  }

  private static func rounded(_ font: Font) -> Font {
    var font = font
    font.size = font.size.thousandths
    return font
  }

  /// Whether another view looks the same with all that lies in it, wherever both were written and whatever else was
  /// said of them.
  func isLike(_ other: ViewOutline) -> Bool {
    guard children.count == other.children.count, frame == other.frame, text == other.text,
      isTruncated == other.isTruncated, lineCount == other.lineCount, drawing == other.drawing,
      viewClass == other.viewClass, role == other.role, id == other.id, indexPath == other.indexPath,
      style == other.style, accessoryType == other.accessoryType, font == other.font,
      textColor == other.textColor, backgroundColor == other.backgroundColor, image == other.image,
      imageDigest == other.imageDigest, opacity == other.opacity, letters == other.letters,
      shape == other.shape
    else { return false }
    // Places are looked up one by one, as lists hand out copies, which take longer than comparing.
    return children.indices.allSatisfy { children[$0].isLike(other.children[$0]) }
  }

  /// Forgets what older versions did not note, in the view and all that lies in it.
  mutating func forgetDetails() {
    (letters, shape, properties) = (nil, nil, [])
    for index in children.indices { children[index].forgetDetails() }
  }

  /// Adds the rectangles, in the coordinates of the picture, of those views that are wanted among this one and all in it.
  func collectFrames(
    from origin: Point = .zero, where isWanted: (borrowing ViewOutline) -> Bool, into frames: inout [Rect]
  ) {
    let frame = self.frame.offset(x: origin.x, y: origin.y)
    if isWanted(self) { frames.append(frame) }
    for index in children.indices {
      children[index].collectFrames(from: frame.origin, where: isWanted, into: &frames)
    }
  }
}
