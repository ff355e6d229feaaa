import TableModel
import TableThemes

extension ViewContext {
  /// The measure of a view among constraints, whose text has so many points across, or infinity for no limit.
  func intrinsicMeasure(
    of view: View, _ layout: AutoLayout, maximumWidth: Double = .infinity
  ) -> IntrinsicMeasure {
    guard case .stack = view.content, case .content = layout.intrinsicContentSize else {
      return IntrinsicSizes(context: self).measure(of: view, layout, maximumWidth: maximumWidth)
    }
    return measure(ofStack: view, layout.preferredMaxLayoutWidth ?? maximumWidth)
  }

  /// A stack is as large as it wants in answer to a width, or to nothing before one is known.
  private func measure(ofStack view: View, _ room: Double) -> IntrinsicMeasure {
    let proposal = SizeProposal(width: room.isFinite ? room : nil)
    let own = StackedView(view, along: nil, in: self).dimensions(in: proposal)
    var measure = IntrinsicMeasure(width: own.size.width, height: pixels.ceil(own.size.height))
    measure.firstBaseline = own.firstBaseline.map { $0 - own.size.height / 2 }
    measure.lastBaseline = own.lastBaseline.map { $0 - own.size.height / 2 }
    measure.wraps = true
    return measure
  }
}
