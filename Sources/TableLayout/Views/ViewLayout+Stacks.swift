import TableModel

extension ViewLayout {
  /// What is in a stack of SwiftUI, or in a box that one put around a view; `nil` for other views.
  ///
  /// A stack that is read in a way of its own begins at that side.
  func stackChildren(of view: View, at steps: [ElementStep], in size: Size) -> [SceneNode]? {
    var inside = self
    inside.isArranged = true
    if case .stack = view.content {
      let own = context.direction(of: view.semanticContentAttribute)
      guard view.semanticContentAttribute == .unspecified || own == context.arrangement else {
        var turned = view
        turned.semanticContentAttribute = .unspecified
        return read(own).stackChildren(of: turned, at: steps, in: size)?.map { $0.mirrored(in: size.width) }
      }
      let views =
        isArranged ? view.subviews : StackedView(view, along: nil, in: context).arranged(in: size)
      return inside.nodes(of: views, at: steps, designedFor: size, in: size)
    }
    guard isArranged else { return nil }
    // The box is in no document, so the view in it is found where the box is.
    if view.isStackBox { return inside.nodes(of: view.subviews, designedFor: size, in: size) }
    (inside.isArranged, inside.isSolved, inside.constraints) = (false, false, nil)
    return inside.children(of: view, designedFor: view.frame?.size ?? size, in: size)
  }
}
