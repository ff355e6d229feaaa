import Foundation
import TableLayout
import TableModel
import TableSources
import Testing

@testable import TableDrawing

/// Photographs that a camera notes to be turned.
@Suite struct OrientationTests {
  private let folder: TestFolder
  /// Red, green, blue and white quarters, from the top left to the bottom right.
  private static let upright = [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF]

  init() throws {
    folder = try TestFolder()
  }

  /// The quarters of the picture as a camera stores it, which show the upright ones once they are turned.
  private static func stored(_ number: Int) -> [Int] {
    let (topLeft, topRight, bottomLeft, bottomRight) = (upright[0], upright[1], upright[2], upright[3])
    return switch number {
    case 2: [topRight, topLeft, bottomRight, bottomLeft]
    case 3: [bottomRight, bottomLeft, topRight, topLeft]
    case 4: [bottomLeft, bottomRight, topLeft, topRight]
    case 5: [topLeft, bottomLeft, topRight, bottomRight]
    case 6: [topRight, bottomRight, topLeft, bottomLeft]
    case 7: [bottomRight, topRight, bottomLeft, topLeft]
    case 8: [bottomLeft, topLeft, bottomRight, topRight]
    default: upright
    }
  }

  /// A JPEG file of quarters with a camera's notes.
  private func jpeg(_ number: Int, _ colors: [Int], width: Int, height: Int) throws -> [UInt8] {
    var components: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let color = colors[(y * 2 / height) * 2 + x * 2 / width]
        components += [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255), 255]
      }
    }
    let plain = try jpegBytes(#require(Bitmap(width: width, height: height, components: components)))
    let notes: [UInt8] =
      Array("Exif".utf8) + [0, 0] + Array("MM".utf8)
      + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(number), 0, 0, 0, 0, 0, 0]
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(notes.count + 2)] + notes + plain.dropFirst(2)
  }

  private func reference(_ number: Int) throws -> ImageReference {
    let swaps = number >= 5
    let bytes = try jpeg(number, Self.stored(number), width: swaps ? 32 : 64, height: swaps ? 64 : 32)
    let file = try folder.image("photo\(number).jpg", bytes, .jpeg)
    let resolver = ImageResolver(folder: file.path.folder, limits: LoadingLimits())
    return try #require(try? resolver.resolve("photo\(number).jpg").get().first)
  }

  private func quarters(of bitmap: Bitmap) -> [Int] {
    [(1, 1), (3, 1), (1, 3), (3, 3)].map { x, y in
      let start = 4 * (bitmap.height * y / 4 * bitmap.width + bitmap.width * x / 4)
      return bitmap.components[start..<start + 3].reduce(0) { $0 << 8 | ($1 > 127 ? 255 : 0) }
    }
  }

  @Test(arguments: 1...8) func everyTurnStandsUpright(_ number: Int) throws {
    let image = try reference(number)
    #expect(image.size == Size(width: 64, height: 32))
    let scene = scene(
      width: 64, height: 32, [.image(PlacedImage(image, in: Rect(x: 0, y: 0, width: 64, height: 32)))])
    #expect(try quarters(of: PictureWriter.forTests().bitmap(scene)) == Self.upright)
  }

  @Test(arguments: 1...8) func leftAndRightAreExchangedInMirroredOnes(_ number: Int) throws {
    var image = try reference(number)
    let original = image.orientation
    image.orientation = original.mirrored
    #expect(image.orientation.mirrored == original)
    let scene = scene(
      width: 64, height: 32, [.image(PlacedImage(image, in: Rect(x: 0, y: 0, width: 64, height: 32)))])
    let mirrored = [1, 0, 3, 2].map { Self.upright[$0] }
    #expect(try quarters(of: PictureWriter.forTests().bitmap(scene)) == mirrored)
  }

  @Test(arguments: 1...8) func filesOfDrawingsSayHowToTurn(_ number: Int) throws {
    let scene = scene(
      width: 64, height: 32,
      [.image(PlacedImage(try reference(number), in: Rect(x: 0, y: 0, width: 64, height: 32)))])
    let text = String(decoding: try PictureWriter.forTests().svg(scene, options: .plain), as: UTF8.self)
    #expect(text.contains("image-orientation:none"))
    let turns = [
      "-1 0 0 1 64 0", "-1 0 0 -1 64 32", "1 0 0 -1 0 32", "0 1 1 0 0 0", "0 1 -1 0 64 0", "0 -1 -1 0 64 32",
      "0 -1 1 0 0 32",
    ]
    let turn = number == 1 ? nil : turns[number - 2]
    for other in turns { #expect(text.contains("transform=\"matrix(\(other))\"") == (other == turn)) }
    if number >= 5 { #expect(text.contains("<image id=\"i1\" width=\"32\" height=\"64\"")) }
  }

  @Test(arguments: [0, 9, 255]) func numbersWithoutAMeaningTurnNothing(_ number: Int) throws {
    let file = try folder.image("a.jpg", try jpeg(number, Self.upright, width: 8, height: 4), .jpeg)
    let image = try ImageResolver(folder: file.path.folder, limits: LoadingLimits()).resolve("a.jpg").get()
      .first
    #expect(image?.orientation == .up)
    #expect(image?.size == Size(width: 8, height: 4))
  }

  /// Notes that point anywhere, count too much, are cut off or are none leave the picture as it is.
  @Test(arguments: 0..<200) func hostileNotesDoNoHarm(_ seed: Int) throws {
    var bytes = try jpeg(6, Self.upright, width: 8, height: 4)
    let start = 12
    for step in 0..<3 {
      bytes[start + (seed * 5 + step * 11) % 26] = [0xFF, 0x80, 0x7F, 0, 1][(seed + step * 3) % 5]
    }
    if seed % 4 == 0 { bytes[5] = UInt8(2 + seed % 30) }
    _ = try? ImageHeader { offset, count in
      offset < bytes.count ? Array(bytes[offset..<min(bytes.count, offset + count)]) : []
    }
  }
}
