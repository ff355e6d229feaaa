import TableModel

/// Where the frame of a view of the author's own comes from: its document, constraints, or its parent's size.
struct ViewFrame {
  /// The frame with what it is made of.
  let place: PlacedFrame

  /// The account of a frame: as the source has it, as its parent's size has it, and as the view takes it.
  init(
    _ view: View, _ given: Rect, resized: Rect, _ taken: Rect, _ constraints: ConstraintNames?,
    in context: ViewContext
  ) {
    let names = view.layout == nil ? nil : constraints
    let measure =
      context.environment.explainsFrames
      ? view.layout.map { IntrinsicSizes(context: context).measure(of: view, $0) } : nil
    let figure = { (axis: LayoutAxis, extent: KeyPath<Rect, Double>) -> Length in
      guard context.environment.explainsFrames else { return Length(taken[keyPath: extent]) }
      let source =
        names.map {
          $0.term(
            given[keyPath: extent], of: view, along: axis,
            hasContent: (extent == \.width && measure?.width != nil)
              || (extent == \.height && measure?.height != nil))
        }
        ?? FigureTerm(given[keyPath: extent], "frame of the view", nil)
      return Length(given[keyPath: extent], [source])
        .becoming(resized[keyPath: extent], "autoresizing")
        .becoming(taken[keyPath: extent], "size of its own")
    }
    place = PlacedFrame(
      x: figure(.horizontal, \.minX), y: figure(.vertical, \.minY), width: figure(.horizontal, \.width),
      height: figure(.vertical, \.height))
  }
}
