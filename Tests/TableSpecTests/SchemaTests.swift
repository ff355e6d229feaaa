import Foundation
import TableModel
import TableSources
import TableSpec
import TestSupport
import Testing

/// The JSON Schema of specs says what the loader says, as far as the shape of values goes.
struct SchemaTests {
  private static let schema = SpecSchema.json(for: Fixtures.vocabulary).lines

  /// What messages say of a value of the wrong shape.
  private static let signsOfShape = [
    "error: unknown key", " must be ", " must have ", "error: unknown theme", "error: unknown device",
    " has no value", ", not both",
  ]
  /// What messages say of other things in the same words.
  private static let signsOfSense = [
    "must be there", "must be below", "must be in rising order", "a screen must have", "a view can have",
  ]

  /// Whether something is wrong that can be told of a value alone.
  private static func isAboutShape(_ finding: Diagnostic) -> Bool {
    let text = "\(finding)".split(separator: "\n").first.map(String.init) ?? ""
    return finding.severity == .error && signsOfShape.contains(where: text.contains)
      && !signsOfSense.contains(where: text.contains)
  }

  /// A spec whose values are wrong only when they have been filled into a repeated row.
  private static let filledIn = "repeat-values.yaml"

  @Test func brokenShapesAreRefused() throws {
    let specs = BrokenSpecTests.specs.map { "\(Fixtures.brokenFolder)/\($0)" }
    let verdicts = Dictionary(
      grouping: try SchemaValidator.verdicts(on: specs, schema: Self.schema), by: \.file)
    let loader = SpecLoader(vocabulary: Fixtures.vocabulary)
    var refused = 0
    for spec in specs where !spec.hasSuffix(Self.filledIn) {
      let findings = loader.load(path: FilePath(spec)).diagnostics
      let isAccepted = verdicts[spec]?.allSatisfy(\.isAccepted) ?? true
      if findings.contains(where: Self.isAboutShape) {
        #expect(!isAccepted, "the schema accepts \(spec), of which the loader says \(findings)")
        refused += 1
      } else if findings.allSatisfy({ $0.severity == .warning }) {
        #expect(isAccepted, "\(verdicts[spec] ?? [])")
      }
    }
    #expect(refused > 140)
  }

  @Test func writtenSpecsAreAccepted() throws {
    let texts =
      [Fixtures.everything]
      + (0..<60 as Range<UInt64>).map {
        SpecWriter(folder: ".").text(of: RandomDocument.make(seed: $0))
      }
    let folder = try TemporaryFolder()
    let files = try texts.enumerated().map { number, text in
      try folder.write(Array(text.utf8), to: "\(number).yaml")
      return "\(folder.path)/\(number).yaml"
    }
    let verdicts = try SchemaValidator.verdicts(on: files, schema: Self.schema)
    // Some files have several documents.
    #expect(verdicts.count >= files.count)
    for verdict in verdicts { #expect(verdict.isAccepted, "\(verdict)") }
  }

  @Test(arguments: [
    ("tableView: {rows: [a, 1, true, 2.5]}", true),
    ("tableView:\n  rows:\n  style:", true),
    ("- tableView: {}\n- popover: {sourceRect: [1, 2, 3, 4], tableView: {}}", true),
    ("tableView: {rows: [{forEach: [1, 2], row: {indentationLevel: \"{}\"}}]}", true),
    ("tableView: {rows: [{indentationLevel: \"{}\"}]}", false),
    ("tableView: {rows: [{contentView: [{frame: [1, 2, 3]}]}]}", false),
    ("tableView: {rows: [{contentView: [{frame: {x: 1, y: 2}}]}]}", false),
    ("tableView: {rowHeight: 0}", false),
    ("tableView: {backgroundColor: \"#12\"}", false),
    ("tableView: {rowHeigth: 44}", false),
    ("tableView: {rows: [null]}", false),
    ("tableView: []", false),
    ("theme: ios99\ntableView: {}", false),
    ("tableView: {style: UITableViewStyleGrouped, rows: [{style: .subtitle}]}", true),
    ("tableView: {rows: [{style: UITableViewCellStyle.value1}]}", true),
    ("tableView:\n", false), ("tableViews:\n", false), ("splitView:\n", false),
    ("tableView: {separatorColor: #FF0000\n  }", false), ("tableView: {rows: [], tintColor: }", false),
    ("tableView: {rows: [{textLabel: {text: A, attributedText: [B]}}]}", false),
    ("tableView: {rows: [{textLabel: {text: , attributedText: [B]}}]}", true),
    ("tableView: {}\nsplitView: {master: {tableView: {}}, detail: {tableView: {}}}", false),
    ("tableView: {rows: [{style: UITableViewCellStyleValue3}]}", false),
    ("tableView: {rows: [{style: Value1}]}", false),
    ("tableView: {separatorColor: UIColor.red, backgroundColor: .systemBlue, rows: []}", true),
    ("tableView: {separatorColor: UIColor.reddish}", false),
    ("tableView: {rows: [{forEach: [1], row: {style: UITableViewCellStyleValue1}}]}", true),
  ])
  func verdict(_ spec: String, _ isAccepted: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(spec.utf8), to: "spec.yaml")
    let verdicts = try SchemaValidator.verdicts(on: ["\(folder.path)/spec.yaml"], schema: Self.schema)
    #expect(verdicts.count == 1)
    #expect(verdicts.allSatisfy(\.isAccepted) == isAccepted, "\(verdicts)")
  }
}
