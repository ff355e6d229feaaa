import TableModel

/// An SVG image as another SVG file holds it: with many points, so that programs stay sharp that make pixels of its points
/// before they enlarge them to where it is shown, as librsvg and Inkscape do.
enum EmbeddedSVG {
  /// How many times as large images are at most, and the side in points up to which they are enlarged.
  private static let (mostTimes, side) = (8.0, 2048.0)

  /// The file of an image of a size in points, with a size of its own that is as many times as large as it may be.
  ///
  /// What is shown is the same, since images are fitted into the place that they are given. A file that does not begin
  /// as others do stays as it is.
  static func enlarged(_ bytes: [UInt8], _ size: Size) -> [UInt8] {
    let times = min(mostTimes, side / max(size.width, size.height, 1))
    guard times > 1, size.width > 0, size.height > 0, let root = Root(bytes) else { return bytes }
    var tag = ByteBuffer()
    tag.put(Size(width: size.width * times, height: size.height * times))
    if !root.hasViewBox {
      tag.put(" viewBox=\"0 0 ")
      tag.put(size.width)
      tag.put(UInt8(ascii: " "))
      tag.put(size.height)
      tag.put(UInt8(ascii: "\""))
    }
    var file = Array(bytes[..<root.name.upperBound])
    file += tag.bytes
    var place = root.name.upperBound
    for attribute in root.sizes {
      file += bytes[place..<attribute.lowerBound]
      place = attribute.upperBound
    }
    return file + bytes[place...]
  }

  /// The first tag of a file.
  private struct Root {
    private(set) var name = 0..<0
    /// Where the width and the height stand.
    private(set) var sizes: [Range<Int>] = []
    private(set) var hasViewBox = false

    /// `nil` where the file's first tag is not that of an SVG image.
    init?(_ bytes: [UInt8]) {
      var reader = TagReader(bytes)
      guard let name = reader.firstTag(), bytes[name].elementsEqual("svg".utf8) else { return nil }
      self.name = name
      while let attribute = reader.attribute() {
        switch String(decoding: bytes[attribute.name], as: UTF8.self) {
        case "width", "height": sizes.append(attribute.name.lowerBound..<attribute.end)
        case "viewBox": hasViewBox = true
        default: break
        }
      }
      guard reader.isAtEndOfTag else { return nil }
    }
  }

  /// Goes through a file that is known to be XML, up to the end of its first tag.
  private struct TagReader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    /// Whether the tag ends here.
    var isAtEndOfTag: Bool { next == UInt8(ascii: ">") || next == UInt8(ascii: "/") }

    /// Passes over what stands before the first tag; the answer is the place of its name.
    mutating func firstTag() -> Range<Int>? {
      while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
        place = start + 1
        switch next {
        case UInt8(ascii: "?"): skip(past: "?>")
        case UInt8(ascii: "!") where bytes[place...].starts(with: "!--".utf8): skip(past: "-->")
        // A document type with declarations of its own ends elsewhere.
        case UInt8(ascii: "!"): skip(past: ">")
        default:
          let name = place
          while let byte = next, byte > UInt8(ascii: " "), !isAtEndOfTag { place += 1 }
          return name..<place
        }
      }
      return nil
    }

    /// The next attribute: where its name stands, and where its value ends.
    mutating func attribute() -> (name: Range<Int>, end: Int)? {
      skipSpace()
      let start = place
      while let byte = next, byte > UInt8(ascii: " "), byte != UInt8(ascii: "="), !isAtEndOfTag { place += 1 }
      let name = start..<place
      skipSpace()
      guard !name.isEmpty, next == UInt8(ascii: "=") else { return nil }
      place += 1
      skipSpace()
      guard let quote = next, let end = bytes[(place + 1)...].firstIndex(of: quote) else { return nil }
      place = end + 1
      return (name, place)
    }

    private mutating func skipSpace() {
      while let byte = next, byte <= UInt8(ascii: " ") { place += 1 }
    }

    private mutating func skip(past end: String) {
      while place < bytes.count, !bytes[place...].starts(with: end.utf8) { place += 1 }
      place = min(bytes.count, place + end.utf8.count)
    }
  }
}
