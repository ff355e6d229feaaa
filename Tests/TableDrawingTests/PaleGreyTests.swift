import Testing

@testable import TableDrawing

/// Greys are the same whether pixels come alone or sixteen at a time.
@Suite struct PaleGreyTests {
  @Test func sixteenPixelsAreAsPaleAsEachAlone() {
    for alpha: UInt32 in 0...255 {
      for first: UInt32 in stride(from: 0, to: 256, by: 16) {
        let pixels = (first..<first + 16).map { level -> UInt32 in
          let blue = level * 7 % 256
          return alpha << 24 | blue << 16 | level << 8 | (255 - level)
        }
        var (all, each) = ([UInt8](repeating: 99, count: 16), [UInt8](repeating: 99, count: 16))
        PaleGrey.put(pixels, count: 16, into: &all)
        for x in 0..<16 { PaleGrey.put([pixels[x]], count: 1, into: &each[x]) }
        #expect(all == each)
        #expect(all.allSatisfy { $0 < PaleGrey.count })
      }
    }
  }

  @Test func greysGoFromWhiteToAQuarterOfTheContrast() {
    let levels = (0..<PaleGrey.count).map(PaleGrey.level)
    #expect(levels == levels.sorted(by: >) && Set(levels).count == levels.count)
    #expect(PaleGrey.number(red: 255, green: 255, blue: 255, alpha: 255) == 0 && levels.first == 255)
    #expect(PaleGrey.number(red: 0, green: 0, blue: 0, alpha: 255) == PaleGrey.count - 1)
    #expect(PaleGrey.number(red: 0, green: 0, blue: 0, alpha: 0) == 0)
    #expect(levels.last == 191)
    // The ground of grouped tables since iOS 13 is told from the white of their cards.
    #expect(PaleGrey.number(red: 0xF2, green: 0xF2, blue: 0xF7, alpha: 255) == 1)
  }
}
