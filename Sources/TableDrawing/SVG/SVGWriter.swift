import TableLayout
import TableModel

/// Writes scenes as SVG files: views as groups and elements with names, so that design tools show named layers.
///
/// One for each worker; its memory and the outlines of glyphs are kept. One element a line, in the order of the
/// scene; places are those in the cell or else in the picture, and names follow from the scene alone.
struct SVGWriter {
  let images: ImageStore
  let meter: WorkMeter
  var options = SVGOptions()
  /// What was written of the picture, without what the gaps hold.
  var body = ByteBuffer()
  var gaps: [SVGGap] = []
  /// The names and opacities of views, which their elements begin with.
  private var attributes = ByteBuffer()
  private var names = SVGNames()
  /// The views in the one that is being written, where they are told to screen readers.
  private var reading = SVGReading()
  var shapes = SVGShapes()
  var fonts = SVGFonts()
  var glyphs: SVGGlyphs
  var pictures = SVGPictures()
  var definitions = SVGDefinitions()
  /// Whether there are pixels that are no picture of others, which links hold too.
  var hasOwnPixels = false
  private var size = Size(width: 0, height: 0)
  /// Pixels a point of what has pixels only because something is to be cut from it or tinted.
  private(set) var scale = 1.0
  /// The place of the coordinates' origin in the picture.
  private var shift = Point.zero

  init(fonts faces: FontFaces, images: ImageStore, meter: WorkMeter = WorkMeter()) {
    glyphs = SVGGlyphs(faces, meter: meter)
    self.images = images
    self.meter = meter
  }

  /// The file of a scene.
  mutating func file(_ scene: Scene, options: SVGOptions) throws(DrawingError) -> [UInt8] {
    begin(scene.size, options)
    scale = scene.scale
    try write(scene.root, at: .zero, in: .picture)
    return try assemble(scene, attributes)
  }

  private mutating func begin(_ size: Size, _ options: SVGOptions) {
    self.options = options
    self.size = size
    shift = .zero
    gaps.removeAll(keepingCapacity: true)
    body.removeAll()
    attributes.removeAll()
    names.removeAll()
    shapes.removeAll()
    fonts.removeAll()
    glyphs.beginFile()
    pictures.removeAll()
    definitions.removeAll()
    hasOwnPixels = false
  }

  /// Whether something that touches an extent can be seen in the picture.
  func isInPicture(_ extent: Extent, at origin: Point) -> Bool {
    let x = shift.x + origin.x
    let y = shift.y + origin.y
    return
      !(x + extent.right < 0 || y + extent.bottom < 0 || x + extent.left > size.width
      || y + extent.top > size.height)
  }
}

