import SwiftSyntax

/// What a screen says of its look, its text size and its direction, and how far apart its sections are.
extension ScreenMaker {
  private static let categories = [
    "xSmall": "extraSmall", "small": "small", "medium": "medium", "large": "large", "xLarge": "extraLarge",
    "xxLarge": "extraExtraLarge", "xxxLarge": "extraExtraExtraLarge", "accessibility1": "accessibilityMedium",
    "accessibility2": "accessibilityLarge", "accessibility3": "accessibilityExtraLarge",
    "accessibility4": "accessibilityExtraExtraLarge", "accessibility5": "accessibilityExtraExtraExtraLarge",
  ]

  /// The languages that are written from right to left.
  private static let rightToLeft: Set<String> = ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]

  /// Notes what a modifier says of the environment; the innermost one counts.
  func take(environment modifier: ViewNode.Modifier) {
    interpreter.settled.insert(modifier.node.id)
    let first = modifier.arguments.first?.value
    switch modifier.name {
    case "preferredColorScheme": note("colorScheme", first, modifier)
    case "dynamicTypeSize":
      // A range, such as `...DynamicTypeSize.large`, keeps the size that there is.
      let node = modifier.arguments.first?.node
      guard node?.is(PrefixOperatorExprSyntax.self) == false,
        node?.is(PostfixOperatorExprSyntax.self) == false
      else { return }
      note("dynamicTypeSize", first, modifier)
    case "environment":
      guard case .keyPath(let names)? = first, names.count == 1, modifier.arguments.count == 2 else { return }
      note(names[0], modifier.arguments[1].value, modifier)
    default: return
    }
  }

  private func note(_ name: String, _ value: Value?, _ modifier: ViewNode.Modifier) {
    let member = value?.memberName ?? ""
    switch (name, member) {
    case ("colorScheme", "dark"), ("colorScheme", "light"): say("appearance", member)
    case ("layoutDirection", "rightToLeft"): say("semanticContentAttribute", "forceRightToLeft")
    case ("layoutDirection", "leftToRight"): say("semanticContentAttribute", "forceLeftToRight")
    case ("dynamicTypeSize", _): ScreenMaker.categories[member].map { say("contentSizeCategory", $0) }
    case ("sizeCategory", _):
      if ScreenMaker.categories.values.contains(member) { say("contentSizeCategory", member) }
    default: return
    }
  }

  /// Notes the language of a screen, which is that of all of its views where the project has texts in it.
  func settleLanguage(of views: [ViewNode]) {
    guard let language = views.first?.language, views.allSatisfy({ $0.language == language }),
      interpreter.strings.hasTexts(in: language)
    else { return }
    interpreter.language = language
  }

  /// The direction of the screen; a locale alone leaves it as it is.
  var direction: JSON? {
    let code = interpreter.language?.split(separator: "-").first.map(String.init) ?? ""
    return environment["semanticContentAttribute"]
      ?? (ScreenMaker.rightToLeft.contains(code) ? .string("forceLeftToRight") : nil)
  }

  private func say(_ key: String, _ value: String) {
    if environment[key] == nil { environment[key] = .string(value) }
  }

  /// Sections as far apart as their list says: half of the space is above one without a header, half below one without a
  /// footer.
  func spaced(_ sections: [JSON], _ list: ViewNode?) -> [JSON] {
    guard let said = list?.modifier("listSectionSpacing")?.arguments.first else { return sections }
    var space = said.value.number
    if said.value.memberName == "compact" {
      interpreter.guess("the space between sections is taken as half of the usual one", at: said.node)
      space = 17.5
    }
    guard let space else { return sections }
    let half = JSON.mapping(["height": .number(min(max(space, 0), 500) / 2)])
    return sections.indices.map { index in
      var section = sections[index]
      if index > 0, section["header"] == nil { section = section.with("header", half) }
      if index < sections.count - 1, section["footer"] == nil { section = section.with("footer", half) }
      return section
    }
  }
}
