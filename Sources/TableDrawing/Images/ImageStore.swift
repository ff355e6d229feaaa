import CPangoCairo
import CRSVG
import TableLayout
import TableModel

/// The pictures that one worker has read, up to a bound.
final class ImageStore {
  /// A picture's file, or the one that was made of it, and its pixels.
  struct Picture {
    let bytes: [UInt8]
    let surface: ImageSurface
  }

  /// The bytes of pixels and files that are kept before the store starts over.
  static let usualLimit = 128 << 20

  private struct Key: Hashable {
    let version: FileVersion
    let format: ImageReference.Format
    let orientation: ImageOrientation
    let size: ImageSize
  }

  private let open: ImageOpener
  private let limit: Int
  private let meter: WorkMeter
  private var pictures: [Key: Picture] = [:]
  private var size = 0

  /// An empty store whose pictures are counted; `open` is what opens their files.
  init(
    _ open: @escaping ImageOpener, meter: WorkMeter = WorkMeter(), limit: Int = ImageStore.usualLimit
  ) {
    self.open = open
    self.limit = limit
    self.meter = meter
  }

  /// The picture of a reference, read at its first use and again when its file has changed.
  ///
  /// A file without pixels of its own has as many as `density` says a point.
  func picture(_ reference: ImageReference, density: Double = 1) throws(DrawingError) -> Picture {
    do throws(DrawingError) {
      return try found(reference, ImageSize(of: reference, density: density))
    } catch {
      var error = error
      error.imagePath = reference.path
      throw error
    }
  }

  private func found(_ reference: ImageReference, _ size: ImageSize) throws(DrawingError) -> Picture {
    guard let file = open(reference.path), let version = file.version else {
      throw DrawingError("the picture “\(reference.name)” cannot be read", hint: "check that the file exists")
    }
    let key = Key(
      version: version, format: reference.format, orientation: reference.orientation, size: size)
    if let picture = pictures[key] { return picture }
    try meter.decode(pixels: size.pixels, of: reference.name)
    if let vector = reference.vector {
      guard version == vector.version else { throw ImageStore.changed(reference) }
      let work = size.work(of: vector)
      guard work <= Double(meter.budget.paintedPixels) else {
        throw DrawingError(
          "the picture “\(reference.name)” is too complex to be drawn in \(size.width)×\(size.height) pixels",
          hint: "make it simpler or smaller, or export it as PNG")
      }
      try meter.paint(pixels: work)
    }
    // What is kept makes room before another one is decoded, which takes a multiple of its size.
    makeRoom(for: version.size + 4 * size.pixels)
    let picture = try ImageStore.read(file, of: reference, size)
    // What was looked over is what has been read.
    if reference.vector != nil, file.version != version { throw ImageStore.changed(reference) }
    let pictureSize = picture.bytes.count + picture.surface.byteCount
    makeRoom(for: pictureSize)
    pictures[key] = picture
    self.size += pictureSize
    return picture
  }

  private func makeRoom(for more: Int) {
    guard size + more > limit else { return }
    pictures.removeAll()
    size = 0
  }

  private static func changed(_ reference: ImageReference) -> DrawingError {
    DrawingError(
      "the picture “\(reference.name)” was changed while it was drawn", hint: "draw it again")
  }

  private static func read(
    _ file: any ImageFile, of reference: ImageReference, _ size: ImageSize
  ) throws(DrawingError) -> Picture {
    guard var bytes = file.bytes(atMost: ImageLimits.bytes) else {
      throw DrawingError(
        "the picture “\(reference.name)” cannot be read or has more than \(ImageLimits.bytes >> 20) MB",
        hint: "make it smaller"
      )
    }
    let bitmap: Bitmap
    do throws(DrawingError) {
      var format = reference.format
      if format == .pdf {
        bytes = try page(of: bytes, in: file, size)
        format = .png
      }
      let stored = try ImageDecoder.bitmap(bytes, format, width: size.width, height: size.height)
      bitmap = stored.turned(reference.orientation)
    } catch {
      throw DrawingError("“\(reference.name)”: \(error.message)", hint: error.hint)
    }
    guard let surface = ImageSurface(bitmap) else {
      throw DrawingError(
        """
        the picture “\(reference.name)” has \(bitmap.width)×\(bitmap.height) pixels, \
        and at most \(ImageLimits.drawnWidth) a side can be drawn
        """,
        hint: "make it smaller"
      )
    }
    return Picture(bytes: bytes, surface: surface)
  }

  /// The page of a PDF file as a PNG file, which is what the picture is from then on.
  private static func page(
    of bytes: [UInt8], in file: any ImageFile, _ size: ImageSize
  ) throws(DrawingError) -> [UInt8] {
    try ImageLimits.check(width: size.width, height: size.height)
    do throws(Diagnostic) {
      return try file.page(bytes, width: size.width, height: size.height)
    } catch {
      throw DrawingError("it \(error.message)", hint: error.hint)
    }
  }
}

