import TableModel
import TableProject
import TableRendering
import TableSpec
import TestSupport
import Testing

/// docs/schema holds what the program prints.
@Suite struct SchemaDocumentationTests {
  /// Whether the files are written anew: `TABLEMOCK_DOCS=record`.
  private static let isRecording = Recording.isOn("TABLEMOCK_DOCS", "record")

  @Test(arguments: SchemaHeader.Subject.allCases) func filesAreUpToDate(
    of subject: SchemaHeader.Subject
  ) throws {
    let schema =
      switch subject {
      case .spec: SpecSchema.json(for: .all)
      case .manifest: ManifestSchema.json(for: .all)
      }
    let text = schema.lines + "\n"
    let path = "docs/schema/\(subject.rawValue).json"
    if Self.isRecording, Repository.text(of: path) != text {
      try Recording.write(Array(text.utf8), to: Repository.root.appendingPathComponent(path), named: path)
    }
    #expect(
      Repository.text(of: path) == text,
      "\(path): TABLEMOCK_DOCS=record make test FILTER=SchemaDocumentationTests writes it anew")
    #expect(schema["$id"]?.text == SchemaHeader.file(of: subject))
  }

  @Test func theHeaderIsAsThePagesHaveIt() {
    let header = SchemaHeader.line(for: .spec)
    #expect(Repository.text(of: "docs/editors.md").contains("```yaml\n\(header)\n"))
    #expect(Repository.text(of: "docs/commands.md").contains("    \(header)\n"))
  }
}
