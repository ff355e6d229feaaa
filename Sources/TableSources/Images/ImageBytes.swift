import TableModel

extension ArraySlice<UInt8> {
  /// The number whose most significant byte comes first; at most seven bytes make one.
  package var bigEndian: Int {
    reduce(0) { $0 << 8 | Int($1) }
  }
}

extension OpenFile: ImageFile {
  /// Opens images' files by paths that were found to have no links in them.
  package static let imageOpener: ImageOpener = { path in
    OpenFile.withoutLinks(path).flatMap { (try? $0.status())?.kind == .regular ? $0 : nil }
  }

  /// What tells the file's content from others; `nil` where the system does not say.
  public var version: FileVersion? { try? status().version }

  /// The file's bytes; `nil` where there are more than the limit, or they cannot be read.
  public func bytes(atMost limit: Int) -> [UInt8]? {
    guard let size = try? status().size, size <= limit else { return nil }
    return try? read(at: 0, count: size)
  }

  /// A PNG file of a page of a PDF file, which a separate program draws.
  public func page(_ bytes: [UInt8], width: Int, height: Int) throws(Diagnostic) -> [UInt8] {
    do throws(Refusal) {
      return try PDFProgram().png(of: bytes, width: width, height: height)
    } catch {
      throw Diagnostic(.error, at: SourceLocation(file: ""), error.message, hint: error.hint)
    }
  }
}

/// How much is read of the pictures of one source, so that many files take no longer than a few large ones.
///
/// That is what tells their sizes: SVG and PDF files as far as they are looked through, and symbols with their outlines.
package final class PictureAllowance {
  /// The most bytes.
  package static let most = 64 << 20
  private var left: Int

  /// What nothing has been taken of yet.
  package init(bytes: Int = PictureAllowance.most) { left = bytes }

  /// Takes the bytes of a file; that there are any left is seen to where the number is 0.
  func take(_ count: Int, for name: String) throws(Refusal) {
    left = max(0, left - count)
    guard left > 0 else {
      throw Refusal(
        message:
          "with \(quoted(name)) the pictures of this source take more than \(Self.most >> 20) MB to read",
        hint: "make SVG and PDF files and those of symbols smaller, or show fewer")
    }
  }
}
