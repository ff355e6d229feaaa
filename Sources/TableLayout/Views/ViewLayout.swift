import TableModel
import TableThemes

/// Lays out views of the author's own: boxes, labels, pictures, gradients and controls.
struct ViewLayout: BarViewPlacing {
  let context: ViewContext
  /// Whether labels and pictures show their highlighted looks.
  var isHighlighted = false
  /// Whether the views lose the colours behind them.
  var clearsBackgrounds = false
  /// The constraints that gave views their frames; `nil` where none did, or nobody asks.
  var constraints: ConstraintNames?
  /// Whether constraints gave all views their frames.
  var isSolved = false
  /// Whether a stack of SwiftUI around the views gave them their frames.
  var isArranged = false

  /// The size of a view: that of its frame, or what its content asks for within the room, or all of the room.
  func size(of view: View, fitting available: Size) -> Size {
    let room = (view.frame?.size ?? available).withoutImpossible
    guard view.frame == nil else { return takenSize(of: view, in: room) }
    return switch view.content {
    case .none, .gradient, .unknown: room
    case .spacer: .zero
    case .stack:
      StackedView(view, along: nil, in: context).dimensions(in: .room(available)).size
    case .searchBar(let bar): Size(width: room.width, height: layout(of: bar).height)
    case .control(let control): ControlContext(control: control, views: context).layout.size(fitting: room)
    case .label(let label): size(of: label, fitting: room)
    case .image(let imageView): ImageViewLayout(imageView, in: context, isHighlighted: isHighlighted).size
    }
  }

  /// The size of a view that stands beside others: a stack is no larger than its views want.
  func sizeBesideOthers(of view: View, fitting available: Size) -> Size {
    ConstraintLayout.size(ofStack: view, fitting: available.withoutImpossible, in: context)
      ?? size(of: view, fitting: available)
  }

  /// The width in points below which a view would break a word; 0 for views that break none.
  func wholeWordsWidth(of view: View) -> Double {
    guard case .control(let control) = view.content else { return 0 }
    return ControlContext(control: control, views: context).layout.wholeWordsWidth
  }

  /// A view and its subviews at a place in its parent.
  func node(of view: View, in frame: Rect, role: ViewRole? = nil) -> SceneNode {
    let frame = frame.withoutImpossible
    let own = context.direction(ofContentOf: view)
    var node =
      own == context.arrangement
      ? contentNode(of: view, in: frame, role: role)
      : read(own).contentNode(of: view, in: frame, role: role).mirroredInside
    if let id = view.id { node.id = id }
    node.accessibility = view.accessibility
    context.meter.count(node)
    node.opacity *= min(1, max(0, view.alpha))
    // Pictures that fill their view are cut off at its edges; its corners cut those off that are told to.
    if view.clipsToBounds || node.viewClass == .textView {
      node.cornerRadius = cornerRadius(of: view, in: node.frame.size)
    }
    node.clipsToBounds = node.clipsToBounds || view.clipsToBounds
    let shape = node.cornerRadius > 0 ? .rect(node.frame.bounds) : outline(of: view, in: node.frame.bounds)
    node.drawings.insert(contentsOf: background(of: view, in: shape), at: 0)
    if view.cornerCurve == .continuous, node.cornerRadius > 0 {
      let radius = node.cornerRadius
      (node.cornerRadius, node.outline) = (0, .continuousRect(node.frame.bounds, top: radius, bottom: radius))
    }
    node.children += children(of: view, designedFor: view.frame?.size ?? frame.size, in: node.frame.size)
    if let border = border(of: view, in: node.frame.bounds) {
      if node.children.isEmpty {
        node.drawings.append(border)
      } else {
        node.children.append(SceneNode(.view, frame: node.frame.bounds, drawings: [border]))
      }
    }
    node.drawings.insert(contentsOf: shadow(of: view, in: node.frame.bounds), at: 0)
    return node
  }

