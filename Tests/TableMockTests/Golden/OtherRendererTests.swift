import Foundation
import TableMock
import TestSupport
import Testing

/// SVG files drawn by a renderer of others look like the PNG files of the same screens.
@Suite struct OtherRendererTests {
  /// The side in pixels of the squares whose mean colours are compared, so that how edges are smoothed does not count.
  private static let side = 8
  /// The largest difference of a mean, of 255; letters come to 5.
  private static let tolerance = 7

  /// A program that draws SVG files, and what it is to be told besides their names and sizes.
  private struct OtherReader {
    let path: String
    var options: [String] = []

    /// The program of a name where it is installed.
    init?(_ name: String, options: [String] = []) {
      let paths = ["/usr/bin/\(name)", "/usr/local/bin/\(name)"]
      guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
      (self.path, self.options) = (path, options)
    }
  }

  private static let librsvg = OtherReader("rsvg-convert", options: ["--unlimited"])
  /// It draws nothing behind a picture by itself.
  private static let inkscape = OtherReader(
    "inkscape", options: ["--export-background=#ffffff", "--export-background-opacity=1"])

  /// Pictures from all folders of golden/, as many as are quick to draw.
  private static let names = {
    let all = Repository.files(in: Repository.golden, endings: ["svg"])
      .map { ($0 as NSString).deletingPathExtension }
    return stride(from: 0, to: all.count, by: 9).map { all[$0] }
      + ["images/in-round-corners-ios16", "containers/popover-left-ios6"]
  }()

  @Test(.enabled(if: librsvg != nil), arguments: names) func keptPicturesAgree(_ name: String) throws {
    try expectAgreement(Repository.golden.appendingPathComponent(name), drawnBy: Self.librsvg)
  }

  /// A fixture of each kind of thing: text in many scripts, some of it translucent, images, tints, parts of images, and
  /// what is cut off.
  private static let kinds = [
    "text/scripts", "right-to-left/settings-ios26", "images/beside-labels-ios8", "images/templates",
    "views/cap-insets",
    "images/in-round-corners-ios16", "controls/tints-ios6", "images/vectors",
  ]

  @Test(.enabled(if: librsvg != nil), arguments: ["glyphs", "outlines"], kinds)
  func everyWayOfTextAgrees(_ way: String, _ name: String) throws {
    try expectAgreement(way, name, drawnBy: Self.librsvg)
  }

  /// Letters that lie over each other in a translucent colour are not darker there.
  @Test(.enabled(if: librsvg != nil)) func translucentLettersThatJoinAgree() throws {
    let spec = """
      theme: ios16
      contentSizeCategory: accessibilityExtraExtraExtraLarge
      size: {width: 320, height: 400}
      tableView:
        style: insetGrouped
        sections:
          - header: संस्कृत और हिन्दी
            footer: العربية والفارسية
            rows: [{style: value1, textLabel: A, detailTextLabel: हिन्दी}]
      """
    let folder = try TemporaryFolder(["a.yaml": spec])
    _ = try CommandRun(["render", "a.yaml", "--format", "png,svg", "-o", "out/"], in: folder.url)
    try expectAgreement(folder.url.appendingPathComponent("out/a"), drawnBy: Self.librsvg)
  }

  @Test(.enabled(if: inkscape != nil), arguments: [["glyphs"], ["outlines"], ["glyphs", "--svg-layers"]])
  func inkscapeDrawsWhatIsWritten(_ way: [String]) throws {
    for name in ["text/scripts", "images/templates", "images/vectors"] {
      try expectAgreement(way[0], name, Array(way.dropFirst()), drawnBy: Self.inkscape)
    }
  }

  private func expectAgreement(
    _ way: String, _ name: String, _ more: [String] = [], drawnBy reader: OtherReader?
  ) throws {
    let folder = try TemporaryFolder()
    let source = Repository.fixtures.appendingPathComponent("\(name).yaml").path
    let run = try CommandRun(
      ["render", source, "--format", "png,svg", "--svg-text", way, "-o", "out/"] + more, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let file = folder.url.appendingPathComponent("out/\((name as NSString).lastPathComponent)")
    try expectAgreement(file, drawnBy: reader)
  }

  @Test(.enabled(if: librsvg != nil)) func picturesMadeUpAgree() throws {
    let folder = try TemporaryFolder()
    let ways = [
      "--theme", "ios6,ios7,ios13,ios26", "--language", "en,de,ja,ar", "--state", "normal,editing",
    ]
    _ = try CommandRun(["generate", "--seed", "5", "--count", "12"] + ways + ["-o", "s"], in: folder.url)
    let run = try CommandRun(
      ["batch", "s", "--scale", "1", "--format", "png,svg", "-o", "out"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let pictures = folder.url.appendingPathComponent("out")
    let files = Repository.files(in: pictures, endings: ["svg"])
    #expect(files.count == 12)
    for file in files {
      try expectAgreement(
        pictures.appendingPathComponent((file as NSString).deletingPathExtension), drawnBy: Self.librsvg)
    }
  }

  private func expectAgreement(_ path: URL, drawnBy reader: OtherReader?) throws {
    let reader = try #require(reader)
    let ours = try PNGReader.bitmap([UInt8](Data(contentsOf: path.appendingPathExtension("png"))))
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: reader.path)
    process.arguments =
      reader.options + [
        "-w", "\(ours.width)", "-h", "\(ours.height)", path.appendingPathExtension("svg").path,
        "-o", folder.url.appendingPathComponent("other.png").path,
      ]
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.start()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let file = try Data(contentsOf: folder.url.appendingPathComponent("other.png"))
    let theirs = try PNGReader.bitmap([UInt8](file))
    #expect((theirs.width, theirs.height) == (ours.width, ours.height))
    guard theirs.width == ours.width, theirs.height == ours.height else { return }
    let (found, expected) = (sums(of: theirs), sums(of: ours))
    let worst = zip(found, expected).map { abs($0 - $1) }.max() ?? 0
    #expect(worst <= Self.tolerance * Self.side * Self.side, "\(path.lastPathComponent)")
  }

  /// The sum of each channel over each square.
  private func sums(of bitmap: Bitmap) -> [Int] {
    let columns = bitmap.width / Self.side
    var sums = [Int](repeating: 0, count: columns * (bitmap.height / Self.side) * 3)
    let usedWidth = columns * Self.side
    bitmap.components.withUnsafeBufferPointer { components in
      sums.withUnsafeMutableBufferPointer { sums in
        for y in 0..<bitmap.height / Self.side * Self.side {
          for x in 0..<usedWidth {
            let (pixel, square) = (4 * (y * bitmap.width + x), 3 * (y / Self.side * columns + x / Self.side))
            for channel in 0..<3 { sums[square + channel] += Int(components[pixel + channel]) }
          }
        }
      }
    }
    return sums
  }
}
