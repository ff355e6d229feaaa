import ArgumentParser
import TableSources

/// The option that picks one table of a source.
struct TableOptions: ParsableArguments {
  @Option(
    help:
      "Only this table: its name in the spec, or its storyboard identifier, class or object identifier.",
    completion: Completions.tables)
  var table: String?
}

/// What a call of `explain` explains: a source, and the address of a view in it.
struct ExplainedWords: ParsableArguments {
  @Argument(
    help:
      "A spec file, an Interface Builder document, a Settings bundle, or - for standard input. The default is the inputs of tablemock.yaml.",
    completion: Completions.sources)
  var source: String?

  @Argument(
    help:
      "The one view to explain, such as 0-2.textLabel, header 0 or navigationBar. Spaces need no quotes.",
    completion: Completions.addresses)
  var view: [String] = []

  /// Whether the first word is a part of an address: there is no such file, and it is called as no source is.
  private var beginsWithAddress: Bool {
    guard let source, source != "-" else { return false }
    let path = ArgumentPaths.path(of: source)
    return !path.exists && path.components.count == 1 && !GlobMatches.isPattern(path)
      && !path.hasEnding(InputExpansion.endings + SourceKind.settingsEndings)
  }

  /// The source; `nil` for those of the project.
  var input: String? { beginsWithAddress ? nil : source }

  /// The address; `nil` for all views.
  var address: String? {
    let words = (beginsWithAddress ? [source].compactMap(\.self) : []) + view
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Says that there is no view of an address, and which there are.
  func complaint(about address: String, _ nearest: [String]) -> String {
    "there is no view “\(address)”\n  hint: there are \(nearest.joined(separator: ", ")), …; "
      + "“tablemock explain\(input.map { " " + $0 } ?? "")” lists them all"
  }
}
