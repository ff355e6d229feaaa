import ArgumentParser
import TableMock

/// A look, by its name: all its numbers would be copied at every step that the command line is read in.
struct ThemeName: ExpressibleByArgument {
  static let allValueStrings = Theme.names

  let name: String

  init?(argument: String) {
    guard Theme.names.contains(argument) else { return nil }
    name = argument
  }

  /// The look itself.
  var theme: Theme? { Theme.named(name) }
}
