import SwiftSyntax

/// Works out which views stand in a place: groups, loops and views of the project give those that they are made of.
final class ViewExpander {
  let interpreter: Interpreter
  /// What was worked out already; the views are kept, so that none takes the place of another.
  private var known: [ContentKey: (node: ViewNode, views: [ViewNode])] = [:]

  private struct ContentKey: Hashable {
    var node: ObjectIdentifier
    var label: String?
  }

  init(_ interpreter: Interpreter) { self.interpreter = interpreter }

  /// The views that a view stands for.
  func views(of node: ViewNode) -> [ViewNode] {
    interpreter.deeper { expanded(node) } ?? tooDeep(node)
  }

  private func tooDeep(_ node: ViewNode) -> [ViewNode] {
    interpreter.guess("the views lie too deep in one another, so this one is left out", at: node.node)
    return []
  }

  private func expanded(_ node: ViewNode) -> [ViewNode] {
    guard interpreter.step() else { return [] }
    if node.unknown != nil { return [node] }
    if let object = node.object { return body(of: object, node) }
    switch node.name {
    case "EmptyView": return []
    case "ForEach": return loop(node, content: closure(of: node))
    case _
    where ViewCatalog.transparent.contains(node.name)
      && (node.modifier("overlay") == nil || node.name.hasPrefix("Navigation")):
      let content = node.children.isEmpty ? self.content(of: node) : node.children.flatMap(views)
      guard interpreter.walk(content.count) else { return [] }
      if node.name == "ViewThatFits", content.count > 1 {
        if node.fitsAcross, !content.contains(where: { ViewCatalog.scrolling.contains($0.name) }) {
          return [node]
        }
        interpreter.guess("of the views of which one is to fit, the first is taken", at: node.node)
      }
      return (node.name == "ViewThatFits" ? Array(content.prefix(1)) : content).map {
        outer(node, around: $0)
      }
    default: return styled(node) ?? foreign(node) ?? [node]
    }
  }

  /// What stands in a view of another library, which may be all that it shows; `nil` for other views.
  private func foreign(_ node: ViewNode) -> [ViewNode]? {
    guard node.name.first?.isUppercase == true, !ViewCatalog.names.contains(node.name),
      !LibraryFunction.isPlain(node.name), ViewCatalog.control(namedIn: node.name) == nil,
      let trailing = node.arguments.first(where: \.isTrailing)
    else { return nil }
    if node.argument("label") != nil {
      interpreter.guess("\(node.name) is drawn as Button", at: node.node)
      return [outer(node, around: ViewNode("Button", node.arguments, node: node.node))]
    }
    let given = node.arguments.first { $0.label == nil && !$0.isTrailing }
    let data = node.arguments.first { ["data", "items", "value", "state"].contains($0.label) }
    let value =
      given?.value ?? data.map { Value.unknown(Unknown(what: $0.node.written, node: Syntax($0.node))) }
    var closure = trailing
    if let named = node.argument("content") {
      switch named.value {
      case .closure, .function: closure = named
      default: break
      }
    }
    let content = views(of: closure, values: value.map { [$0] } ?? [])
    guard !content.isEmpty else { return nil }
    interpreter.guess("\(node.name) is drawn as what stands in it", at: node.node)
    return content.map { outer(node, around: $0) }
  }

  /// The body of a view of the project.
  private func body(of object: Object, _ node: ViewNode) -> [ViewNode] {
    guard object.type.isView, let value = interpreter.property("body", of: object, node.node) else {
      let box = ViewNode(object.type.name, node: node.node)
      box.modifiers = node.modifiers
      return [box]
    }
    guard let view = interpreter.view(of: value) else {
      if case .void = value { return [] }
      let box = ViewNode(object.type.name, node: node.node)
      return [box]
    }
    return views(of: view).map { outer(node, around: $0) }
  }

  /// A view with the modifiers of what stood for it around its own.
  func outer(_ node: ViewNode, around view: ViewNode) -> ViewNode {
    guard !node.modifiers.isEmpty || node.tag != nil else { return view }
    let copy = view.with(view.modifiers + node.modifiers)
    copy.tag = view.tag ?? node.tag
    return copy
  }

