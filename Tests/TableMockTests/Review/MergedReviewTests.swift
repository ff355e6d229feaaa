import Foundation
import TableMock
import Testing

@testable import TableReview

/// Reviews of parts of a plan that become one.
@Suite struct MergedReviewTests {
  private let project: ReviewProject

  /// A project in which one of four screens was changed, one came, and one went.
  init() throws {
    project = try ReviewProject([
      "a": ReviewProject.spec("Wi-Fi"), "b": ReviewProject.spec("Sound"), "c": ReviewProject.spec("Mail"),
      "d": ReviewProject.spec("Maps"),
    ])
    try project.approveAll()
    try project.write(ReviewProject.spec("WLAN"), to: "a")
    try project.write(ReviewProject.spec("News"), to: "e")
    try project.remove("screens/c.yaml")
  }

  private func verify(_ part: Int, of count: Int) throws -> CommandRun {
    try project.run(
      "verify", "screens", "--shard", "\(part)/\(count)", "--review", "parts/\(part)")
  }

  private func merge(_ parts: [String], _ more: String...) throws -> CommandRun {
    try project.run(all: ["review", "merge"] + parts + ["-o", "out/review"] + more)
  }

  private func record(_ folder: String) throws -> NSDictionary {
    let json = try JSONSerialization.jsonObject(with: project.folder.bytes("\(folder)/review.json"))
    return try #require(json as? NSDictionary)
  }

  @Test(arguments: [1, 2, 3, 7]) func partsBecomeTheReviewOfTheWhole(_ count: Int) throws {
    let whole = try project.run("verify", "screens", "--review", "whole")
    for part in 1...count { _ = try verify(part, of: count) }
    let run = try merge((1...count).map { "parts/\($0)" }, "--junit", "out/v.xml", "--summary", "out/v.md")
    #expect(run.status == 1 && run.text == whole.text, "\(run.text)\(run.errors)")
    #expect(run.errors.contains("tablemock approve --review out/review --all"), "\(run.errors)")
    let (merged, expected) = (try record("out/review"), try record("whole"))
    for key in ["entries", "same", "summary", "expected", "kind", "version", "stack"] {
      #expect(merged[key] as? NSObject == expected[key] as? NSObject, "\(key)")
    }
    #expect(merged["part"] == nil)
    for name in try project.content(of: "whole").keys where !name.contains(".tablemock-review") {
      let other = name.replacing("whole/", with: "out/review/")
      #expect(project.exists(other), "\(other)")
      guard !name.hasSuffix("review.json"), !name.hasSuffix("index.html") else { continue }
      #expect(try project.folder.bytes(name) == project.folder.bytes(other), "\(other)")
    }
    let cases = String(decoding: try project.folder.bytes("out/v.xml"), as: UTF8.self)
    #expect(cases.contains("tests=\"5\" failures=\"3\""), "\(cases)")
    #expect(String(decoding: try project.folder.bytes("out/v.md"), as: UTF8.self).contains("WLAN"))
  }

