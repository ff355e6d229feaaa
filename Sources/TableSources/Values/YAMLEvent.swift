/// One step in reading a YAML stream, with the stretch of the source that it stands for.
package struct YAMLEvent {
  /// What is read.
  package enum Kind {
    case documentStart
    case documentEnd
    case scalar(text: String, style: SpecScalar.Style, properties: YAMLProperties)
    case alias(String)
    case sequenceStart(YAMLProperties)
    case mappingStart(YAMLProperties)
    case collectionEnd
  }

  /// What is read.
  package var kind: Kind
  /// Where it stands.
  package var range: SourceRange
}

/// What may stand before a YAML value.
package struct YAMLProperties {
  /// The name by which aliases repeat the value.
  package var anchor: String?
  /// The type that the author asks for.
  package var tag: String?
}
