import TableModel

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
    view.subviews = subviews(of: number, view.subviews, from: view.frame?.size, to: place.size)
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
