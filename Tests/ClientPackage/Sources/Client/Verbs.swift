import Foundation
import TableMock

/// The job of each verb of the command line, done by a program that sees the library alone.
///
/// What a verb does for people at a terminal, `preview`, `watch` and `language-server`, is no job of a program; a watch is
/// made and not run, since it ends when somebody ends it.
struct Verbs {
  private let folder: FilePath
  private let listener = Client.Listener()

  /// Works in a folder that is there.
  init(in folder: FilePath) {
    self.folder = folder
  }

  /// Does all of them, each with what those before it have left.
  func run() throws {
    try begin()
    try draw()
    try look()
    try check()
    try drawMany()
    try listFacts()
  }

  private func path(_ name: FilePath) -> FilePath { folder.appending(name) }

  private func inputs(_ name: FilePath) -> [InputFile] { InputExpansion([path(name)]).inputs }

  private func expect(_ isSo: Bool, _ what: String) throws {
    if !isSo { throw Client.Failure(message: what) }
  }

  private func expectFiles(_ names: FilePath...) throws {
    for name in names {
      try expect(FileManager.default.fileExists(atPath: path(name).text), "there is no \(name.text)")
    }
  }

  /// `init` and `generate`.
  private func begin() throws {
    try expect(InitJob(.settings, in: folder).run(listener), "init")
    var options = GeneratorOptions(seed: 1, count: 2)
    options.themes = WeightedWords("ios7") ?? options.themes
    try expect(options.problems.isEmpty, "\(options.problems)")
    try expect(GenerateJob(options, in: path("generated")).run(listener), "generate")
    try expect(inputs("generated").count == 2, "generate wrote other files")
  }

  /// `render`, `sheet`, `eras`, `filmstrip` and `convert`.
  private func draw() throws {
    let text = "theme: ios7\ntableView: {rows: [Wi-Fi, {textLabel: Bluetooth, accessoryType: checkmark}]}\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path("a.yaml").text))
    let picture = try Renderer().picture(of: path("a.yaml"), as: Variant(theme: "ios6"), format: .svg)
    try expect(picture.starts(with: Array("<".utf8)), "an SVG file")
    do {
      _ = try Renderer().picture(of: path("none.yaml"))
      throw Client.Failure(message: "there was a picture of nothing")
    } catch let error as SourceError where !error.diagnostics.isEmpty {}

    let render = RenderJob(inputs: inputs("a.yaml"), plan: try OutputPlan(output: path("a.png"), formats: []))
    try expect(try render.run(listener).written == 1, "render")
    let sheet = SheetJob(
      inputs: inputs("a.yaml"), plan: try OutputPlan(output: path("sheet.png"), formats: []),
      matrix: try VariantMatrix([.theme: ["ios6", "ios7"]]))
    try expect(try sheet.run(listener).written == 1, "sheet")
    let source = { (output: FilePath) in
      SheetSource(input: path("a.yaml"), plan: try OutputPlan(output: path(output), formats: []))
    }
    try expect(
      try ErasJob(source("eras.png"), themes: ["ios6", "ios16"]).run(listener).written == 1, "eras")
    let steps = Filmstrip(to: .showingEditControl, steps: 3)
    try expect(
      try FilmstripJob(source("film.png"), filmstrip: steps).run(listener).written == 1, "filmstrip")
    try expectFiles("a.png", "sheet.png", "eras.png", "film.png")

    let convert = ConvertJob(inputs: inputs("a.yaml"), plan: SpecPlan(output: path("b.yaml")))
    try expect(try convert.run(listener), "convert")
    try expectFiles("b.yaml")
    _ = WatchJob([path("a.yaml")], render: render)
  }

  /// `inspect`, `explain` and `languages`.
  private func look() throws {
    var lines: [String] = []
    let inspected = InspectJob(inputs: inputs("a.yaml"))
    _ = try inspected.run(listener) { lines.append(JSONInspection($0).line) }
    _ = try inspected.run(listener) { lines.append(TreeInspection(file: $0.file, scene: $0.scene).text) }
    try expect(lines.count == 2 && lines.allSatisfy { $0.contains("Wi-Fi") }, "inspect")
    var words = ""
    let explain = ExplainJob(input: inputs("a.yaml")[0])
    _ = try explain.run(listener) { explanation in
      if let view = explanation.view(at: "0-0.textLabel") {
        words = ExplanationText(explanation).text(of: view)
      }
    }
    try expect(!words.isEmpty, "explain")
    let languages = LanguagesJob(inputs: inputs("a.yaml")).run(listener)
    try expect(languages.isWell && languages.listings.count <= 1, "languages")
    try expect(try !TextListJob(inputs: inputs("a.yaml")).run(listener).entries.isEmpty, "texts")
  }

  /// `lint` in all of its formats, with its fixes and its baseline.
  private func check() throws {
    let text = "theme: ios7\ntableView: {style: grouped, rows: [\(String(repeating: "Long ", count: 40))]}\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path("long.yaml").text))
    let report = try LintJob(inputs: inputs("long.yaml")).run(listener)
    try expect(report.version == TableMockVersion.text && !report.notices.isEmpty, "lint")
    let formats = [
      LintText(report).text, LintJSON(report).text, LintJUnit(report).text, LintAnnotations(report).text,
      LintSARIF(report) { $0 }.text, LintBaseline.text(of: report) { $0 },
    ]
    try expect(formats.allSatisfy { !$0.isEmpty }, "a format of lint")
    _ = LintFixes(report).files.map(\.diff)
    let rule = LintRule.named("text-truncated")
    try expect(rule?.guidelines.isEmpty == false, "the rules of lint")
  }

  /// `batch` and `worker`; what `verify`, `approve`, `diff` and `review` do is in `Client`.
  private func drawMany() throws {
    var manifest = BatchManifest()
    manifest.inputs = [BatchManifest.Entry(path: path("generated"))]
    let plan = try BatchPlan(manifest, outputFolder: path("batch"))
    let batch = BatchRun(plan, settings: BatchSettings(), options: BatchRun.Options(threads: 2))
    try expect(batch.problems.isEmpty && batch.jobCount == 2, "\(batch.problems)")
    try expect(try batch.run(listener).written == 2, "batch")
    let worker = try WorkerSession(named: "client", root: folder)
    let (input, output) = (path("a.yaml").text, path("w.png").text)
    let answer = worker.answer(Array(#"{"input": "\#(input)", "output": "\#(output)"}"#.utf8))
    try expect(answer?.isWritten == true, answer?.line ?? "no answer")
    try expectFiles("w.png")
  }

  /// `themes`, `devices`, `fonts`, `schema` and `--version`.
  private func listFacts() throws {
    try expect(Theme.all.map(\.name) == Theme.names && Theme.all.allSatisfy { !$0.title.isEmpty }, "themes")
    try expect(Device.all.contains { $0.size.width == 320 }, "devices")
    try expect(FontCatalog.standard.listings().contains(where: \.isPresent), "fonts")
    for schema in [SpecSchema.json(for: .all), ManifestSchema.json(for: .all)] {
      try expect(schema.lines.contains("$schema"), "schema")
    }
    try expect(TableMockVersion.text.split(separator: ".").count == 3, "the version")
    var limits = LoadingLimits()
    limits.rows = 1
    let tables = SpecLoader(vocabulary: .all, limits: limits).load(path: path("a.yaml"))
    try expect(tables.document == nil && !tables.diagnostics.isEmpty, "limits")
  }
}
