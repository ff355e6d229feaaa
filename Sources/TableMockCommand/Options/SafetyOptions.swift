import ArgumentParser
import TableModel
import TableSources

/// The options of verbs that draw for others, on machines that may lose power, from sources that strangers wrote.
struct SafetyOptions: ParsableArguments {
  @Flag(help: "Report a picture only when it is safely on the disk.")
  var durable = false

  @Flag(help: "Let the kernel block everything but reading sources and writing pictures.")
  var sandbox = false

  /// Closes a sandbox around the program, which ends where that cannot be done.
  func enter(_ sandbox: Sandbox, _ printer: DiagnosticPrinter) throws {
    do throws(Diagnostic) {
      try sandbox.enter()
    } catch {
      printer.print([error])
      throw ExitCode(1)
    }
  }
}
