import TableModel

/// An image's encoding and size, read from its file's structure without decoding it.
package struct ImageHeader: Sendable {
  /// The encoding.
  package var format: ImageReference.Format
  /// The width in pixels as the file has them, or in whole points of a file without pixels; at least 1.
  package var width: Int
  /// The height in pixels as the file has them, or in whole points of a file without pixels; at least 1.
  package var height: Int
  /// How the pixels are to be turned.
  package var orientation = ImageOrientation.up
  /// What a file without pixels draws, and its size to fractions of a point.
  package var vector: (content: VectorContent, size: Size)?
  /// The offset of the first byte behind what tells the size.
  private var end: Int

  /// Reads a header; the file's first bytes say which encoding it is.
  package init(_ read: ImageByteReader) throws {
    let start = try read(0, 32)
    if start.isEmpty { throw ImageFlaw.empty }
    if start.starts(with: LargeFilePointer.start) { throw ImageFlaw.pointer }
    if start.starts(with: PNGStructure.signature) {
      (width, height, end) = try PNGStructure.size(start)
      format = .png
    } else if start.starts(with: JPEGStructure.signature) {
      let frame = try JPEGStructure.frame(read)
      (width, height, end) = (frame.width, frame.height, frame.end)
      orientation = try JPEGStructure.orientation(upTo: frame.end, read) ?? .up
      format = .jpeg
    } else if SVGStructure.isMarkup(start) {
      let vector = try SVGStructure.read(read)
      (width, height, end) = (vector.size.wholeWidth, vector.size.wholeHeight, 0)
      self.vector = vector
      format = .svg
    } else if start.starts(with: PDFStructure.signature) {
      let vector = try PDFStructure.read(read)
      (width, height, end) = (vector.size.wholeWidth, vector.size.wholeHeight, 0)
      self.vector = vector
      format = .pdf
    } else {
      let isCut = [PNGStructure.signature, JPEGStructure.signature].contains { $0.starts(with: start) }
      throw isCut ? ImageFlaw.cutOff : ImageFlaw.unknownFormat
    }
    guard width > 0, height > 0 else { throw ImageFlaw.damaged }
  }

  /// Sees that the file has all its parts, without a look at the pixels; its size is in bytes.
  package func checkEnd(fileSize: Int, _ read: ImageByteReader) throws {
    switch format {
    case .png: try PNGStructure.checkEnd(from: end, read)
    case .jpeg: try JPEGStructure.checkEnd(from: end, fileSize: fileSize, read)
    case .svg, .pdf: break
    }
  }
}

extension Size {
  /// The width up to the next whole point, as far as it is a number of usual size.
  fileprivate var wholeWidth: Int { Int(min(1e9, max(0, width.rounded(.up)))) }
  /// The height likewise.
  fileprivate var wholeHeight: Int { Int(min(1e9, max(0, height.rounded(.up)))) }
}

/// What an SVG file is made of, looked over before anything draws it.
///
/// A file draws lines and areas of its own and nothing else: no other file, no letters, which would depend on the
/// machine's typefaces, and nothing whose work cannot be told beforehand.
enum SVGStructure {
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

/// What drawing an SVG file comes to, each element counted as often as it is used.
struct SVGWork {
  /// Elements, numbers of paths, lengths of lines and layers, and how deep the elements lie.
  private struct Sum {
    var work: SIMD4<Double> = .zero
    var depth = 1

    mutating func add(_ part: Sum) {
      work += part.work
      depth = max(depth, part.depth + 1)
    }
  }

  private let children: [[Int]]
  private let elements: [SVGElement]
  private let named: [String: [Int]]
  private var known: [Int: Sum] = [:]

  /// What an inspector has seen; throws where it is too much to be drawn.
  static func content(of inspector: SVGInspector) throws(SVGFlaw) -> VectorContent {
    var work = SVGWork(inspector)
    return try work.content(inspector)
  }

  private init(_ inspector: SVGInspector) {
    elements = inspector.elements
    named = inspector.named
    var children = [[Int]](repeating: [], count: inspector.elements.count)
    for (number, element) in inspector.elements.enumerated() {
      if let parent = element.parent, children.indices.contains(parent) { children[parent].append(number) }
    }
    self.children = children
  }

  private mutating func content(_ inspector: SVGInspector) throws(SVGFlaw) -> VectorContent {
    guard !elements.isEmpty else { throw .noSVG }
    guard inspector.ruleCount <= SVGLimits.matches / elements.count else { throw .rules }
    var all = try sum(of: 0, depth: 0)
    for style in inspector.rules {
      var used = Sum()
      for name in style.uses {
        for number in named[name] ?? [] { used.add(try sum(of: number, depth: 0)) }
      }
      // Any element may be the one that a rule is for, those within what it uses included.
      for _ in 0...style.uses.count where used.work.x > 0 {
        all.work += all.work.x * used.work
        all.depth += used.depth
      }
    }
    guard all.depth <= SVGLimits.depth else { throw .tooDeep }
    guard all.work.x <= SVGLimits.work else { throw .tooMuchWork }
    let dashes = inspector.dashes.reduce(0.0) { $0 + 2 * all.work.z / $1.period * Double($1.count) }
    guard dashes <= SVGLimits.dashes else { throw .dashes }
    let layers = inspector.rulesNeedLayers ? all.work.x : all.work.w
    return VectorContent(elements: all.work.x, layers: layers, numbers: all.work.y, depth: all.depth)
  }

  private mutating func sum(of number: Int, depth: Int) throws(SVGFlaw) -> Sum {
    guard depth < SVGLimits.depth else { throw .tooDeep }
    if let sum = known[number] { return sum }
    var sum = Sum(work: elements[number].work)
    if elements[number].needsLayer { sum.work.w += 1 }
    for child in children[number] where !elements[child].isApart {
      sum.add(try self.sum(of: child, depth: depth + 1))
    }
    for name in elements[number].uses {
      for used in named[name] ?? [] { sum.add(try self.sum(of: used, depth: depth + 1)) }
    }
    // Beyond that, no number of them is drawn.
    sum.work.x = min(sum.work.x, 1e9)
    known[number] = sum
    return sum
  }
}
