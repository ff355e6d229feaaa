import Foundation
import Testing

@testable import SwiftUIReader

/// What generators make names of: pictures, colours and texts, whose code is not there.
struct AssetTests: ReadsViews {
  /// Pictures of assets are pictures, with the size that they are given, and no boxes.
  @Test(
    arguments: [
      ("Asset.Images.star.swiftUIImage", "star", 29.0),
      ("Asset.star.swiftUIImage.resizable().frame(width: 14, height: 14)", "star", 14),
      ("icon.swiftUIImage", "image", 29),
      ("AppAsset.star.iconSize(.medium).padding(2)", "star", 29),
      ("icon?.resizable().frame(width: 24, height: 24)", "image", 24),
    ])
  func picturesOfAssetsAreDrawn(_ view: String, _ name: String, _ size: Double) throws {
    let reading = try read("List { HStack { \(view); Text(\"A\") } }", more: "let icon: Icon")
    let image = try #require(
      rows(reading).first?["contentView"]?["subviews"]?.items.first?["subviews"]?.items.first?["imageView"])
    let box = image["image"] ?? image
    #expect(box["placeholder"]?.text?.contains(name) == true && box["size"]?["width"] == .number(size))
    #expect(reading.tally.boxes == 0)
  }

  /// Texts and colours are those of the project that other files make an Xcode project of, packages in it included.
  @Test(arguments: [("project.yml", true), ("Workspace.swift", true), ("NOTES.md", false)])
  func coloursAndTextsAreThoseOfTheProject(_ mark: String, _ isKnown: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("project-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/Colors/brand.colorset")
    let package = folder.appendingPathComponent("Packages/Feature")
    for path in [set, package, folder.appendingPathComponent("en.lproj")] {
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    }
    let color =
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"0.000","blue":"0.000","alpha":"1.000"}}}]}"#
    for (path, contents) in [
      (mark, ""), ("en.lproj/Localizable.strings", #""ExportItems" = "S";"#),
      ("Assets.xcassets/Colors/brand.colorset/Contents.json", color),
      ("Packages/Feature/Package.swift", ""),
      (
        "Packages/Feature/TestView.swift",
        "struct TestView: View { var body: some View { List { Text(Localizations.exportItems).foregroundStyle(Asset.Colors.brand.swiftUIColor) } } }"
      ),
    ] { try Data(contents.utf8).write(to: folder.appendingPathComponent(path)) }
    let reading = try Reader().read(package.appendingPathComponent("TestView.swift").path)
    let label = rows(reading).first?["textLabel"]
    let text = isKnown ? "ExportItems" : "‹Localizations.exportItems›"
    #expect((label?["text"]?["key"] ?? label?["text"])?.text == text)
    #expect((label?["textColor"]?.text == "#FF0000") == isKnown)
  }
}
