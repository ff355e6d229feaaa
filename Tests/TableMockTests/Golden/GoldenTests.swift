import Foundation
import TableMock
import Testing

/// Every fixture gives the pictures that are kept in golden/.
@Suite struct GoldenTests {
  @Test(arguments: GoldenCase.all) func picture(_ golden: GoldenCase) throws {
    let renderer = try Renderer()
    let options = PictureOptions(png: .small)
    for (name, scene) in try golden.scenes(renderer) {
      try GoldenStore.check(png: renderer.picture(of: scene, as: .png, options: options), named: name)
      try GoldenStore.check(svg: renderer.picture(of: scene, as: .svg), named: name)
    }
  }

  @Test func nothingIsKeptThatNoFixtureGives() throws {
    let renderer = try Renderer()
    let given = try Set(GoldenCase.all.flatMap { try $0.scenes(renderer).map(\.name) })
    let kept = Repository.files(in: Repository.golden, endings: ["png", "svg"])
    #expect(!kept.isEmpty)
    #expect(kept.filter { !given.contains(($0 as NSString).deletingPathExtension) } == [])
  }
}
