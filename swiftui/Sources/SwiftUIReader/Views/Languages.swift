/// The languages that the environment gives texts in views.
extension ViewNode {
  /// The modifier that says a language for the texts in the view; the innermost counts.
  var languageModifier: Modifier? { modifiers.first { $0.locale != nil } }

  /// The language of the texts in the view, as `de` or `pt-BR`; `nil` where nothing says it.
  var language: String? { languageModifier?.language }

  /// The same with the language of another view, unless it has one.
  func speaking(as other: ViewNode) -> ViewNode {
    guard let modifier = other.languageModifier, languageModifier == nil else { return self }
    return modified(modifier.name, modifier.arguments, node: modifier.node)
  }
}

extension ViewNode.Modifier {
  /// What it gives as the locale of the environment; `nil` where it gives none.
  var locale: Value? {
    guard name == "environment", arguments.count == 2, case .keyPath(["locale"]) = arguments[0].value else {
      return nil
    }
    return arguments[1].value
  }

  /// The language of that locale; `nil` where it is not known.
  var language: String? {
    let arguments: [Argument]
    switch locale {
    case .library("Locale", let all)?, .library("init", let all)?, .implicit("init", let all)?:
      arguments = all
    default: return nil
    }
    guard let text = arguments.first?.value.text, !text.isPartial else { return nil }
    let name = text.text.split { "@.".contains($0) }.first.map(String.init) ?? ""
    let parts = name.split { "_-".contains($0) }
    // Names of languages are short, and lead to no other folder.
    guard !parts.isEmpty, parts.count < 4,
      parts.allSatisfy({ $0.count < 9 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
    else { return nil }
    return parts.joined(separator: "-")
  }
}
