import TableDrawing
import TableRendering
import TableSources

/// Sees whether a file is a picture as this program writes it, of the kind that its name says: read from its first byte to
/// its last, and with nothing in it that nobody sees, that runs, or that is fetched from elsewhere.
///
/// What is approved may come from another machine, or from a stranger, and is kept with a project's sources.
package enum OwnPicture {
  /// The most bytes of a picture.
  static let limit = Baseline.limit

  /// Whether a file is such a picture.
  package static func accepts(_ bytes: [UInt8], as format: PictureFormat) -> Bool {
    switch format {
    case .png: acceptsPNG(bytes)
    case .svg: SVGFileCheck.accepts(bytes)
    case .pdf: PDFFileCheck.accepts(bytes)
    case .jpg: acceptsJPEG(bytes)
    case .gif: GIFFile(bytes) != nil
    case .html: HTMLPage(bytes)?.pictures.allSatisfy(SVGFileCheck.accepts) ?? false
    }
  }

  /// Whether a file can at least be read as a picture of a kind, as one may be that others have packed anew.
  static func canRead(_ bytes: [UInt8], as format: PictureFormat) -> Bool {
    switch format {
    case .png: Baseline.flaw(of: bytes) == nil
    case .jpg: (try? JPEGReader.bitmap(bytes)) != nil
    case .svg, .pdf, .gif, .html: accepts(bytes, as: format)
    }
  }

  /// The metadata may have any views, but has to have some: it is no place for other things.
  private static func acceptsPNG(_ bytes: [UInt8]) -> Bool {
    guard PNGFileCheck.size(of: bytes) != nil else { return false }
    let file = FileWithMetadata(bytes)
    return !file.hasMetadata || BaselineMetadata(in: file)?.scene != nil
  }

  /// Segments as the encoder writes them, of which the first says no more than the density, up to the marker that ends the
  /// file.
  private static func acceptsJPEG(_ bytes: [UInt8]) -> Bool {
    let (density, known): (UInt8, [UInt8]) = (0xE0, [0xDB, 0xC0, 0xC2, 0xC4, 0xDA])
    guard let segments = JPEGStructure.segments(of: bytes), let first = segments.first, first.kind == density,
      first.bytes.count == 18, segments.dropFirst().allSatisfy({ known.contains($0.kind) })
    else { return false }
    return (try? JPEGReader.bitmap(bytes)) != nil
  }
}
