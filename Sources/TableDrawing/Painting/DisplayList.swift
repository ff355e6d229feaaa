import TableLayout
import TableModel

/// A scene's drawings from back to front, each with its place in the picture.
struct DisplayList {
  /// Something to draw and what it is cut off at.
  struct Item {
    /// One drawing, or several that are drawn as one.
    enum Content {
      /// A drawing; the origin is where its coordinates begin, in points of the picture.
      case drawing(Drawing, origin: Point)
      /// What is drawn together and then shown at an opacity between 0 and 1.
      case group([Item], opacity: Double)
    }

    let content: Content
    /// What a drawing is cut off at, in points of the picture; `nil` where nothing cuts it, and for groups.
    let clip: Clip?
  }

  let items: [Item]
  /// The number of all drawings and groups.
  let count: Int

  init(_ scene: Scene) {
    items = DisplayList.items(of: scene.root, in: .picture)
    count = items.reduce(0) { $0 + $1.count }
  }

  /// Where the views in a view lie, and what they are cut off at.
  struct Surroundings {
    /// The place of the view's upper left corner, in points of the picture.
    let origin: Point
    /// What everything is cut off at; `nil` for nothing.
    let clip: Clip?

    /// The whole picture.
    static let picture = Surroundings(origin: .zero, clip: nil)
  }

  /// What a view and all in it draw.
  static func items(of node: SceneNode, in surroundings: Surroundings) -> [Item] {
    var items: [Item] = []
    add(node, surroundings, to: &items)
    return items
  }

  private static func add(_ node: SceneNode, _ surroundings: Surroundings, to items: inout [Item]) {
    let opacity = node.opacity.clampedToUnit
    guard opacity < 1 else { return addContents(of: node, surroundings, to: &items) }
    guard opacity > 0 else { return }
    var members: [Item] = []
    addContents(of: node, surroundings, to: &members)
    if !members.isEmpty { items.append(Item(content: .group(members, opacity: opacity), clip: nil)) }
  }

  private static func addContents(
    of node: SceneNode, _ surroundings: Surroundings, to items: inout [Item]
  ) {
    let inner = node.surroundings(in: surroundings)
    items += node.ownItems(in: inner)
    for child in node.children { add(child, inner, to: &items) }
  }
}

extension SceneNode {
  /// Where the views in this one lie, which lies in surroundings itself.
  func surroundings(in outer: DisplayList.Surroundings) -> DisplayList.Surroundings {
    let origin = Point(outer.origin.x + frame.minX, outer.origin.y + frame.minY)
    var clip = outer.clip
    if clipsToBounds {
      clip = Clip(Rect(origin: origin, size: frame.size), cornerRadius: cornerRadius, within: clip)
    }
    if let outline { clip = Clip(outline.offset(x: origin.x, y: origin.y), within: clip) }
    return DisplayList.Surroundings(origin: origin, clip: clip)
  }

  /// What the view itself draws, in the surroundings that the views in it have.
  func ownItems(in inner: DisplayList.Surroundings) -> [DisplayList.Item] {
    drawings.map {
      DisplayList.Item(content: .drawing($0, origin: inner.origin), clip: inner.clip)
    }
  }
}

extension DisplayList.Item {
  /// The number of drawings and groups that the item is made of.
  fileprivate var count: Int {
    switch content {
    case .drawing: 1
    case .group(let members, _): members.reduce(1) { $0 + $1.count }
    }
  }

  /// Whether the item is the same line of text as the one that is drawn over it, as shadows of letters are.
  func isShadow(of next: DisplayList.Item) -> Bool {
    guard case .drawing(.text(let line, _, _, _), _) = content,
      case .drawing(.text(let other, _, _, _), _) = next.content
    else { return false }
    return line.isLike(other)
  }

  /// How often the pixels of the item itself are painted.
  var layers: Double {
    if case .group = content { 2 } else { 1 }
  }

  /// What the item can touch, in points of the picture.
  var extent: Extent {
    switch content {
    case .drawing(let drawing, let origin):
      let extent = drawing.extent.offset(by: origin)
      return clip.map { extent.clipped(to: $0.rect) } ?? extent
    case .group(let members, _):
      return members.reduce(.none) { $0.union($1.extent) }
    }
  }
}

extension ShapedLine {
  /// Whether the lines have the same characters and as many glyphs.
  fileprivate func isLike(_ other: ShapedLine) -> Bool {
    runs.count == other.runs.count
      && zip(runs, other.runs).allSatisfy { $0.text == $1.text && $0.glyphs.count == $1.glyphs.count }
  }
}

extension DisplayList.Item {
  /// Whether the item is an opaque rectangle that covers some rows of a picture, so that nothing behind it can be seen.
  func covers(_ rows: Range<Int>, width: Int, scale: Double) -> Bool {
    guard clip == nil, case .drawing(.fill(let path, .color(let color)), let origin) = content,
      color.alpha >= 1
    else { return false }
    let rect = path.boundingBox
    let extent = Extent(rect).offset(by: origin)
    return extent.left <= 0 && extent.right * scale >= Double(width)
      && extent.top * scale <= Double(rows.lowerBound) && extent.bottom * scale >= Double(rows.upperBound)
      && path == .rect(rect)
  }
}
