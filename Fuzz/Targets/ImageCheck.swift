import TableComparison
import TableDrawing
import TableModel
import TableSources

/// Files of pixels: a header says what the pixels come to, and a picture equals itself.
enum ImageCheck {
  private static let mostPixels = 1 << 20
  /// The pixels that shapes may cover, each as often as one does.
  private static let mostWork = 1e8

  static func image(_ bytes: [UInt8]) -> [String] {
    let bytes = PNGMender.mended(bytes)
    let broken = symbol(bytes)
    guard broken.isEmpty else { return broken }
    let read: ImageByteReader = { offset, count in
      let start = min(max(0, offset), bytes.count)
      return Array(bytes[start..<min(bytes.count, start + max(0, count))])
    }
    guard let header = try? ImageHeader(read), header.width <= mostPixels / max(1, header.height) else {
      return []
    }
    let work = header.vector.map { $0.content.elements + 40 * $0.content.layers } ?? 0
    guard work * Double(header.width * header.height) < mostWork else { return [] }
    try? header.checkEnd(fileSize: bytes.count, read)
    let bitmap = try? ImageDecoder.bitmap(bytes, header.format, width: header.width, height: header.height)
    guard let bitmap else { return [] }
    if header.format == .png, let components = try? components(of: bytes), components != bitmap.components {
      return ["a picture has other pixels row by row than as a whole"]
    }
    let isSame = bitmap.width == header.width && bitmap.height == header.height
    return isSame
      ? [] : ["the header says \(header.width)×\(header.height), the pixels \(bitmap.width)×\(bitmap.height)"]
  }

  /// What is wrong with the outlines that are read of a file as a symbol of the author's.
  private static func symbol(_ bytes: [UInt8]) -> [String] {
    guard
      case .symbol(let image) = SymbolResolver(ownFile: { _ in .success((bytes, "a.svg")) }).symbol(
        named: "a")
    else { return [] }
    let steps = image.areas.reduce(0) { $0 + $1.elements.count }
    var broken = steps > 50_000 ? ["a symbol has \(steps) steps"] : []
    if !(0...100).contains(image.size.width) || !(0...100).contains(image.size.height) {
      broken.append("a symbol is \(image.size) ems large")
    }
    let box = Path(image.areas.flatMap(\.elements)).boundingBox
    if ![box.minX, box.minY, box.width, box.height].allSatisfy(\.isFinite) {
      broken.append("a symbol lies at no place")
    }
    return broken
  }

  /// The pixels of all rows as bytes.
  private static func components(of file: [UInt8]) throws -> [UInt8] {
    let rows = try PNGRowReader.rows(of: file)
    var components: [UInt8] = []
    var row = [UInt32](repeating: 0, count: rows.width)
    for _ in 0..<rows.height {
      try row.withUnsafeMutableBufferPointer { row in try rows.readRow(into: row) }
      row.withUnsafeBytes { components += $0 }
    }
    return components
  }

  /// The first two bytes say where the second file begins.
  static func comparison(_ bytes: [UInt8]) -> [String] {
    guard bytes.count > 2 else { return [] }
    let rest = Array(bytes.dropFirst(2))
    let middle = min(rest.count, Int(bytes[0]) << 8 | Int(bytes[1]))
    let (first, second) = (PNGMender.mended(Array(rest[..<middle])), PNGMender.mended(Array(rest[middle...])))
    var broken: [String] = []
    for file in [first, second] {
      guard let (comparison, bitmap) = try? (compare(file, file), PNGReader.bitmap(file)) else { continue }
      guard case .identical = comparison.result else {
        broken.append("a picture differs from itself: \(comparison.result)")
        continue
      }
      if bitmap.width != comparison.size.width { broken.append("two readers find two sizes") }
    }
    if let there = try? compare(first, second), let back = try? compare(second, first),
      there.result.isSame != back.result.isSame
    {
      broken.append("pictures are the same one way round only")
    }
    return broken
  }

  private static func compare(
    _ first: [UInt8], _ second: [UInt8]
  ) throws -> (result: ComparisonResult, size: PixelSize) {
    let (expected, actual) = (try PNGRowReader.rows(of: first), try PNGRowReader.rows(of: second))
    let size = expected.size
    for size in [expected.size, actual.size] where size.width * size.height > mostPixels {
      throw DrawingError("too large to be fuzzed")
    }
    return (try PixelComparison(expected: expected, actual: actual).result, size)
  }
}
