import TestSupport
import Testing

@testable import TableDrawing

/// Animated PNG files of any origin, played picture by picture.
@Suite struct PNGAnimationTests {
  /// A picture of an animation: one colour in an area.
  private struct Frame {
    var area = PixelArea(x: 0, y: 0, width: 2, height: 1)
    var color: [UInt8]
    var delay: (UInt8, UInt8) = (1, 10)
    var disposal: UInt8 = 0
    var blending: UInt8 = 0
  }

  /// A file of 2 × 1 pixels with some pictures, of which the first may stand outside of the animation.
  private func file(_ frames: [Frame], plays: UInt8 = 0, hasPictureBefore: Bool = false) throws -> [UInt8] {
    var chunks: [(String, [UInt8])] = [
      ("IHDR", [0, 0, 0, 2, 0, 0, 0, 1, 8, 6, 0, 0, 0]),
      ("acTL", [0, 0, 0, UInt8(frames.count), 0, 0, 0, plays]),
    ]
    if hasPictureBefore { chunks.append(("IDAT", try pixels(Frame(color: [9, 9, 9, 9])))) }
    var sequence: UInt8 = 0
    for frame in frames {
      let numbers = [frame.area.width, frame.area.height, frame.area.x, frame.area.y]
      chunks.append(
        (
          "fcTL",
          [0, 0, 0, sequence] + numbers.flatMap { UInt32($0).bigEndianBytes }
            + [0, frame.delay.0, 0, frame.delay.1, frame.disposal, frame.blending]
        ))
      sequence += 1
      if sequence == 1, !hasPictureBefore {
        chunks.append(("IDAT", try pixels(frame)))
      } else {
        chunks.append(("fdAT", [0, 0, 0, sequence] + (try pixels(frame))))
        sequence += 1
      }
    }
    return PNGFileChunks.file(chunks + [("IEND", [])])
  }

  private func pixels(_ frame: Frame) throws -> [UInt8] {
    let row = [UInt8(0)] + [[UInt8]](repeating: frame.color, count: frame.area.width).joined()
    let rows = [[UInt8]](repeating: row, count: frame.area.height).flatMap(\.self)
    return try #require(Inflation.deflated(rows))
  }

  /// The pixels of all pictures.
  private func shown(_ file: [UInt8]) throws -> [[UInt8]] {
    var animation = try #require(try PNGAnimation(file))
    var pictures: [[UInt8]] = []
    while let picture = try animation.show() { pictures.append(picture.bitmap.components) }
    #expect(pictures.count == animation.count)
    return pictures
  }

  private static let right = PixelArea(x: 1, y: 0, width: 1, height: 1)
  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let blue: [UInt8] = [0, 0, 255, 255]
  private static let nothing: [UInt8] = [0, 0, 0, 0]

  /// What is shown in place of a picture before the next one.
  struct Disposal: Sendable {
    let code: UInt8
    let left: [UInt8]
  }

  @Test(
    "what becomes of a picture is as it says",
    arguments: [
      Disposal(code: 0, left: blue), Disposal(code: 1, left: nothing), Disposal(code: 2, left: red),
    ])
  func disposals(_ disposal: Disposal) throws {
    let nothing = Frame(area: Self.right, color: Self.nothing, blending: 1)
    let file = try file([
      Frame(color: Self.red), Frame(area: Self.right, color: Self.blue, disposal: disposal.code), nothing,
    ])
    #expect(try shown(file) == [Self.red + Self.red, Self.red + Self.blue, Self.red + disposal.left])
  }

  @Test func pixelsThatCanBeSeenThroughAreMixed() throws {
    let half = Frame(area: Self.right, color: [0, 0, 255, 128], blending: 1)
    #expect(try shown(file([Frame(color: Self.red), half])).last == Self.red + [127, 0, 128, 255])
    var instead = half
    instead.blending = 0
    #expect(try shown(file([Frame(color: Self.red), instead])).last == Self.red + [0, 0, 255, 128])
  }

  @Test func aPictureForOtherViewersIsNoneOfThem() throws {
    #expect(try shown(file([Frame(color: Self.red)], hasPictureBefore: true)) == [Self.red + Self.red])
  }

  @Test func timesAreInMilliseconds() throws {
    let file = try file([Frame(color: Self.red, delay: (3, 10)), Frame(color: Self.red, delay: (3, 0))])
    var animation = try #require(try PNGAnimation(file))
    #expect(try animation.show()?.milliseconds == 300)
    #expect(try animation.show()?.milliseconds == 30)
    #expect(animation.plays == 0)
  }

  @Test func otherPicturesDoNotMove() throws {
    let picture = Bitmap(width: 1, height: 1, repeating: SIMD4(0, 0, 0, 255))
    #expect(try PNGAnimation(PNGWriter.bytes(of: picture)) == nil)
    #expect(try PNGAnimation([]) == nil)
  }

  @Test func brokenAnimationsAreErrors() throws {
    let outside = Frame(area: PixelArea(x: 1, y: 0, width: 2, height: 1), color: Self.red)
    let empty = Frame(area: PixelArea(x: 0, y: 0, width: 0, height: 1), color: Self.red)
    let unknown = Frame(color: Self.red, disposal: 3)
    for frame in [outside, empty, unknown] {
      let file = try file([Frame(color: Self.red), frame])
      #expect(throws: DrawingError.self) { try PNGAnimation(file) }
    }
    let sound = try file([Frame(color: Self.red), Frame(color: Self.blue)])
    #expect(throws: DrawingError.self) { try PNGAnimation(Array(sound.dropLast(20))) }
    let chunks = PNGFileChunks(sound).chunks.map { ($0.name, $0.content) }
    for name in ["fcTL", "fdAT", "IDAT"] {
      let file = PNGFileChunks.file(chunks.filter { $0.0 != name })
      #expect(throws: DrawingError.self, "\(name)") { try shown(file) }
    }
    var damaged = sound
    damaged[damaged.count - 20] ^= 1
    #expect(throws: DrawingError.self) { try PNGAnimation(damaged) }
  }
}
