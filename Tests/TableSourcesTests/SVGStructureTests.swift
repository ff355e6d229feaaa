import TableModel
import TableSources
import TestSupport
import Testing

@Suite struct SVGStructureTests {
  private static let namespace = "xmlns='http://www.w3.org/2000/svg'"
  private static let links = "xmlns:xlink='http://www.w3.org/1999/xlink'"

  private func header(_ text: String) throws -> ImageHeader {
    let bytes = Array(text.utf8)
    return try ImageHeader { offset, count in
      let start = min(offset, bytes.count)
      return Array(bytes[start..<min(bytes.count, start + count)])
    }
  }

  private func flaw(_ text: String) -> ImageFlaw? {
    do {
      _ = try header(text)
      return nil
    } catch {
      return error as? ImageFlaw
    }
  }

  @Test(arguments: [
    ("width='24' height='16'", Size(width: 24, height: 16)),
    ("viewBox='0 0 24 12.5'", Size(width: 24, height: 12.5)),
    ("width='48' viewBox='0 0 24 12'", Size(width: 48, height: 24)),
    ("height='6px' viewBox='0 0 24 12'", Size(width: 12, height: 6)),
    ("width='100%' height='100%' viewBox='0 0 24 12'", Size(width: 24, height: 12)),
    ("width='1in' height='72pt'", Size(width: 96, height: 96)),
    ("width='1e1' height='.5e2 '", Size(width: 10, height: 50)),
  ])
  func `the size comes from the first element`(attributes: String, size: Size) throws {
    let header = try header("<?xml version='1.0'?>\n<!-- a --><svg \(Self.namespace) \(attributes)/>")
    #expect(header.format == .svg)
    #expect(header.vector?.size == size)
    #expect(header.width == Int(size.width.rounded(.up)))
  }

  @Test func `what is used several times counts as often as it is drawn`() throws {
    let text = """
      \u{FEFF}<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg \(Self.namespace) \(Self.links) viewBox='0 0 9 9'>
        <defs><g id='a'><path d='M0 0H9'/><rect width='1' height='1'/></g></defs>
        <use xlink:href='#a'/><use href='#a'/><g mask='url(#m)'/><mask id='m'><circle r='1'/></mask>
      </svg>
      """
    // The svg element, two uses of three elements each, and a group with a circle.
    #expect(try header(text).vector?.content.elements == 1 + 2 * 4 + 2)
    #expect(try header(text).vector?.content.layers == 1)
    #expect(try header(text).vector?.content.depth == 4)
  }

  @Test func `what common programs write is drawn`() throws {
    let text = """
      <svg \(Self.namespace) \(Self.links) xmlns:svg='http://www.w3.org/2000/svg'
        xmlns:inkscape='http://www.inkscape.org/namespaces/inkscape' width='24mm' height='24mm' viewBox='0 0 24 24'>
        <title>A</title><inkscape:grid type='x' filter='y'/><metadata><rdf:RDF xmlns:rdf='r' rdf:about=''/></metadata>
        <style type='text/css'><![CDATA[.a{fill:url(#g)} .b{clip-path:url("#c");filter:none} .tenth-of:first-child{}]]></style>
        <linearGradient id='g'><stop offset='0' stop-color='#000'/></linearGradient>
        <clipPath id='c'><rect width='9' height='9'/></clipPath>
        <svg:path class='a b' style='color-interpolation-filters:sRGB;stroke-dasharray: 1,2' d='M0 0h9'/>
      </svg>
      """
    #expect(flaw(text) == nil)
  }

  /// What programs for design export: shapes with shadows, of which iOS draws the shapes.
  @Test func `filters are left out, and count for nothing`() throws {
    let effects = (0..<200).map { "<feGaussianBlur stdDeviation='\($0)'/>" }.joined()
    let text = """
      <svg \(Self.namespace) viewBox='0 0 9 9'><style>.a{filter:blur(99px)}</style>
      <g filter='url(#f)'><rect style='FILTER:drop-shadow(1 1 1)' width='1' height='1'/></g>
      <filter id='f'>\(effects)<feMerge><feMergeNode in='a'/></feMerge></filter></svg>
      """
    let content = try #require(header(text).vector?.content)
    #expect(content.elements == 3)
    #expect(content.layers == 0)
  }

  private static let noDrawings: [(String, SVGFlaw)] = [
    ("<html/>", .noSVG),
    ("<svg viewBox='0 0 9 9'/>", .noSVG),
    ("<svg \(namespace) viewBox='0 0 9 9'>", .malformed),
    ("<?xml version='1.0' encoding='UTF-7'?><svg \(namespace) viewBox='0 0 9 9'/>", .encoding),
    ("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg \(namespace) viewBox='0 0 9 9'/>", .definitions),
    (
      "<!DOCTYPE svg SYSTEM 'a.dtd'><svg \(namespace) viewBox='0 0 9 9'><title>&a;</title></svg>",
      .definitions
    ),
    ("<svg \(namespace)/>", .noSize),
    ("<svg \(namespace) width='0' height='9'/>", .noSize),
    ("<svg \(namespace) width='1e999' height='9'/>", .noSize),
    ("<svg \(namespace) width='nan' height='9'/>", .noSize),
    ("<?xml-stylesheet href='data:text/css,a{}'?><svg \(namespace) viewBox='0 0 9 9'/>", .stylesheet),
  ]

