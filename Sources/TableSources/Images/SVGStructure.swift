import TableModel

/// What an SVG file is made of, looked over before anything draws it.
///
/// A file draws lines and areas of its own and nothing else: no other file, no letters, which would depend on the
/// machine's typefaces, and nothing whose work cannot be told beforehand.
package enum SVGStructure {
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Whether a file begins as XML does.
  static func isMarkup(_ start: [UInt8]) -> Bool {
    let text = start.starts(with: mark) ? start.dropFirst(mark.count) : start[...]
    return text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
  }

  /// The size in points and what is drawn; throws where a file is no SVG that can be drawn.
  static func read(_ read: ImageByteReader) throws -> (content: VectorContent, size: Size) {
    let bytes = try read(0, SVGLimits.bytes + 1)
    do throws(SVGFlaw) {
      return try inspect(bytes)
    } catch {
      throw ImageFlaw.markup(error)
    }
  }

  private static func inspect(_ bytes: [UInt8]) throws(SVGFlaw) -> (content: VectorContent, size: Size) {
    guard bytes.count <= SVGLimits.bytes else { throw .tooLarge }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .encoding }
    let inspector = SVGInspector()
    let text = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    let failure = XMLReader.read(text, .named, inspector)
    if let flaw = inspector.flaw { throw flaw }
    switch failure?.reason {
    case nil: break
    case .documentType, .undefinedEntity: throw .definitions
    case .encoding: throw .encoding
    case .noElement, .unclosedToken, .mismatchedTag, .duplicateAttribute, .junkAfterDocument,
      .invalidCharacterReference, .malformed, .outOfMemory:
      throw .malformed
    }
    // The program that draws would read such a stylesheet, whatever it is an instruction for.
    guard !text.contains(Array("<?xml-stylesheet".utf8)) else { throw .stylesheet }
    guard let size = inspector.size else { throw .noSize }
    return (try SVGWork.content(of: inspector), size)
  }
}
