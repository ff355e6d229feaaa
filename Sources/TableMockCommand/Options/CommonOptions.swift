import ArgumentParser

/// The options of all verbs that read sources.
struct CommonOptions: ParsableArguments {
  @Flag(help: "Print errors only: no warnings, no paths of what was written, no progress.")
  var quiet = false
}
