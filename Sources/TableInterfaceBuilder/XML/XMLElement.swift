import TableModel
import TableSources

/// An element of an XML document with its attributes and what lies in it.
struct XMLElement {
  /// The name of the tag.
  var name: String
  /// The attributes in the order of the file.
  var attributes: [XMLReader.Attribute]
  /// The elements in it, in the order of the file.
  var children: [XMLElement] = []
  /// The characters in it; kept for elements whose characters mean something, empty for others.
  var text = ""
  /// Where the name stands, with the bracket before it.
  var range: SourceRange

  /// The value of an attribute.
  subscript(_ attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The first element in this one that plays a part: `<rect key="frame">`.
  func child(key: String) -> XMLElement? {
    children.first { $0["key"] == key }
  }

  /// The name of a picture: an attribute, or since Xcode 12 an element that says more of a symbol.
  func picture(_ key: String) -> String? {
    self[key] ?? child(key: key).flatMap { $0.name == "imageReference" ? $0["image"] : nil }
  }

  /// The first element of a name in this one.
  func child(named name: String) -> XMLElement? {
    children.first { $0.name == name }
  }

  /// The elements in the first element of a name: those of `<subviews>`, for example.
  func elements(in container: String) -> [XMLElement] {
    child(named: container)?.children ?? []
  }
}

/// Makes a tree of an XML document's elements, within limits.
final class XMLTreeBuilder: XMLReader.Handler {
  /// The elements whose characters mean something; those of others, which can be megabytes, are passed over.
  private static let elementsWithText: Set<String> = ["string", "mutableString"]

  private let limits: LoadingLimits
  private let report: FindingReport
  private let positions: CharacterPositions
  private var open: [XMLElement] = []
  private var root: XMLElement?
  private var count = 0
  private var text: [UInt8] = []

  /// The outermost element of a document; `nil` where the document is no XML, which the report then tells.
  static func build(from source: SourceText, limits: LoadingLimits, report: FindingReport) -> XMLElement? {
    let builder = XMLTreeBuilder(source: source, limits: limits, report: report)
    if let failure = XMLReader.read(source.bytes, .plain, builder) {
      let offset = builder.positions.character(atByte: place(of: failure, in: source.bytes))
      XMLSyntaxError(
        failure.reason, at: offset, in: builder.open.last.map { ($0.name, $0.range) },
        of: .interfaceBuilder
      ).send(to: report)
    }
    return report.hasErrors ? nil : builder.root
  }

  /// Where a failure is shown: a document type declaration at its beginning, which Expat has passed by then.
  private static func place(of failure: XMLReader.Failure, in bytes: [UInt8]) -> Int {
    guard case .documentType = failure.reason else { return failure.offset }
    return bytes.firstRange(of: Array("<!DOCTYPE".utf8))?.lowerBound ?? failure.offset
  }

  private init(source: SourceText, limits: LoadingLimits, report: FindingReport) {
    self.limits = limits
    self.report = report
    positions = CharacterPositions(in: source.bytes)
  }

  var wantsCharacters: Bool {
    open.last.map { XMLTreeBuilder.elementsWithText.contains($0.name) } ?? false
  }

  func begin(_ name: String, attributes: [XMLReader.Attribute], at offset: Int) -> Bool {
    let start = positions.character(atByte: offset)
    let range = SourceRange(start: start, end: start + 1 + name.unicodeScalars.count)
    count += 1
    guard isWithinLimits(attributes, at: range) else { return false }
    open.append(XMLElement(name: name, attributes: attributes, range: range))
    text.removeAll(keepingCapacity: true)
    return true
  }

  func end() {
    guard var element = open.popLast() else { return }
    if !text.isEmpty { element.text = String(decoding: text, as: UTF8.self) }
    text.removeAll(keepingCapacity: true)
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func characters(_ text: UnsafeBufferPointer<UInt8>) {
    // A byte more than allowed is enough to see that there are too many.
    guard self.text.count <= 4 * limits.textLength else { return }
    self.text += text
  }

  private func isWithinLimits(_ attributes: [XMLReader.Attribute], at range: SourceRange) -> Bool {
    guard count <= limits.elements else {
      report.error("the document has more than \(limits.elements) elements", at: range)
      return false
    }
    guard open.count < limits.elementNesting else {
      report.error("elements are nested more than \(limits.elementNesting) levels deep", at: range)
      return false
    }
    guard attributes.count <= limits.attributes else {
      report.error("the element has more than \(limits.attributes) attributes", at: range)
      return false
    }
    if let long = attributes.first(where: { $0.value.utf8.count > 4 * limits.textLength }) {
      report.error(
        "the attribute \(quoted(long.name)) is longer than \(limits.textLength) characters", at: range)
      return false
    }
    return true
  }
}
