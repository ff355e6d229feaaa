import TableModel

/// The whole pictures of an SVG file; those that are there more than once are written once and used by name.
struct SVGPictures {
  /// A picture and how often it is there.
  struct Entry {
    let reference: ImageReference
    let picture: ImageStore.Picture
    var count = 0
    /// Whether the picture is written once and used by name.
    ///
    /// What must be turned is, so that the turn stands in one place.
    var isShared: Bool { count > 1 || reference.orientation != .up }

    /// The size in pixels, upright.
    var size: Size {
      Size(width: Double(picture.surface.width), height: Double(picture.surface.height))
    }

    /// The size in pixels as the file has them.
    var fileSize: Size {
      reference.orientation.swapsSides ? Size(width: size.height, height: size.width) : size
    }
  }

  /// The pictures in the order of their first use.
  private(set) var all: [Entry] = []
  private var numbers: [Key: Int] = [:]

  /// What tells a picture from others: one file may be there as it is and mirrored.
  private struct Key: Hashable {
    let path: FilePath
    let orientation: ImageOrientation
  }

  /// Forgets all pictures.
  mutating func removeAll() {
    all.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
  }

  /// Counts a picture and gives its number.
  mutating func add(_ reference: ImageReference, _ picture: ImageStore.Picture) -> Int {
    let key = Key(path: reference.path, orientation: reference.orientation)
    let number = numbers[key] ?? all.count
    if number == all.count {
      all.append(Entry(reference: reference, picture: picture))
      numbers[key] = number
    }
    all[number].count += 1
    return number
  }

  /// Writes how the pixels of a picture's file are to be turned; nothing where they stand upright.
  func putTurn(of number: Int, to bytes: inout ByteBuffer) {
    let (width, height) = (all[number].picture.surface.width, all[number].picture.surface.height)
    let turn: (matrix: StaticString, x: Int, y: Int)
    switch all[number].reference.orientation {
    case .up: return
    case .upMirrored: turn = ("-1 0 0 1 ", width, 0)
    case .down: turn = ("-1 0 0 -1 ", width, height)
    case .downMirrored: turn = ("1 0 0 -1 ", 0, height)
    case .leftMirrored: turn = ("0 1 1 0 ", 0, 0)
    case .right: turn = ("0 1 -1 0 ", width, 0)
    case .rightMirrored: turn = ("0 -1 -1 0 ", width, height)
    case .left: turn = ("0 -1 1 0 ", 0, height)
    }
    bytes.put(" transform=\"matrix(")
    bytes.put(turn.matrix)
    bytes.put(turn.x)
    bytes.put(" ")
    bytes.put(turn.y)
    bytes.put(")\"")
  }

  /// Writes the end of an image element with a picture's file.
  func putFile(of number: Int, to bytes: inout ByteBuffer) {
    let entry = all[number]
    if entry.reference.format == .jpeg { bytes.put(" style=\"image-orientation:none\"") }
    let file = entry.picture.bytes
    bytes.put(
      type: entry.reference.format.embeddedType,
      file: entry.reference.format == .svg ? EmbeddedSVG.enlarged(file, entry.reference.size) : file)
  }
}

extension ImageReference.Format {
  /// What the bytes of such a picture are called in an SVG file: pages of PDF files have become pixels.
  fileprivate var embeddedType: String {
    switch self {
    case .png, .pdf: "png"
    case .jpeg: "jpeg"
    case .svg: "svg+xml"
    }
  }
}
