import Foundation
import TableMock

/// Uses the library as its document says: a spec, a screen made in Swift, a job, and a name that there is not.
@main
struct Client {
  struct Failure: Error {
    let message: String
  }

  final class Listener: JobObserver {
    var paths: [String] = []

    func finished(_ result: JobResult, _ summary: BatchSummary) { paths.append(result.output.text) }
  }

  static func main() throws {
    let renderer = try Renderer()
    try drawSpec(renderer)
    try drawOwnScreen(renderer)
    try runJob()
    try review()
    try doEveryVerb()
    print("the library does what a client needs")
  }

  private static func drawSpec(_ renderer: Renderer) throws {
    let spec = "theme: ios6\ntableView: {rows: [Wi-Fi, Bluetooth]}\n"
    let result = renderer.load(Array(spec.utf8), named: "spec.yaml", folder: ".")
    guard let screen = result.document?.screens.first, result.diagnostics.isEmpty else {
      throw Failure(message: "\(result.diagnostics)")
    }
    let scene = try renderer.scene(of: screen, as: Variant(appearance: .light, scale: 2))
    try expectPNG(renderer.picture(of: scene, as: .png))
  }

  private static func drawOwnScreen(_ renderer: Renderer) throws {
    let row = Cell(style: .value1, textLabel: Label(text: "Wi-Fi"), detailTextLabel: Label(text: "Home"))
    let tableView = TableView(style: .grouped, sections: [Section(rows: [row])])
    let screen = Screen(theme: "ios7", tableView: tableView)
    let options = PictureOptions(.small)
    try expectPNG(renderer.picture(of: renderer.scene(of: screen), as: .png, options: options))
    do {
      _ = try renderer.scene(of: screen, as: Variant(theme: "ios77"))
      throw Failure(message: "a look that there is not was drawn")
    } catch let error as UnknownNameError where error.nearest == "ios7" {}
  }

  private static func runJob() throws {
    let listener = Listener()
    let matrix = try VariantMatrix([.theme: ["ios6", "ios7"]])
    let plan = try OutputPlan(output: "nowhere/", formats: [.png, .svg], matrix: matrix)
    let job = RenderJob(inputs: InputExpansion(["nowhere.yaml"]).inputs, plan: plan)
    let summary = try job.run(listener)
    let expected = ["ios6", "ios7"].flatMap { ["nowhere/nowhere-\($0).png", "nowhere/nowhere-\($0).svg"] }
    guard summary.failed == 4, listener.paths == expected else {
      throw Failure(message: "\(listener.paths)")
    }
  }

  /// Draws two states of a screen, says what differs, and takes the newer one as right.
  private static func review() throws {
    let folder = FilePath("client-review")
    let paths = ["old", "new", "golden", "review"].map { folder.appending(FilePath($0)) }
    defer { paths.forEach { try? FileManager.default.removeItem(atPath: $0.text) } }
    for (path, text) in zip(paths, ["Wi-Fi", "WLAN"]) {
      try FileManager.default.createDirectory(atPath: path.text, withIntermediateDirectories: true)
      try Data("theme: ios7\ntableView: {rows: [\(text)]}\n".utf8)
        .write(to: URL(fileURLWithPath: path.text + "/a.yaml"))
    }
    let options = DiffJob.Options()
    let difference = try DiffJob(expected: .disk(paths[0]), actual: .disk(paths[1]), options: options)
      .run(Listener()).record
    guard difference.entries.first?.words.first?.text.contains("“Wi-Fi” → “WLAN”") ?? false else {
      throw Failure(message: ReviewText(difference).text)
    }
    var manifest = BatchManifest()
    manifest.inputs = [BatchManifest.Entry(path: paths[1])]
    for state in [ReviewState.new, .same] {
      let run = VerifyRun(
        try BatchPlan(manifest, outputFolder: paths[2]), pictures: PictureOptions(),
        options: VerifyRun.Options(baselines: paths[2], review: paths[3]))
      let record = try run.run(Listener()).record
      guard record.entries.allSatisfy({ $0.state == state }), record.isSame == (state == .same) else {
        throw Failure(message: ReviewText(record).text)
      }
      if state == .new {
        _ = try ApproveJob(.all, in: ReviewFolder(path: paths[3]), of: ApprovalProject(baselines: paths[2]))
          .run()
      }
    }
  }

  /// Does what each verb of the command line does, in a folder that is gone at the end.
  private static func doEveryVerb() throws {
    let folder = FilePath("client-verbs")
    try FileManager.default.createDirectory(atPath: folder.text, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder.text) }
    try Verbs(in: folder).run()
    guard Types.all.count > 300 else { throw Failure(message: "types are missing") }
  }

  private static func expectPNG(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { throw Failure(message: "this is no PNG") }
  }
}