  @Test(arguments: noDrawings)
  func `what is no SVG, or more than SVG, is refused`(text: String, expected: SVGFlaw) {
    #expect(flaw(text) == .markup(expected))
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static let refused: [(String, SVGFlaw)] = [
    ("<image href='a.png'/>", .element("image")),
    ("<text>A</text>", .element("text")),
    ("<filter id='f'><text/></filter><text/>", .element("text")),
    ("<feFlood/>", .element("feFlood")),
    ("<filter id='f'><feImage href='a.png'/></filter>", .external),
    ("<pattern id='p'/>", .element("pattern")),
    ("<script/>", .element("script")),
    ("<foreignObject/>", .element("foreignObject")),
    ("<s:image xmlns:s='http://www.w3.org/2000/svg' href='a.png'/>", .element("image")),
    ("<use href='a.svg#b'/>", .external),
    ("<use xmlns:q='http://www.w3.org/1999/xlink' q:href='data:image/svg+xml,a'/>", .external),
    ("<g fill='url(a.svg#b)'/>", .external),
    ("<g style='mask:URL( \"/etc/passwd\" )'/>", .external),
    ("<x:include xmlns:x='http://www.w3.org/2001/XInclude' href='data:,a'/>", .external),
    ("<include xmlns='http://www.w3.org/2001/XInclude' href='data:,a'/>", .external),
    ("<g style='fil\\74 er:blur(9px)'/>", .stylesheet),
    ("<g style='fill:url(#a/*);filter:blur(9px);x:url(#*/)'/>", .stylesheet),
    ("<style>@import 'a.css';</style>", .stylesheet),
    ("<style>\(repeated(":not(", 20_000))*\(repeated(")", 20_000)){}</style>", .stylesheet),
    ("<style>\(repeated("[url(])", 40)){}</style>", .stylesheet),
    ("<style>g~g{}</style>", .stylesheet),
    ("<style>g:nth-child(2){}</style>", .stylesheet),
    ("<style>g:NTH-Last-Child(2){}</style>", .stylesheet),
    ("<style>g:/**/nth-of-type(2){}</style>", .stylesheet),
    ("<style>a,g:not(:First-Of-Type){}</style>", .stylesheet),
    ("<style>g:only-of-type{}</style>", .stylesheet),
    ("<style><g/></style>", .stylesheet),
    ("<g vector-effect='non-scaling-stroke'/>", .stylesheet),
    ("<path stroke-dasharray='0.0001' d='M0 0H1000000'/>", .dashes),
    ("<g style='stroke-dasharray:1%'/>", .dashes),
    ("<g id='a'><use href='#a'/></g>", .tooDeep),
    ("<g id='a' mask='url(#b)'/><mask id='b'><g clip-path='url(#a)'/></mask>", .tooDeep),
    ("\(repeated("<g>", 32))\(repeated("</g>", 32))", .tooDeep),
    (repeated("<g/>", 10_000), .tooManyElements),
    ("<title>\(repeated(" ", 1 << 20))</title>", .tooLarge),
    ("<g id='a'>\(repeated("<g/>", 999))</g>\(repeated("<use href='#a'/>", 60))", .tooMuchWork),
    (
      "<linearGradient id='a'>\(repeated("<stop/>", 4_000))</linearGradient>"
        + repeated("<rect fill='url(#a)'/>", 60), .tooMuchWork
    ),
    ("<style>\(repeated("*{}", 6_000))</style>\(repeated("<g/>", 999))", .rules),
    ("<style>\(repeated("g,", 6_000))g{}</style>\(repeated("<g/>", 999))", .rules),
  ]

  @Test(arguments: refused.map { (Long($0.0), $0.1) })
  func `what cannot be drawn in a known time, or alone, is refused`(content: Long<String>, expected: SVGFlaw)
  {
    #expect(flaw("<svg \(Self.namespace) viewBox='0 0 9 9'>\(content.value)</svg>") == .markup(expected))
  }

  @Test func `elements that use each other twice at every level are refused`() {
    let levels = (0..<25).map { "<g id='a\($0)'><use href='#a\($0 + 1)'/><use href='#a\($0 + 1)'/></g>" }
    let definitions = "<defs>\(levels.joined())<path id='a25'/></defs>"
    let flaw = flaw("<svg \(Self.namespace) viewBox='0 0 9 9'>\(definitions)<use href='#a0'/></svg>")
    #expect(flaw == .markup(.tooDeep) || flaw == .markup(.tooMuchWork))
  }
}
