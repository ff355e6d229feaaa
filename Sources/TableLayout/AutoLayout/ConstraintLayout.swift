import TableModel

/// Places the views of a cell, or of a view that stands by itself, by their constraints.
struct ConstraintLayout {
  private let contentView: ContentView
  private let layout: AutoLayout
  private let place: ContentPlace
  private let context: ViewContext
  private let isSelfSizing: Bool
  private let indexPath: IndexPath?

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
    contentView = ContentView(of: view)
    self.layout = layout
    self.context = context
    place = ContentPlace(width: width)
    isSelfSizing = false
    indexPath = nil
  }

  /// The height of a content view that is as high as what is in it; `nil` where that says nothing.
  var fittingHeight: Double? {
    guard isSelfSizing, !isAsDesigned, var system = system(height: nil) else { return nil }
    do {
      try system.solve()
    } catch {
      return nil
    }
    let height = system.value(of: system.items[ConstraintSystem.content].height)
    return height > 0 ? context.pixels.ceil(height) : nil
  }

  /// Whether the row is as wide, and its text as large, as when its stored height was found.
  private var isAsDesigned: Bool {
    guard let size = contentView.designSize, size.height > 0 else { return false }
    let category = layout.designContentSizeCategory ?? .large
    return abs(size.width - place.contentWidth) < 0.5 && context.theme.contentSizeCategory == category
  }

  /// The content view with all views where their constraints want them; as it is where that cannot be told.
  func solved(height: Double) -> ContentView {
    guard var system = system(height: height) else { return contentView }
    do {
      try system.solve()
      let open = try system.settle()
      if !open.isEmpty { note(.ambiguous, open.ids, unnamed: open.unnamed) }
    } catch {
      note(.exhausted, [])
      return contentView
    }
    for ids in system.refused where !ids.isEmpty { note(.unsatisfiable, ids) }
    let solved = SolvedViews(system, pixels: context.pixels, keepsHidden: context.environment.keepsHiddenRows)
    return solved.contentView(contentView, size: Size(width: place.contentWidth, height: height))
  }

  private func note(_ kind: LayoutFinding.Kind, _ ids: [String], unnamed: Int = 0) {
    context.meter.note(LayoutFinding(kind, ids: ids, unnamed: unnamed, indexPath: indexPath))
  }

  /// All that holds between the views; `nil` where there is too much of it, or no time left for it.
  private func system(height: Double?) -> ConstraintSystem? {
    guard !context.meter.shouldEnd else { return nil }
    do {
      return try ConstraintSystem(contentView, layout, at: place, height: height, context: context)
    } catch {
      note(.exhausted, [])
      return nil
    }
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
