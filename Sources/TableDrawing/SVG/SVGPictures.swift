import TableModel

/// The whole pictures of an SVG file; those that are there more than once are written once and used by name.
struct SVGPictures {
  /// A picture and how often it is there.
  struct Entry {
    let reference: ImageReference
    let picture: ImageStore.Picture
    var count = 0
    /// Whether a part of it is there, which is cut from the whole.
    var hasParts = false

    /// Whether the picture is written once and used by name.
    var isShared: Bool { count > 1 || hasParts }

    /// The size in pixels.
    var size: Size {
      Size(width: Double(picture.surface.width), height: Double(picture.surface.height))
    }
  }

  /// The pictures in the order of their first use.
  private(set) var all: [Entry] = []
  private var numbers: [String: Int] = [:]

  /// Forgets all pictures.
  mutating func removeAll() {
    all.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
  }

  /// Counts a picture, or a part of one, and gives its number.
  mutating func add(
    _ reference: ImageReference, _ picture: ImageStore.Picture, isPart: Bool = false
  ) -> Int {
    let number = numbers[reference.path] ?? all.count
    if number == all.count {
      all.append(Entry(reference: reference, picture: picture))
      numbers[reference.path] = number
    }
    all[number].count += 1
    if isPart { all[number].hasParts = true }
    return number
  }

  /// Writes the end of an image element with a picture's file.
  func putFile(of number: Int, to bytes: inout SVGBytes) {
    let entry = all[number]
    if entry.reference.format == .jpeg { bytes.put(" style=\"image-orientation:none\"") }
    bytes.put(" href=\"data:image/")
    bytes.put(plain: entry.reference.format.rawValue)
    bytes.put(";base64,")
    bytes.put(base64: entry.picture.bytes)
    bytes.put("\"/>\n")
  }
}
