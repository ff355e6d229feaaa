import TableModel
import TableProject
import TableRendering
import TableSources

/// What a worker knows of a batch whose pictures it draws, so that its answers are what the batch itself would note.
public final class WorkerRecords {
  private let older: JournalIndex?
  /// Digests of what pictures are drawn with, by how files are written.
  private var tools: [String: String] = [:]

  /// Records of a batch.
  ///
  /// - Parameter folder: The folder with the batch's journals, whose pictures are left alone where they would be the
  ///   same; `nil` where all are drawn.
  public init(resuming folder: FilePath? = nil) {
    older = folder.map { JournalIndex(in: JournalFolder(path: $0 == .current ? "" : $0)) }
  }

  /// The whole key of a picture.
  func key(of job: BatchJob, in source: WorkerSource, _ pictures: PictureOptions) -> String {
    let picture = JobKey(source: source.bytes, showing: source.result.document)
    let way = pictures.filesDigest
    let digits = tools[way] ?? ToolDigest.digits(of: ToolDigest.Tools(pictures: pictures))
    tools[way] = digits
    return JobKey.digits(picture.digits(of: job), drawnWith: digits)
  }

  /// The result of a picture that is there already and would be the same; `nil` where it is to be drawn.
  func unchanged(_ job: BatchJob, of input: FilePath, key: String) -> JobResult? {
    guard let record = older?.record(of: job.output, key: key) else { return nil }
    return JobResult(record, of: job, in: InputFile(path: input, outputName: ""))
  }
}
