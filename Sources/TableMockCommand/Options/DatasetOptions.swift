import ArgumentParser
import TableBatch
import TableComparison
import TableProject

/// What a batch writes, or a worker answers, for datasets besides pictures.
struct DatasetOptions: ParsableArguments {
  @Option(help: "Write the boxes of all views, beside the results or in a worker’s answers: jsonl or coco.")
  var boxes: BoxesOptions.Format?

  @Option(help: "What gets boxes: views; lines, which adds lines of text; or words, which adds words, too.")
  var boxDetail: ViewBox.Detail?

  @Option(
    help: "Parts of the dataset and their weights. The contents of a source decide its part.",
    completion: .list(["train=80,val=10,test=10"]))
  var splits: DatasetSplits?

  func validate() throws {
    if boxes == nil, boxDetail != nil || splits != nil {
      throw ValidationError("--box-detail and --splits need --boxes.")
    }
  }

  /// How boxes are written; `nil` where they are not.
  var boxesOptions: BoxesOptions? {
    boxes.map { BoxesOptions($0, detail: boxDetail ?? .views, splits: splits) }
  }
}

extension BoxesOptions.Format: Choice {}
extension ViewBox.Detail: Choice {}

extension DatasetSplits: ExpressibleByArgument {
  /// The parts that an argument names.
  public init?(argument: String) { self.init(argument) }
}
