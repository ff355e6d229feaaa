import CGIF
import TableModel

/// Writes GIF files with giflib, for what shows no other pictures that move: of each picture the part that has changed,
/// in up to 256 colours of its own.
///
/// The animation begins anew when it is over.
final class GIFEncoder: AnimationEncoder {
  /// The most pixels of a side.
  static let sideLimit = 65_535
  /// The milliseconds in which durations are counted, and the fewest of them that viewers take for what they are.
  private static let (unit, fewestUnits) = (10, 2)

  /// The bytes that giflib has written so far.
  private final class Output {
    var bytes: [UInt8] = []
  }

  private let output = Output()
  private var file: UnsafeMutablePointer<GifFileType>?
  private let isAnimated: Bool
  /// The time that all pictures should take, and the one that they take in the file, in milliseconds.
  private var (due, written) = (0, 0)

  /// Begins a file of one picture, or of several.
  init(width: Int, height: Int, isAnimated: Bool) throws(DrawingError) {
    self.isAnimated = isAnimated
    guard max(width, height) <= GIFEncoder.sideLimit else {
      throw DrawingError(
        "the picture would have \(width)×\(height) pixels; the limit of GIF files is \(GIFEncoder.sideLimit) a side",
        hint: "write PNG instead, or show fewer rows", isAboutSize: true)
    }
    let write: OutputFunc = { file, bytes, count in
      guard let data = file?.pointee.UserData, let bytes else { return 0 }
      Unmanaged<Output>.fromOpaque(data).takeUnretainedValue().bytes
        .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
      return count
    }
    file = EGifOpen(Unmanaged.passUnretained(output).toOpaque(), write, nil)
    try check(file == nil ? GIF_ERROR : GIF_OK)
    EGifSetGifVersion(file, true)
    try check(EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, nil))
    if isAnimated { try putRepetition() }
  }

  deinit {
    if let file { EGifCloseFile(file, nil) }
  }

  var byteCount: Int { output.bytes.count }

  func append(_ canvas: AnimationCanvas, milliseconds: Int) throws(DrawingError) {
    let area = canvas.area
    let pixels = area.pixels(of: canvas.pixels, width: canvas.width)
    let palette = GIFPalette(of: pixels)
    if isAnimated { try putDuration(milliseconds) }
    var colors = palette.colors.map {
      GifColorType(
        Red: UInt8(truncatingIfNeeded: $0 >> 16), Green: UInt8(truncatingIfNeeded: $0 >> 8),
        Blue: UInt8(truncatingIfNeeded: $0))
    }
    while colors.count < 2 || colors.count & (colors.count - 1) != 0 { colors.append(GifColorType()) }
    guard let map = GifMakeMapObject(Int32(colors.count), colors) else { throw GIFEncoder.failure }
    defer { GifFreeMapObject(map) }
    try check(
      EGifPutImageDesc(
        file, Int32(area.x), Int32(area.y), Int32(area.width), Int32(area.height), false, map))
    var line = [UInt8](repeating: 0, count: area.width)
    // Most pixels are like the one before.
    var last = (pixel: UInt32(0), index: palette.index(of: 0))
    for row in 0..<area.height {
      for column in 0..<area.width {
        let pixel = pixels[row * area.width + column]
        if pixel != last.pixel { last = (pixel, palette.index(of: pixel)) }
        line[column] = last.index
      }
      try check(EGifPutLine(file, &line, Int32(area.width)))
    }
  }

  func finish() throws(DrawingError) -> [UInt8] {
    let status = EGifCloseFile(file, nil)
    file = nil
    try check(status)
    return output.bytes
  }

  /// Says that the animation begins anew, endlessly: what Netscape 2 began, all viewers know.
  private func putRepetition() throws(DrawingError) {
    let endlessly: [UInt8] = [1, 0, 0]
    try check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
    try check(EGifPutExtensionBlock(file, 11, Array("NETSCAPE2.0".utf8)))
    try check(EGifPutExtensionBlock(file, Int32(endlessly.count), endlessly))
    try check(EGifPutExtensionTrailer(file))
  }

  /// Says for how long the next picture is seen, and that it stays below the one after it.
  ///
  /// What is lost by rounding is made good by the pictures to come.
  private func putDuration(_ milliseconds: Int) throws(DrawingError) {
    let most = Int(UInt16.max)
    due += min(max(0, milliseconds), most)
    let units = min(most, max(GIFEncoder.fewestUnits, (due - written) / GIFEncoder.unit))
    written += units * GIFEncoder.unit
    let staysBelow = UInt8(DISPOSE_DO_NOT) << 2
    let time = UInt16(units)
    try check(
      EGifPutExtension(
        file, GRAPHICS_EXT_FUNC_CODE, 4, [staysBelow, UInt8(time & 0xFF), UInt8(time >> 8), 0]))
  }

  private func check(_ status: Int32) throws(DrawingError) {
    guard status == GIF_OK else { throw GIFEncoder.failure }
  }

  private static let failure = DrawingError("the GIF file cannot be written: memory is short")
}