  /// The shadow behind a view that fills its shape, which shows unless the view is cut off at its edges.
  ///
  /// A blurred edge is half as dark at the edge itself; that nothing is left at twice the radius is by eye.
  private func shadow(of view: View, in bounds: Rect) -> [Drawing] {
    guard let shadow = view.shadow, shadow.opacity > 0, let background = view.backgroundColor,
      background.alpha > 0, !view.clipsToBounds
    else {
      return []
    }
    // Layers take colours as they are on light screens, and never change them.
    let given = shadow.color ?? .black
    let color = Color(
      red: given.red, green: given.green, blue: given.blue,
      alpha: given.alpha * background.alpha * shadow.opacity / 2)
    let radius = cornerRadius(of: view, in: bounds.size)
    let soft = SoftShadow(color, radius: max(0.5, shadow.radius * 2), dy: shadow.offset.height)
    return SoftShadowDrawing(shadow: soft, step: 1 / context.scale).drawings { growth in
      let grown = bounds.offset(x: context.isMirrored ? -shadow.offset.width : shadow.offset.width)
        .inset(by: EdgeInsets(top: -growth, left: -growth, bottom: -growth, right: -growth))
      return view.cornerCurve.rect(grown, radius: max(0, radius + growth))
    }
  }

  /// The line along the edges of a view, which lies over all that is in it.
  private func border(of view: View, in bounds: Rect) -> Drawing? {
    let width = min(view.borderWidth, bounds.width / 2, bounds.height / 2)
    guard width > 0 else { return nil }
    let line = bounds.inset(
      by: EdgeInsets(top: width / 2, left: width / 2, bottom: width / 2, right: width / 2))
    let radius = max(0, cornerRadius(of: view, in: bounds.size) - width / 2)
    let path = view.cornerCurve.rect(line, radius: radius)
    return .stroke(path, Stroke(width: width), .color(view.borderColor ?? .black))
  }

  func children(of view: View, designedFor design: Size, in size: Size) -> [SceneNode] {
    let steps: [ElementStep] = [.key("subviews")]
    if let children = stackChildren(of: view, at: steps, in: size) { return children }
    guard !isSolved, let layout = ConstraintLayout(of: view, width: size.width, in: context) else {
      let subviews = context.flipsSubviews(of: view) ? view.subviews.flipped(in: design.width) : view.subviews
      return nodes(of: subviews, at: steps, designedFor: design, in: size)
    }
    let solved = layout.solved(height: size.height)
    return inside(solved).nodes(
      of: solved.subviews, at: steps, designedFor: solved.designSize ?? size, in: size)
  }

  /// The layout of views that constraints gave their frames.
  private func inside(_ solved: ContentView) -> ViewLayout {
    var layout = self
    layout.isSolved = true
    if context.environment.explainsFrames { layout.constraints = ConstraintNames(solved) }
    return layout
  }

  /// The views of a content view that has a size, moved and stretched from the size that they were made for.
  ///
  /// `isSolved` says that constraints gave them their frames.
  func nodes(of contentView: ContentView, in size: Size, isSolved: Bool = false) -> [SceneNode] {
    (isSolved ? inside(contentView) : self).nodes(
      of: contentView.subviews, at: [.key("contentView"), .key("subviews")],
      designedFor: contentView.designSize ?? size, in: size)
  }

  /// Views of a list that is found in the document by some steps.
  func nodes(
    of views: [View], at steps: [ElementStep], designedFor design: Size, in size: Size
  ) -> [SceneNode] {
    nodes(of: views, designedFor: design, in: size).enumerated().map { number, node in
      var node = node
      node.element = steps + [.item(number)]
      return node
    }
  }

  func nodes(of views: [View], designedFor design: Size, in size: Size) -> [SceneNode] {
    var nodes: [SceneNode] = []
    nodes.reserveCapacity(views.count)
    for view in views where context.meter.takeView() {
      var node = node(of: view, designedFor: design, in: size)
      // Frames are said of the screen and so are what constraints gave.
      // Those of a stack are said in the direction of reading, as all that is laid out.
      if context.isMirrored, !isArranged {
        node.frame = node.frame.mirrored(in: size.width)
        node.moveFigures { $0 = $0.mirrored(in: size.width) }
      }
      nodes.append(node)
    }
    return nodes
  }

  private func node(of view: View, designedFor design: Size, in size: Size) -> SceneNode {
    guard let frame = view.frame else {
      var own = self.size(of: view, fitting: size)
      if view.autoresizingMask.contains(.flexibleWidth) { own.width = size.width }
      let rect = Rect(origin: .zero, size: own)
      return node(of: view, in: rect)
        .explained(by: context.frame(rect, "size of its content", nil), in: context)
    }
    let resizing = AutoresizingLayout(mask: view.autoresizingMask, pixels: context.pixels)
    let resized = resizing.frame(frame, from: design, to: size)
    let node = node(of: view, in: resized)
    return node.explained(
      by: ViewFrame(
        view, frame, resized: resized, node.frame, constraints, isArranged: isArranged, in: context
      ).place, in: context)
  }

