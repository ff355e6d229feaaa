import ArgumentParser
import TableBatch
import TableProject

/// Prints what a batch would draw.
struct PlanPrinter {
  private let options: PlanOptions
  private let request: BatchRequest
  private let common: CommonOptions

  /// A printer for a call of the verb.
  init(_ options: PlanOptions, _ request: BatchRequest, _ common: CommonOptions) {
    (self.options, self.request, self.common) = (options, request, common)
  }

  /// Prints all pictures, and what is wrong with inputs as far as they are read for that.
  func print(_ batch: PreparedBatch, _ display: JobDisplay) throws {
    var pending: [UInt8] = []
    var count = 0
    let isJSON = options.planFormat == .json
    if isJSON {
      let stack = DrawingStack.current(version: request.version)
      pending += Array((PlanLine.heading(stack, folder: batch.folder, boxes: request.boxes) + "\n").utf8)
    }
    let rehearsal = try batch.run.rehearse(display, forWorkers: isJSON) { input, job in
      count += 1
      if isJSON {
        pending += Array((PlanLine.job(job, of: input, number: count, batch.files) + "\n").utf8)
      } else {
        let (source, picture) = (StandardOutput.bytes(of: input.path), StandardOutput.bytes(of: job.output))
        pending += source + Array(" → ".utf8) + picture + [0x0A]
      }
      guard pending.count > 1 << 15 else { return }
      try StandardOutput.write(pending)
      pending.removeAll(keepingCapacity: true)
    }
    try StandardOutput.write(pending)
    let isWhole = request.options.shard == .whole
    let noun = rehearsal.pictures == 1 && isWhole ? "picture" : "pictures"
    common.say("\(rehearsal.pictures)\(isWhole ? "" : " of \(batch.run.jobCount)") \(noun)")
    if batch.hasProblems || rehearsal.brokenInputs > 0 { throw ExitCode(1) }
  }
}

extension JobDisplay {
  /// What comes of preparing a batch; why there is nothing to draw is told, and ends the program.
  func prepared(_ prepare: () throws -> PreparedBatch) throws -> PreparedBatch {
    do {
      return try prepare()
    } catch let failure as BatchFailure {
      found(failure.findings)
      for message in failure.messages { failed(message) }
      throw ExitCode(1)
    }
  }
}
