import Foundation
import TableLoading
import TableModel
import Testing

/// Images: their sizes, and the folder that they may not leave.
struct ImageTests {
  /// A folder that is removed at the end of a test.
  private final class TemporaryFolder {
    let path = NSTemporaryDirectory() + "images-" + UUID().uuidString

    init() throws {
      try FileManager.default.createDirectory(atPath: path + "/spec/icons", withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ bytes: [UInt8], to name: String) throws {
      try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }

    func link(_ name: String, to destination: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: "\(path)/\(name)", withDestinationPath: destination)
    }

    /// All files of an image that a row names.
    func images(of name: String) -> [ImageReference] {
      let result = Fixtures.load("tableView: {rows: [{imageView: \"\(name)\"}]}", folder: path + "/spec")
      return result.document?.screens.first?.tableView.sections.first?.rows.first?
        .imageView?.image.representations ?? []
    }

    /// What comes of a row with an image, the spec lying in the folder `spec`.
    func load(
      image: String, limits: LoadingLimits = LoadingLimits()
    ) -> (image: ImageReference?, message: String?) {
      let result = Fixtures.load(
        "tableView: {rows: [{imageView: \"\(image)\"}]}", folder: path + "/spec", limits: limits)
      let cell = result.document?.screens.first?.tableView.sections.first?.rows.first
      return (cell?.imageView?.image.representations.first, result.diagnostics.first?.message)
    }
  }

  private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0]
  }

  /// A JPEG whose size follows a long application segment, padding and a table.
  private static func jpeg(_ width: UInt8, _ height: UInt8, frame: UInt8 = 0xC2) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xE1, 0xFF, 0xFF] + [UInt8](repeating: 0xC0, count: 0xFFFD)
      + [0xFF, 0xFF, 0xC4, 0, 3, 0, 0xFF, frame, 0, 11, 8, 0, height, 1, width, 1, 1, 0x11, 0]
  }

  @Test(arguments: [("a.png", 1.0), ("a@2x.png", 2), ("a@3x.png", 3), ("icons/a@2x", 2), ("a@2x.b.png", 1)])
  func sizeOfAPNG(_ name: String, _ scale: Double) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.png(60, 30), to: "spec/\(name)")
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
      try folder.write(Self.png(side, side), to: "spec/icons/\(name)")
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
    try folder.write(Self.png(1, 1), to: "spec/a.png")
    try folder.write(Self.png(2, 2), to: "outside.png")
    try folder.link("spec/a@2x.png", to: "../outside.png")
    #expect(folder.load(image: "a.png").message?.contains("lies outside") == true)
  }

  @Test func aNameWhoseSuffixedFormIsTooLong() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "a", count: 250) + ".png"
    try folder.write(Self.png(1, 1), to: "spec/\(name)")
    #expect(folder.images(of: name).map(\.scale) == [1])
  }

  @Test(
    arguments: [(39, 40, false), (41, 41, false), (43, 40, true), (40, 37, true)] as [(UInt8, UInt8, Bool)])
  func filesThatDifferInSize(_ width: UInt8, _ height: UInt8, _ isWarned: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.png(20, 20), to: "spec/a.png")
    try folder.write(Self.png(width, height), to: "spec/a@2x.png")
    #expect(folder.load(image: "a.png").message?.contains("differ in size") ?? false == isWarned)
  }

  @Test(arguments: [0xC0, 0xC1, 0xC2, 0xCF] as [UInt8])
  func sizeOfAJPEG(_ frame: UInt8) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.jpeg(4, 200, frame: frame), to: "spec/photo.png")
    let image = folder.load(image: "./icons/../photo.png").image
    #expect(image?.format == .jpeg)
    #expect(image?.size == Size(width: 260, height: 200))
  }

  @Test func everyCutIsRefused() throws {
    let folder = try TemporaryFolder()
    for (whole, headerEnd) in [(Self.png(1, 1), 24), (Self.jpeg(1, 1), 65_554)] {
      for count in [0, 1, 3, 7, 12, 20, headerEnd - 1] {
        try folder.write(Array(whole.prefix(count)), to: "spec/cut")
        #expect(folder.load(image: "cut").message?.contains("cut") == true, "\(count) bytes")
      }
      try folder.write(Array(whole.prefix(headerEnd)), to: "spec/cut")
      #expect(folder.load(image: "cut").message == nil)
    }
  }

  @Test func symbolicLinksMayNotLeaveTheFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.png(1, 1), to: "outside.png")
    try folder.write(Self.png(2, 2), to: "spec/icons/inside.png")
    try folder.link("spec/link.png", to: "icons/inside.png")
    try folder.link("spec/escape.png", to: "../outside.png")
    try folder.link("spec/parent", to: "..")
    try folder.link("spec/loop.png", to: "loop.png")
    try folder.link("here", to: "spec")
    #expect(folder.load(image: "link.png").image?.size == Size(width: 2, height: 2))
    #expect(folder.load(image: "escape.png").message?.contains("lies outside") == true)
    #expect(folder.load(image: "parent/outside.png").message?.contains("lies outside") == true)
    #expect(folder.load(image: "parent/spec/icons/inside.png").image != nil)
    #expect(folder.load(image: "loop.png").message?.contains("too many symbolic links") == true)
    let linked = Fixtures.load(
      "tableView: {rows: [{imageView: icons/inside.png}]}", folder: folder.path + "/here")
    #expect(linked.document != nil)
  }

  @Test func namesBesideTheFolderAreNotTold() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.png(1, 1), to: "secret.png")
    try folder.link("spec/parent", to: "..")
    let result = Fixtures.load(
      "tableView: {rows: [{imageView: parent/secrets.png}]}", folder: folder.path + "/spec")
    #expect(result.diagnostics.map(\.hint) == [nil])
  }

  @Test func pipesAreNotWaitedFor() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path + "/spec/pipe.png", 0o600) == 0)
    #expect(folder.load(image: "pipe.png").message == "“pipe.png” is not an image")
  }

  @Test func limitsOfSize() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.png(100, 50), to: "spec/a.png")
    var limits = LoadingLimits()
    limits.imageSide = 100
    limits.imageArea = 5_000
    #expect(folder.load(image: "a.png", limits: limits).image != nil)
    limits.imageArea = 4_999
    #expect(folder.load(image: "a.png", limits: limits).message?.contains("4999 pixels in all") == true)
    limits.imageSide = 99
    #expect(folder.load(image: "a.png", limits: limits).message?.contains("99 a side") == true)
  }
}
