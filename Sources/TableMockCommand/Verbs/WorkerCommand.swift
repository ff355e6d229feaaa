import ArgumentParser
import TableBatch

/// Draws what it is asked for, line by line.
struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker",
    abstract: "Reads jobs as lines of JSON and answers each with a line, for programs that hand out work.",
    discussion: """
      EXAMPLE: echo '{"id": 1, "input": "a.yaml", "output": "a.png", "theme": "ios6"}' | tablemock worker

      Jobs come on standard input. The keys of a job are \(WorkerSession.requestKeys.joined(separator: ", ")); \
      input and output must be there. \
      Answers go to standard output in the same order, with the job’s id. A job that fails, or a line that is no \
      job, is answered like any other; the exit status is 1 then.
      """
  )

  @Option(
    help: "The seconds that a picture may take before it is given up. The default is 10.",
    completion: .list(["10", "60"]))
  var timeout: Double?

  func validate() throws {
    if let timeout, !(timeout > 0 && timeout <= 86_400) {
      throw ValidationError("--timeout takes seconds, more than 0 and at most 86400.")
    }
  }

  func run() throws {
    let session = try WorkerSession(named: "standard input", seconds: timeout)
    var lines = LineReader()
    var failed = false
    while let line = lines.next() {
      switch line {
      case .line(let bytes):
        guard let answer = session.answer(bytes) else { continue }
        if !answer.isWritten { failed = true }
        try StandardOutput.print(answer.line)
      case .overlong:
        failed = true
        try StandardOutput.print(session.answerToOverlongLine(limit: LineReader.limit))
      }
    }
    if failed { throw ExitCode(1) }
  }
}