extension SVGWriter {
  /// Writes a view whose parent lies at a place, with the attributes of a view around it that holds nothing else.
  private mutating func write(
    _ node: SceneNode, at outer: Point, as holder: Range<Int>? = nil, in surroundings: SVGSurroundings
  ) throws(DrawingError) {
    var origin = Point(outer.x + node.frame.minX, outer.y + node.frame.minY)
    if node.isMereContainer {
      for child in node.children { try write(child, at: origin, in: surroundings) }
      return
    }
    // Drawing programs show all views as layers, each by itself.
    let hasLayers = options.hasLayers
    let name = holder ?? (node.isNameless && !hasLayers ? noName : putName(of: node, in: surroundings))
    let inner = holder == nil ? node.surroundings(named: name) ?? surroundings : surroundings
    let role = options.hasRoles ? node.accessibilityRole : nil
    if !hasLayers, role == nil, let child = node.childToBeNamed {
      return try write(child, at: origin, as: name, in: inner)
    }
    let siblings = reading
    reading = SVGReading()
    let (length, gapNumber) = (body.count, gaps.count)
    let frame = Rect(origin: Point(shift.x + origin.x, shift.y + origin.y), size: node.frame.size)
    defer {
      reading = siblings
      if options.hasRoles, !name.isEmpty, body.count > length || gaps.count > gapNumber {
        reading.append(SVGSurroundings.idPlace(in: name), node.viewClass, at: frame)
      }
    }
    let layer = hasLayers ? putLayer(after: name, in: surroundings) : name
    let own = putOpacity(of: node, after: role.map { put($0, after: layer) } ?? layer)
    let clip = clip(of: node, at: origin)
    if !hasLayers, clip == nil, node.children.isEmpty, node.indexPath == nil,
      let drawing = node.drawings.first,
      node.drawings.count == 1
    {
      return try write(drawing, own, at: origin, label: node.label)
    }
    // A group without a name or anything else holds nothing together.
    let isGroup = !own.isEmpty || clip != nil
    let start = body.count
    if isGroup { put("g", own) }
    // What is read before what is drawn earlier is known when all of it has been written.
    let isOrdered = options.hasRoles && isGroup && node.indexPath == nil
    let orderGap = gaps.count
    if isOrdered { putGap(.order([])) }
    let outerShift = shift
    // Cells have coordinates of their own, in which most of them are alike; so have clips.
    if clip != nil || node.indexPath != nil {
      body.put(shift: origin)
      shift = Point(shift.x + origin.x, shift.y + origin.y)
      origin = .zero
    }
    if let clip { put(clip) }
    if isGroup { body.put(">\n") }
    let empty = body.count
    let gapCount = gaps.count
    for drawing in node.drawings { try write(drawing, 0..<0, at: origin, label: node.label) }
    for (index, child) in node.children.enumerated() {
      let next = index + 1 < node.children.count ? node.children[index + 1] : nil
      let row = next.flatMap { child.reaching(under: $0, in: shift.y + origin.y) }
      try write(row ?? child, at: origin, in: inner)
    }
    shift = outerShift
    if body.count > empty || gaps.count > gapCount {
      if isGroup { body.put("</g>\n") }
      if isOrdered, let order = reading.order { gaps[orderGap].content = .order(order) }
      return
    }
    gaps.removeLast(gaps.count - orderGap)
    // What shows nothing is left out, but for cells: they are layers that people look for.
    body.removeAll(from: start)
    guard node.indexPath != nil else { return }
    put("g", own)
    body.put("/>\n")
  }

  /// Writes the beginning of an element with attributes of its own.
  mutating func put(_ element: StaticString, _ own: Range<Int>) {
    body.put(UInt8(ascii: "<"))
    body.put(element)
    body.put(own, of: attributes)
  }

  /// Leaves a gap for what depends on the rest of the file.
  mutating func putGap(_ content: SVGGap.Content, _ own: Range<Int> = 0..<0) {
    gaps.append(SVGGap(place: body.count, own: own, content: content))
  }

  /// Writes what a group is cut off at.
  mutating func put(_ clip: Int) {
    body.put("clip-path", use: "c", clip)
  }

  /// The number of what a view's contents are cut off at, if that can make a difference.
  private mutating func clip(of node: SceneNode, at origin: Point) -> Int? {
    if let outline = node.outline, !(node.drawings.isEmpty && node.children.isEmpty) {
      return definitions.clip(outline)
    }
    guard node.clipsToBounds, !(node.drawings.isEmpty && node.children.isEmpty) else { return nil }
    let place = Rect(origin: Point(shift.x + origin.x, shift.y + origin.y), size: node.frame.size)
    // The picture ends where it ends.
    if node.cornerRadius <= 0, place.contains(Rect(origin: .zero, size: size)) { return nil }
    return definitions.clip(node.frame.size, cornerRadius: node.cornerRadius)
  }

