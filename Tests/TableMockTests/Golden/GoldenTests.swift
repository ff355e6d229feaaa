import Foundation
import TableMock
import Testing

/// Every fixture gives the pictures that are kept in golden/.
@Suite struct GoldenTests {
  @Test(arguments: GoldenCase.all) func picture(_ golden: GoldenCase) throws {
    let renderer = try Renderer()
    let options = PictureOptions(png: .small)
    for (scene, pictures) in try golden.scenes(renderer) {
      for picture in pictures {
        let bytes = try renderer.picture(of: scene, as: picture.format, options: options)
        switch picture.format {
        case .png: try GoldenStore.check(png: bytes, named: picture.path.text)
        case .svg, .pdf: try GoldenStore.check(text: bytes, named: picture.path.text)
        }
      }
    }
  }

  @Test func nothingIsKeptThatNoFixtureGives() throws {
    let renderer = try Renderer()
    let given = try Set(
      GoldenCase.all.flatMap { try $0.scenes(renderer).flatMap(\.pictures).map(\.path.text) })
    let kept = Repository.files(in: Repository.golden, endings: ["png", "svg"])
    #expect(!kept.isEmpty)
    #expect(kept.filter { !given.contains($0) } == [])
  }

  /// Fixtures from all folders, as many as are quick to draw twice.
  static let dozen = stride(from: 0, to: GoldenCase.all.count, by: max(1, GoldenCase.all.count / 12))
    .map { GoldenCase.all[$0] }

  @Test(arguments: dozen) func quickPicturesHaveTheSamePixels(_ golden: GoldenCase) throws {
    let renderer = try Renderer()
    for (scene, _) in try golden.scenes(renderer) {
      let bitmaps = try [PNGOptions.fast, .small].map { options in
        let picture = try renderer.picture(of: scene, as: .png, options: PictureOptions(png: options))
        return try PNGReader.bitmap(picture)
      }
      #expect(BitmapComparison(expected: bitmaps[0], actual: bitmaps[1]).result == .identical)
    }
  }
}
