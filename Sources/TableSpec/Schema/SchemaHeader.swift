/// The comment at the beginning of a file by which the YAML language server finds what the file may have in it.
public enum SchemaHeader {
  /// What a file describes.
  public enum Subject: String, Sendable, CaseIterable {
    /// The schema of specs: screens and what lies on them.
    case spec
    /// What a batch is to draw.
    case manifest
  }

  /// The name under which the schema of a subject is kept beside the files that it is for, which is its `$id`:
  /// `tablemock-spec.json`.
  public static func file(of subject: Subject) -> String { "tablemock-\(subject.rawValue).json" }

  /// The comment, without a line feed; `address` is the schema's, or its path from the file's folder.
  public static func line(for subject: Subject, at address: String? = nil) -> String {
    "# yaml-language-server: $schema=\(address ?? file(of: subject))"
  }
}
