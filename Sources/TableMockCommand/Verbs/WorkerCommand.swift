import ArgumentParser
import TableBatch
import TableModel
import TableSources

/// Draws what it is asked for, line by line.
struct WorkerCommand: Verb {
  static let configuration = CommandConfiguration.verb(
    "worker",
    abstract: "Reads jobs as lines of JSON and answers each with a line, for programs that hand out work.",
    discussion: """
      EXAMPLE: echo '{"id": 1, "input": "a.yaml", "output": "a.png", "theme": "ios6"}' | tablemock worker

      Jobs come on standard input. The keys of a job are \(WorkerSession.requestKeys.joined(separator: ", ")); \
      input and output must be there. \
      Answers go to standard output in the same order, with the job’s id. A job that fails, or a line that is no \
      job, is answered like any other; the exit status is 1 then. Files outside the working folder, or that of \
      --root, are neither read nor written, and no source of an earlier job is written over.
      """
  )

  @OptionGroup var work: WorkOptions

  @OptionGroup var safety: SafetyOptions

  @Option(
    help: ArgumentHelp(
      "The folder below which files are read and written. The default is this one.", valueName: "folder"),
    completion: .directory)
  var root: String = "."

  @Flag(help: "Answer with the key of each picture, too, which the journals of batches have.")
  var keys = false

  @Option(
    help: "Leave pictures alone that the journals in this folder have and that would be the same.",
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
            [resume.map { ArgumentPaths.path(of: $0) }, strings.folder, strings.dataFile].compactMap { $0 }),
          writable: [root]),
        DiagnosticPrinter(common))
    }
    do {
      let session = try WorkerSession(
        named: "standard input", root: root, budget: work.workBudget, isDurable: safety.durable,
        records: records, boxes: dataset.boxesOptions, strings: strings.folder, data: strings.dataFile)
      let isWell = try session.answerStandardInput { try StandardOutput.print($0) }
      if !isWell { throw ExitCode(1) }
    } catch let error as Diagnostic {
      DiagnosticPrinter(common).print([error])
      throw ExitCode(1)
    }
  }
}
