import TableModel
import TableRendering
import TableSources

/// What a review had to draw, noted in a file of its folder: approving looks whether the manifest still says so, and whether
/// anything would draw an obsolete picture again.
struct PlanRecord {
  /// The path of the manifest; `nil` where what it says is not to be had again.
  private let manifest: FilePath?
  /// The digest of the manifest; `nil` where there is none.
  private let digest: String?
  /// What was planned: inputs with all that holds for them, and the folder that names are relative to.
  private let parts: [(requests: [BatchManifest.Entry], base: FilePath)]

  /// What some plans had to draw, by what a manifest said.
  init(_ plans: [BatchPlan], manifest: FilePath) {
    self.manifest = manifest == SourceFile.standardInput ? nil : manifest
    digest = self.manifest.flatMap(PlanRecord.digest)
    parts = plans.map { ($0.requests, $0.base) }
  }

  /// What a review's file notes; `nil` where that is nothing that can be planned.
  init?(_ json: JSONValue) {
    guard let items = json["parts"]?.items else { return nil }
    manifest = json["manifest"]?.text.map(PlanRecord.path)
    digest = json["sha256"]?.text
    var parts: [(requests: [BatchManifest.Entry], base: FilePath)] = []
    for item in items {
      guard let base = item["base"]?.text, let requests = item["inputs"]?.items else { return nil }
      let entries = requests.compactMap(PlanRecord.request)
      guard entries.count == requests.count else { return nil }
      parts.append((entries, PlanRecord.path(base)))
    }
    self.parts = parts
  }

  /// The value as an object of JSON.
  var json: JSONValue {
    .object([
      ("manifest", manifest.map { .string($0.text) } ?? .null),
      ("sha256", digest.map(JSONValue.string) ?? .null),
      (
        "parts",
        .array(
          parts.map { part in
            .object([
              ("base", .string(part.base.text)), ("inputs", .array(part.requests.map(PlanRecord.json))),
            ])
          })
      ),
    ])
  }

  /// The manifest, if it says something else by now.
  var changedManifest: FilePath? { manifest.flatMap { PlanRecord.digest($0) == digest ? nil : $0 } }

  /// The plans as they are now; throws where one cannot be made any more.
  func plans() throws(BatchPlanError) -> [BatchPlan] {
    var plans: [BatchPlan] = []
    for part in parts {
      plans.append(try BatchPlan(BatchManifest(inputs: part.requests), outputFolder: part.base))
    }
    return plans
  }

  private static func digest(_ manifest: FilePath) -> String? {
    OpenFile.wholeBytes(of: manifest).map { Fingerprint.of($0) }
  }

  private static func path(_ text: String) -> FilePath { FilePath(spelledOut: text) ?? FilePath(text) }

  private static func json(_ request: BatchManifest.Entry) -> JSONValue {
    let settings = request.settings
    let words = { (words: [String]) in JSONValue.array(words.map(JSONValue.string)) }
    let matrix = settings.matrix ?? VariantMatrix()
    var members: [(key: String, value: JSONValue)] = [
      ("path", .string(request.path.text)),
      ("matrix", .object(matrix.axes.map { ($0.name, words(matrix.words(of: $0))) })),
    ]
    if let output = settings.output { members.append(("output", .string(output))) }
    if let formats = settings.formats { members.append(("formats", words(formats.map(\.rawValue)))) }
    if let axes = settings.namedAxes { members.append(("named", words(axes.map(\.name)))) }
    if let strings = settings.strings { members.append(("strings", .string(strings.text))) }
    return .object(members)
  }

  private static func request(_ json: JSONValue) -> BatchManifest.Entry? {
    guard let path = json["path"]?.text else { return nil }
    var matrix = VariantMatrix()
    for axis in VariantAxis.all {
      guard let words = json["matrix"]?[axis.name]?.items?.compactMap(\.text) else { continue }
      guard (try? matrix.set(words, for: axis)) != nil else { return nil }
    }
    let formats = json["formats"]?.items?.compactMap { $0.text.flatMap { PictureFormat(rawValue: $0) } }
    var settings = BatchManifest.Settings(matrix: matrix, output: json["output"]?.text, formats: formats)
    let named = json["named"]?.items?.compactMap(\.text)
    settings.namedAxes = named.map { names in VariantAxis.all.filter { names.contains($0.name) } }
    settings.strings = json["strings"]?.text.map(PlanRecord.path)
    return BatchManifest.Entry(path: PlanRecord.path(path), settings: settings)
  }
}
