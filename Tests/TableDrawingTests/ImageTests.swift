import CPangoCairo
import Foundation
import TableLayout
import TableModel
import TableSources
import Testing

@testable import TableDrawing

/// A folder for a test's files, removed with the value that holds it.
final class TestFolder {
  private let url = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Where a file of a name lies.
  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file and refers to it as a picture.
  func image(
    _ name: String, _ bytes: [UInt8], _ format: ImageReference.Format = .png
  ) throws -> ImageReference {
    let file = url.appending(path: name)
    try Data(bytes).write(to: file)
    return ImageReference(
      name: name, path: FilePath(file.path), format: format, size: Size(width: 2, height: 2))
  }
}

/// A picture whose pixels are all different: red rises to the right, green downwards.
func rampBitmap(width: Int, height: Int) throws -> Bitmap {
  var components: [UInt8] = []
  for y in 0..<height {
    for x in 0..<width { components += [UInt8(x * 255 / width), UInt8(y * 255 / height), 0x40, 255] }
  }
  return try #require(Bitmap(width: width, height: height, components: components))
}

/// A JPEG file of a picture, written by libjpeg.
func jpegBytes(_ bitmap: Bitmap) throws -> [UInt8] {
  var info = jpeg_compress_struct()
  var errors = jpeg_error_mgr()
  info.err = jpeg_std_error(&errors)
  jpeg_CreateCompress(&info, JPEG_LIB_VERSION, MemoryLayout<jpeg_compress_struct>.size)
  var data: UnsafeMutablePointer<UInt8>?
  var count: UInt = 0
  jpeg_mem_dest(&info, &data, &count)
  info.image_width = UInt32(bitmap.width)
  info.image_height = UInt32(bitmap.height)
  info.input_components = 4
  info.in_color_space = JCS_EXT_RGBA
  jpeg_set_defaults(&info)
  jpeg_set_quality(&info, 95, 1)
  jpeg_start_compress(&info, 1)
  for y in 0..<bitmap.height {
    var row = Array(bitmap.components[(4 * bitmap.width * y)..<(4 * bitmap.width * (y + 1))])
    row.withUnsafeMutableBufferPointer { buffer in
      var pointer = buffer.baseAddress
      _ = jpeg_write_scanlines(&info, &pointer, 1)
    }
  }
  jpeg_finish_compress(&info)
  jpeg_destroy_compress(&info)
  defer { free(data) }
  return Array(UnsafeBufferPointer(start: data, count: Int(count)))
}

