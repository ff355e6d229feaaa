import SwiftSyntax

/// What `map` and `flatMap` do with a text, which may be an optional one or a list of letters: the code around them tells.
enum MappedText {
  /// Whether the text is taken as a whole, as an optional one is; `nil` where the code around does not tell.
  static func isWhole(_ closure: ExprSyntax) -> Bool? {
    var node = Syntax(closure)
    while !node.is(FunctionCallExprSyntax.self) {
      guard let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) else { return nil }
      node = parent
    }
    guard let parent = node.parent else { return nil }
    if let access = parent.as(MemberAccessExprSyntax.self) {
      return LibraryFunction.keepsItems(access.declName.baseName.text)
        || ["joined", "count"].contains(access.declName.baseName.text) ? false : nil
    }
    if let condition = parent.parent?.as(OptionalBindingConditionSyntax.self) {
      return condition.initializer?.value.id == ExprSyntax(node)?.id ? true : nil
    }
    guard let items = parent.as(ExprListSyntax.self).map(Array.init),
      let place = items.firstIndex(where: { $0.id == node.id }), items.indices.contains(place + 1)
    else { return nil }
    return items[place + 1].ownText == "??" ? true : nil
  }
}
