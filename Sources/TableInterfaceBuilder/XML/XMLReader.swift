import CExpat
import TableSources

/// Reads an XML document with Expat; no other file sees that library's types.
///
/// Document type declarations are refused before anything in them is read: nothing can be defined, so nothing can grow
/// when it is used, and no other file can be named.
final class XMLReader {
  /// Why a document cannot be read on.
  struct Failure {
    /// The kinds of failures.
    enum Reason {
      /// The document ends too early, or not at all where it should.
      case noElement, unclosedToken, mismatchedTag, duplicateAttribute, junkAfterDocument, undefinedEntity,
        invalidCharacterReference, malformed, outOfMemory
      /// The document declares an encoding that is not UTF-8.
      case encoding(String)
      /// The document begins to declare its type.
      case documentType
    }

    /// What is wrong.
    var reason: Reason
    /// Where it is, in bytes.
    var offset: Int
  }

  /// What takes the events of a document.
  protocol Handler: AnyObject {
    /// An element begins at an offset in bytes; the answer says whether to read on.
    func begin(_ name: String, attributes: [XMLElement.Attribute], at offset: Int) -> Bool
    /// The last element that has begun ends.
    func end()
    /// Characters of the last element that has begun, perhaps not all.
    func characters(_ text: UnsafeBufferPointer<UInt8>)
    /// Whether characters are wanted just now.
    var wantsCharacters: Bool { get }
  }

  private let parser: XML_Parser
  private let handler: any Handler
  private var failure: Failure?
  private var isStopped = false

  /// Hands the events of a document to a handler until that has had enough.
  ///
  /// - Parameters:
  ///   - bytes: Valid UTF-8 without a byte-order mark.
  ///   - handler: Takes the events.
  /// - Returns: What was wrong with the document, or `nil`.
  static func read(_ bytes: [UInt8], _ handler: any Handler) -> Failure? {
    guard let parser = XML_ParserCreate("UTF-8") else {
      return Failure(reason: .outOfMemory, offset: 0)
    }
    defer { XML_ParserFree(parser) }
    return XMLReader(parser, handler).run(bytes)
  }

  private init(_ parser: XML_Parser, _ handler: any Handler) {
    self.parser = parser
    self.handler = handler
  }

  private func run(_ bytes: [UInt8]) -> Failure? {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    setHandlers()
    let status = bytes.withUnsafeBytes { buffer in
      XML_Parse(parser, buffer.bindMemory(to: CChar.self).baseAddress, Int32(clamping: buffer.count), 1)
    }
    if let failure { return failure }
    guard status == XML_STATUS_ERROR, !isStopped else { return nil }
    return Failure(reason: XMLReader.reason(XML_GetErrorCode(parser)), offset: offset)
  }

  private func setHandlers() {
    XML_SetXmlDeclHandler(parser) { data, _, encoding, _ in
      guard let encoding else { return }
      XMLReader.of(data)?.checkEncoding(String(cString: encoding))
    }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      XMLReader.of(data)?.fail(.documentType)
    }
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let reader = XMLReader.of(data), let name else { return }
        reader.begin(String(cString: name), attributes)
      },
      { data, _ in XMLReader.of(data)?.end() }
    )
    XML_SetCharacterDataHandler(parser) { data, characters, length in
      guard let reader = XMLReader.of(data), let characters, reader.handler.wantsCharacters else { return }
      characters.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
        reader.handler.characters(UnsafeBufferPointer(start: $0, count: Int(length)))
      }
    }
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
    data.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private var offset: Int { max(0, Int(XML_GetCurrentByteIndex(parser))) }

  private func begin(
    _ name: String, _ pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard !isStopped else { return }
    var attributes: [XMLElement.Attribute] = []
    var next = pairs
    while let current = next, let name = current[0], let value = current[1] {
      attributes.append(XMLElement.Attribute(name: String(cString: name), value: String(cString: value)))
      next = current + 2
    }
    if !handler.begin(name, attributes: attributes, at: offset) { stop() }
  }

  private func end() {
    if !isStopped { handler.end() }
  }

  private func checkEncoding(_ encoding: String) {
    guard !["utf-8", "us-ascii"].contains(encoding.lowercased()) else { return }
    fail(.encoding(encoding))
  }

  private func fail(_ reason: Failure.Reason) {
    failure = failure ?? Failure(reason: reason, offset: offset)
    stop()
  }

  private func stop() {
    isStopped = true
    XML_StopParser(parser, 0)
  }

  private static func reason(_ code: XML_Error) -> Failure.Reason {
    switch code {
    case XML_ERROR_NO_ELEMENTS: .noElement
    case XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION, XML_ERROR_PARTIAL_CHAR: .unclosedToken
    case XML_ERROR_TAG_MISMATCH: .mismatchedTag
    case XML_ERROR_DUPLICATE_ATTRIBUTE: .duplicateAttribute
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: .junkAfterDocument
    case XML_ERROR_UNDEFINED_ENTITY: .undefinedEntity
    case XML_ERROR_BAD_CHAR_REF: .invalidCharacterReference
    case XML_ERROR_NO_MEMORY: .outOfMemory
    default: .malformed
    }
  }
}
