import TableLayout
import TableModel

/// What of a view can be put into words.
///
/// It is kept by reference, and copied where it is changed while others have it, too: outlines are read and compared view
/// by view, and copying one would take longer than that.
public struct ViewOutline: Sendable {
  /// What is said of a view, one by one.
  struct Fields: Hashable, Sendable {
    var viewClass: String
    var role: String?
    var id: String?
    var indexPath: IndexPath?
    var style: String?
    var accessoryType: String?
    var text: String?
    var font: Font?
    var textColor: String?
    var backgroundColor: String?
    var image: String?
    var imageDigest: String?
    var drawing: String?
    var letters: String?
    var shape: String?
    var properties: [OutlineProperty] = []
    var frame: Rect
    var opacity = 1.0
    var isTruncated: Bool?
    var lineCount: Int?
    var source: SourceLocation?
    var children: [ViewOutline] = []
  }

  /// What holds a view's fields; it is changed by nobody but its only owner.
  private final class Box: @unchecked Sendable {
    var fields: Fields

    init(_ fields: consuming Fields) {
      self.fields = fields
    }
  }

  private var box: Box

  /// The box, which nobody else has.
  private var own: Box {
    mutating get {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.fields) }
      return box
    }
  }

  /// A view of some fields.
  init(_ fields: Fields) {
    box = Box(fields)
  }

  /// A view with nothing but a class and a place.
  init(_ viewClass: String, frame: Rect) {
    self.init(Fields(viewClass: viewClass, frame: frame))
  }

  /// The class that UIKit's own view would have.
  public var viewClass: String {
    get { box.fields.viewClass }
    set { own.fields.viewClass = newValue }
  }
  /// The property of the parent that holds the view.
  public var role: String? {
    get { box.fields.role }
    set { own.fields.role = newValue }
  }
  /// What tells the view from all others of its source, where the source names views.
  public var id: String? {
    get { box.fields.id }
    set { own.fields.id = newValue }
  }
  /// The place of the row, for cells.
  public var indexPath: IndexPath? {
    get { box.fields.indexPath }
    set { own.fields.indexPath = newValue }
  }
  /// The arrangement, for cells.
  public var style: String? {
    get { box.fields.style }
    set { own.fields.style = newValue }
  }
  /// Which of the standard accessories it is.
  public var accessoryType: String? {
    get { box.fields.accessoryType }
    set { own.fields.accessoryType = newValue }
  }
  /// The whole text, for labels.
  public var text: String? {
    get { box.fields.text }
    set { own.fields.text = newValue }
  }
  /// The font, for labels.
  public var font: Font? {
    get { box.fields.font }
    set { own.fields.font = newValue }
  }
  /// The colour of the text: `#RRGGBB`, with two more digits where it is not opaque.
  public var textColor: String? {
    get { box.fields.textColor }
    set { own.fields.textColor = newValue }
  }
  /// The colour that fills the whole view.
  public var backgroundColor: String? {
    get { box.fields.backgroundColor }
    set { own.fields.backgroundColor = newValue }
  }
  /// The name of the image that the view shows.
  public var image: String? {
    get { box.fields.image }
    set { own.fields.image = newValue }
  }
  /// The digest of the image's file; `nil` where nobody has looked.
  public var imageDigest: String? {
    get { box.fields.imageDigest }
    set { own.fields.imageDigest = newValue }
  }
  /// The digest of what else the view draws; `nil` for nothing.
  public var drawing: String? {
    get { box.fields.drawing }
    set { own.fields.drawing = newValue }
  }
  /// The digest of where lines of text stand; `nil` without text.
  public var letters: String? {
    get { box.fields.letters }
    set { own.fields.letters = newValue }
  }
  /// The digest of the outlines that the view is filled in and cut off at; `nil` for none.
  public var shape: String? {
    get { box.fields.shape }
    set { own.fields.shape = newValue }
  }
  /// What its source says of the view, and nobody need see.
  public var properties: [OutlineProperty] {
    get { box.fields.properties }
    _modify { yield &own.fields.properties }
  }
  /// The place in the parent's coordinates, in points.
  public var frame: Rect {
    get { box.fields.frame }
    set { own.fields.frame = newValue }
  }
  /// The opacity of everything the view shows, 0…1.
  public var opacity: Double {
    get { box.fields.opacity }
    set { own.fields.opacity = newValue }
  }
  /// Whether anything of the text was left out for want of room, for labels.
  public var isTruncated: Bool? {
    get { box.fields.isTruncated }
    set { own.fields.isTruncated = newValue }
  }
  /// The number of lines that are shown, for labels.
  public var lineCount: Int? {
    get { box.fields.lineCount }
    set { own.fields.lineCount = newValue }
  }
  /// The place in the source that made the view.
  public var source: SourceLocation? {
    get { box.fields.source }
    set { own.fields.source = newValue }
  }
  /// The views in it, from back to front.
  public var children: [ViewOutline] {
    get { box.fields.children }
    _modify { yield &own.fields.children }
  }
}

extension ViewOutline {
  /// Whether this is another view itself, and not one that only says the same.
  func isIdentical(to other: ViewOutline) -> Bool { box === other.box }
}

extension ViewOutline: Hashable {
  /// Whether two views are equal with all that lies in them.
  public static func == (first: ViewOutline, second: ViewOutline) -> Bool {
    first.box === second.box || first.box.fields == second.box.fields
  }

