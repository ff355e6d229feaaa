import SwiftSyntax

extension Interpreter {
  /// Does what a screen does when it appears, as far as that gives its state values that are known.
  ///
  /// What waits for something else is left out.
  func appear(_ root: ViewNode) {
    guard let screen = root.object else { return }
    let (guesses, told, tally) = (guesses, told, tally)
    var actions: [Argument] = []
    collect(&actions, of: [root], ViewExpander(self), levels: 4)
    isAppearing = true
    for action in actions where owner(of: action.value) === screen {
      _ = apply(action.value, [], action.node)
    }
    isAppearing = false
    (self.guesses, self.told, self.tally) = (guesses, told, tally)
  }

  private static let containers: Set<String> = [
    "List", "Form", "Section", "VStack", "ZStack", "HStack", "ScrollView", "LazyVStack", "TabView",
  ]

  /// The view whose function or closure something is.
  private func owner(of action: Value) -> Object? {
    switch action {
    case .closure(let closure): closure.scope.receiver?.object
    case .function(_, let receiver, _): receiver?.object
    default: nil
    }
  }

  /// What views do when they appear, from the outside in.
  private func collect(
    _ actions: inout [Argument], of views: [ViewNode], _ expander: ViewExpander, levels: Int
  ) {
    guard levels > 0 else { return }
    for view in views.flatMap({ expander.views(of: $0) }) {
      actions += view.modifiers.filter { ["onAppear", "onFirstAppear", "task"].contains($0.name) }
        .compactMap(\.arguments.last)
        .filter { !DeclarationScanner.mentions(Array("await".utf8), in: $0.node.syntaxTextBytes) }
      guard Interpreter.containers.contains(view.name) else { continue }
      collect(&actions, of: expander.content(of: view), expander, levels: levels - 1)
    }
  }
}