  private func contentNode(of view: View, in frame: Rect, role: ViewRole?) -> SceneNode {
    switch view.content {
    case .none, .stack, .spacer:
      SceneNode(.view, role: role, frame: frame)
    case .searchBar(let bar):
      layout(of: bar).node(in: frame, role: role)
    case .unknown(let className):
      SceneNode(
        .view,
        role: role,
        frame: frame,
        drawings: PlaceholderDrawing(context).drawings(ofClass: className, in: frame.bounds)
      )
    case .label(let label):
      shaped(label, fitting: frame.size).node(.plainLabel, role: role, frame: frame)
    case .image(let imageView):
      ImageViewLayout(imageView, in: context, isHighlighted: isHighlighted).node(in: frame, role: role)
    case .control(let control):
      ControlContext(control: control, views: context).layout.node(
        in: frame, role: role, isSolved: isSolved)
    case .gradient(let gradient, let axis):
      SceneNode(
        .view,
        role: role,
        frame: frame,
        drawings: context.upright(
          [.fill(outline(of: view, in: frame.bounds), gradient.paint(along: axis, of: frame.bounds))],
          in: frame.width)
      )
    }
  }

  /// The layout of a view that is read in another direction than the interface.
  func read(_ direction: LayoutDirection) -> ViewLayout {
    var environment = context.environment
    (environment.layoutDirection, environment.arrangement) = (direction, nil)
    return ViewLayout(
      context: context.with(environment: environment, tint: context.tint), isHighlighted: isHighlighted,
      clearsBackgrounds: clearsBackgrounds, constraints: constraints, isSolved: isSolved,
      isArranged: isArranged)
  }

  /// A bar has a tint of its own or the theme's, whatever the table's is.
  private func layout(of bar: SearchBar) -> SearchBarLayout {
    SearchBarLayout(bar, at: .content, context: BarContext(context.with(tint: nil)))
  }

  /// What is behind all that a content view of some bounds shows.
  func background(of contentView: ContentView?, in bounds: Rect) -> [Drawing] {
    guard !clearsBackgrounds, let color = contentView?.backgroundColor else { return [] }
    return [.fill(.rect(bounds), .color(color))]
  }

  private func background(of view: View, in shape: Path) -> [Drawing] {
    guard !clearsBackgrounds, let color = view.backgroundColor else { return [] }
    return [.fill(shape, .color(color))]
  }

  /// What a view fills: all of it where its corners are cut off anyway, or edges would be cut twice and look too pale.
  private func outline(of view: View, in bounds: Rect) -> Path {
    let radius = view.clipsToBounds ? 0 : cornerRadius(of: view, in: bounds.size)
    return view.cornerCurve.rect(bounds, radius: radius)
  }

  private func cornerRadius(of view: View, in size: Size) -> Double {
    max(0, min(view.cornerRadius, size.width / 2, size.height / 2))
  }

  /// The size of a view whose frame is given; some controls do not take another than their own.
  private func takenSize(of view: View, in size: Size) -> Size {
    guard case .control(let control) = view.content else { return size }
    return ControlContext(control: control, views: context).layout.frame(in: Rect(origin: .zero, size: size))
      .size
  }

  private func size(of label: Label, fitting room: Size) -> Size {
    let shaped = shaped(label, fitting: Size(width: room.width, height: .infinity))
    return Size(width: min(shaped.width, room.width), height: shaped.height)
  }

  private func shaped(_ label: Label, fitting room: Size) -> ShapedLabel {
    let fitted = shape(label, in: room)
    guard fitted.text.isTruncated, label.numberOfLines == 1 else { return fitted }
    let whole = shape(label, in: Size(width: .infinity, height: room.height))
    return whole.text.width <= room.width * (1 + LabelShaper.overhang) ? whole : fitted
  }

  private func shape(_ label: Label, in room: Size) -> ShapedLabel {
    context.text.shape(
      label,
      look: context.theme.controls.label,
      maximumWidth: room.width,
      maximumHeight: room.height,
      highlightedColor: isHighlighted ? label.highlightedTextColor : nil
    )
  }
}

