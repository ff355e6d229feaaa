/// One step in reading a YAML stream, with the stretch of the source that it stands for.
struct YAMLEvent {
  /// What is read.
  enum Kind {
    case documentStart
    case documentEnd
    case scalar(text: String, style: SpecScalar.Style, properties: YAMLProperties)
    case alias(String)
    case sequenceStart(YAMLProperties)
    case mappingStart(YAMLProperties)
    case collectionEnd
  }

  /// What is read.
  var kind: Kind
  /// Where it stands.
  var range: SourceRange
}

/// What may stand before a YAML value.
struct YAMLProperties {
  /// The name by which aliases repeat the value.
  var anchor: String?
  /// The type that the author asks for.
  var tag: String?
}
