import CLibYAML

/// Reads a YAML stream with libyaml; no other file sees that library's types.
enum YAMLEventReader {
  /// What libyaml says when it cannot read on.
  struct Failure {
    /// The complaint, in libyaml's words.
    var problem: String
    /// What libyaml was reading at the time, in its words.
    var context: String
    /// The offset of the complaint in characters.
    var offset: Int
    /// The offset in characters at which the thing that it was reading begins.
    var contextOffset: Int?
  }

  /// Hands the events of a stream to a closure until that returns `false`.
  ///
  /// - Parameters:
  ///   - bytes: Valid UTF-8 without a byte-order mark.
  ///   - handle: Takes an event and says whether to read on.
  /// - Returns: What was wrong with the stream, or `nil`.
  static func read(_ bytes: [UInt8], _ handle: (YAMLEvent) -> Bool) -> Failure? {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) != 0 else {
      return Failure(problem: "out of memory", context: "", offset: 0)
    }
    defer { yaml_parser_delete(parser) }
    return bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
      return readEvents(parser, handle)
    }
  }

  private static func readEvents(
    _ parser: UnsafeMutablePointer<yaml_parser_t>,
    _ handle: (YAMLEvent) -> Bool
  ) -> Failure? {
    var event = yaml_event_t()
    while true {
      guard yaml_parser_parse(parser, &event) != 0 else { return failure(of: parser.pointee) }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { return nil }
      guard let kind = kind(of: event) else { continue }
      let range = SourceRange(start: event.start_mark.index, end: event.end_mark.index)
      guard handle(YAMLEvent(kind: kind, range: range)) else { return nil }
    }
  }

  private static func kind(of event: yaml_event_t) -> YAMLEvent.Kind? {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_ALIAS_EVENT: return .alias(string(event.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .collectionEnd
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      return .sequenceStart(YAMLProperties(anchor: string(start.anchor), tag: string(start.tag)))
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      return .mappingStart(YAMLProperties(anchor: string(start.anchor), tag: string(start.tag)))
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      return .scalar(
        text: String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self),
        style: style(scalar.style),
        properties: YAMLProperties(anchor: string(scalar.anchor), tag: string(scalar.tag))
      )
    default: return nil
    }
  }

  private static func style(_ style: yaml_scalar_style_t) -> SpecScalar.Style {
    switch style {
    case YAML_PLAIN_SCALAR_STYLE: .plain
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    default: .block
    }
  }

  private static func string(_ characters: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    characters.map { String(cString: $0) }
  }

  private static func failure(of parser: yaml_parser_t) -> Failure {
    Failure(
      problem: parser.problem.map { String(cString: $0) } ?? "out of memory",
      context: parser.context.map { String(cString: $0) } ?? "",
      offset: parser.problem_mark.index,
      contextOffset: parser.context == nil ? nil : parser.context_mark.index
    )
  }
}

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
