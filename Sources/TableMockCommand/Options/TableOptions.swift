import ArgumentParser

/// The option that picks one table of a source.
struct TableOptions: ParsableArguments {
  @Option(
    help:
      "One table alone: by its name in the spec, or by its storyboard identifier, class or object identifier.",
    completion: Completions.tables)
  var table: String?
}
