import Testing

/// Section headers of a plain table of iOS 4–5 at one pixel a point, against a screenshot whose table began at row 20.
@Suite struct PlainHeadersTests {
  private let screen: Screenshot

  init() throws {
    screen = try Screenshot("plain-headers")
  }

  private func row(_ row: Int) -> Int { row - 20 }

  /// The second header's rows of pixels from 173 on, the line above it first.
  static let bands: [UInt32] = [
    0x717D85, 0xA5B1BA, 0x909FAA, 0x92A0AB, 0x95A3AD, 0x97A5AF, 0x99A7B1, 0x9CA9B3, 0x9EABB5, 0xA0ADB7,
    0xA4B0B9,
    0xA5B0B9, 0xA8B3BC, 0xAAB5BE, 0xACB7BF, 0xAEB8C0, 0xAFB9C1, 0xB1BBC3, 0xB2BCC4, 0xB4BEC5, 0xB5BFC6,
    0xB7C0C7,
    0x989EA4,
  ]

  @Test(arguments: bands.indices) func band(_ index: Int) {
    for x in [2, 160, 319] { expect("band \(index)", screen, x, row(173) + index, Self.bands[index]) }
  }

  @Test(arguments: bands.indices.dropFirst()) func bandOfTheFirstHeader(_ index: Int) {
    expect("band \(index)", screen, 300, row(19) + index, Self.bands[index])
  }

  @Test func rowsFollowTheHeader() {
    expect("row below the header", screen, 300, row(196), 0xFFFFFF)
    expect("separator of that row", screen, 300, row(196) + 43, 0xE0E0E0)
  }

  @Test func titlesAreWhiteOverAShadow() throws {
    // Where the bar is one colour across, what is lighter than it is the letters’ ink; the first is ‘P’.
    let bar = Self.bands[13]
    let stem = (10..<17).map { x -> Double in
      let covered = Double(Int(screen.color(x, 12) >> 8 & 0xFF) - Int(bar >> 8 & 0xFF))
      return max(0, covered / Double(255 - Int(bar >> 8 & 0xFF)))
    }
    let first = try #require(stem.firstIndex { $0 > 0.1 })
    expect("stem of ‘P’", Double(10 + first + 1) - stem[first], 13.2, within: 0.5)
    let column = 10 + first + 1
    let whites = (0..<22).filter { Screenshot.distance(screen.color(column, $0), 0xFFFFFF) < 60 }
    expect("top of capitals", Double(try #require(whites.first)), Double(row(24)), within: 0.5)
    expect("baseline", Double(try #require(whites.last) + 1), 17, within: 0.5)
    expect("shadow under the stem", screen, column, 17, 0x64696E)
  }
}
