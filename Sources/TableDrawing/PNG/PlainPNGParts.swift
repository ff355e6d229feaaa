import CPangoCairo

/// The parts of a PNG file that is as plain as those that this program writes.
struct PlainPNGParts {
  /// What a part is, as far as it matters here.
  private enum Kind {
    case head, palette, pixels, end, note
  }

  /// The names of the parts that may be there; of all others libpng knows whether they change colours.
  private static let kinds: [UInt32: Kind] = [
    PNGChunks.number(of: "IHDR"): .head, PNGChunks.number(of: "PLTE"): .palette,
    PNGChunks.number(of: "IDAT"): .pixels, PNGChunks.number(of: "IEND"): .end,
    PNGChunks.number(of: "sRGB"): .note, PNGChunks.number(of: "pHYs"): .note,
    PNGChunks.number(of: "tmRV"): .note,
  ]
  /// The most parts of a file.
  private static let mostParts = 4096

  /// The number of pixels in a row.
  private(set) var width = 0
  /// The number of rows.
  private(set) var height = 0
  /// What pixels are made of.
  private(set) var colors = PNGColors.rgb
  private var paletteDepth: Int?
  private var pixels: [Range<Int>] = []
  private var seen: [Kind] = []

  /// The parts of a file; `nil` where one is broken, out of its place, or may ask for more than is known here.
  init?(_ file: [UInt8]) {
    var parts = PlainPNGParts()
    var isPlain = true
    PNGChunks.visit(file) { name, content in
      isPlain = parts.add(PlainPNGParts.kinds[name], content, of: file)
      return isPlain
    }
    guard isPlain, parts.seen.last == .end, !parts.pixels.isEmpty, parts.width > 0, parts.height > 0 else {
      return nil
    }
    self = parts
  }

  private init() {}

  /// The bytes of all rows when they are unpacked, each with one for its filter.
  var byteCount: Int {
    let (count, isTooLarge) = (colors.byteCount(ofRow: width) + 1).multipliedReportingOverflow(by: height)
    return isTooLarge ? .max : count
  }

  /// The packed bytes of all pixels, which are copied only where they stand in several parts.
  func stream(in file: [UInt8]) -> ArraySlice<UInt8> {
    guard pixels.count > 1 else { return pixels.first.map { file[$0] } ?? [] }
    return pixels.reduce(into: []) { $0 += file[$1] }
  }

  /// Notes a part, and says whether it is in its place and as plain as it should be.
  private mutating func add(_ kind: Kind?, _ content: Range<Int>, of file: [UInt8]) -> Bool {
    guard let kind, seen.isEmpty == (kind == .head), seen.count < PlainPNGParts.mostParts,
      PlainPNGParts.isSound(content, in: file)
    else { return false }
    defer { seen.append(kind) }
    switch kind {
    case .head: return addHead(file[content])
    case .palette:
      guard let paletteDepth, !seen.contains(.palette), pixels.isEmpty,
        let palette = PNGColors(palette: file[content], bitDepth: paletteDepth)
      else { return false }
      colors = palette
      return true
    case .pixels:
      pixels.append(content)
      return (seen.last == .pixels || pixels.count == 1) && seen.contains(.palette) == (paletteDepth != nil)
    case .end: return content.isEmpty && content.upperBound + 4 == file.count
    case .note: return true
    }
  }

  private mutating func addHead(_ bytes: ArraySlice<UInt8>) -> Bool {
    let start = bytes.startIndex
    guard bytes.count == 13 else { return false }
    width = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[(start + 4)..<(start + 8)].reduce(0) { $0 << 8 | Int($1) }
    let (depth, colorType) = (Int(bytes[start + 8]), bytes[start + 9])
    if colorType == 3 { paletteDepth = depth }
    let isKnown = colorType == 3 ? [1, 2, 4, 8].contains(depth) : colorType == 2 && depth == 8
    // What follows are the ways to pack, to filter and to interlace.
    return isKnown && bytes[(start + 10)...].allSatisfy { $0 == 0 }
  }

  /// Whether a part's check sum is that of its name and content.
  private static func isSound(_ content: Range<Int>, in file: [UInt8]) -> Bool {
    let sum = file.withUnsafeBytes { bytes in
      libdeflate_crc32(0, bytes.baseAddress.map { $0 + content.lowerBound - 4 }, content.count + 4)
    }
    return file[content.upperBound..<content.upperBound + 4].reduce(0) { $0 << 8 | UInt32($1) } == sum
  }
}