/// Up to 256 colours for a picture, and which of them stands for each of its own.
struct GIFPalette {
  private static let mostColors = 256

  /// The colours, each `0xRRGGBB`.
  private(set) var colors: [UInt32] = []
  private var indices: [UInt32: UInt8] = [:]

  /// The very colours of a picture where they are few enough; otherwise the means of those that are near each other.
  init(of pixels: [UInt32]) {
    var counts: [UInt32: Int] = [:]
    var start = 0
    while start < pixels.count {
      // Most pixels are like the one before.
      var end = start + 1
      while end < pixels.count, pixels[end] == pixels[start] { end += 1 }
      counts[pixels[start], default: 0] += end - start
      start = end
    }
    var entries = counts.map { Entry(color: $0.key, count: $0.value) }.sorted { $0.color < $1.color }
    guard entries.count > GIFPalette.mostColors else {
      for (index, entry) in entries.enumerated() { add([entry][...], at: index) }
      return
    }
    var boxes = [(range: entries.indices, unrest: entries[...].unrest)]
    while boxes.count < GIFPalette.mostColors,
      let widest = boxes.indices.max(by: { boxes[$0].unrest < boxes[$1].unrest })
    {
      let box = boxes[widest].range
      guard box.count > 1 else { break }
      let middle = GIFPalette.split(&entries, box)
      let (lower, upper) = (box.lowerBound..<middle, middle..<box.upperBound)
      boxes[widest] = (lower, entries[lower].unrest)
      boxes.append((upper, entries[upper].unrest))
    }
    for (index, box) in boxes.enumerated() { add(entries[box.range], at: index) }
  }

  /// The number of the colour that stands for one of the picture's.
  func index(of pixel: UInt32) -> UInt8 { indices[pixel] ?? 0 }

  /// A colour of the picture, and how many pixels have it.
  fileprivate struct Entry {
    let color: UInt32
    let count: Int

    /// Red, green and blue.
    func channel(_ number: Int) -> Int { Int(color >> (16 - 8 * UInt32(number)) & 0xFF) }
  }

  /// Sorts colours by the channel in which they differ most, and says where half of the pixels lie on each side.
  private static func split(_ entries: inout [Entry], _ box: Range<Int>) -> Int {
    let channel = (0..<3).max { entries[box].width($0) < entries[box].width($1) } ?? 0
    entries[box].sort { ($0.channel(channel), $0.color) < ($1.channel(channel), $1.color) }
    var rest = entries[box].reduce(0) { $0 + $1.count } / 2
    for place in box.dropLast() {
      rest -= entries[place].count
      if rest <= 0 { return place + 1 }
    }
    return box.upperBound - 1
  }

  /// Makes the mean of some colours a colour of the palette.
  private mutating func add(_ entries: ArraySlice<Entry>, at index: Int) {
    let count = max(1, entries.reduce(0) { $0 + $1.count })
    let mean = (0..<3).map { channel in
      (entries.reduce(0) { $0 + $1.channel(channel) * $1.count } + count / 2) / count
    }
    colors.append(UInt32(mean[0] << 16 | mean[1] << 8 | mean[2]))
    for entry in entries { indices[entry.color] = UInt8(index) }
  }
}

extension ArraySlice<GIFPalette.Entry> {
  /// How far the colours lie apart in a channel.
  fileprivate func width(_ channel: Int) -> Int {
    (map { $0.channel(channel) }.max() ?? 0) - (map { $0.channel(channel) }.min() ?? 0)
  }

  /// How much would be gained by dividing the colours: those that differ, and that many pixels have, come first.
  fileprivate var unrest: Int {
    guard count > 1 else { return -1 }
    return ((0..<3).map { width($0) }.max() ?? 0) * reduce(0) { $0 + $1.count }
  }
}

