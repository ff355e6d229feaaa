import TestSupport
import Testing

@testable import TableDrawing

/// Approved files are unpacked where they differ from what was painted, and nowhere else.
@Suite struct PNGBandTests {
  /// A picture of areas, many of whose rows are like the row above, in few colours or more than a palette has.
  private func picture(width: Int, height: Int, hasManyColors: Bool) -> Bitmap {
    var picture = Bitmap(width: width, height: height, repeating: SIMD4(255, 255, 255, 255))
    for y in 0..<height {
      for x in 0..<width {
        let area = hasManyColors ? x * 3 + y / 5 * 7 : x / 9 + y / 5
        let start = 4 * (y * width + x)
        for channel in 0..<3 {
          picture.components[start + channel] = UInt8(truncatingIfNeeded: area * (channel + 3) >> channel)
        }
      }
    }
    return picture
  }

  private func painted(_ picture: Bitmap, rowsAtOnce: Int) -> PaintedPixels {
    let painted = PaintedPixels(width: picture.width, height: picture.height)
    let words = stride(from: 0, to: picture.components.count, by: 4).map { start in
      (0..<3).reduce(UInt32(0xFF)) { $0 << 8 | UInt32(picture.components[start + $1]) }
    }
    for start in stride(from: 0, to: words.count, by: rowsAtOnce * picture.width) {
      words[start..<min(words.count, start + rowsAtOnce * picture.width)]
        .withUnsafeBufferPointer { painted.append($0) }
    }
    return painted
  }

  /// The components of all rows as they are read, each over the one before.
  private func components(
    width: Int, height: Int,
    _ read: (UnsafeMutableBufferPointer<UInt32>, inout ColumnBlocks) throws(DrawingError) -> Void
  ) throws -> [UInt8] {
    var components: [UInt8] = []
    var (row, above) = ([UInt32](repeating: 0, count: width), [UInt32]())
    for _ in 0..<height {
      above = row
      var changed = ColumnBlocks(columnCount: width)
      try row.withUnsafeMutableBufferPointer { (row) throws(DrawingError) in try read(row, &changed) }
      var marked = Set<Int>()
      changed.visit { marked.formUnion($0) }
      #expect(row.indices.allSatisfy { row[$0] == above[$0] || marked.contains($0) })
      row.withUnsafeBytes { components += $0 }
    }
    return components
  }

