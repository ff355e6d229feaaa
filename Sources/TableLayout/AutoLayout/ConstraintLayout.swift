import TableModel

/// Places the views of a cell, or of a view that stands by itself, by their constraints.
struct ConstraintLayout {
  private let contentView: ContentView
  private let layout: AutoLayout
  private let place: ContentPlace
  private let context: ViewContext
  private let isSelfSizing: Bool
  private let indexPath: IndexPath?
  /// The most terms that the solver looks at in each pass.
  var workLimit = ConstraintSystem.mostWork

  /// The layout of a content view at a place.
  init(
    _ contentView: ContentView, _ layout: AutoLayout, at place: ContentPlace, isSelfSizing: Bool,
    indexPath: IndexPath, in context: ViewContext
  ) {
    self.contentView = contentView
    self.layout = layout
    self.place = place
    self.isSelfSizing = isSelfSizing
    self.indexPath = indexPath
    self.context = context
  }

  /// The layout of what is in a view of a width in points; `nil` where no constraints place it.
  init?(of view: View, width: Double, in context: ViewContext) {
    guard let layout = view.layout else { return nil }
    self.init(ContentView(of: view), layout, at: ContentPlace(width: width), in: context)
  }

  private init(
    _ contentView: ContentView, _ layout: AutoLayout, at place: ContentPlace, in context: ViewContext
  ) {
    self.contentView = contentView
    self.layout = layout
    self.place = place
    self.context = context
    isSelfSizing = false
    indexPath = nil
  }

  /// The size of a stack view around views that are as large as they want, within some room; `nil` for another view.
  static func size(ofStack view: View, fitting room: Size, in context: ViewContext) -> Size? {
    guard view.frame == nil, view.layout?.stack != nil else { return nil }
    return fittingSize(of: view, in: room, in: context)
  }

  /// The size of a view whose constraints say how large it is, within some room; `nil` where that cannot be told.
  static func fittingSize(of view: View, in room: Size, in context: ViewContext) -> Size? {
    let holder = LayoutConstraint.Item.holder
    let (parent, weakest, nearlyRequired) = (LayoutConstraint.Item.superview, 1.0, 999.0)
    var stack = view
    stack.layout?.constraints += [
      LayoutConstraint(
        id: "", firstItem: holder, firstAttribute: .left, secondItem: parent, secondAttribute: .left),
      LayoutConstraint(
        id: "", firstItem: holder, firstAttribute: .right, relation: .lessThanOrEqual, secondItem: parent,
        secondAttribute: .right, priority: nearlyRequired),
      LayoutConstraint(id: "", firstItem: holder, firstAttribute: .width, priority: weakest),
      LayoutConstraint(id: "", firstItem: holder, firstAttribute: .height, priority: weakest),
    ]
    let layout = ConstraintLayout(
      ContentView(subviews: [stack]), AutoLayout(), at: ContentPlace(width: room.width), in: context)
    guard let system = try? layout.solvedSystem(height: room.height), system.items.count > 1 else {
      return nil
    }
    let found = system.items[ConstraintSystem.content + 1]
    return Size(
      width: min(room.width, context.pixels.ceil(system.value(of: found.width))),
      height: context.pixels.ceil(system.value(of: found.height)))
  }

  /// The height of a content view that is as high as what is in it; `nil` where that says nothing.
  var fittingHeight: Double? {
    guard isSelfSizing, !isAsDesigned, let system = try? solvedSystem(height: nil) else { return nil }
    let height = system.value(of: system.items[ConstraintSystem.content].height)
    return height > 0 ? context.pixels.ceil(height) : nil
  }

  /// How much wider or narrower a content view beside an accessory is in Interface Builder, at most, in points.
  private static let accessoryTolerance = 4.0

  /// Whether the row is as wide, and its text as large, as when its stored height was found.
  private var isAsDesigned: Bool {
    guard let size = contentView.designSize, size.height > 0 else { return false }
    let category = layout.designContentSizeCategory ?? .large
    let tolerance = place.contentWidth < place.cellWidth ? ConstraintLayout.accessoryTolerance : 0.5
    return abs(size.width - place.contentWidth) < tolerance && context.theme.contentSizeCategory == category
  }

  /// The content view with all views where their constraints want them; as it is where that cannot be told.
  func solved(height: Double) -> ContentView {
    var system: ConstraintSystem
    do {
      guard let found = try solvedSystem(height: height) else { return contentView }
      system = found
      let open = try system.settle()
      if !open.isEmpty { note(.ambiguous, open.ids, unnamed: open.unnamed) }
    } catch {
      note(.exhausted, [])
      return contentView
    }
    // Rows end on a pixel, wherever their constraints would have them end.
    for ids in system.contradictions(above: 1 / context.pixels.scale + 0.001) { note(.unsatisfiable, ids) }
    let solved = SolvedViews(system, pixels: context.pixels, keepsHidden: context.environment.keepsHiddenRows)
    return solved.contentView(contentView, size: Size(width: place.contentWidth, height: height))
  }

