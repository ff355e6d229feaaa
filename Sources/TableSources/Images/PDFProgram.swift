import Glibc
import TableModel

/// Poppler's program that draws pages of PDF files: `pdftocairo`.
///
/// It runs apart from this one, confined to reading what it is given, since such files come from strangers. It is used where
/// it is installed and is no part of this program.
package struct PDFProgram: Sendable {
  /// The name of the program.
  static let name: FilePath = "pdftocairo"
  /// The beginning of the name of the library that it draws with.
  private static let library = "libpoppler.so"
  /// The bytes that it may print: more than the pixels of the largest picture.
  private static let mostBytes = 160 << 20

  private let confinement: ChildProcess.Confinement

  /// The program where it is installed, within what pages may take.
  package init(confinement: ChildProcess.Confinement = ChildProcess.Confinement()) {
    self.confinement = confinement
  }

  /// Throws why no page can be drawn, whatever is in it; as the rest of a sentence about a file.
  package static func check() throws(Refusal) {
    guard (try? ProgramSearch.path(of: name)) != nil else {
      throw Refusal(
        message: "is a PDF file, but pdftocairo, which draws these, is missing",
        hint: "install it (apt install poppler-utils), or export the image as SVG or PNG")
    }
    guard Sandbox.allowsPrograms else {
      throw Refusal(
        message: "is a PDF file, which another program would have to draw, and the sandbox allows none",
        hint: "export the image as SVG or PNG")
    }
  }

  /// A PNG file of the first page, drawn as large as a rectangle in pixels over nothing.
  func png(of bytes: [UInt8], width: Int, height: Int) throws(Refusal) -> [UInt8] {
    try draw(bytes, ["-scale-to-x", FilePath("\(width)"), "-scale-to-y", FilePath("\(height)")])
  }

  /// The pixels a point of the drawing that tells the size of a page.
  private static let density = 2.0

  /// The size of the first page in points, up to the next half.
  func size(of bytes: [UInt8]) throws(Refusal) -> Size {
    let picture = try draw(bytes, ["-r", FilePath("\(Int(72 * PDFProgram.density))")])
    guard let pixels = try? PNGStructure.size(Array(picture.prefix(32))) else { throw PDFProgram.failure }
    return Size(
      width: Double(pixels.width) / PDFProgram.density, height: Double(pixels.height) / PDFProgram.density)
  }

  private func draw(_ bytes: [UInt8], _ size: [FilePath]) throws(Refusal) -> [UInt8] {
    try PDFProgram.check()
    do throws(SystemError) {
      let way: [FilePath] = ["-q", "-png", "-transp", "-cropbox", "-singlefile", "-f", "1", "-l", "1"]
      let program = try ChildProcess(
        ProgramSearch.path(of: PDFProgram.name), way + size + ["-", "-"], reading: bytes,
        confinement: confinement)
      let picture = try program.collect(atMost: PDFProgram.mostBytes).output
      guard program.wait() == 0, picture.count < PDFProgram.mostBytes,
        picture.starts(with: PNGStructure.signature)
      else { throw SystemError(number: EIO) }
      return picture
    } catch {
      throw PDFProgram.failure
    }
  }

  private static let failure = Refusal(
    message: "is a PDF file that cannot be drawn, or takes too long",
    hint: "export it again, or as SVG or PNG")

  /// The files of the program and its library, as far as they are there.
  package static var files: [FilePath] {
    guard let program = try? ProgramSearch.path(of: name) else { return [] }
    return [program] + LibrarySearch().files(beginning: library).prefix(1)
  }
}
