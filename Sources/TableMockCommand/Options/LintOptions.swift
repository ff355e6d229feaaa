import ArgumentParser
import TableLint
import TableLinting
import TableProject
import TableRendering
import TableSources

extension LintFormat: Choice {}

/// How long the linter works, and on how many threads.
struct LintWorkOptions: ParsableArguments {
  @OptionGroup var threads: ThreadOptions

  @OptionGroup var time: TimeOptions
}

/// What is linted, by which rules, and what is known already.
struct LintOptions: ParsableArguments {
  @Argument(
    help: "Spec files, Interface Builder documents, folders, patterns, or - for standard input.",
    completion: Completions.sources)
  var inputs: [String] = []

  @Option(
    help: ArgumentHelp("The baseline: a file of known findings, which do not count.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Fail where a finding of the baseline is there no more, too.")
  var strictBaseline = false

  @Option(
    help: ArgumentHelp(
      "Write all findings to this file, as the new baseline.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "The manifest to use instead of the nearest tablemock.yaml.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var manifest: String?

  func validate() throws {
    guard baseline == nil || writeBaseline == nil else {
      throw ValidationError("--baseline and --write-baseline exclude each other.")
    }
    guard !strictBaseline || writeBaseline == nil else {
      throw ValidationError("--strict-baseline and --write-baseline exclude each other.")
    }
  }
}

/// A call of `lint` with all that it says of sources and rules.
struct LintCall {
  let options: LintOptions
  let rules: LintRuleOptions
  let work: LintWorkOptions
  let projectOptions: ProjectOptions
  let strings: StringsOptions
  let tables: TableOptions
  let variants: VariantOptions

  /// The project, without which sources are linted by the rules as they are.
  func project() throws -> Project {
    try Project(
      named: options.manifest.map(ArgumentPaths.path), projectOptions.search, strings: strings.folder)
  }

  /// The sources that are linted of a project, and what could not be looked into.
  func sources(of project: Project) throws -> InputExpansion {
    try project.lintedSources(
      ArgumentPaths.paths(of: options.inputs), strings: strings.folder,
      data: strings.sampleData.drawn(as: variants.matrix), projectOptions.search)
  }

  /// What lints sources; throws a finding where the findings that are known already cannot be read.
  func job(_ inputs: [InputFile], of project: Project) throws -> LintJob {
    var known: LintBaseline?
    if options.writeBaseline == nil {
      known =
        try options.baseline.map { try LintBaseline(path: ArgumentPaths.path(of: $0)) }
        ?? project.knownFindings()
    }
    guard !options.strictBaseline || known != nil else {
      throw ValidationError(
        "--strict-baseline takes a baseline: give one with --baseline, or name one in tablemock.yaml.")
    }
    return LintJob(
      inputs: inputs, table: tables.table, matrix: variants.matrix,
      configuration: project.manifest.lint, folder: project.folder, settings: rules.settings,
      baseline: known, budget: work.time.workBudget, threads: work.threads.jobs,
      version: TableMockVersion.text)
  }

  /// Whether a report fails a call.
  func fails(_ report: LintReport, _ project: Project) -> Bool {
    options.strictBaseline && !report.goneFindings.isEmpty
      || report.fails(
        maximumWarnings: rules.maxWarnings ?? project.manifest.lint.maximumWarnings ?? 0,
        isStrict: rules.strict)
  }
}

/// How findings of the linter are told, and where.
struct LintOutputOptions: ParsableArguments {
  @Option(help: "The format of findings: human, json (one per line), sarif, github (annotations) or junit.")
  var format: LintFormat = .human

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file for the findings, or with --explain for a picture of the examples.", valueName: "path"),
    completion: .file(extensions: ["sarif", "json", "xml", "txt"] + PictureFormat.allCases.map(\.rawValue)))
  var output: String?

  @Option(
    help: ArgumentHelp("The URL of the folder with a page for each rule, for SARIF.", valueName: "url"),
    completion: .list(["https://"]))
  var rulesURL: String?

  func validate() throws {
    if let rulesURL, !rulesURL.hasPrefix("https://"), !rulesURL.hasPrefix("http://") {
      throw ValidationError("--rules-url takes an address that begins with https:// or http://.")
    }
  }

  /// Prints what a rule asks for, and writes a picture of its examples where there is a place for it.
  func explain(_ rule: LintRule) throws {
    try StandardOutput.print(LintCatalog.explanation(of: rule))
    guard let path = output.map(ArgumentPaths.path) else { return }
    guard let format = PictureFormat(path: path) else {
      throw ValidationError("The output must end in \(PictureFormat.endings).")
    }
    try OutputFile(path: path).write(LintExample(rule).picture(as: format))
  }
}

/// What is printed of the rules, instead of findings.
struct LintCatalogOptions: ParsableArguments {
  @Flag(help: "Print all rules.")
  var list = false

  @Option(
    help: "Print what a rule asks for, why, and two examples.", completion: RuleID.completion,
    transform: RuleID.checked)
  var explain: String?

  /// Prints what is asked for; whether anything is.
  func tell(_ told: LintOutputOptions) throws -> Bool {
    if list {
      try StandardOutput.print(LintCatalog.list)
    } else if let rule = explain.flatMap(LintRule.named) {
      try told.explain(rule)
    } else {
      return false
    }
    return true
  }
}

/// Whether sources are changed so that they break rules no more.
struct LintRepairOptions: ParsableArguments {
  @Flag(help: "Fix sources where the fix is certain.")
  var fix = false

  @Flag(help: "With --fix, print what would change and change nothing.")
  var dryRun = false

  func validate() throws {
    guard !dryRun || fix else { throw ValidationError("--dry-run goes with --fix.") }
  }
}
