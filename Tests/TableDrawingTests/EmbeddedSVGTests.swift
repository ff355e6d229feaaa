import TableModel
import Testing

@testable import TableDrawing

/// SVG images in SVG files: as large as programs can make pixels of, and otherwise as they are.
@Suite struct EmbeddedSVGTests {
  private static let size = Size(width: 4, height: 2.5)

  private func enlarged(_ text: String, _ size: Size = EmbeddedSVGTests.size) -> String {
    String(decoding: EmbeddedSVG.enlarged(Array(text.utf8), size), as: UTF8.self)
  }

  @Test(
    arguments: [
      (
        "<svg xmlns='u' width='4' height='2.5'><g width='1'/></svg>",
        "<svg width=\"32\" height=\"20\" viewBox=\"0 0 4 2.5\" xmlns='u'  ><g width='1'/></svg>"
      ),
      (
        "<?xml version='1.0'?><!-- <svg> -->\n<!DOCTYPE svg>\n<svg viewBox='0 0 8 5' height = \"2.5pt\"/>",
        "<?xml version='1.0'?><!-- <svg> -->\n<!DOCTYPE svg>\n<svg width=\"32\" height=\"20\" viewBox='0 0 8 5' />"
      ),
      ("<svg/>", "<svg width=\"32\" height=\"20\" viewBox=\"0 0 4 2.5\"/>"),
    ])
  func `the size is larger and the picture the same`(_ text: String, _ expected: String) {
    #expect(enlarged(text) == expected)
  }

  @Test(arguments: [
    "", "<", "<svg", "<svg width", "<svg width=", "<svg width='4", "<s:svg/>", "text", "<?xml", "<!--",
  ])
  func `what does not begin as SVG files do stays as it is`(_ text: String) {
    #expect(enlarged(text) == text)
  }

  @Test(arguments: [(3000.0, 10.0), (0, 5), (-1, 5), (.nan, 5)])
  func `large images and those without a size stay as they are`(_ width: Double, _ height: Double) {
    #expect(enlarged("<svg/>", Size(width: width, height: height)) == "<svg/>")
  }

  @Test func `sides have at most 2048 points`() {
    #expect(enlarged("<svg/>", Size(width: 1024, height: 10)).hasPrefix("<svg width=\"2048\" height=\"20\""))
  }
}