@Suite struct ImageTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func draw(_ image: ImageReference, in rect: Rect, scale: Double = 1) throws -> Bitmap {
    try PictureWriter.forTests().bitmap(
      scene(width: 20, height: 20, scale: scale, [.image(PlacedImage(image, in: rect))]))
  }

  @Test func `a picture at its own size keeps its very pixels`() throws {
    let ramp = try rampBitmap(width: 7, height: 5)
    let image = try folder.image("ramp.png", PNGWriter.bytes(of: ramp))
    let picture = try draw(image, in: Rect(x: 3, y: 4, width: 3.5, height: 2.5), scale: 2)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let isInside = (6..<13).contains(x) && (8..<13).contains(y)
        #expect(picture[x, y] == (isInside ? ramp[x - 6, y - 8] : 0xFFFFFF), "\(x), \(y)")
      }
    }
  }

  @Test func `a picture that is made smaller is averaged`() throws {
    var components: [UInt8] = []
    for y in 0..<64 {
      for x in 0..<64 { components += (x + y) % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255] }
    }
    let checks = try #require(Bitmap(width: 64, height: 64, components: components))
    let picture = try draw(
      folder.image("checks.png", PNGWriter.bytes(of: checks)), in: Rect(x: 2, y: 2, width: 8, height: 8))
    for y in 2..<10 {
      for x in 2..<10 { #expect(abs(Int(picture[x, y] & 0xFF) - 127) < 12, "\(x), \(y)") }
    }
    #expect(picture[1, 5] == 0xFFFFFF)
    #expect(picture[10, 5] == 0xFFFFFF)
  }

  @Test func `a picture that is made larger fills its rectangle to the edge`() throws {
    let red = try #require(Bitmap(width: 1, height: 1, components: [255, 0, 0, 255]))
    let picture = try draw(
      folder.image("red.png", PNGWriter.bytes(of: red)), in: Rect(x: 2, y: 3, width: 9, height: 5))
    for y in 0..<20 {
      for x in 0..<20 {
        let isInside = (2..<11).contains(x) && (3..<8).contains(y)
        #expect(picture[x, y] == (isInside ? 0xFF0000 : 0xFFFFFF), "\(x), \(y)")
      }
    }
  }

  @Test func `opacity lets the background show`() throws {
    let half = try #require(Bitmap(width: 1, height: 1, components: [255, 0, 0, 128]))
    let picture = try draw(
      folder.image("half.png", PNGWriter.bytes(of: half)), in: Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(picture[0, 0] == 0xFF7F7F)
  }

  @Test func `JPEG pictures are drawn`() throws {
    let ramp = try rampBitmap(width: 16, height: 16)
    let read = try JPEGReader.bitmap(jpegBytes(ramp))
    #expect(read.width == 16 && read.height == 16)
    for (found, expected) in zip(read.components, ramp.components) {
      #expect(abs(Int(found) - Int(expected)) < 24)
    }
    let image = try folder.image("ramp.jpg", jpegBytes(ramp), .jpeg)
    let picture = try draw(image, in: Rect(x: 0, y: 0, width: 16, height: 16))
    #expect(picture[15, 15] == read[15, 15])
  }

  @Test func `a file that has changed is read again`() throws {
    let writer = PictureWriter.forTests()
    func color(_ components: [UInt8], width: Int) throws -> UInt32 {
      let row = (0..<width).flatMap { _ in components }
      let bitmap = try #require(Bitmap(width: width, height: 1, components: row))
      let image = try folder.image("changing.png", PNGWriter.bytes(of: bitmap))
      let rect = Rect(x: 0, y: 0, width: 20, height: 20)
      return try writer.bitmap(scene(width: 20, height: 20, [.image(PlacedImage(image, in: rect))]))[9, 9]
    }
    #expect(try color([255, 0, 0, 255], width: 1) == 0xFF0000)
    #expect(try color([0, 0, 255, 255], width: 40) == 0x0000FF)
  }

  @Test func `missing and broken pictures are errors that name them`() throws {
    let missing = ImageReference(name: "lost.png", path: "/nowhere/lost.png", format: .png, size: .zero)
    let broken = try folder.image("broken.png", Array("no picture".utf8))
    let wrong = try folder.image("wrong.jpg", PNGWriter.bytes(of: rampBitmap(width: 2, height: 2)), .jpeg)
    let directory = ImageReference(name: "folder.png", path: "/tmp", format: .png, size: .zero)
    for image in [missing, broken, wrong, directory] {
      let scene = scene(
        width: 9, height: 9, [.image(PlacedImage(image, in: Rect(x: 0, y: 0, width: 9, height: 9)))])
      let writer = PictureWriter.forTests()
      for write in [{ try writer.png(scene) }, { try writer.svg(scene) }, { try writer.pdf(scene) }] {
        let error = #expect(throws: DrawingError.self) { try write() }
        #expect(error?.message.components(separatedBy: image.name).count == 2)
        #expect(error?.description.contains(image.path.text) == false)
        #expect(error?.hint?.isEmpty == false)
      }
    }
  }

  @Test func `links and pipes in the place of pictures are not opened`() throws {
    let whole = try folder.image("whole.png", PNGWriter.bytes(of: rampBitmap(width: 2, height: 2)))
    #expect(OpenFile.imageOpener(whole.path)?.bytes(atMost: 1 << 20)?.isEmpty == false)
    let link = folder.path("link.png")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: whole.path.text)
    let pipe = folder.path("pipe.png")
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [link, pipe, folder.path("")] {
      #expect(OpenFile.imageOpener(FilePath(path)) == nil)
      let image = ImageReference(
        name: "a.png", path: FilePath(path), format: .png, size: Size(width: 2, height: 2))
      #expect(throws: DrawingError.self) { try draw(image, in: Rect(x: 0, y: 0, width: 2, height: 2)) }
    }
  }

  @Test func `files up to the limit are read`() throws {
    let image = try folder.image("a.png", [1, 2, 3])
    #expect(OpenFile.imageOpener(image.path)?.bytes(atMost: 3) == [1, 2, 3])
    #expect(OpenFile.imageOpener(image.path)?.bytes(atMost: 2) == nil)
  }

  @Test func `JPEG files cut short are errors`() throws {
    let bytes = try jpegBytes(rampBitmap(width: 64, height: 64))
    for count in stride(from: 0, to: bytes.count - 8, by: 13) {
      let error = #expect(throws: DrawingError.self, "\(count) bytes") {
        try JPEGReader.bitmap(Array(bytes[..<count]))
      }
      #expect(error?.message.hasPrefix("the JPEG file cannot be read: ") == true)
    }
  }

  @Test func `changed JPEG files are read or refused, never more`() throws {
    let bytes = try jpegBytes(rampBitmap(width: 40, height: 40))
    var random = SplitMix(seed: 11)
    var refused = 0
    for _ in 0..<400 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        changed[Int.random(in: 2..<min(400, changed.count), using: &random)] = .random(
          in: 0...255, using: &random)
      }
      do { _ = try JPEGReader.bitmap(changed) } catch { refused += 1 }
    }
    #expect(refused > 50)
  }

  /// A progressive file of one colour, 5,000 pixels a side, whose every scan says the same.
  private func jpeg(scans: Int) -> [UInt8] {
    let quantisation: [UInt8] = [0xFF, 0xDB, 0, 67, 0] + Array(repeating: 1, count: 64)
    let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0x13, 0x88, 0x13, 0x88, 1, 1, 0x11, 0]
    let codes: [UInt8] = [0xFF, 0xC4, 0, 20, 0, 1] + Array(repeating: 0, count: 15) + [0]
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0] + Array(repeating: 0, count: 48_830)
    return [0xFF, 0xD8] + quantisation + frame + codes + (0..<scans).flatMap { _ in scan } + [0xFF, 0xD9]
  }

  @Test(arguments: [(16, true), (17, false), (400, false)])
  func `scans of a JPEG file go over so many pixels`(scans: Int, isEnough: Bool) {
    let bitmap = try? JPEGReader.bitmap(jpeg(scans: scans))
    #expect((bitmap?.width == 5_000) == isEnough)
  }

  /// Where the store has room for one picture, two in turn are decoded again and again.
  @Test(arguments: [(4_000, 2), (1_100, 6)]) func `pictures that alternate are counted each time`(
    limit: Int, decodings: Int
  ) throws {
    let folder = try TestFolder()
    let images = try (0..<2).map { number in
      var image = try folder.image(
        "\(number).png", PNGWriter.bytes(of: rampBitmap(width: 16, height: 16), options: .small))
      image.scale = 8
      return image
    }
    let meter = WorkMeter()
    let store = ImageStore(OpenFile.imageOpener, meter: meter, limit: limit)
    let draw = { (pixels: Int) in
      meter.begin(WorkBudget(decodedPixels: pixels), cancellation: nil)
      for number in 0..<6 { _ = try store.picture(images[number % 2]) }
    }
    #expect(throws: DrawingError.self) { try draw(256 * decodings - 1) }
    #expect(throws: Never.self) { try draw(256 * decodings) }
  }

  @Test func `a JPEG size beyond all bounds is refused before anything is decoded`() throws {
    var bytes = try jpegBytes(rampBitmap(width: 16, height: 16))
    let frame = try #require(bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    bytes.replaceSubrange((frame + 5)..<(frame + 9), with: [0xEA, 0x60, 0xEA, 0x60])
    let error = #expect(throws: DrawingError.self) { try JPEGReader.bitmap(bytes) }
    #expect(error?.message.contains("60000×60000") == true)
  }
}
