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
    var items: [Item] = []
    DisplayList.add(scene.root, parentOrigin: .zero, clip: nil, to: &items)
    self.items = items
    count = items.reduce(0) { $0 + $1.count }
  }

  private static func add(_ node: SceneNode, parentOrigin: Point, clip: Clip?, to items: inout [Item]) {
    let opacity = node.opacity.clampedToUnit
    guard opacity < 1 else { return addContents(of: node, parentOrigin, clip, to: &items) }
    guard opacity > 0 else { return }
    var members: [Item] = []
    addContents(of: node, parentOrigin, clip, to: &members)
    if !members.isEmpty { items.append(Item(content: .group(members, opacity: opacity), clip: nil)) }
  }

  private static func addContents(
    of node: SceneNode, _ parentOrigin: Point, _ clip: Clip?, to items: inout [Item]
  ) {
    let origin = Point(parentOrigin.x + node.frame.minX, parentOrigin.y + node.frame.minY)
    var clip = clip
    if node.clipsToBounds {
      let bounds = Rect(origin: origin, size: node.frame.size)
      clip = Clip(bounds, cornerRadius: node.cornerRadius, within: clip)
    }
    if let outline = node.outline {
      clip = Clip(outline.offset(x: origin.x, y: origin.y), within: clip)
    }
    for drawing in node.drawings {
      items.append(Item(content: .drawing(drawing, origin: origin), clip: clip))
    }
    for child in node.children {
      add(child, parentOrigin: origin, clip: clip, to: &items)
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
