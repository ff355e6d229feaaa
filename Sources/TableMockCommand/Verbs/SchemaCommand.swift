import ArgumentParser
import TableModel
import TableProject
import TableRendering
import TableSpec

/// Prints what specs or manifests may have in them.
struct SchemaCommand: Verb {
  /// What a schema is of.
  enum Subject: String, Choice {
    case spec, manifest
  }

  static let configuration = CommandConfiguration.verb(
    "schema",
    abstract: "Prints the JSON Schema of specs or manifests, for editors and validators.",
    discussion: "EXAMPLE: tablemock schema spec > tablemock-spec.json"
  )

  @Argument(help: "The kind of file: spec or manifest.")
  var subject: Subject

  @OptionGroup var common: CommonOptions

  func run() throws {
    let schema =
      switch subject {
      case .spec: SpecSchema.json(for: .all)
      case .manifest: ManifestSchema.json(for: .all)
      }
    try StandardOutput.print(schema.lines)
  }
}