  /// Hashes the view.
  public func hash(into hasher: inout Hasher) { hasher.combine(box.fields) }
}

extension ViewOutline {
  /// Writes the value as JSON, without its place in the source; `others` writes further members before the children.
  func write(to line: inout JSONLine, besides others: (inout JSONLine) -> Void = { _ in }) {
    line.beginObject()
    line.member("class", viewClass)
    line.member("role", role)
    line.member("id", id)
    line.member("indexPath", indexPath)
    line.member("style", style)
    line.member("accessoryType", accessoryType)
    line.member("text", text)
    if let font { line.member("font", font) }
    line.member("textColor", textColor)
    line.member("backgroundColor", backgroundColor)
    line.member("image", image)
    line.member("imageDigest", imageDigest)
    line.member("frame", frame)
    if let isTruncated {
      line.key("truncated")
      line.bool(isTruncated)
    }
    if let lineCount {
      line.key("lines")
      line.number(Double(lineCount))
    }
    if opacity != 1 {
      line.key("opacity")
      line.number(opacity)
    }
    line.member("drawing", drawing)
    line.member("letters", letters)
    line.member("shape", shape)
    OutlineProperty.write(properties, as: "properties", to: &line)
    others(&line)
    line.members("children", children) { $0.write(to: &$1) }
    line.endObject()
  }
}

extension ViewOutline {
  /// Whether another view looks the same with all that lies in it, wherever both were written and whatever else was
  /// said of them.
  func isLike(_ other: ViewOutline) -> Bool {
    frame.origin == other.frame.origin && indexPath == other.indexPath && hasLook(of: other)
  }

  /// Whether another view looks the same with all that lies in it, wherever both lie.
  func hasLook(of other: ViewOutline) -> Bool {
    guard children.count == other.children.count, frame.size == other.frame.size,
      text.hasBytes(of: other.text), isTruncated == other.isTruncated, lineCount == other.lineCount,
      drawing == other.drawing, viewClass == other.viewClass, role == other.role, id == other.id,
      style == other.style, accessoryType == other.accessoryType, font == other.font,
      textColor == other.textColor, backgroundColor == other.backgroundColor, image == other.image,
      imageDigest == other.imageDigest, opacity == other.opacity, letters == other.letters,
      shape == other.shape
    else { return false }
    return zip(children, other.children).allSatisfy { $0.isLike($1) }
  }

  /// Hashes of how the view looks what tells most from others, and not all that does.
  func hashLook(into hasher: inout Hasher) {
    hasher.combine(drawing)
    hasher.combine(backgroundColor)
    hasher.combine(image)
    hasher.combine(accessoryType)
    for child in children { child.hashLook(into: &hasher) }
  }

  /// Adds the rectangles, in the coordinates of the picture, of those views that are wanted among this one and all in it.
  func collectFrames(
    from origin: Point = .zero, where isWanted: (ViewOutline) -> Bool, into frames: inout [Rect]
  ) {
    let frame = self.frame.offset(x: origin.x, y: origin.y)
    if isWanted(self) { frames.append(frame) }
    for child in children { child.collectFrames(from: frame.origin, where: isWanted, into: &frames) }
  }
}

extension ViewOutline {
  /// Writes what the page of a review shows of the view and of those in it, as JSON.
  package func writeForPage(to line: inout JSONLine) {
    line.beginObject()
    line.member("class", viewClass)
    line.member("id", id)
    line.member("role", role)
    line.member("text", text)
    line.member("indexPath", indexPath)
    line.member("frame", frame)
    if let font { line.member("font", font) }
    if isTruncated == true {
      line.key("truncated")
      line.bool(true)
    }
    line.members("children", children) { $0.writeForPage(to: &$1) }
    line.endObject()
  }
}

extension ViewOutline {
  /// The outline of a view that lies in a part of its source.
  init(
    _ node: SceneNode, in part: OutlineSource.Part, of source: OutlineSource, _ digest: (FilePath) -> String?
  ) {
    let steps = node.elementSteps
    let part = source.part(at: steps, in: part)
    let drawn = DrawingOutline(of: node)
    let isOwn = !steps.isEmpty || node.viewClass == .window
    self.init(
      Fields(
        viewClass: node.viewClass.rawValue, role: node.role?.rawValue, id: node.id,
        indexPath: node.indexPath, style: node.cellStyle?.rawValue,
        accessoryType: node.accessoryType?.rawValue, text: node.label?.text,
        font: node.label.map { $0.font.rounded }, textColor: drawn.textColor,
        backgroundColor: drawn.backgroundColor, image: drawn.image,
        imageDigest: drawn.imagePath.flatMap(digest), drawing: drawn.digest, letters: drawn.letters,
        shape: drawn.shape, properties: steps.isEmpty ? [] : source.properties(of: part),
        frame: node.frame.thousandths, opacity: node.opacity.thousandths,
        isTruncated: node.label?.isTruncated, lineCount: node.label?.lineCount,
        source: isOwn ? source.location(of: part) : nil,
        children: node.children.map { ViewOutline($0, in: part, of: source, digest) }))
  }
}

extension Rect {
  fileprivate var thousandths: Rect {
    Rect(x: minX.thousandths, y: minY.thousandths, width: width.thousandths, height: height.thousandths)
  }
}

extension Font {
  fileprivate var rounded: Font {
    var font = self
    font.size = font.size.thousandths
    return font
  }
}
