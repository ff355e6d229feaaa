import Foundation
import TableModel
import TableSources
import TableSpec
import TestSupport
import Testing

/// Images: their sizes, and the folder that they may not leave.
struct ImageTests {
  @Test(arguments: [("a.png", 1.0), ("a@2x.png", 2), ("a@3x.png", 3), ("icons/a@2x", 2), ("a@2x.b.png", 1)])
  func sizeOfAPNG(_ name: String, _ scale: Double) throws {
    let folder = try TemporaryFolder()
    try folder.write(ImageFiles.png(60, 30), to: "spec/\(name)")
    let image = folder.load(image: name).image
    #expect(image?.format == .png)
    #expect(image?.size == Size(width: 60 / scale, height: 30 / scale))
    #expect(image?.name == name)
  }

  @Test func filesForFinerScreensLieBeside() throws {
    let folder = try TemporaryFolder()
    for (name, side) in [("a.png", 20), ("a@2x.png", 40), ("a@3x.png", 61), ("b@2x", 10), ("b@3x", 15)]
      as [(String, UInt8)]
    {
      try folder.write(ImageFiles.png(side, side), to: "spec/icons/\(name)")
    }
    let all = folder.images(of: "icons/a.png")
    #expect(all.map(\.scale) == [1, 2, 3])
    #expect(all.map(\.name) == ["icons/a.png", "icons/a@2x.png", "icons/a@3x.png"])
    #expect(all.map(\.size.width) == [20, 20, 61.0 / 3])
    #expect(folder.images(of: "icons/b").map(\.scale) == [2, 3])
    #expect(folder.images(of: "icons/b@3x").map(\.scale) == [3])
    #expect(folder.images(of: "icons/a@2x.png").map(\.size) == [Size(width: 20, height: 20)])
    #expect(folder.load(image: "icons/a@1x.png").message?.contains("there is no image") == true)
  }

  @Test func filesForFinerScreensMayNotLeaveTheFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(ImageFiles.png(1, 1), to: "spec/a.png")
    try folder.write(ImageFiles.png(2, 2), to: "outside.png")
    try folder.link("spec/a@2x.png", to: "../outside.png")
    #expect(folder.load(image: "a.png").message?.contains("is outside") == true)
  }

  @Test func aNameWhoseSuffixedFormIsTooLong() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "a", count: 250) + ".png"
    try folder.write(ImageFiles.png(1, 1), to: "spec/\(name)")
    #expect(folder.images(of: name).map(\.scale) == [1])
  }

  @Test(
    arguments: [(39, 40, false), (41, 41, false), (43, 40, true), (40, 37, true)] as [(UInt8, UInt8, Bool)])
  func filesThatDifferInSize(_ width: UInt8, _ height: UInt8, _ isWarned: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(ImageFiles.png(20, 20), to: "spec/a.png")
    try folder.write(ImageFiles.png(width, height), to: "spec/a@2x.png")
    #expect(folder.load(image: "a.png").message?.contains("differ in size") ?? false == isWarned)
  }

  @Test(arguments: [0xC0, 0xC1, 0xC2, 0xC9, 0xCA] as [UInt8])
  func sizeOfAJPEG(_ frame: UInt8) throws {
    let folder = try TemporaryFolder()
    try folder.write(ImageFiles.jpeg(4, 200, frame: frame), to: "spec/photo.png")
    let image = folder.load(image: "./icons/../photo.png").image
    #expect(image?.format == .jpeg)
    #expect(image?.size == Size(width: 260, height: 200))
  }

  @Test func symbolicLinksMayNotLeaveTheFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(ImageFiles.png(1, 1), to: "outside.png")
    try folder.write(ImageFiles.png(2, 2), to: "spec/icons/inside.png")
    try folder.link("spec/link.png", to: "icons/inside.png")
    try folder.link("spec/escape.png", to: "../outside.png")
    try folder.link("spec/parent", to: "..")
    try folder.link("spec/loop.png", to: "loop.png")
    try folder.link("here", to: "spec")
    #expect(folder.load(image: "link.png").image?.size == Size(width: 2, height: 2))
    #expect(folder.load(image: "escape.png").message?.contains("is outside") == true)
    #expect(folder.load(image: "parent/outside.png").message?.contains("is outside") == true)
    #expect(folder.load(image: "parent/spec/icons/inside.png").image != nil)
    #expect(folder.load(image: "loop.png").message?.contains("too many symbolic links") == true)
    let linked = Fixtures.load(
      "tableView: {rows: [{imageView: icons/inside.png}]}", folder: folder.path + "/here")
    #expect(linked.document != nil)
  }

  @Test func namesBesideTheFolderAreNotTold() throws {
    let folder = try TemporaryFolder()
    try folder.write(ImageFiles.png(1, 1), to: "secret.png")
    try folder.link("spec/parent", to: "..")
    let result = Fixtures.load(
      "tableView: {rows: [{imageView: parent/secrets.png}]}", folder: folder.path + "/spec")
    #expect(result.diagnostics.map(\.message).first?.contains("or nowhere, where a link leads") == true)
    #expect(!result.diagnostics.contains { $0.description.contains("secret.png") })
  }

  @Test func pipesAreNotWaitedFor() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path + "/spec/pipe.png", 0o600) == 0)
    #expect(folder.load(image: "pipe.png").message == "“pipe.png” is not an image")
  }

  @Test func limitsOfSize() throws {
    let folder = try TemporaryFolder()
    try folder.write(ImageFiles.png(100, 50), to: "spec/a.png")
    var limits = LoadingLimits()
    limits.imageSide = 100
    limits.imageArea = 5_000
    #expect(folder.load(image: "a.png", limits: limits).image != nil)
    limits.imageBytes = ImageFiles.png(100, 50).count
    #expect(folder.load(image: "a.png", limits: limits).image != nil)
    limits.imageBytes -= 1
    #expect(
      folder.load(image: "a.png", limits: limits).message
        == "the image “a.png” has 58 bytes, more than 57")
    limits.imageBytes += 1
    limits.imageArea = 4_999
    #expect(folder.load(image: "a.png", limits: limits).message?.contains("4999 pixels in all") == true)
    limits.imageSide = 99
    #expect(folder.load(image: "a.png", limits: limits).message?.contains("99 a side") == true)
  }
}
