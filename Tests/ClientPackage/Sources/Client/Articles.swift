import TableMock

/// The examples of the library's articles, so that they are known to compile; they are not run.
enum Articles {
  static func gettingStarted() throws -> [[UInt8]] {
    let picture = try Renderer().picture(of: "contacts.yaml")
    var pictures = [picture]
    let renderer = try Renderer()
    let source = renderer.load(path: "contacts.yaml")
    for diagnostic in source.diagnostics { print(diagnostic) }
    let variant = Variant(theme: "ios6", language: "de", scale: 2)
    for screen in try source.screens(as: variant) {
      let scene = try renderer.scene(of: screen, as: variant)
      pictures.append(try renderer.picture(of: scene, as: .png))
    }

    let row = Cell(style: .value1, textLabel: Label(text: "Wi-Fi"), detailTextLabel: Label(text: "Home"))
    let tableView = TableView(style: .grouped, sections: [Section(rows: [row])])
    let screen = Screen(theme: "ios7", tableView: tableView)
    pictures.append(try renderer.picture(of: renderer.scene(of: screen), as: .svg))
    return pictures
  }

  static func drawingManyPictures(_ observer: any JobObserver) throws {
    let matrix = try VariantMatrix([.theme: ["ios6", "ios16"]])
    let plan = try OutputPlan(output: "out/", formats: [.png, .svg], matrix: matrix)
    let job = RenderJob(inputs: InputExpansion(["screens/"]).inputs, plan: plan)
    let summary = try job.run(observer)

    var manifest = BatchManifest()
    manifest.inputs = [BatchManifest.Entry(path: "screens")]
    let batch = BatchRun(
      try BatchPlan(manifest, outputFolder: "out"), settings: BatchSettings(),
      options: BatchRun.Options())
    guard batch.problems.isEmpty else { return }
    let batchSummary = try batch.run(observer)
    print(summary.written, batchSummary.written)
  }

  static func readingScenes(_ screen: Screen, _ renderer: Renderer) throws -> [String] {
    func truncatedTexts(in node: SceneNode) -> [String] {
      let own = node.label.flatMap { $0.isTruncated ? $0.text : nil }
      return [own].compactMap { $0 } + node.children.flatMap(truncatedTexts)
    }

    let scene = try renderer.scene(of: screen, keepsHiddenRows: true)
    print(JSONInspection(InspectedScene(file: "contacts.yaml", scene: scene)).line)

    let explained = try renderer.scene(of: screen, keepsHiddenRows: true, explainsFrames: true)
    let explanation = SceneExplanation(InspectedScene(file: "contacts.yaml", scene: explained))
    if let view = explanation.view(at: "0-0.textLabel") {
      print(ExplanationText(explanation).text(of: view))
    }
    return truncatedTexts(in: scene.root)
  }

  static func reviewing(_ plan: BatchPlan, _ observer: any JobObserver) throws {
    let difference = try DiffJob(
      expected: .disk("old"), actual: .disk("new"), options: DiffJob.Options()
    ).run(observer).record
    print(ReviewText(difference).text)

    let run = VerifyRun(
      plan, pictures: PictureOptions(),
      options: VerifyRun.Options(baselines: "golden", review: "out/review"))
    let record = try run.run(observer).record
    if !record.isSame {
      let folder = ReviewFolder(path: "out/review")
      _ = try ApproveJob(.all, in: folder, of: ApprovalProject(baselines: "golden")).run()
    }
  }
}