  private mutating func write(
    _ drawing: Drawing, _ own: Range<Int>, at origin: Point, label: LabelDescription?
  ) throws(DrawingError) {
    try meter.step()
    try meter.write(bytes: body.count)
    switch drawing {
    case .fill(let path, let paint): writeShape(path, own, at: origin, paint, stroke: nil)
    case .stroke(let path, let stroke, let paint): writeShape(path, own, at: origin, paint, stroke: stroke)
    case .image(let placed): try writeImage(placed, own, at: origin)
    case .text(let text, let place, let color, let shade):
      guard isInPicture(Extent(text, at: place), at: origin) else { return }
      let place = Point(origin.x + place.x, origin.y + place.y)
      switch options.text {
      case .outlines, .glyphs: try writeOutlines(text, own, at: place, text.paint(color, shade))
      case .live: writeText(text, own, at: place, text.paint(color, shade, at: place), font: label?.font)
      }
    }
  }
}

extension SVGWriter {
  /// The place of a name that is not there.
  private var noName: Range<Int> { attributes.count..<attributes.count }

  /// Writes a view's name and returns where.
  private mutating func putName(of node: SceneNode, in surroundings: SVGSurroundings) -> Range<Int> {
    let start = attributes.count
    attributes.put(" id=\"")
    attributes.putViewIDMark()
    let nameStart = attributes.count
    if let place = node.indexPath {
      attributes.put(plain: node.viewClass.rawValue)
      putPlace(place.section)
      putPlace(place.row)
    } else {
      if case .headerFooter(let name) = surroundings {
        attributes.repeatBytes(name)
        attributes.put(UInt8(ascii: "-"))
      }
      attributes.put(plain: node.role?.rawValue ?? node.viewClass.rawValue)
      if case .row(let place) = surroundings { attributes.repeatBytes(place) }
    }
    names.makeUnique(&attributes, from: nameStart)
    attributes.put(UInt8(ascii: "\""))
    return start..<attributes.count
  }

  private mutating func putPlace(_ number: Int) {
    attributes.put(UInt8(ascii: "-"))
    attributes.put(number)
  }

  /// Writes what drawing programs know a view's group by after its name, and returns where both are.
  ///
  /// What lies outside of rows, and these themselves, are layers; what they hold are groups in them.
  private mutating func putLayer(after name: Range<Int>, in surroundings: SVGSurroundings) -> Range<Int> {
    let plain = SVGSurroundings.place(ofNameIn: name)
    for attribute in [" data-name=\"", " inkscape:label=\""] as [StaticString] {
      attributes.put(attribute)
      attributes.repeatBytes(plain)
      attributes.put(UInt8(ascii: "\""))
    }
    if case .picture = surroundings { attributes.put(" inkscape:groupmode=\"layer\"") }
    return name.lowerBound..<attributes.count
  }

  /// Writes what a view is to screen readers after its name and returns where both are.
  private mutating func put(_ role: StaticString, after name: Range<Int>) -> Range<Int> {
    attributes.put(role)
    return name.lowerBound..<attributes.count
  }

  /// Writes a view's opacity after its name and returns where both are.
  private mutating func putOpacity(of node: SceneNode, after name: Range<Int>) -> Range<Int> {
    let opacity = node.opacity.clampedToUnit
    guard SVGNumber.parts(opacity) != SVGNumber.parts(1) else { return name }
    attributes.put("opacity", opacity)
    return name.lowerBound..<attributes.count
  }
}

/// A place in an SVG file whose bytes depend on what comes later.
///
/// There may be millions, so that numbers which fit are short ones, behind the long ones.
struct SVGGap {
  /// What belongs there.
  enum Content {
    /// A shape's first point or the place of its view, in parts of a point, and its number.
    case shape(x: Int, y: Int, UInt32)
    /// A picture, scaled to a rectangle, which lies elsewhere: a long table has a hundred thousand gaps of glyphs.
    indirect case picture(Int, Rect)
    /// A place in parts of a font's unit, the glyph that is used there, and whether that is the file's first use of it.
    case glyph(x: Int, y: Int, UInt32, isFirst: Bool)
    /// The font of a text, as far as it is not the one of most.
    case font(family: Int, size: Int)
    /// The places of ids in the order in which screen readers read what has them, as far as it is another one.
    indirect case order([Range<Int>])
  }

