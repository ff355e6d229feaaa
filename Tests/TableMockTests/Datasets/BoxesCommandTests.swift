import Foundation
import Testing

/// The boxes of views that `batch --boxes` and `inspect --absolute` tell.
@Suite struct BoxesCommandTests {
  private static let spec = """
    theme: ios6
    size: {width: 200, height: 100}
    tableView:
      rows: [Quiet harbour, B, C, D, E]
    """

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["s/a.yaml": Self.spec])
  }

  private func object(_ text: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  @Test(arguments: [1, 2]) func linesHaveTheBoxesOfInspect(scale: Int) throws {
    let folder = try folder()
    let batch = try CommandRun(
      ["batch", "s", "-o", "out", "--scale", "\(scale)", "--boxes", "jsonl", "--box-detail", "words"],
      in: folder.url)
    #expect(batch.status == 0, "\(batch.errors)")
    let picture = try object(
      try String(contentsOf: folder.url.appendingPathComponent("out/boxes.jsonl"), encoding: .utf8))
    let views = try #require(picture["views"] as? [[String: Any]])
    let text = try #require(views.first { $0["text"] as? String == "Quiet harbour" })
    let lines = try #require(text["lines"] as? [[String: Any]])
    let words = try #require(lines.first?["words"] as? [[String: Any]])
    #expect(words.compactMap { $0["text"] as? String } == ["Quiet", "harbour"])
    let first = try #require(words.first?["box"] as? [Double])
    let second = try #require(words.last?["box"] as? [Double])
    #expect(first[0] + first[2] < second[0])

    let inspection = try CommandRun(
      ["inspect", "s/a.yaml", "--absolute", "--format", "json", "--scale", "\(scale)"], in: folder.url)
    var boxes: [[Double]] = []
    func visit(_ node: [String: Any]) {
      boxes.append(node["box"] as? [Double] ?? [])
      for child in node["children"] as? [[String: Any]] ?? [] { visit(child) }
    }
    let tree = try object(inspection.text)
    visit(try #require(tree["root"] as? [String: Any]))
    // Rows that begin below the picture are inspected, but nobody can see them; the third is seen in part.
    let seen = boxes.filter { $0.count == 4 && $0[1] < 3 * 44 * Double(scale) }
    #expect(views.map { $0["box"] as? [Double] ?? [] } == seen)
    #expect(boxes.first == [0, 0, 200 * Double(scale), 100 * Double(scale)])
  }

  @Test func aWorkerAnswersWithTheBoxesOfABatch() throws {
    let folder = try folder()
    let options = ["--boxes", "jsonl", "--box-detail", "lines", "--splits", "train=1"]
    _ = try CommandRun(["batch", "s", "-o", "out"] + options, in: folder.url)
    let job = #"{"id": 1, "input": "s/a.yaml", "output": "b.png"}"# + "\n"
    let worker = try CommandRun(["worker"] + options, in: folder.url, input: Data(job.utf8))
    #expect(worker.status == 0, "\(worker.errors)")
    let answer = try #require(try object(worker.text)["boxes"] as? [String: Any])
    var line = try object(
      try String(contentsOf: folder.url.appendingPathComponent("out/boxes.jsonl"), encoding: .utf8))
    #expect(line.removeValue(forKey: "file") as? String == "a.png")
    #expect(NSDictionary(dictionary: answer).isEqual(to: line))
  }

  @Test func aFailedJobOfAWorkerHasNoBoxes() throws {
    let job = #"{"id": 1, "input": "none.yaml", "output": "b.png"}"# + "\n"
    let folder = try folder()
    let worker = try CommandRun(["worker", "--boxes", "coco"], in: folder.url, input: Data(job.utf8))
    #expect(try object(worker.text)["boxes"] is NSNull)
  }

  @Test func whatIsCutOffIsNotVisible() throws {
    let folder = try folder()
    _ = try CommandRun(["batch", "s", "-o", "out", "--scale", "1", "--boxes", "coco"], in: folder.url)
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("out/boxes.coco.json"), encoding: .utf8)
    let dataset = try object(text)
    let annotations = try #require(dataset["annotations"] as? [[String: Any]])
    #expect(annotations.count > 5)
    for annotation in annotations {
      let box = try #require(annotation["bbox"] as? [Double])
      #expect(box[0] >= 0 && box[1] >= 0 && box[0] + box[2] <= 200 && box[1] + box[3] <= 100)
      #expect(box[2] > 0 && box[3] > 0)
    }
    let texts = annotations.compactMap { ($0["attributes"] as? [String: Any])?["text"] as? String }
    #expect(texts.contains("Quiet harbour"))
    #expect(!texts.contains("E"))
  }

  @Test func anIncrementalBatchHasTheSameBoxes() throws {
    let folder = try folder()
    let file = folder.url.appendingPathComponent("out/boxes.jsonl")
    let arguments = [
      "batch", "s", "-o", "out", "--boxes", "jsonl", "--splits", "train=8,test=2", "--incremental",
    ]
    _ = try CommandRun(arguments, in: folder.url)
    let first = try Data(contentsOf: file)
    _ = try CommandRun(arguments, in: folder.url)
    #expect(try Data(contentsOf: file) == first)
    #expect(!first.isEmpty)
  }

  @Test func aSplitFollowsFromTheContentsAlone() throws {
    let folder = try TemporaryFolder(
      Dictionary(
        uniqueKeysWithValues: (0..<40).map { ("s/\($0).yaml", "tableView: {rows: [\"\($0 / 2)\"]}\n") }))
    let run = try CommandRun(
      ["batch", "s", "-o", "out", "--boxes", "jsonl", "--splits", "train=1,test=1"], in: folder.url)
    #expect(run.status == 0)
    let text = try String(contentsOf: folder.url.appendingPathComponent("out/boxes.jsonl"), encoding: .utf8)
    var splits: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let picture = try object(String(line))
      let input = try #require(picture["input"] as? String)
      splits[input] = picture["split"] as? String
    }
    for number in stride(from: 0, to: 40, by: 2) {
      #expect(splits["s/\(number).yaml"] == splits["s/\(number + 1).yaml"])
    }
    #expect(Set(splits.values) == ["train", "test"])
  }

  @Test(arguments: [
    (["--splits", "train=1"], "need --boxes"), (["--box-detail", "words"], "need --boxes"),
    (["--boxes", "xml"], "xml"), (["--boxes", "coco", "--splits", "train=0"], "train=0"),
    (["--boxes", "coco", "--splits", "a=1,a=2"], "a=1,a=2"),
  ])
  func wrongOptionsAreTold(_ options: [String], _ message: String) throws {
    let folder = try folder()
    let run = try CommandRun(["batch", "s"] + options, in: folder.url)
    #expect(run.status == 64)
    #expect(run.errors.contains(message))
  }
}
