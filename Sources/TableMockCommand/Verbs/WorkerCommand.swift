import ArgumentParser
import TableBatch
import TableModel
import TableSources

/// Draws what it is asked for, line by line.
struct WorkerCommand: Verb {
  static let configuration = CommandConfiguration.verb(
    "worker",
    abstract: "Reads jobs as lines of JSON, and answers each with a line, for programs that hand out work.",
    discussion: """
      EXAMPLE: echo '{"id": 1, "input": "a.yaml", "output": "a.png", "theme": "ios6"}' | tablemock worker

      Reads jobs from standard input. Their keys are \(WorkerSession.requestKeys.joined(separator: ", ")); input and \
      output are required. Answers go to standard output in the same order, with the job’s id. A job that fails, or \
      a line that is not a job, also gets an answer, and the exit status is 1. Files outside the current folder, or \
      that of --root, are neither read nor written, and the source of an earlier job is never overwritten.
      """
  )

  @OptionGroup var work: WorkOptions

  @OptionGroup var safety: SafetyOptions

  @Option(
    help: ArgumentHelp(
      "The folder in which files are read and written. The default is the current one.", valueName: "folder"),
    completion: .directory)
  var root: String = "."

  @Flag(help: "Also answer with the key that journals of batches keep for each picture.")
  var keys = false

  @Option(
    help: "Skip pictures that the journals in this folder have and that would not change.",
    completion: .directory)
  var resume: String?

  @OptionGroup var strings: StringsOptions

  @OptionGroup(title: "Datasets") var dataset: DatasetOptions

  private var records: WorkerRecords? {
    keys || resume != nil ? WorkerRecords(resuming: resume.map(ArgumentPaths.path)) : nil
  }

  @OptionGroup var common: CommonOptions

  func run() throws {
    let root = ArgumentPaths.path(of: root)
    if safety.sandbox {
      try safety.enter(
        Sandbox(
          readable: Set(
            [resume.map { ArgumentPaths.path(of: $0) }, strings.folder, strings.sampleData?.file].compactMap {
              $0
            }),
          writable: [root]),
        DiagnosticPrinter(common))
    }
    do {
      let session = try WorkerSession(
        named: "standard input", root: root, budget: work.workBudget, isDurable: safety.durable,
        records: records, boxes: dataset.boxesOptions, strings: strings.folder, data: strings.sampleData)
      let isWell = try session.answerStandardInput { try StandardOutput.print($0) }
      if !isWell { throw ExitCode(1) }
    } catch let error as Diagnostic {
      DiagnosticPrinter(common).print([error])
      throw ExitCode(1)
    }
  }
}
