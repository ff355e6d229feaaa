import TableModel
import TableSources

/// What spec files may have in them, for editors and validators.
public enum SpecSchema {
  /// The JSON Schema (draft 7) of a spec's documents, with the names of a vocabulary.
  public static func json(for vocabulary: SpecVocabulary) -> JSONValue {
    JSONSchemaBuilder.schema(
      ofFiles: "tablemock spec", named: SchemaHeader.file(of: .spec),
      documentation:
        "A screen with iOS table views, or a list of such screens; a file may have several documents.",
      roots: roots, vocabulary: vocabulary)
  }

  /// What the root of a document may be.
  package static var roots: [ValueKind] {
    let screen = ScreenSchema.mapping.kind
    return [screen, .list(of: screen)]
  }
}
