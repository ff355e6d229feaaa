import Foundation
import TableModel
import Testing

@testable import TableDrawing

/// Programs that bring their fonts along.
@Suite struct PortableBundleTests {
  /// A bundle with some fonts in a folder.
  private func bundle(in folder: TestFolder, fonts: String...) throws -> PortableBundle {
    let place = folder.path("libexec/tablemock/fonts")
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    for name in fonts {
      let file = try #require(FontCatalog.standard.face(named: name))
      let copy = "\(place)/\(FilePath(file.path).name.text)"
      try FileManager.default.copyItem(atPath: file.path, toPath: copy)
    }
    return try #require(PortableBundle(program: FilePath(folder.path("bin/tablemock"))))
  }

  @Test func aProgramWithoutFontsBesideItHasNoBundle() throws {
    let folder = try TestFolder()
    #expect(PortableBundle(program: FilePath(folder.path("bin/tablemock"))) == nil)
    #expect(PortableBundle(program: "/tablemock") == nil)
    #expect(PortableBundle(program: "") == nil)
  }

  @Test func everyFontOfABundleLiesInItsFolder() throws {
    let folder = try TestFolder()
    let bundle = try bundle(in: folder)
    let catalog = FontCatalog.standard.carried(by: bundle)
    #expect(bundle.libraries.text == folder.path("libexec/tablemock/lib"))
    #expect(catalog.files.map(\.name) == FontCatalog.standard.files.map(\.name))
    for (carried, file) in zip(catalog.files, FontCatalog.standard.files) {
      #expect(carried.path == folder.path("libexec/tablemock/fonts/\(FilePath(file.path).name)"))
    }
    let paths = Set(catalog.files.map(\.path))
    #expect(paths.count == Set(FontCatalog.standard.files.map(\.path)).count)
  }

  /// The system's own fonts may be other versions, so they do not stand in.
  @Test(arguments: [
    ("NotoSansCJK-Regular#0", "あ", "tablemock-fonts-cjk"), ("NotoColorEmoji", "😀", "tablemock"),
  ])
  func aFontThatABundleLacksIsInAWheel(name: String, letter: String, wheel: String) throws {
    let folder = try TestFolder()
    let bundle = try bundle(in: folder, fonts: "NimbusSans-Regular")
    let shaper = try HarfBuzzTextShaper(catalog: FontCatalog.standard.carried(by: bundle))
    #expect(shaper.shape(request("plain")).texts == ["plain"])
    #expect(shaper.failure == nil)
    _ = shaper.shape(request(letter))
    #expect(shaper.failure?.message.hasPrefix("the font \(name) (") == true)
    #expect(shaper.failure?.hint == "install the wheel \(wheel)")
  }
}
