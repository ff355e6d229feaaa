import CExpat

/// Reads an XML document with Expat; no other file sees that library's types.
///
/// Documents cannot define anything, so nothing can grow when it is used, and no other file is read, whichever one a
/// document type declaration names.
package final class XMLReader {
  /// What is allowed at the beginning of a document.
  package enum Prologue {
    /// No document type declaration, and no encoding but UTF-8.
    case plain
    /// A declaration that names the type and defines nothing, and no encoding but UTF-8.
    case named
    /// A declaration that names the type and defines nothing; the encoding that is given is that of other bytes.
    case typed
  }

  /// An attribute of an element.
  package struct Attribute {
    /// The name.
    package var name: String
    /// The value, with all references replaced.
    package var value: String

    /// An attribute with a value.
    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Why a document cannot be read on.
  package struct Failure {
    /// The kinds of failures.
    package enum Reason {
      /// The document ends too early, or not at all where it should.
      case noElement, unclosedToken, mismatchedTag, duplicateAttribute, junkAfterDocument, undefinedEntity,
        invalidCharacterReference, malformed, outOfMemory
      /// The document declares an encoding that is not UTF-8.
      case encoding(String)
      /// The document begins to declare its type, or what may stand in it.
      case documentType
    }

    /// What is wrong.
    package var reason: Reason
    /// Where it is, in bytes.
    package var offset: Int
  }

  /// What takes the events of a document.
  package protocol Handler: AnyObject {
    /// An element begins at an offset in bytes; the answer says whether to read on.
    func begin(_ name: String, attributes: [Attribute], at offset: Int) -> Bool
    /// The last element that has begun ends.
    func end()
    /// Characters of the last element that has begun, perhaps not all.
    func characters(_ text: UnsafeBufferPointer<UInt8>)
    /// Whether characters are wanted just now.
    var wantsCharacters: Bool { get }
  }

  private let parser: XML_Parser
  private let handler: any Handler
  private let prologue: Prologue
  private var failure: Failure?
  private var isStopped = false

  /// Hands the events of a document to a handler until that has had enough.
  ///
  /// - Parameters:
  ///   - bytes: Valid UTF-8 without a byte-order mark.
  ///   - prologue: What may stand before the first element.
  ///   - handler: Takes the events.
  /// - Returns: What was wrong with the document, or `nil`.
  package static func read(
    _ bytes: [UInt8], _ prologue: Prologue, _ handler: any Handler
  ) -> Failure? {
    guard let parser = XML_ParserCreate("UTF-8") else {
      return Failure(reason: .outOfMemory, offset: 0)
    }
    defer { XML_ParserFree(parser) }
    return XMLReader(parser, prologue, handler).run(bytes)
  }

  private init(_ parser: XML_Parser, _ prologue: Prologue, _ handler: any Handler) {
    self.parser = parser
    self.prologue = prologue
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
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasDefinitions in
      XMLReader.of(data)?.checkType(hasDefinitions: hasDefinitions != 0)
    }
    // Where a declaration names another file, entities could be defined there, and Expat only passes them over.
    XML_SetSkippedEntityHandler(parser) { data, _, _ in XMLReader.of(data)?.fail(.undefinedEntity) }
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
    var attributes: [Attribute] = []
    var next = pairs
    while let current = next, let name = current[0], let value = current[1] {
      attributes.append(Attribute(name: String(cString: name), value: String(cString: value)))
      next = current + 2
    }
    if !handler.begin(name, attributes: attributes, at: offset) { stop() }
  }

  private func end() {
    if !isStopped { handler.end() }
  }

  private func checkType(hasDefinitions: Bool) {
    guard prologue == .plain || hasDefinitions else { return }
    fail(.documentType)
  }

  private func checkEncoding(_ encoding: String) {
    guard prologue != .typed, !["utf-8", "us-ascii"].contains(encoding.lowercased()) else { return }
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

extension XMLReader {
  /// What a document begins with.
  package struct Root {
    /// The name of the first element, or that which a document type declaration before it says.
    package var name: String
    /// Where the element or the declaration begins, in bytes.
    package var offset: Int
    /// Whether a declaration says the name.
    package var isDeclared: Bool
  }

  /// The most bytes of a name.
  private static let longestName = 100

  /// What a document begins with, as far as its first bytes tell; `nil` for what is no XML.
  package static func root(of bytes: [UInt8]) -> Root? {
    var rest = bytes[...]
    while true {
      rest = rest.drop { $0 <= UInt8(ascii: " ") }
      guard rest.first == UInt8(ascii: "<") else { return nil }
      let start = rest.startIndex
      let declaration = "<!DOCTYPE".utf8
      if rest.starts(with: declaration) {
        let name = name(in: rest.dropFirst(declaration.count).drop { $0 <= UInt8(ascii: " ") })
        return Root(name: name, offset: start, isDeclared: true)
      }
      let skipped = [("<!--", "-->"), ("<?", "?>")].first { rest.starts(with: $0.0.utf8) }
      guard let end = skipped?.1 else {
        let name = name(in: rest.dropFirst())
        return name.isEmpty ? nil : Root(name: name, offset: start, isDeclared: false)
      }
      guard let found = rest.firstRange(of: Array(end.utf8)) else { return nil }
      rest = rest[found.upperBound...]
    }
  }

  private static func name(in bytes: ArraySlice<UInt8>) -> String {
    let name = bytes.prefix(longestName).prefix { $0 > UInt8(ascii: " ") && !"/>[".utf8.contains($0) }
    return String(decoding: name, as: UTF8.self)
  }
}
