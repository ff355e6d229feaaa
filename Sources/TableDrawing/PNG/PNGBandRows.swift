/// The rows of an approved file, of which those bands alone are unpacked that a painted picture has not got as well, be it
/// in the same place or as far above or below as something has moved.
package final class PNGBandRows {
  private let pixels: PaintedPixels
  private let painted: PaintedRows
  private var paintedRow: [UInt32]
  /// All bands, packed.
  private let stream: ArraySlice<UInt8>
  private let colors: PNGColors
  /// Where the bands lie in the stream that differ; `nil` for those that the painted picture has.
  private let bands: [Range<Int>?]
  /// What tells bands from others.
  private let digests: [UInt64]
  /// How many rows further down the painted picture may have a band, which is asked only where a band differs.
  private lazy var shifts = findShifts()
  private let findShifts: () -> [Int]
  /// How much further down the painted picture has a band that was looked for, if it has.
  private var found: (band: Int, shift: Int?) = (-1, nil)
  /// The rows of the band that was unpacked last.
  ///
  /// One at a time stays in the processor's cache, which all of them do not.
  private var unpacked: PackedRows
  /// What unpacks bands, made for the first that differs.
  private var inflater: BandInflater?
  private let noRows: PackedRows
  private var unpackedBand = -1
  private var next = 0
  /// The row that the buffer of the one who reads holds.
  private var held = -1

  /// The rows of a file whose bands are known, beside a painted picture, whose parts may have moved down by some numbers of
  /// rows, or up by negative ones.
  ///
  /// `nil` where their sizes differ, or the file is not as plain as those that this program writes.
  package init?(
    _ file: [UInt8], _ known: PNGBands, beside pixels: PaintedPixels,
    movedBy shifts: @escaping () -> [Int] = { [] }
  ) {
    guard let parts = PlainPNGParts(file), parts.width == pixels.width, parts.height == pixels.height,
      parts.byteCount <= PlainPNGRows.mostBytes
    else { return nil }
    let digests = pixels.bandDigests
    guard digests.count == known.bands.count else { return nil }
    let stream = parts.stream(in: file)
    let ends = known.bands.dropFirst().map(\.start) + [stream.count]
    guard zip(known.bands, ends).allSatisfy({ 0...stream.count ~= $1 && 0...$1 ~= $0.start }) else {
      return nil
    }
    bands = known.bands.indices.map { index in
      known.bands[index].digest == digests[index]
        ? nil : stream.startIndex + known.bands[index].start..<stream.startIndex + ends[index]
    }
    self.digests = known.bands.map(\.digest)
    findShifts = shifts
    self.pixels = pixels
    painted = PaintedRows(pixels)
    paintedRow = Array(repeating: 0, count: pixels.width)
    colors = parts.colors
    guard let none = PackedRows([], width: parts.width, height: 0, parts.colors) else { return nil }
    (noRows, unpacked) = (none, none)
    self.stream = stream
  }

  /// The number of pixels in a row.
  package var width: Int { painted.width }
  /// The number of rows.
  package var height: Int { painted.height }

  /// The rows that are known to be those of the painted picture, and to have the same row above them, from the top.
  package var sharedRows: [Range<Int>] {
    bands.indices.filter { bands[$0] == nil }.map { band in
      let top = band * PaintedPixels.bandHeight
      return top..<min(height, top + PaintedPixels.bandHeight)
    }
  }

  /// Passes over rows, so that the next one is the one with a number; the buffer may hold the row above it.
  package func move(to row: Int, holdingAbove: Bool = false) {
    next = row
    if holdingAbove { held = row - 1 }
  }

  /// Reads the next row over the one read before, which the buffer holds, and marks the blocks that may have other pixels.
  ///
  /// Pixels are red, green, blue and opacity as bytes in this order. All blocks of the first row are marked.
  /// Throws where there are no more rows, the buffer has another length, or the file is broken.
  package func readRow(
    over row: UnsafeMutableBufferPointer<UInt32>, marking changed: inout ColumnBlocks
  ) throws(DrawingError) {
    let (band, y) = next.quotientAndRemainder(dividingBy: PaintedPixels.bandHeight)
    guard row.count == width, bands.indices.contains(band) else {
      throw DrawingError("the row has another length")
    }
    if let shift = shift(of: band, from: y, below: row) {
      pixels.put(next + shift, over: row, marking: &changed)
    } else if let place = bands[band] {
      try unpack(band, at: place)
      try unpacked.read(y, over: row, holdingAbove: y > 0 && held == next - 1, marking: &changed)
    } else {
      painted.move(to: next)
      try paintedRow.withUnsafeMutableBufferPointer { (painted) throws(DrawingError) in
        try self.painted.readRow(over: painted, marking: &changed)
        _ = row.update(fromContentsOf: painted)
      }
      changed.insertAll()
    }
    held = next
    next += 1
  }

  /// How much further down the painted picture has a band, of which a row is wanted, the buffer holding the row above;
  /// `nil` where that is not known.
  ///
  /// It is looked for when its first row is wanted: what is new in its rows is so over the row above it.
  private func shift(of band: Int, from y: Int, below above: UnsafeMutableBufferPointer<UInt32>) -> Int? {
    guard bands[band] != nil, next > 0, held == next - 1 else { return nil }
    if y == 0 {
      guard !shifts.isEmpty else { return nil }
      let rows = next..<min(height, next + PaintedPixels.bandHeight)
      let digest = PaintedPixels.digest(ofRow: UnsafeBufferPointer(above))
      found = (
        band,
        shifts.first { shift in
          rows.lowerBound + shift > 0 && rows.upperBound + shift <= height
            && pixels.digest(of: rows.lowerBound + shift..<rows.upperBound + shift, below: digest)
              == digests[band]
        }
      )
    }
    return found.band == band ? found.shift : nil
  }

  /// Unpacks a band that lies at a place in the stream, unless it was the last one.
  private func unpack(_ band: Int, at place: Range<Int>) throws(DrawingError) {
    guard band != unpackedBand else { return }
    // Its memory, still in the processor's cache, is the next one's.
    (unpacked, unpackedBand) = (noRows, -1)
    inflater = inflater ?? BandInflater()
    let height = min(PaintedPixels.bandHeight, height - band * PaintedPixels.bandHeight)
    guard
      let bytes = inflater?.inflated(stream[place], exactly: height * (colors.byteCount(ofRow: width) + 1)),
      let rows = PackedRows(bytes, width: width, height: height, colors)
    else { throw DrawingError("the bands of the file lie elsewhere than it says") }
    (unpacked, unpackedBand) = (rows, band)
  }
}
