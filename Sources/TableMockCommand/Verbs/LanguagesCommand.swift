import ArgumentParser
import TableProject
import TableSources

/// Lists the languages of sources.
struct LanguagesCommand: Verb {
  static let configuration = CommandConfiguration.verb(
    "languages",
    abstract: "Lists the languages of sources, and the texts that each lacks.",
    discussion: """
      EXAMPLE: tablemock languages Base.lproj/Main.storyboard
      EXAMPLE: tablemock languages screens/ --format json
      EXAMPLE: tablemock languages Main.storyboard --texts --device iphone5,iphone14
      EXAMPLE: tablemock languages screens/ --csv -o texts.csv

      Looks for strings beside each source: strings/de.yaml, de.lproj/Localizable.strings and Localizable.xcstrings \
      for specs, de.lproj/Main.strings and mul.lproj/Main.xcstrings for Interface Builder documents. JSON has one \
      line per source, or per text with --texts. --texts lists texts that are cut off first, then those nearest to \
      it.
      """
  )

  @Argument(
    help: "Spec files, Interface Builder documents, folders, patterns, or - for standard input.",
    completion: Completions.sources)
  var inputs: [String] = []

  @OptionGroup var list: ListOptions
  @OptionGroup var strings: StringsOptions
  @OptionGroup var projectOptions: ProjectOptions
  @OptionGroup var tables: TableOptions
  @OptionGroup var time: TimeOptions
  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Ways of laying texts out, several values divided by commas")
  var variants: VariantOptions

  func validate() throws {
    guard
      list.listsTexts || variants.matrix.axes.isEmpty && tables.table == nil && time.timeout == nil
    else {
      throw ValidationError("Ways of drawing, --table and --timeout go with --texts.")
    }
  }

  func run() throws {
    let printer = DiagnosticPrinter(common)
    let sources = try projectOptions.sources(
      inputs, strings: strings.folder, data: strings.sampleData, as: variants.matrix, printer)
    let display = JobDisplay(common)
    display.found(sources.problems)
    let (text, isWell) = try list.listsTexts ? texts(of: sources, display) : languages(of: sources, display)
    display.end()
    try list.write(text, about: sources.inputs, printer)
    if !isWell || !sources.problems.isEmpty { throw ExitCode(1) }
  }

  private func languages(of sources: SourceSelection, _ display: JobDisplay) -> (String, isWell: Bool) {
    let (listings, isWell) = LanguagesJob(inputs: sources.inputs).run(display)
    return (list.text(of: listings), isWell)
  }

  private func texts(of sources: SourceSelection, _ display: JobDisplay) throws -> (String, isWell: Bool) {
    var (entries, isWell) = ([TextListJob.Entry](), true)
    for group in sources.groups {
      let job = TextListJob(
        inputs: group.inputs, table: tables.table, matrix: group.matrix, budget: time.workBudget)
      let (part, isGroupWell) = try display.told { try job.run(display) }
      entries += part
      isWell = isWell && isGroupWell
    }
    return (list.text(of: entries), isWell)
  }
}
