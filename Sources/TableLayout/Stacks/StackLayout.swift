import TableModel

/// How SwiftUI divides a line among views: an `HStack` or a `VStack`.
///
/// Views of the highest priority are offered room first, and what others need at least is kept for them. Among views of one
/// priority, the one that can change its size least comes first, and each is offered an equal part of what is left.
struct StackLayout {
  /// The direction of the line.
  let axis: LayoutAxis
  /// By what the views are aligned across it.
  let alignment: StackAlignment
  /// The space after each view but the last, in points.
  let spaces: [Double]

  /// The places of views in a stack.
  struct Arrangement: Hashable {
    /// What the stack is as a view.
    var dimensions = ViewDimensions()
    /// Where each view stands, in the order of the views.
    var places: [Place] = []
  }

  /// Where a view stands, and what it was offered.
  struct Place: Hashable {
    var proposal: SizeProposal
    var origin: Point
    var dimensions: ViewDimensions
  }

  /// The views as large as they are in answer to a proposal, one behind the other.
  func arrangement(of views: [some StackElement], in proposal: SizeProposal) -> Arrangement {
    let proposals = proposals(to: views, in: proposal)
    let dimensions = zip(views, proposals).map { $0.dimensions(in: $1) }
    let guides = dimensions.map { $0.guide(alignment, along: axis.across) }
    let highest = guides.max() ?? 0
    var arrangement = Arrangement()
    var end = 0.0
    for (number, own) in dimensions.enumerated() {
      var origin = Point.zero
      origin[axis] = end
      origin[axis.across] = highest.distance(past: guides[number])
      arrangement.add(Place(proposal: proposals[number], origin: origin, dimensions: own))
      end += own[axis] + (number < spaces.count && number + 1 < views.count ? spaces[number] : 0)
    }
    // Spaces below zero pull views over each other, and the last one may end before others do.
    arrangement.dimensions[axis] = max(0, end)
    return arrangement
  }

  /// What each view is offered.
  private func proposals(to views: [some StackElement], in proposal: SizeProposal) -> [SizeProposal] {
    var proposals = [SizeProposal](repeating: proposal, count: views.count)
    guard let whole = proposal[axis], whole.isFinite else { return proposals }
    var left = max(0, whole - spaces.prefix(max(0, views.count - 1)).reduce(0, +))
    guard views.count > 1 else {
      for number in views.indices { proposals[number][axis] = left }
      return proposals
    }
    let lines = views.map { Flexibility(of: $0, along: axis, in: proposal) }
    let order = views.indices.sorted { first, second in
      (-views[first].layoutPriority, lines[first].room, first)
        < (-views[second].layoutPriority, lines[second].room, second)
    }
    var kept = lines.reduce(0) { $0 + $1.least }
    var start = 0
    while start < order.count {
      let priority = views[order[start]].layoutPriority
      let group = order[start...].prefix { views[$0].layoutPriority == priority }
      kept = group.reduce(kept) { $0 - lines[$1].least }
      for (number, view) in group.enumerated() {
        let share = max(0, left - max(0, kept)) / Double(group.count - number)
        proposals[view][axis] = share
        left -= views[view].dimensions(in: proposals[view])[axis]
      }
      start += group.count
    }
    return proposals
  }

  /// How short and how long a view can be.
  private struct Flexibility {
    let least: Double
    let room: Double

    init(of view: some StackElement, along axis: LayoutAxis, in proposal: SizeProposal) {
      var (none, all) = (proposal, proposal)
      none[axis] = 0
      all[axis] = .infinity
      least = view.dimensions(in: none)[axis]
      let most = view.dimensions(in: all)[axis]
      room = most.isFinite ? most - least : .infinity
    }
  }
}

/// How SwiftUI lays views over each other: a `ZStack`.
///
/// Each view is offered all that the stack is, which is as large as all of them together. A view that fills the stack, such as the
/// background of another, is offered the size of the others and adds none.
struct LayerLayout {
  /// By what the views are aligned from side to side.
  let horizontal: StackAlignment
  /// By what the views are aligned from top to bottom.
  let vertical: StackAlignment

  /// The views as large as they are in answer to a proposal; `fills` tells which of them fill the stack.
  func arrangement(
    of views: [some StackElement], in proposal: SizeProposal, fills: [Bool]
  ) -> StackLayout.Arrangement {
    let isLayer = { (number: Int) in number < fills.count && fills[number] }
    let sizes = views.enumerated().map { number, view in
      isLayer(number) ? nil : view.dimensions(in: proposal)
    }
    let anchor = sizes.reduce(into: Point.zero) { point, own in
      point.x = max(point.x, own?.guide(horizontal, along: .horizontal) ?? 0)
      point.y = max(point.y, own?.guide(vertical, along: .vertical) ?? 0)
    }
    var arrangement = StackLayout.Arrangement()
    for own in sizes.compactMap(\.self) { arrangement.add(place(own, at: anchor, in: proposal)) }
    let stack = arrangement.dimensions
    let inside = SizeProposal(width: stack.size.width, height: stack.size.height)
    // What lies over or under the others is aligned with the stack that they make.
    let corner = Point(stack.guide(horizontal, along: .horizontal), stack.guide(vertical, along: .vertical))
    // A colour behind a text is as high as that, also where nobody said how high both may be.
    let offered = SizeProposal(
      width: proposal.width ?? stack.size.width, height: proposal.height ?? stack.size.height)
    arrangement.places = zip(views, sizes).map { view, own in
      own == nil
        ? place(view.dimensions(in: inside), at: corner, in: inside)
        : place(view.dimensions(in: offered), at: anchor, in: offered)
    }
    return arrangement
  }

  private func place(
    _ own: ViewDimensions, at anchor: Point, in proposal: SizeProposal
  ) -> StackLayout.Place {
    let origin = Point(
      anchor.x.distance(past: own.guide(horizontal, along: .horizontal)),
      anchor.y.distance(past: own.guide(vertical, along: .vertical)))
    return StackLayout.Place(proposal: proposal, origin: origin, dimensions: own)
  }
}

extension Double {
  /// How much more it is than another length; nothing where both are without end.
  func distance(past other: Double) -> Double { self == other ? 0 : self - other }
}

extension StackLayout.Arrangement {
  /// Adds a view at a place: the stack reaches around it, and its lines of text are those of the stack.
  fileprivate mutating func add(_ place: StackLayout.Place) {
    places.append(place)
    let (origin, own) = (place.origin, place.dimensions)
    dimensions.size.width = max(dimensions.size.width, origin.x + own.size.width)
    dimensions.size.height = max(dimensions.size.height, origin.y + own.size.height)
    if let first = own.firstBaseline {
      dimensions.firstBaseline = min(dimensions.firstBaseline ?? .infinity, origin.y + first)
    }
    if let last = own.lastBaseline {
      dimensions.lastBaseline = max(dimensions.lastBaseline ?? -.infinity, origin.y + last)
    }
  }
}