  private func note(_ kind: LayoutFinding.Kind, _ ids: [String], unnamed: Int = 0) {
    context.meter.note(LayoutFinding(kind, ids: ids, unnamed: unnamed, indexPath: indexPath))
  }

  /// All that holds between the views, solved: again for as long as frames are others than was supposed; `nil` where no time is
  /// left.
  private func solvedSystem(height: Double?) throws(ConstraintSolvingError) -> ConstraintSystem? {
    guard !context.meter.shouldEnd else { return nil }
    var system = try solvedSystem(height: height, supposing: LayoutSupposition())
    for _ in 0..<LayoutSupposition.mostPasses {
      let outcome = system.outcome
      guard outcome != system.supposition, !context.meter.shouldEnd else { break }
      // Frames that were found are nearer than those that are stored, though a further pass has no work left.
      guard let next = try? solvedSystem(height: height, supposing: outcome) else { break }
      system = next
    }
    return system
  }

  private func solvedSystem(
    height: Double?, supposing supposition: LayoutSupposition
  ) throws(ConstraintSolvingError) -> ConstraintSystem {
    var system = try ConstraintSystem(
      contentView, layout, at: place, height: height, supposing: supposition, workLimit: workLimit,
      context: context)
    try system.solve()
    return system
  }
}

extension ContentView {
  /// What is in a view.
  fileprivate init(of view: View) {
    self.init(designSize: view.frame?.size, subviews: view.subviews)
    hiddenSubviews = view.hiddenSubviews
    semanticContentAttribute = view.semanticContentAttribute
    id = view.id
    layout = view.layout
  }
}

/// Gives views the frames that were found for them.
struct SolvedViews {
  private let frames: [Rect]
  private let items: [LayoutItem]
  private let pixels: PixelGrid
  private let keepsHidden: Bool

  init(_ system: ConstraintSystem, pixels: PixelGrid, keepsHidden: Bool) {
    items = system.items
    self.pixels = pixels
    self.keepsHidden = keepsHidden
    frames = system.items.map { item in
      let insets = item.measure.alignment
      return Rect(
        x: system.value(of: item.minX) - insets.left,
        y: system.value(of: item.minY) - insets.top,
        width: system.value(of: item.width) + insets.left + insets.right,
        height: system.value(of: item.height) + insets.top + insets.bottom
      ).withoutImpossible
    }
  }

  /// The content view of a size, whose views are where they belong.
  func contentView(_ contentView: ContentView, size: Size) -> ContentView {
    var solved = contentView
    solved.designSize = size
    solved.subviews = subviews(
      of: ConstraintSystem.content, contentView.subviews, from: contentView.designSize, to: size)
    return solved
  }

  private func subviews(of number: Int, _ views: [View], from old: Size?, to new: Size) -> [View] {
    let children = items[number].children
    var places = children.makeIterator()
    var hidden: [View] = []
    var nextSolved = places.next()
    var solvedViews: [View] = []
    for view in views {
      guard view.layout != nil else {
        solvedViews.append(adapted(view, from: old, to: new))
        continue
      }
      while let current = nextSolved, isHiddenChild(current, of: number) {
        hidden.append(self.view(current))
        nextSolved = places.next()
      }
      guard let current = nextSolved else { break }
      solvedViews.append(self.view(current))
      nextSolved = places.next()
    }
    while let current = nextSolved {
      hidden.append(self.view(current))
      nextSolved = places.next()
    }
    return solvedViews + (keepsHidden ? hidden.map(SolvedViews.unseen) : [])
  }

  private func isHiddenChild(_ number: Int, of parent: Int) -> Bool {
    items[number].isHidden && !items[parent].isHidden
  }

  /// A view that takes up its place and shows nothing.
  private static func unseen(_ view: View) -> View {
    var unseen = View(frame: view.frame, alpha: 0, subviews: view.subviews.map(SolvedViews.unseen))
    unseen.id = view.id
    return unseen
  }

  private func view(_ number: Int) -> View {
    let item = items[number]
    let origin = item.parent.map { frames[$0].origin } ?? .zero
    let frame = frames[number]
    var view = item.view
    let place = Rect(
      x: pixels.round(frame.minX - origin.x), y: pixels.round(frame.minY - origin.y),
      width: pixels.round(frame.width), height: pixels.round(frame.height))
    if case .stack = view.content {
      // What is in it is placed when the stack is.
    } else {
      view.subviews = subviews(of: number, view.subviews, from: view.frame?.size, to: place.size)
    }
    view.frame = place
    view.autoresizingMask = []
    return view
  }

  /// A view that is no part of the layout, such as a button's title, in a parent of another size.
  private func adapted(_ view: View, from old: Size?, to new: Size) -> View {
    guard let frame = view.frame else { return view }
    var view = view
    let resizing = AutoresizingLayout(mask: view.autoresizingMask, pixels: pixels)
    let place = resizing.frame(frame, from: old ?? new, to: new)
    view.subviews = view.subviews.map { adapted($0, from: frame.size, to: place.size) }
    view.frame = place
    return view
  }
}