/// What a GIF file of this program is made of, read from its first byte to its last.
package struct GIFFile {
  /// The size in pixels.
  package let size: Size
  /// The pictures, each with the time for which it is seen, in hundredths of a second.
  package private(set) var frames: [(area: (x: Int, y: Int, width: Int, height: Int), time: Int)] = []

  /// `nil` where the bytes are no such file: where they are cut, go on, or hold anything but pictures and their times.
  package init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes)
    guard reader.take(Array("GIF89a".utf8)), let width = reader.short(), let height = reader.short(),
      let packed = reader.byte(), packed & 0x80 == 0, reader.byte() == 0, reader.byte() == 0
    else { return nil }
    size = Size(width: Double(width), height: Double(height))
    var time = 0
    while let kind = reader.byte() {
      switch kind {
      case UInt8(ascii: "!"):
        if reader.take([0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]) {
          guard frames.isEmpty else { return nil }
        } else {
          guard reader.take([0xF9, 4]), reader.byte() != nil, let hundredths = reader.short(),
            reader.take([0, 0])
          else { return nil }
          time = hundredths
        }
      case UInt8(ascii: ","):
        guard let x = reader.short(), let y = reader.short(), let partWidth = reader.short(),
          let partHeight = reader.short(), x + partWidth <= width, y + partHeight <= height,
          partWidth > 0, partHeight > 0, let packed = reader.byte(), packed & 0xC0 == 0x80,
          reader.skip(3 << (Int(packed & 7) + 1)), let codeSize = reader.byte(), 2...8 ~= codeSize,
          let data = reader.blocks(), GIFFile.has(data, partWidth * partHeight, Int(codeSize))
        else { return nil }
        frames.append(((x, y, partWidth, partHeight), time))
      case UInt8(ascii: ";"):
        guard reader.isAtEnd, !frames.isEmpty else { return nil }
        return
      default: return nil
      }
    }
    return nil
  }

  /// Reads bytes from first to last.
  private struct Reader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { place == bytes.count }

    mutating func byte() -> UInt8? {
      guard place < bytes.count else { return nil }
      defer { place += 1 }
      return bytes[place]
    }

    /// A number of two bytes, the less significant first.
    mutating func short() -> Int? {
      guard let low = byte(), let high = byte() else { return nil }
      return Int(low) | Int(high) << 8
    }

    /// Passes over some bytes if they come next.
    mutating func take(_ wanted: [UInt8]) -> Bool {
      guard bytes[place...].starts(with: wanted) else { return false }
      place += wanted.count
      return true
    }

    mutating func skip(_ count: Int) -> Bool {
      guard count <= bytes.count - place else { return false }
      place += count
      return true
    }

    /// The bytes of blocks up to an empty one.
    mutating func blocks() -> [UInt8]? {
      var content: [UInt8] = []
      while let count = byte() {
        if count == 0 { return content }
        let start = place
        guard skip(Int(count)) else { return nil }
        content += bytes[start..<place]
      }
      return nil
    }
  }

  /// Whether packed bytes come to so many pixels, and nothing stands behind them that nobody sees.
  private static func has(_ data: [UInt8], _ pixels: Int, _ codeSize: Int) -> Bool {
    let (clear, mostCodes) = (1 << codeSize, 4_096)
    var lengths = [Int](repeating: 1, count: mostCodes)
    var (next, width, count) = (clear + 2, codeSize + 1, 0)
    var last: Int?
    var (bits, room) = (0, 0)
    for (index, byte) in data.enumerated() {
      bits |= Int(byte) << room
      room += 8
      while room >= width {
        let code = bits & (1 << width - 1)
        bits >>= width
        room -= width
        if code == clear {
          (next, width, last) = (clear + 2, codeSize + 1, nil)
          continue
        }
        if code == clear + 1 { return count == pixels && index == data.count - 1 && bits == 0 }
        guard code < next || code == next && last != nil && next < mostCodes else { return false }
        if let last, next < mostCodes {
          lengths[next] = lengths[last] + 1
          next += 1
          if next == 1 << width, width < 12 { width += 1 }
        }
        count += lengths[code]
        guard count <= pixels else { return false }
        last = code
      }
    }
    return false
  }
}