  /// The closure behind a view's name, or of a label.
  func closure(of node: ViewNode, _ label: String? = nil) -> Argument? {
    if let label { return node.argument(label) }
    return node.arguments.last { $0.isTrailing } ?? node.argument("content")
  }

  /// The views of a closure or of an argument that is a view.
  func content(of node: ViewNode, _ label: String? = nil) -> [ViewNode] {
    let key = ContentKey(node: ObjectIdentifier(node), label: label)
    if let known = known[key] { return known.views }
    let argument = closure(of: node, label) ?? node.argument(label)
    let inner =
      argument.map { views(of: $0, values: []) } ?? (label == nil ? node.children.flatMap(views) : [])
    let isFew = interpreter.walk(inner.count)
    let made = isFew ? styled(inner, by: node).map { $0.speaking(as: node) } : []
    known[key] = (node, made)
    return made
  }

  /// The views that an argument gives, which is one or a closure that makes them of values.
  func views(of argument: Argument, values: [Value]) -> [ViewNode] {
    var value = argument.value
    if case .closure(let closure) = value { value = interpreter.call(closure, values) }
    if case .function = value {
      value = interpreter.apply(
        value, values.map { Argument(value: $0, node: argument.node) }, argument.node)
    }
    if case .string = value {
      return [ViewNode("Text", [Argument(value: value, node: argument.node)], node: Syntax(argument.node))]
    }
    if case .type(let type) = value, let made = values.first {
      value = interpreter.instance(of: type, [Argument(value: made, node: argument.node)], argument.node)
    }
    return (interpreter.view(of: value) ?? color(value, argument.node)).map { views(of: $0) } ?? []
  }

  /// The view that a colour is where views are asked for; `nil` for other values.
  private func color(_ value: Value, _ node: ExprSyntax) -> ViewNode? {
    switch value {
    case .library(let name, let arguments) where name.hasPrefix("Color"):
      ViewNode(name, arguments, node: Syntax(node))
    case .implicit(let name, let arguments) where interpreter.paint(of: value) != nil:
      ViewNode("Color." + name, arguments, node: Syntax(node))
    default: nil
    }
  }

  /// The views that are made of each item.
  func loop(_ node: ViewNode, content: Argument?) -> [ViewNode] {
    guard let content, let data = node.arguments.first(where: { $0.label == nil && !$0.isTrailing }) else {
      return []
    }
    guard let items = interpreter.elements(of: data.value) else {
      interpreter.tally.unknownLists += 1
      let what = data.value.unknown?.what ?? data.node.written
      let rows = interpreter.sampleRows
      guard rows > 0 else {
        interpreter.guess("\(what) is not known, taken as empty", at: data.node)
        return []
      }
      interpreter.guess("\(what) is not known, taken as \(rows) items", at: data.node)
      let name = Interpreter.listName(of: what)
      return (1...rows).flatMap { number -> [ViewNode] in
        let item = Unknown(
          what: "\(name)[\(number)]", type: elementType(of: data.value), node: Syntax(data.node))
        return views(of: content, values: [.unknown(item)])
      }
    }
    interpreter.tally.knownLists += 1
    let path = node.argument("id")?.value
    return items.prefix(2_000).flatMap { item -> [ViewNode] in
      guard interpreter.step() else { return [] }
      let made = views(of: content, values: [item])
      var tag = item
      if case .keyPath(let names)? = path, !names.isEmpty, names != ["self"] {
        tag = interpreter.apply(.keyPath(names), [Argument(value: item, node: data.node)], data.node)
      }
      for view in made where view.tag == nil { view.tag = tag }
      return made
    }
  }

  private func elementType(of value: Value) -> String? {
    guard let type = value.unknown?.type else { return nil }
    if type.hasPrefix("["), type.hasSuffix("]") { return String(type.dropFirst().dropLast()) }
    guard let open = type.firstIndex(of: "<"), type.hasSuffix(">") else { return nil }
    return String(type[type.index(after: open)...].dropLast())
  }
}

extension ViewNode {
  /// Whether the view that it chooses has to fit from side to side, as rows are as high as they need to be.
  var fitsAcross: Bool { argument("in")?.value.memberName != "vertical" }
}
