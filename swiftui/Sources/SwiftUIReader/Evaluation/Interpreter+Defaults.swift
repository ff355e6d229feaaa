import SwiftSyntax

/// Keys of the library Defaults, which say what is stored at first: `static let sounds = Key<Bool>("sounds", default: true)`.
extension Interpreter {
  /// What a property is at first that has a key: `@Default(.sounds) var sounds`; `nil` for other properties.
  func keyed(_ property: TypeDeclaration.Property) -> Value? {
    guard let wrapper = property.wrappers.first(where: { $0.attributeName.ownText == "Default" }),
      case .argumentList(let arguments)? = wrapper.arguments, let key = arguments.first?.expression
    else { return nil }
    return keyed(key.ownText)
  }

  /// What is stored at first under a key that is written as `.sounds`, `Keys.sounds` or `.Player.sounds`.
  func keyed(_ key: String) -> Value? {
    var names = key.split(separator: ".").map(String.init)
    while let first = names.first, first == "Defaults" || first == "Keys" { names.removeFirst() }
    guard let last = names.popLast(), var type = index.library(named: "Keys", for: names.first ?? last) else {
      return nil
    }
    for name in names {
      guard let nested = index.whole(type, for: name).nested[name] else { return nil }
      type = nested
    }
    guard let property = index.whole(type, for: last).statics[last],
      let call = property.value?.as(FunctionCallExprSyntax.self),
      let written = call.arguments.first(where: { $0.label?.text == "default" })
    else { return nil }
    let scope = Scope(receiver: nil, type: type, path: index.path(of: property.node))
    var declared: TypeSyntax?
    if let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self),
      case .type(let argument)? = generic.genericArgumentClause.arguments.first?.argument
    {
      declared = argument
    }
    return deeper { coerced(evaluate(written.expression, scope), to: declared, scope) }
  }
}
