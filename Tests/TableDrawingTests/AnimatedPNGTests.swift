import TableLayout
import TableModel
import TestSupport
import Testing

@testable import TableDrawing

/// Animated PNG files, read chunk by chunk.
@Suite struct AnimatedPNGTests {
  /// What a viewer that knows animations shows, picture by picture.
  private struct Playback {
    var bitmaps: [Bitmap] = []
    var areas: [PixelArea] = []
    var milliseconds: [Int] = []
  }

  /// Plays a file: decodes the part that belongs to each picture and puts it over what was there.
  private func play(_ bytes: [UInt8]) throws -> Playback {
    let file = PNGFileChunks(bytes)
    #expect(file.isWhole)
    #expect(file.chunks.filter { !$0.isSound }.map(\.name) == [])
    let head = try #require(file.chunks.first { $0.name == "IHDR" })
    let canvasWidth = head.number(at: 0)
    var canvas = try #require(
      Bitmap(
        width: canvasWidth, height: head.number(at: 4),
        components: [UInt8](repeating: 0, count: 4 * canvasWidth * head.number(at: 4))))
    var result = Playback()
    var sequence = 0
    for (control, data) in zip(file.chunks, file.chunks.dropFirst()) where control.name == "fcTL" {
      #expect(control.content.count == 26)
      #expect(control.number(at: 0) == sequence)
      sequence += 1
      let area = PixelArea(
        x: control.number(at: 12), y: control.number(at: 16), width: control.number(at: 4),
        height: control.number(at: 8))
      // Nothing is put away afterwards, and pixels take the place of those before them.
      #expect(control.content[24...].elementsEqual([0, 0]))
      #expect(control.shortNumber(at: 22) == 1000)
      var stream = data.content
      if data.name == "fdAT" {
        #expect(data.number(at: 0) == sequence)
        sequence += 1
        stream.removeFirst(4)
      } else {
        #expect(data.name == "IDAT" && result.bitmaps.isEmpty)
      }
      let size = Array(control.content[4..<12])
      let part = try PNGReader.bitmap(
        PNGFileChunks.file([
          ("IHDR", size + head.content[8...]), ("sRGB", [0]), ("IDAT", stream), ("IEND", []),
        ]))
      for row in 0..<area.height {
        let target = 4 * ((area.y + row) * canvasWidth + area.x)
        canvas.components.replaceSubrange(
          target..<(target + 4 * area.width),
          with: part.components[(4 * row * area.width)..<(4 * (row + 1) * area.width)])
      }
      result.bitmaps.append(canvas)
      result.areas.append(area)
      result.milliseconds.append(control.shortNumber(at: 20))
    }
    let animation = try #require(file.chunks.first { $0.name == "acTL" })
    #expect(animation.number(at: 0) == result.bitmaps.count)
    #expect(animation.number(at: 4) == 0)
    return result
  }

  /// A white picture with a square.
  private func square(at x: Double, width: Double = 40, height: Double = 30, scale: Double = 1) -> Scene {
    scene(
      width: width, height: height, scale: scale,
      [fill(0, 0, width, height, .white), fill(x, 10, 5, 5, Color(0xFF8800))])
  }

  @Test(arguments: [PNGOptions.fast, .small, PNGOptions(compression: .zlib(level: 4))], [1.0, 2.0])
  func `pictures put over each other are those that are drawn singly`(
    options: PNGOptions, scale: Double
  ) throws {
    let writer = PictureWriter.forTests()
    let scenes = [3.0, 9, 9, 30].map { square(at: $0, scale: scale) }
    let bytes = try writer.animatedPNG(
      scenes.enumerated().map { (scene: $1, milliseconds: 10 * $0) }, options: options)
    let shown = try play(bytes)
    #expect(try shown.bitmaps == scenes.map { try writer.bitmap($0) })
    #expect(shown.milliseconds == [0, 10, 20, 30])
  }

  @Test func `only what has changed is written again`() throws {
    let frames = [3.0, 9, 9].map { (scene: square(at: $0), milliseconds: 100) }
    let areas = try play(PictureWriter.forTests().animatedPNG(frames)).areas
    #expect(areas[0] == PixelArea(x: 0, y: 0, width: 40, height: 30))
    #expect(areas[1] == PixelArea(x: 3, y: 10, width: 11, height: 5))
    // Nothing has changed, and there is no picture without pixels.
    #expect(areas[2] == PixelArea(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `other viewers show the first picture`() throws {
    let writer = PictureWriter.forTests()
    let bytes = try writer.animatedPNG([3.0, 9].map { (scene: square(at: $0), milliseconds: 100) })
    #expect(try PNGReader.bitmap(bytes) == writer.bitmap(square(at: 3)))
    let names = PNGFileChunks(bytes).chunks.map(\.name)
    #expect(names == ["IHDR", "sRGB", "pHYs", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
  }

  @Test func `all pictures have the size of the largest`() throws {
    let scenes = [square(at: 3, height: 20), square(at: 3, width: 30, height: 30)]
    let shown = try play(
      PictureWriter.forTests().animatedPNG(scenes.map { (scene: $0, milliseconds: 1) }))
    #expect(shown.bitmaps.map(\.width) == [40, 40])
    #expect(shown.bitmaps.map(\.height) == [30, 30])
    // What is below a lower picture is white, as is all that no scene covers.
    #expect(shown.bitmaps[0].components.suffix(4 * 40 * 10).allSatisfy { $0 == 255 })
  }

  /// How often scenes of these heights are made, in the order of their making.
  @Test(arguments: [
    ([10.0, 20, 30], [0, 2, 0, 1, 2]), ([30, 20, 10], [0, 2, 0, 1, 2]), ([20, 20, 20], [0, 2, 0, 1, 2]),
    ([10, 30, 20], [0, 2, 0, 1, 0, 1, 2, 0, 1, 2]),
  ])
  func `pictures are made once, unless one between the ends is the largest`(
    heights: [Double], made: [Int]
  ) throws {
    let scenes = heights.map { square(at: 3, height: $0) }
    let writer = PictureWriter.forTests()
    var numbers: [Int] = []
    let bytes = try writer.animatedPNG([1, 1, 1], size: nil) { number in
      numbers.append(number)
      return scenes[number]
    }
    #expect(numbers == made)
    #expect(
      bytes
        == (try writer.animatedPNG([1, 1, 1], size: Size(width: 40, height: heights.max() ?? 0)) {
          scenes[$0]
        }))
  }

  /// Each picture takes less time than all of them may.
  @Test func `all pictures together have the time of one file`() throws {
    let writer = PictureWriter.forTests()
    writer.budget = WorkBudget(seconds: 0.2)
    let error = #expect(throws: DrawingError.self) {
      _ = try writer.animatedPNG([1, 1, 1, 1], size: Size(width: 40, height: 20)) { number in
        let work = WorkClock(seconds: 0.1)
        while !work.isLate {}
        return square(at: Double(number))
      }
    }
    #expect(error?.message == "drawing takes longer than 0.2 seconds")
  }

  @Test func `the same pictures give the same bytes, whatever was written before`() throws {
    let frames = [3.0, 9, 30].map { (scene: square(at: $0), milliseconds: 33) }
    let writer = PictureWriter.forTests()
    let first = try writer.animatedPNG(frames)
    _ = try writer.png(square(at: 7, width: 60))
    #expect(try writer.animatedPNG(frames) == first)
    #expect(try PictureWriter.forTests().animatedPNG(frames) == first)
  }

  @Test(arguments: [(-5, 0), (65_535, 65_535), (65_536, 65_535), (Int.max, 65_535)])
  func `times that the file cannot say are the nearest that it can`(_ time: Int, _ written: Int) throws {
    let bytes = try PictureWriter.forTests().animatedPNG([(scene: square(at: 3), milliseconds: time)])
    #expect(try play(bytes).milliseconds == [written])
  }

  @Test func `steps are made when they are drawn, one after the other`() throws {
    let writer = PictureWriter.forTests()
    var made: [Int] = []
    let draw = { (size: Size?) throws -> [UInt8] in
      made = []
      return try writer.animatedPNG([40, 40, 40], size: size) { (number: Int) throws(DrawingError) -> Scene in
        made.append(number)
        return square(at: Double(3 * number))
      }
    }
    let bytes = try draw(nil)
    // The ends for the size of all of them, and then each for its pixels.
    #expect(made == [0, 2, 0, 1, 2])
    #expect(try draw(square(at: 0).size) == bytes)
    #expect(made == [0, 0, 1, 2])
    let frames = [0.0, 3, 6].map { (scene: square(at: $0), milliseconds: 40) }
    #expect(try bytes == writer.animatedPNG(frames))
  }

  @Test func `there is no animation without pictures`() {
    #expect(throws: DrawingError.self) { try PictureWriter.forTests().animatedPNG([]) }
  }

  @Test(arguments: [
    (0.0, 10.0, 1.0), (20_000, 20_000, 1), (40, 30, 0), (40, 30, .infinity), (.nan, 10, 1),
  ])
  func `pictures without a size, or of a huge one, are an error`(
    _ width: Double, _ height: Double, _ scale: Double
  ) {
    let frames = [scene(width: 10, height: 10), scene(width: width, height: height, scale: scale)]
    for frames in [[frames[1]], [frames[1], frames[0]]] {
      // What is too small alone is as large as the largest beside it, and draws.
      if width == 0, frames.count == 2 { continue }
      #expect(throws: DrawingError.self) {
        try PictureWriter.forTests().animatedPNG(frames.map { (scene: $0, milliseconds: 1) })
      }
    }
  }

  @Test func `a file that would be too long is an error`() {
    let writer = PictureWriter.forTests()
    writer.budget.fileBytes = 500
    let frames = (0..<30).map { (scene: square(at: Double($0)), milliseconds: 1) }
    #expect(throws: DrawingError.self) { try writer.animatedPNG(frames) }
  }
}