/// Reads the files of images, whatever their encoding.
package enum ImageDecoder {
  /// The pixels of a file's bytes as the file has them.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - format: Its encoding.
  ///   - width: The pixels of a row where the file has no pixels.
  ///   - height: The rows of such a file.
  /// - Returns: The pixels.
  /// - Throws: Why there are none.
  package static func bitmap(
    _ bytes: [UInt8], _ format: ImageReference.Format, width: Int, height: Int
  ) throws(DrawingError) -> Bitmap {
    switch format {
    case .png: try PNGReader.bitmap(bytes)
    case .jpeg: try JPEGReader.bitmap(bytes)
    case .svg: try SVGImageReader.bitmap(bytes, width: width, height: height)
    case .pdf: throw DrawingError("pages of PDF files are drawn before their pixels are read")
    }
  }
}

/// The size of a picture in pixels, as its file has them or as they are made for a screen.
struct ImageSize: Hashable {
  /// The pixels a point at which pictures without pixels of their own are drawn for pages, which have none either.
  static let pageDensity = 4.0
  /// The most pixels that are made of a file, each counted once for every level of elements within another.
  private static let mostLayered = Double(64 << 20)
  /// What an element, a layer in each pixel and a number of a path in each row cost, in pixels painted.
  private static let (perElement, perLayer, perNumber) = (2.0, 40.0, 20.0)
  /// The rows for which numbers count at least, since lines may go far beyond the picture.
  private static let fewestRows = 1_000.0
  /// A pixel's part that a size may be beyond a whole one.
  private static let tolerance = 1.0 / 128

  let width: Int
  let height: Int

  /// The size of a picture's file, upright, where it has pixels; otherwise the pixels that it needs at a density.
  init(of reference: ImageReference, density: Double) {
    var scale = reference.scale
    if let vector = reference.vector {
      let area = max(1e-6, reference.size.width * reference.size.height)
      let most = (ImageSize.mostLayered / Double(max(1, vector.depth)) / area).squareRoot()
      scale = min(max(density, 1e-3), most)
    }
    let bounds = (reference.size.width * scale, reference.size.height * scale)
    width = ImageSize.whole(bounds.0)
    height = ImageSize.whole(bounds.1)
  }

  /// The number of pixels.
  var pixels: Int { width * height }

  /// The pixels that drawing a file comes to, each as often as something covers it.
  func work(of vector: VectorContent) -> Double {
    let perPixel = ImageSize.perElement * vector.elements + ImageSize.perLayer * vector.layers
    let rows = max(ImageSize.fewestRows, Double(height))
    return perPixel * Double(pixels) + ImageSize.perNumber * vector.numbers * rows
  }

  private static func whole(_ pixels: Double) -> Int {
    Int(min(1e6, max(1, (pixels - tolerance).rounded(.up))))
  }
}

extension PlacedImage {
  /// How many points of the screen show a point of the picture, where it is enlarged the most.
  var enlargement: Double {
    let shown = source?.size ?? reference.size
    guard shown.width > 0, shown.height > 0 else { return 1 }
    return max(rect.width / shown.width, rect.height / shown.height)
  }
}

/// Reads SVG files that have been looked over, with librsvg.
///
/// The library is loaded when the first such file is drawn.
enum SVGImageReader {
  /// The file of the library.
  static let library = "librsvg-2.so.2"

  /// The pixels of a file drawn as large as it goes into a rectangle; throws where that fails or the library is missing.
  static func bitmap(
    _ bytes: [UInt8], width: Int, height: Int, library: String = SVGImageReader.library
  ) throws(DrawingError) -> Bitmap {
    try ImageLimits.check(width: width, height: height)
    guard let surface = ImageSurface(width: width, height: height),
      let context = cairo_create(surface.pointer)
    else { throw DrawingError.noMemory }
    var message = [CChar](repeating: 0, count: Int(TABLE_SVG_MESSAGE_LENGTH))
    let outcome = table_svg_draw(
      library, bytes, bytes.count, UnsafeMutableRawPointer(context), Double(width), Double(height), &message)
    cairo_destroy(context)
    cairo_surface_flush(surface.pointer)
    switch Int(outcome) {
    case TABLE_SVG_DONE: break
    case TABLE_SVG_NO_LIBRARY:
      throw DrawingError(
        "SVG images need librsvg, but “\(library)” is missing",
        hint: "install it (apt install librsvg2-2), or export the image as PNG")
    default:
      let text = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      throw DrawingError("the SVG file cannot be drawn: \(text)", hint: "export it again, or as PNG")
    }
    guard let bitmap = surface.bitmap(0..<width, 0..<height) else {
      throw DrawingError.noMemory
    }
    return bitmap
  }
}
