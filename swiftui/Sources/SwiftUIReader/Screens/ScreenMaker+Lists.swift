/// The views that stand in lists.
extension ScreenMaker {
  /// The views of a list, which may be made of data.
  func listViews(of list: ViewNode) -> [ViewNode] {
    if list.arguments.contains(where: { $0.label == nil && !$0.isTrailing }), list.argument("children") == nil
    {
      return expander.styled(expander.loop(list, content: expander.closure(of: list)), by: list)
        .map { $0.speaking(as: list) }
    }
    return expander.content(of: list).flatMap(flat)
  }

  /// The views of a list within another one, which are rows of that one; others as they are.
  func flat(_ view: ViewNode) -> [ViewNode] {
    guard ["List", "Form"].contains(view.name), view.modifier("frame") == nil else { return [view] }
    return interpreter.deeper { listViews(of: view).map { expander.outer(view, around: $0) } } ?? [view]
  }
}