  /// The number of bytes before it.
  let place: Int
  private let (start, end): (UInt32, UInt32)
  fileprivate(set) var content: Content

  fileprivate init(place: Int, own: Range<Int>, content: Content) {
    (self.place, self.content) = (place, content)
    (start, end) = (UInt32(clamping: own.lowerBound), UInt32(clamping: own.upperBound))
  }

  /// The element's own attributes.
  var attributes: Range<Int> { Int(start)..<Int(end) }
}

/// Gives every view of an SVG file a name of its own.
///
/// Names are known by their digests: two that share one are kept apart as if they were the same.
struct SVGNames {
  private var counts: [UInt64: Int] = [:]

  /// Forgets all names.
  mutating func removeAll() {
    counts.removeAll(keepingCapacity: true)
  }

  /// Makes the name that was written from a place on unique, by the first number from 2 that does.
  mutating func makeUnique(_ bytes: inout ByteBuffer, from start: Int) {
    let end = bytes.count
    let digest = bytes.digest(from: start)
    guard var count = counts[digest] else {
      counts[digest] = 1
      return
    }
    repeat {
      count += 1
      bytes.removeAll(from: end)
      bytes.put(UInt8(ascii: "-"))
      bytes.put(count)
    } while counts[bytes.digest(from: start)] != nil
    counts[digest] = count
    counts[bytes.digest(from: start)] = 1
  }
}

/// The view that others are named after; the ranges are those of its name among the attributes.
enum SVGSurroundings {
  /// None: they have names of their own.
  case picture
  /// A cell, by its section and row.
  case row(Range<Int>)
  /// A header or footer, by its whole name.
  case headerFooter(Range<Int>)

  /// The place of an id in its attribute.
  static func idPlace(in attribute: Range<Int>) -> Range<Int> {
    (attribute.lowerBound + " id=\"".utf8.count)..<(attribute.upperBound - 1)
  }

  /// The place of a name in its attribute, which a mark of what ids begin with stands before.
  static func place(ofNameIn attribute: Range<Int>) -> Range<Int> {
    (attribute.lowerBound + " id=\"".utf8.count + 1)..<(attribute.upperBound - 1)
  }
}

extension SceneNode {
  /// What the views in this one are named after, if it is this one, whose name with its quotes lies in a range.
  func surroundings(named range: Range<Int>) -> SVGSurroundings? {
    guard !range.isEmpty else { return nil }
    let name = SVGSurroundings.place(ofNameIn: range)
    if indexPath != nil {
      return .row((name.lowerBound + viewClass.rawValue.utf8.count)..<name.upperBound)
    }
    return viewClass == .headerFooter ? .headerFooter(name) : nil
  }

  /// Whether the view shows nothing itself and nobody looks for it.
  var isMereContainer: Bool {
    viewClass.isContentView && role == nil && drawings.isEmpty && isPlain
  }

  /// Whether UIKit makes the view for itself, so that nobody knows a name of it.
  var isNameless: Bool {
    role == .separator || role == nil && viewClass == .cellBackground
  }

  /// The attributes that say to screen readers what the view is; `nil` where what it shows says it.
  var accessibilityRole: StaticString? {
    if indexPath != nil { return " role=\"listitem\"" }
    switch (viewClass, role) {
    case (.tableView, _): return " role=\"list\""
    case (.navigationItem, _), (_, .titleView): return " role=\"heading\" aria-level=\"1\""
    case (.headerFooter, .header): return " role=\"heading\" aria-level=\"2\""
    default: return nil
    }
  }

  /// The one thing in the view, where it can have the view's name.
  var childToBeNamed: SceneNode? {
    guard role != nil, !isNameless, drawings.isEmpty, isPlain, indexPath == nil, children.count == 1,
      let child = children.first, child.indexPath == nil, !child.isMereContainer
    else { return nil }
    return child
  }

  private var isPlain: Bool {
    !clipsToBounds && outline == nil && opacity >= 1
  }
}
