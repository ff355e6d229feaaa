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

  @Test func opaquePixelsAreAsPaleAsOthersOfFullOpacity() {
    for level: UInt32 in 0...255 {
      for other: UInt32 in stride(from: 0, to: 256, by: 5) {
        for pixel in [level << 16 | other << 8, other << 16 | level, level << 8 | other] {
          #expect(
            PaleGrey.number(ofOpaque: pixel)
              == PaleGrey.number(red: pixel >> 16, green: pixel >> 8 & 0xFF, blue: pixel & 0xFF, alpha: 255))
        }
      }
    }
  }
}
