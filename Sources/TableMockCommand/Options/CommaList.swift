import ArgumentParser
import TableMock

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
}

extension PictureFormat: Choice {}

/// Device pixels a point.
struct Scale: ExpressibleByArgument {
  static let allValueStrings = ["1", "2", "3"]

  var value: Double

  init?(argument: String) {
    guard Scale.allValueStrings.contains(argument), let value = Double(argument) else { return nil }
    self.value = value
  }
}