  @Test(arguments: [1, 16, 33, 700], [1, 63, 64, 65, 300])
  func onlyBandsThatDifferAreUnpacked(width: Int, height: Int) throws {
    for hasManyColors in [false, true] {
      let approved = picture(width: width, height: height, hasManyColors: hasManyColors)
      let (file, bands) = try PNGWriter.repacked(PNGWriter.bytes(of: approved, scale: 2))
      let known = try #require(bands)
      #expect(PNGBands(known.text.utf8) == known)
      #expect(try PNGReader.bitmap(file) == approved)
      for places in [
        [], [(0, 0)], [(width - 1, height - 1)], [(width - 1, height / 2), (width / 2, height - 1)],
      ] {
        var changed = approved
        for (x, y) in places {
          changed.components[4 * (y * width + x) + 1] = ~approved.components[4 * (y * width + x) + 1]
        }
        let pixels = painted(changed, rowsAtOnce: 47)
        let rows = try #require(PNGBandRows(file, known, beside: pixels))
        let bandCount = (height + 63) / 64
        #expect(rows.sharedRows.count == bandCount - Set(places.map { $0.1 / 64 }).count)
        #expect(
          try components(width: width, height: height) { (row, changed) throws(DrawingError) in
            try rows.readRow(over: row, marking: &changed)
          } == approved.components)
        let own = PaintedRows(pixels)
        #expect(
          try components(width: width, height: height) { (row, changed) throws(DrawingError) in
            try own.readRow(over: row, marking: &changed)
          } == changed.components)
        #expect(throws: DrawingError.self) {
          _ = try components(width: width, height: 1) { (row, changed) throws(DrawingError) in
            try rows.readRow(over: row, marking: &changed)
          }
        }
      }
    }
  }

  @Test func aBandBelowARowThatDiffersIsUnpacked() throws {
    let approved = picture(width: 40, height: 300, hasManyColors: true)
    let (file, bands) = try PNGWriter.repacked(PNGWriter.bytes(of: approved))
    let known = try #require(bands)
    var changed = approved
    changed.components[4 * 63 * 40] ^= 1
    let rows = try #require(PNGBandRows(file, known, beside: painted(changed, rowsAtOnce: 50)))
    #expect(rows.sharedRows == [128..<192, 192..<256, 256..<300])
    // Rows may be passed over on the way to any.
    var changes = ColumnBlocks(columnCount: 40)
    for y in [0, 1, 5, 64, 127, 128, 130, 255, 299] {
      rows.move(to: y)
      var row = [UInt32](repeating: 0, count: 40)
      if [1, 128].contains(y) { continue }
      try row.withUnsafeMutableBufferPointer { (row) throws(DrawingError) in
        try rows.readRow(over: row, marking: &changes)
      }
      #expect(row.withUnsafeBytes { Array($0) } == Array(approved.components[(160 * y)..<(160 * y + 160)]))
    }
  }

  @Test(arguments: [-60, -1, 1, 60, 64])
  func bandsThatHaveMovedAreNotUnpacked(shift: Int) throws {
    let approved = picture(width: 40, height: 400, hasManyColors: true)
    let (file, bands) = try PNGWriter.repacked(PNGWriter.bytes(of: approved))
    let known = try #require(bands)
    let changed = Bitmap(
      width: 40, height: 400,
      components: (0..<400).flatMap { y in
        let row = min(399, max(0, y - shift))
        return approved.components[(160 * row)..<(160 * (row + 1))]
      })
    let pixels = painted(try #require(changed), rowsAtOnce: 400)
    // Three bands in the middle cannot be unpacked.
    let starts = known.bands.map(\.start).enumerated().map { 3...4 ~= $0 ? $1 + 1 : $1 }
    let damaged = try #require(PNGBands(starts: starts, digests: known.bands.map(\.digest)))
    #expect(!canBeRead(PNGBandRows(file, damaged, beside: pixels)))
    #expect(!canBeRead(PNGBandRows(file, damaged, beside: pixels) { [shift + 1, 5, -500, 500] }))
    let rows = try #require(PNGBandRows(file, damaged, beside: pixels) { [-9, shift] })
    #expect(
      try components(width: 40, height: 400) { (row, changed) throws(DrawingError) in
        try rows.readRow(over: row, marking: &changed)
      } == approved.components)
  }

  @Test func digestsDependOnRowsAndNotOnHowTheyCame() {
    let picture = picture(width: 40, height: 130, hasManyColors: false)
    let digests = painted(picture, rowsAtOnce: 130).bandDigests
    #expect(digests.count == 3)
    for rowsAtOnce in [1, 7, 64] {
      #expect(painted(picture, rowsAtOnce: rowsAtOnce).bandDigests == digests)
    }
    // As much that is new, in another row.
    let (white, black) = (SIMD4<UInt8>(repeating: 255), SIMD4<UInt8>(0, 0, 0, 255))
    let columns = [[0, 1], [1, 2]].map { ends in
      (0..<3).flatMap { y in (ends[0]..<ends[1]).contains(y) ? [black] : [white] }.flatMap {
        [$0.x, $0.y, $0.z, $0.w]
      }
    }
    let two = columns.compactMap { Bitmap(width: 1, height: 3, components: $0) }
      .map { painted($0, rowsAtOnce: 3).bandDigests }
    #expect(two.count == 2 && two[0] != two[1])
  }

  @Test func aFileThatIsNotAsItsBandsSayIsReadAsAWhole() throws {
    let approved = picture(width: 50, height: 200, hasManyColors: true)
    let (file, bands) = try PNGWriter.repacked(PNGWriter.bytes(of: approved))
    let known = try #require(bands)
    var other = approved
    for y in stride(from: 0, to: 200, by: 64) { other.components[4 * y * 50] ^= 1 }
    let pixels = painted(other, rowsAtOnce: 64)
    #expect(PNGBandRows(file, known, beside: pixels)?.sharedRows == [])
    let starts = known.bands.map(\.start)
    let digests = known.bands.map(\.digest)
    for moved in [starts.map { $0 + 1 }, starts.map { $0 - 1 }, starts.map { $0 * 1000 }, starts.reversed()] {
      let wrong = try #require(PNGBands(starts: moved, digests: digests))
      #expect(!canBeRead(PNGBandRows(file, wrong, beside: pixels)))
    }
    #expect(canBeRead(PNGBandRows(file, known, beside: pixels)))
    let few = try #require(PNGBands(starts: starts.dropLast(), digests: digests.dropLast()))
    #expect(PNGBandRows(file, few, beside: pixels) == nil)
    #expect(
      PNGBandRows(
        file, known, beside: painted(picture(width: 50, height: 199, hasManyColors: true), rowsAtOnce: 9))
        == nil)
    #expect(PNGBandRows(Array(file.dropLast()), known, beside: pixels) == nil)
    // Packed otherwise, the same pixels have no bands.
    #expect(!canBeRead(PNGBandRows(try PNGWriter.bytes(of: approved), known, beside: pixels)))
  }

  private func canBeRead(_ rows: PNGBandRows?) -> Bool {
    guard let rows else { return false }
    let components = try? components(width: rows.width, height: rows.height) {
      (row, changed) throws(DrawingError) in
      try rows.readRow(over: row, marking: &changed)
    }
    return components != nil
  }

  @Test(arguments: [
    "", " ", "7", "7 ff 9", "7 xyz", "-7 ff", "7 ff 7 ff", "9 ff 7 ff", "7 ff  9 ff",
    "99999999999999999999 ff",
    "7 1ffffffffffffffff",
  ])
  func bandsThatNobodyWroteAreNone(text: String) {
    #expect(PNGBands(text.utf8) == nil)
  }

  @Test func translucentPicturesHaveNoBands() throws {
    var picture = picture(width: 9, height: 70, hasManyColors: false)
    picture.components[3] = 7
    #expect(try PNGWriter.repacked(PNGWriter.bytes(of: picture)).bands == nil)
  }
}
