import TableModel

/// That a path is on the disk in no checkout, though a revision has it.
struct PlaceOutOfReach: Error {
  /// What is to be said of it where nothing else is compared.
  let finding: Diagnostic

  init(_ finding: Diagnostic) { self.finding = finding }

  /// What is to be said of it beside others, which are compared.
  var warning: Diagnostic {
    var warning = finding
    warning.severity = .warning
    return warning
  }
}
