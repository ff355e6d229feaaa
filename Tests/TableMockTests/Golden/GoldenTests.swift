import Foundation
import TableMock
import TestSupport
import Testing

/// Every fixture gives the pictures that are kept in golden/.
@Suite struct GoldenTests {
  @Test func picturesAreThoseOfGolden() throws {
    let review = GoldenReview()
    let record = try review.record()
    // Examples that break rules of the linter are wrong on purpose, a finger pulls a table beyond its end, and two show
    // that a key has no effect. What is drawn by eye shows in its picture, and so do boxes for pictures that documents name.
    let wrong = [
      "/fixtures/rules/", "/scrolling/past-the-end", "/selection/none-with-view", "/text/alignment-in-cells",
    ]
    let findings = review.findings.filter { finding in
      !wrong.contains { finding.location.file.contains($0) } && !finding.message.hasSuffix("are approximate")
        && !finding.message.hasSuffix("; a box is drawn instead")
    }
    #expect(findings.map(\.description) == [])
    for entry in record.entries {
      let part = ReviewRecord(
        version: "", kind: .verify, expected: record.expected, actual: record.actual, entries: [entry])
      Issue.record("\(ReviewText(part).text)see out/golden-review/; “make golden” accepts it")
    }
  }

  /// Fixtures that show all looks on one sheet, by their names without endings.
  static let sheets = Repository.files(
    in: Repository.fixtures.appendingPathComponent("sheets"), endings: ["yaml"]
  ).map { ($0 as NSString).deletingPathExtension }

  /// A fixture in all looks on one sheet.
  static func picture(ofSheet name: String, as format: PictureFormat) throws -> [UInt8] {
    let renderer = try Renderer()
    let source = Repository.fixtures.appendingPathComponent("sheets/\(name).yaml")
    let loaded = renderer.load(path: FilePath(source.path))
    #expect(loaded.diagnostics.isEmpty)
    let screen = try #require(loaded.document?.screens.first)
    let scene = try #require(try renderer.eras(of: screen))
    return try renderer.picture(of: scene, as: format, options: PictureOptions(png: .small))
  }

  @Test(arguments: sheets) func sheet(_ name: String) throws {
    let file = Repository.golden.appendingPathComponent("sheets/\(name).png")
    let bytes = try Self.picture(ofSheet: name, as: .png)
    if Recording.isOn("TABLEMOCK_GOLDEN", "record") {
      try Recording.write(bytes, to: file, named: file.lastPathComponent)
    }
    #expect(try PNGReader.bitmap([UInt8](Data(contentsOf: file))) == PNGReader.bitmap(bytes))
  }

  /// `make golden` leaves out what these tests leave out, and records what they hold instead.
  @Test func theMakefileHoldsTheSame() {
    let makefile = Repository.text(of: "Makefile")
    for pattern in GoldenReview.others { #expect(makefile.contains("--filter '\(pattern)'"), "\(pattern)") }
    for suite in ["GoldenTests.sheet", "SheetGoldenTests", "VectorDigestTests"] {
      #expect(makefile.contains(suite), "\(suite)")
    }
  }

  /// Fixtures from all folders, as many as are quick to draw twice.
  static let dozen = {
    let all = Repository.files(in: Repository.fixtures, endings: ["yaml"])
      .filter { !$0.contains("/strings/") }
    return stride(from: 0, to: all.count, by: max(1, all.count / 12)).map { all[$0] }
  }()

  @Test(arguments: dozen) func quickPicturesHaveTheSamePixels(_ name: String) throws {
    let renderer = try Renderer()
    let loaded = renderer.load(path: FilePath(Repository.fixtures.appendingPathComponent(name).path))
    for screen in try #require(loaded.document).screens {
      let scene = try renderer.scene(of: screen)
      let bitmaps = try [PNGOptions.fast, .small].map { options in
        let picture = try renderer.picture(of: scene, as: .png, options: PictureOptions(png: options))
        return try PNGReader.bitmap(picture)
      }
      #expect(bitmaps[0] == bitmaps[1])
    }
  }
}
