import TableModel
import TableSources

/// What spec files may have in them, for editors and validators.
public enum SpecSchema {
  /// The JSON Schema (draft 7) of a spec's documents, with the names of a vocabulary.
  public static func json(for vocabulary: SpecVocabulary) -> JSONValue {
    let screen = ScreenSchema.mapping.kind
    return JSONSchemaBuilder.schema(
      ofFiles: "tablemock spec",
      documentation:
        "A screen with iOS table views, or a list of such screens; a file may have several documents.",
      roots: [screen, .list(of: screen)], vocabulary: vocabulary)
  }
}
