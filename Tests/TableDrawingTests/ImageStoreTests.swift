import Foundation
import TableModel
import TableSources
import Testing

@testable import TableDrawing

/// What is kept of pictures that were read.
@Suite struct ImageStoreTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func png(_ red: UInt8) throws -> [UInt8] {
    let bitmap = try #require(Bitmap(width: 1, height: 1, components: [red, 0, 0, 255]))
    return try PNGWriter.bytes(of: bitmap)
  }

  private func setTime(of path: FilePath) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: path.text)
  }

  @Test(arguments: [true, false]) func aPictureOfTheSameSizeAndTimeIsReadAnew(_ isRewritten: Bool) throws {
    let store = ImageStore(OpenFile.imageOpener)
    for round in 0..<20 {
      let bytes = try png(UInt8(round))
      let image: ImageReference
      if isRewritten {
        image = try folder.image("a.png", bytes)
        try setTime(of: image.path)
      } else {
        let new = try folder.image("b.png", bytes)
        try setTime(of: new.path)
        image = ImageReference(
          name: "a.png", path: FilePath(folder.path("a.png")), format: .png, size: Size(width: 1, height: 1))
        #expect(rename(new.path.text, image.path.text) == 0)
      }
      #expect(try store.picture(image).bytes == bytes)
      #expect(try store.picture(image).bytes == bytes)
      usleep(5_000)
    }
  }
}
