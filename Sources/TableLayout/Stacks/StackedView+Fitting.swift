import TableModel

/// Views of which the first that fits is shown.
extension StackedView {
  /// The views up to the first whose best size fits into a proposal in some directions; all where none does.
  func children(fitting axes: StackTraits.FixedSize, in proposal: SizeProposal) -> ArraySlice<StackedView> {
    let fits = children.firstIndex { child in
      var free = proposal
      for axis in axes.axes { free[axis] = nil }
      let best = child.dimensions(in: free)
      return axes.axes.allSatisfy { best[$0] <= (proposal[$0] ?? .infinity) + StackedView.tolerance }
    }
    return children.prefix((fits ?? children.count) + 1)
  }

  /// How much too large a view may be because numbers are rounded, in points.
  private static let tolerance = 1e-6

  /// The view that fits, behind others without anything in them, so that it has its number in the document.
  func placedViews(
    fitting axes: StackTraits.FixedSize, in proposal: SizeProposal, at origin: Point, corner: Point
  ) -> [View] {
    let views = children(fitting: axes, in: proposal)
    guard let chosen = views.last else { return [] }
    let empty = View(frame: Rect(origin: .zero, size: .zero))
    return views.dropLast().map { _ in empty } + [chosen.placed(in: proposal, at: origin, corner: corner)]
  }
}

extension StackTraits.FixedSize {
  /// The directions that it stands for.
  var axes: [LayoutAxis] {
    switch self {
    case .horizontal: [.horizontal]
    case .vertical: [.vertical]
    case .both: [.horizontal, .vertical]
    }
  }
}
