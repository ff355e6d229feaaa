import ArgumentParser

/// Several values in one argument, divided by commas.
struct CommaList<Element: ExpressibleByArgument>: ExpressibleByArgument {
  var elements: [Element]

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    let elements = parts.compactMap { Element(argument: String($0)) }
    guard elements.count == parts.count, !elements.isEmpty else { return nil }
    self.elements = elements
  }

  static var allValueStrings: [String] { Element.allValueStrings }

  static var defaultCompletionKind: CompletionKind { Completions.words(allValueStrings) }
}
