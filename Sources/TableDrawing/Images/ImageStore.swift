import TableModel

/// The pictures that one worker has read, up to a bound.
final class ImageStore {
  /// A picture's file and its pixels.
  struct Picture {
    let bytes: [UInt8]
    let surface: ImageSurface
  }

  /// The bytes of pixels and files that are kept before the store starts over.
  private static let limit = 128 << 20

  private struct Key: Hashable {
    let path: String
    let version: FileBytes.Version
  }

  private let meter: WorkMeter
  private var pictures: [Key: Picture] = [:]
  private var size = 0

  /// An empty store whose pictures are counted.
  init(meter: WorkMeter = WorkMeter()) {
    self.meter = meter
  }

  /// The picture of a reference, read at its first use and again when its file has changed.
  func picture(_ reference: ImageReference) throws(DrawingError) -> Picture {
    do throws(DrawingError) {
      return try found(reference)
    } catch {
      var error = error
      error.imagePath = reference.path
      throw error
    }
  }

  private func found(_ reference: ImageReference) throws(DrawingError) -> Picture {
    guard let version = FileBytes.version(of: reference.path) else {
      throw DrawingError("the picture “\(reference.name)” cannot be read", hint: "check that the file exists")
    }
    let key = Key(path: reference.path, version: version)
    if let picture = pictures[key] { return picture }
    let pixels = reference.size.width * reference.size.height * reference.scale * reference.scale
    try meter.decode(pixels: Int(min(1e12, max(0, pixels))), of: reference.name)
    let picture = try ImageStore.read(reference)
    let pictureSize = picture.bytes.count + 4 * picture.surface.width * picture.surface.height
    if size + pictureSize > ImageStore.limit {
      pictures.removeAll()
      size = 0
    }
    pictures[key] = picture
    size += pictureSize
    return picture
  }

  private static func read(_ reference: ImageReference) throws(DrawingError) -> Picture {
    guard let bytes = FileBytes.read(reference.path, limit: ImageLimits.bytes) else {
      throw DrawingError(
        "the picture “\(reference.name)” cannot be read or has more than \(ImageLimits.bytes >> 20) MB",
        hint: "make it smaller"
      )
    }
    let bitmap: Bitmap
    do throws(DrawingError) {
      switch reference.format {
      case .png: bitmap = try PNGReader.bitmap(bytes)
      case .jpeg: bitmap = try JPEGReader.bitmap(bytes)
      }
    } catch {
      throw DrawingError("“\(reference.name)”: \(error.message)", hint: error.hint)
    }
    guard let surface = ImageSurface(bitmap) else {
      throw DrawingError(
        """
        the picture “\(reference.name)” has \(bitmap.width)×\(bitmap.height) pixels, \
        and at most \(Raster.widthLimit) a side can be drawn
        """,
        hint: "make it smaller"
      )
    }
    return Picture(bytes: bytes, surface: surface)
  }
}