extension CornerCurve {
  /// A rectangle with corners of the curve.
  fileprivate func rect(_ rect: Rect, radius: Double) -> Path {
    guard radius > 0 else { return .rect(rect) }
    return switch self {
    case .circular: .roundedRect(rect, top: radius, bottom: radius)
    case .continuous: .continuousRect(rect, top: radius, bottom: radius)
    }
  }
}

extension ViewContext {
  /// The direction of what a view shows: sliders and switches follow the interface, whatever is said of them.
  fileprivate func direction(ofContentOf view: View) -> LayoutDirection {
    guard view.semanticContentAttribute != .unspecified else { return environment.layoutDirection }
    if case .control(let control) = view.content, control.kind.followsInterface {
      return environment.layoutDirection
    }
    return direction(of: view.semanticContentAttribute)
  }

  /// Whether the views in one are to change sides.
  fileprivate func flipsSubviews(of view: View) -> Bool {
    view.flipsSubviewsForRightToLeftLayoutDirection && theme.direction.mirrorsInterface
      && direction(ofContentOf: view) == .rightToLeft
  }
}

extension [View] {
  /// Views as far from the right end of a width in points as they were from the left, with letters at the other side.
  fileprivate func flipped(in width: Double) -> [View] {
    map { view in
      var view = view
      view.frame = view.frame?.mirrored(in: width)
      view.autoresizingMask = view.autoresizingMask.mirrored
      if case .label(var label) = view.content {
        label.textAlignment = label.textAlignment?.mirrored
        view.content = .label(label)
      }
      return view
    }
  }
}

extension AutoresizingMask {
  /// The mask with left and right exchanged.
  fileprivate var mirrored: AutoresizingMask {
    var mask = subtracting([.flexibleLeftMargin, .flexibleRightMargin])
    if contains(.flexibleLeftMargin) { mask.insert(.flexibleRightMargin) }
    if contains(.flexibleRightMargin) { mask.insert(.flexibleLeftMargin) }
    return mask
  }
}

extension TextAlignment {
  /// The other side; what is no side stays.
  fileprivate var mirrored: TextAlignment {
    switch self {
    case .left: .right
    case .right: .left
    case .center, .natural: self
    }
  }
}

extension Control.Kind {
  fileprivate var followsInterface: Bool {
    switch self {
    case .slider, .switch: true
    default: false
    }
  }
}

extension Gradient {
  /// A paint that runs through a rectangle along an axis.
  fileprivate func paint(along axis: ViewContent.Axis, of rect: Rect) -> Paint {
    guard axis == .horizontal, stops.count > 1 else { return downwards(in: rect) }
    return .linear(self, from: Point(rect.minX, 0), to: Point(rect.maxX, 0))
  }
}

/// Where the frame of a view of the author's own comes from: its document, constraints, or its parent's size.
struct ViewFrame {
  /// The frame with what it is made of.
  let place: PlacedFrame

  /// The account of a frame: as the source has it, as its parent's size has it, and as the view takes it.
  init(
    _ view: View, _ given: Rect, resized: Rect, _ taken: Rect, _ constraints: ConstraintNames?,
    isArranged: Bool, in context: ViewContext
  ) {
    let names = view.layout == nil ? nil : constraints
    let measure =
      context.environment.explainsFrames
      ? view.layout.map { context.intrinsicMeasure(of: view, $0) } : nil
    let figure = { (axis: LayoutAxis, extent: KeyPath<Rect, Double>) -> Length in
      guard context.environment.explainsFrames else { return Length(taken[keyPath: extent]) }
      let source =
        names.map {
          $0.term(
            given[keyPath: extent], of: view, along: axis,
            hasContent: (extent == \.width && measure?.width != nil)
              || (extent == \.height && measure?.height != nil))
        }
        ?? FigureTerm(given[keyPath: extent], isArranged ? "place in its stack" : "frame of the view", nil)
      return Length(given[keyPath: extent], [source])
        .becoming(resized[keyPath: extent], "autoresizing")
        .becoming(taken[keyPath: extent], "its own size")
    }
    place = PlacedFrame(
      x: figure(.horizontal, \.minX), y: figure(.vertical, \.minY), width: figure(.horizontal, \.width),
      height: figure(.vertical, \.height))
  }
}
