import TableModel
import TableProject
import TableRendering
import TableSources

/// What a review had to draw, noted in a file of its folder: approving plans it anew, to know which pictures the sources of
/// the project have.
struct PlanRecord {
  /// The most inputs that a review’s file may note, each of which is looked for anew.
  private static let mostInputs = 100_000
  /// The path of the manifest; `nil` where what it says is not to be had again.
  private let manifest: FilePath?
  /// The digest of the manifest; `nil` where there is none.
  private let digest: String?
  /// What was planned: the inputs of each plan, with all that holds for them.
  let requests: [[BatchManifest.Entry]]

  /// What some plans had to draw, by what a manifest said.
  init(_ plans: [BatchPlan], manifest: FilePath) {
    self.manifest = manifest == SourceFile.standardInput ? nil : manifest
    digest = self.manifest.flatMap(PlanRecord.digest)
    requests = plans.map(\.requests)
  }

  /// What a review's file notes; `nil` where that is nothing that can be planned.
  init?(_ json: JSONValue) {
    guard let items = json["parts"]?.items,
      items.reduce(items.count, { $0 + ($1["inputs"]?.items?.count ?? 0) }) <= PlanRecord.mostInputs
    else { return nil }
    manifest = json["manifest"]?.text.map(PlanRecord.path)
    digest = json["sha256"]?.text
    var requests: [[BatchManifest.Entry]] = []
    for item in items {
      guard let inputs = item["inputs"]?.items else { return nil }
      let entries = inputs.compactMap(PlanRecord.request)
      guard entries.count == inputs.count else { return nil }
      requests.append(entries)
    }
    self.requests = requests
  }

  /// The value as an object of JSON.
  var json: JSONValue {
    .object([
      ("manifest", manifest.map { .string($0.text) } ?? .null),
      ("sha256", digest.map(JSONValue.string) ?? .null),
      (
        "parts",
        .array(
          requests.map { .object([("inputs", .array($0.map(PlanRecord.json)))]) })
      ),
    ])
  }

  /// A project's manifest, if it is another than the review had, or says something else by now; without one, that of the review.
  func changedManifest(now path: FilePath?) -> FilePath? {
    guard let manifest else { return nil }
    return path.flatMap(PlanRecord.digest) == digest ? nil : path ?? manifest
  }

  private static func digest(_ manifest: FilePath) -> String? {
    OpenFile.wholeBytes(of: manifest, atMost: LoadingLimits().fileSize).map { Fingerprint.of($0) }
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
    if let file = settings.data?.file { members.append(("data", .string(file.text))) }
    if let view = settings.data?.view { members.append(("view", view.json)) }
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
    settings.data = SampleData(
      file: json["data"]?.text.map(PlanRecord.path), view: json["view"].flatMap(ViewChoices.init))
    return BatchManifest.Entry(path: PlanRecord.path(path), settings: settings)
  }
}
