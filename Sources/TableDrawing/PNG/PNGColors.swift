/// How the bytes of a row without filters stand for opaque colours.
enum PNGColors {
  /// Red, green and blue as a byte each.
  case rgb
  /// Numbers of colours, in so many bits each; the colours are as pixels lie in memory, 256 of them.
  case palette(bitDepth: Int, [UInt32])

  /// Red, green, blue and opacity of an opaque pixel as they lie in memory.
  static func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt32 {
    (0xFF00_0000 | UInt32(blue) << 16 | UInt32(green) << 8 | UInt32(red)).littleEndian
  }

  /// An opaque pixel as it lies in memory, of `0x..RRGGBB`.
  @inline(__always)
  static func pixel(_ token: UInt32) -> UInt32 {
    (token.byteSwapped >> 8 | 0xFF00_0000).littleEndian
  }

  /// Puts opaque pixels, `0x..RRGGBB`, as they lie in memory into a buffer, from a place on; up to 16 at once.
  @inline(__always)
  static func put(
    painted pixels: UnsafePointer<UInt32>, count: Int, into buffer: UnsafeMutableBufferPointer<UInt32>,
    from place: Int
  ) {
    guard count == 16, let target = buffer.baseAddress else {
      for x in 0..<count { buffer[place + x] = pixel(pixels[x]) }
      return
    }
    let bits = UnsafeRawPointer(pixels).loadUnaligned(as: SIMD16<UInt32>.self)
    let turned = (bits &>> 16 & 0xFF) | (bits & 0xFF00) | (bits & 0xFF) &<< 16 | 0xFF00_0000
    UnsafeMutableRawPointer(target + place).storeBytes(of: turned, as: SIMD16<UInt32>.self)
  }

  /// The colours of a palette's content; those that it has not are black, as libpng has them.
  init?(palette bytes: ArraySlice<UInt8>, bitDepth: Int) {
    guard !bytes.isEmpty, bytes.count % 3 == 0, bytes.count / 3 <= 1 << bitDepth else { return nil }
    var colors = [UInt32](repeating: PNGColors.pixel(0, 0, 0), count: 256)
    for (number, start) in stride(from: bytes.startIndex, to: bytes.endIndex, by: 3).enumerated() {
      colors[number] = PNGColors.pixel(bytes[start], bytes[start + 1], bytes[start + 2])
    }
    self = .palette(bitDepth: bitDepth, colors)
  }

  /// The bytes of a row of so many pixels, without the one for its filter.
  func byteCount(ofRow width: Int) -> Int {
    switch self {
    case .rgb: 3 * width
    case .palette(let bitDepth, _): (width * bitDepth + 7) / 8
    }
  }

  /// The three bytes of a pixel, and the one behind them.
  @inline(__always)
  private static func bits(_ bytes: UnsafePointer<UInt8>, _ x: Int) -> UInt32 {
    UnsafeRawPointer(bytes + 3 &* x).loadUnaligned(as: UInt32.self)
  }

  /// Turns the bytes of a row into its pixels; there must be enough of them.
  func expand(_ bytes: UnsafeBufferPointer<UInt8>, into pixels: UnsafeMutableBufferPointer<UInt32>) {
    guard bytes.count >= byteCount(ofRow: pixels.count) else { return }
    switch self {
    case .rgb:
      guard let first = bytes.baseAddress, let target = pixels.baseAddress, !pixels.isEmpty else { return }
      let last = pixels.count - 1
      // The byte after a pixel's three is loaded with them, which the last one does not have.
      var x = 0
      while x &+ 4 <= last {
        let four = SIMD4(
          PNGColors.bits(first, x), PNGColors.bits(first, x &+ 1), PNGColors.bits(first, x &+ 2),
          PNGColors.bits(first, x &+ 3))
        UnsafeMutableRawPointer(target + x).storeBytes(
          of: four | UInt32(0xFF00_0000).littleEndian, as: SIMD4<UInt32>.self)
        x &+= 4
      }
      while x < last {
        target[x] = PNGColors.bits(first, x) | UInt32(0xFF00_0000).littleEndian
        x &+= 1
      }
      target[last] = PNGColors.pixel(first[3 * last], first[3 * last + 1], first[3 * last + 2])
    case .palette(8, let colors):
      colors.withUnsafeBufferPointer { colors in
        for x in 0..<pixels.count { pixels[x] = colors[Int(bytes[x])] }
      }
    case .palette(let bitDepth, let colors):
      let mask = UInt8(truncatingIfNeeded: 1 << bitDepth - 1)
      for x in 0..<pixels.count {
        let bit = x * bitDepth
        pixels[x] = colors[Int(bytes[bit / 8] >> UInt8(8 - bitDepth - bit % 8) & mask)]
      }
    }
  }
}