  @Test func whatWasMergedIsApprovedAsOne() throws {
    for part in 1...2 { _ = try verify(part, of: 2) }
    #expect(try merge(["parts/2", "parts/1"]).status == 1)
    let approved = try project.run("approve", "--all")
    #expect(approved.status == 0, "\(approved.errors)")
    #expect(approved.lines.sorted() == ["approved a.png", "approved e.png", "deleted c.png"])
    #expect(try project.run("verify", "screens").text == "4 same\n")
    for part in 1...2 { #expect(try verify(part, of: 2).status == 0) }
    let same = try merge(["parts/1", "parts/2"])
    #expect(same.status == 0 && same.text == "4 same\n", "\(same.errors)")
  }

  @Test func partsThatAreMissingOrAlikeAreTold() throws {
    for part in 1...3 { _ = try verify(part, of: 3) }
    for (parts, message) in [
      (["parts/1", "parts/3"], "there is no review of the part 2/3"),
      (["parts/1", "parts/2", "parts/3", "parts/1"], "give each part once"),
      (["parts/1", "nowhere"], "there is no review in this folder"), (["golden"], "there is no review"),
    ] {
      let run = try merge(parts)
      #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
      #expect(!project.exists("out/review/review.json") || run.status == 2)
    }
    let usage = try project.run("review", "merge", "-o", "out/review")
    #expect(usage.status == 64 && usage.errors.contains("Name the folders of the parts"))
  }

  /// Pictures of two programs, or of two folders, are no parts of one review.
  @Test(arguments: ["version", "expected"]) func partsOfOtherReviewsAreRefused(_ key: String) throws {
    for part in 1...2 { _ = try verify(part, of: 2) }
    let record = String(decoding: try project.folder.bytes("parts/2/review.json"), as: UTF8.self)
    let other = record.replacing(
      try Regex("\"\(key)\": \"[^\"]*\""), with: "\"\(key)\": \"other\"", maxReplacements: 1)
    #expect(other != record)
    try project.folder.write(other, to: "parts/2/review.json")
    let run = try merge(["parts/1", "parts/2"])
    #expect(run.status == 2 && run.errors.contains("of another program"), "\(run.errors)")
  }

  /// Lines and columns are counted from 1; what else a part says belongs to the name of the file.
  @Test(
    arguments: [
      (":6:7", "", 6, 7), (":6", "", 6, nil), ("", "", nil, nil), (":0:7", ":0", 7, nil),
      (":6:0", ":6:0", nil, nil), (":-1", ":-1", nil, nil), (":5:6:7", ":5", 6, 7),
    ] as [(String, String, Int?, Int?)])
  func placesOfPartsAreRead(_ place: String, _ ending: String, _ line: Int?, _ column: Int?) throws {
    _ = try project.run("verify", "screens")
    let record = String(decoding: try project.folder.bytes("out/review/review.json"), as: UTF8.self)
    let other = record.replacing(
      try Regex(#""source": "screens/a.yaml[^"]*""#), with: "\"source\": \"screens/a.yaml\(place)\"")
    #expect(other != record)
    try project.folder.write(other, to: "out/review/review.json")
    let folder = FilePath(project.folder.url.path).appending("out/review")
    let review = try ReviewRecord(in: ReviewFolder(path: folder))
    let places = review.entries.flatMap(\.words).flatMap { [$0.expected, $0.actual] }
      .compactMap { $0?.source }
    #expect(!places.isEmpty)
    for found in places {
      #expect(found.file == "screens/a.yaml" + ending)
      #expect((found.line, found.column) == (line, column))
    }
  }

  /// Parts come from elsewhere: nothing of them is taken but data and the pictures that were reviewed.
  @Test func damagedAndHostilePartsAreRefused() throws {
    for part in 1...2 { _ = try verify(part, of: 2) }
    let changed = try #require((1...2).first { project.exists("parts/\($0)/actual/a.png") })
    let picture = "parts/\(changed)/actual/a.png"
    let bytes = try project.folder.bytes(picture)
    let script = "parts/\(changed)/scenes/a.png.js"
    try project.folder.write("alert(1)\n", to: script)
    #expect(try merge(["parts/1", "parts/2"]).status == 1)
    #expect(!project.exists("out/review/scenes/a.png.js"))
    try project.folder.write("no picture", to: picture)
    let damaged = try merge(["parts/1", "parts/2"])
    #expect(damaged.status == 2 && damaged.errors.contains("missing or damaged"), "\(damaged.errors)")
    try bytes.write(to: project.folder.url.appendingPathComponent(picture))
    let record = String(decoding: try project.folder.bytes("parts/\(changed)/review.json"), as: UTF8.self)
    for name in ["../../evil.png", "/tmp/evil.png", ""] {
      try project.folder.write(
        record.replacing("\"name\": \"a.png\"", with: "\"name\": \"\(name)\""),
        to: "parts/\(changed)/review.json")
      let run = try merge(["parts/1", "parts/2"])
      #expect(run.status == 2 && run.errors.contains("damaged"), "\(run.errors)")
    }
    #expect(!project.exists("evil.png") && !FileManager.default.fileExists(atPath: "/tmp/evil.png"))
  }
}
