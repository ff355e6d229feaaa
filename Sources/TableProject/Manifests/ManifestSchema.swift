import TableModel
import TableSources
import TableSpec

/// What manifests may have in them, for editors and validators.
public enum ManifestSchema {
  /// The JSON Schema (draft 7) of a manifest, with the names of a vocabulary.
  public static func json(for vocabulary: SpecVocabulary) -> JSONValue {
    JSONSchemaBuilder.schema(
      ofFiles: "tablemock manifest", named: SchemaHeader.file(of: .manifest),
      documentation: "What a batch draws.", roots: roots, vocabulary: vocabulary, takesConstants: false)
  }

  /// What the root of a manifest may be.
  package static var roots: [ValueKind] { [ManifestDecoder.coding.kind] }
}
