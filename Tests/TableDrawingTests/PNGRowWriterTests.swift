import Testing

@testable import TableDrawing

@Suite struct PNGRowWriterTests {
  private static let colors: [UInt32] = (0..<67).map { 0xFF00_0000 | UInt32($0) * 0x03_0201 }

  /// Rows of runs and repeats of all lengths, some of them like the row above in part or as a whole.
  private func rows(width: Int, height: Int) -> [[UInt8]] {
    var (state, rows): (UInt64, [[UInt8]]) = (88_172_645_463_325_252, [])
    func random(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    for y in 0..<height {
      var row = y % 5 == 0 ? [] : rows.last ?? []
      if y % 3 == 0 { row = Array(row.prefix(random(width + 1))) }
      while row.count < width {
        row += [UInt8](repeating: UInt8(random(67)), count: min(width - row.count, 1 + random(300)))
      }
      if y % 4 == 1 { row[random(width)] = UInt8(random(67)) }
      rows.append(row)
    }
    return rows
  }

  /// The blocks in which two rows differ, and now and then one in which they do not.
  private func changes(of row: [UInt8], from above: [UInt8]) -> ColumnBlocks {
    var changed = ColumnBlocks(columnCount: row.count)
    if above.isEmpty { changed.insertAll() }
    for x in above.indices where row[x] != above[x] || x % 97 == 0 { changed.insert(from: x) }
    return changed
  }

  // The widest is further than deflate reaches back; the highest has several bands.
  @Test(arguments: [(1, 3), (2, 9), (8, 40), (641, 2_000), (32_767, 30), (40_000, 20)])
  func rowsAreReadAsTheyWereWritten(width: Int, height: Int) throws {
    let rows = rows(width: width, height: height)
    var writer = try PNGRowWriter(width: width, height: height, colors: Self.colors)
    var file: [UInt8] = []
    for (y, row) in rows.enumerated() {
      let changed = changes(of: row, from: y > 0 ? rows[y - 1] : [])
      row.withUnsafeBufferPointer { writer.append($0, changedIn: changed) }
      if y.isMultiple(of: 7) { file += writer.takeWritten() }
    }
    file += writer.finish()
    let expected = rows.flatMap { $0 }.flatMap { number -> [UInt8] in
      let color = Self.colors[Int(number)]
      return [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) } + [255]
    }
    let picture = try PNGReader.bitmap(file)
    #expect(picture.width == width && picture.height == height)
    #expect(picture.components == expected)
  }

  @Test(arguments: [0, 1, 16, 257])
  func colorsThatBytesAreNotForAreRefused(count: Int) {
    #expect(throws: DrawingError.self) {
      try PNGRowWriter(width: 1, height: 1, colors: (0..<count).map { 0xFF00_0000 | UInt32($0) })
    }
  }
}
