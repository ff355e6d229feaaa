import ArgumentParser

extension CommandConfiguration {
  /// What a verb of the program says of itself.
  ///
  /// A verb is parsed before the program as a whole is. The parser tries words that ask for completion scripts on every
  /// command that stands alone, which is a twelfth of a cold start; one with a name above it is spared that.
  static func verb(_ name: String, abstract: String, discussion: String) -> CommandConfiguration {
    CommandConfiguration(
      commandName: name, _superCommandName: "tablemock", abstract: abstract, discussion: discussion)
  }
}
