import Foundation
import TableMock
import Testing

@testable import TableReview

/// What somebody may do to the files of a review, or to approved pictures, before all of it is approved.
struct Tampering: CustomTestStringConvertible {
  var testDescription: String
  /// Files that the tampering itself makes or changes outside of the review.
  var own: Set<String> = []
  /// Whether all is refused then.
  var isRefused = true
  /// Changes the files in a folder with a project at `work` and something of others at `outside`.
  var change: @Sendable (_ folder: URL) throws -> Void

  static let all = files + pictures + links + records + approvals

  /// What may come in the place of the picture that was reviewed, whose digest the review then has.
  private static let files: [Tampering] = {
    let ways: [(String, @Sendable ([UInt8]) -> [UInt8])] = [
      ("no picture", { _ in Array("no picture".utf8) }), ("nothing", { _ in [] }),
      ("a beginning", { Array($0.prefix(40)) }), ("half a picture", { Array($0.prefix($0.count / 2)) }),
      ("a picture without its last byte", { $0.dropLast() }), ("a picture and more", { $0 + [0] }),
      ("two pictures", { $0 + $0 }), ("a picture behind others", { [0] + $0 }),
      ("a program", { _ in Array("#!/bin/sh\nrm -rf ~\n".utf8) }),
      ("a page", { _ in Array("<html><script>alert(1)</script></html>".utf8) }),
    ]
    return ways.flatMap { words, change in
      ["a.png", "a.svg"].map { name in
        Tampering(testDescription: "\(words) as \(name)") { folder in
          try replace(name, by: change(picture(name, in: folder)), in: folder)
        }
      }
    }
  }()

  private static let pictures: [Tampering] = [
    Tampering(testDescription: "a picture of another size") { folder in
      let other = try PNGWriter.bytes(of: Bitmap(width: 9, height: 9, repeating: SIMD4(1, 2, 3, 255)))
      try replace("a.png", by: other, in: folder)
    },
    Tampering(testDescription: "a picture that is SVG as PNG") { folder in
      try replace("a.png", by: picture("a.svg", in: folder), in: folder)
    },
    Tampering(testDescription: "a script in SVG") { folder in
      let text = String(decoding: try picture("a.svg", in: folder), as: UTF8.self)
      let changed = text.replacing("</svg>", with: "<script>1</script></svg>")
      try replace("a.svg", by: Array(changed.utf8), in: folder)
    },
    Tampering(testDescription: "a note that is none") { folder in
      let file = FileWithMetadata(try picture("a.png", in: folder)).with(metadata: [1, 2, 3])
      try replace("a.png", by: file.bytes, in: folder)
    },
    Tampering(testDescription: "an obsolete picture that is none", own: ["work/golden/b.png"]) { folder in
      let name = "work/golden/b.png"
      let old = Fingerprint.of([UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
      let bytes = Array("somebody’s notes".utf8)
      try write(bytes, to: name, in: folder)
      try edit("review.json", old, Fingerprint.of(bytes), in: folder)
    },
  ]

  private static let links: [Tampering] = [
    Tampering(testDescription: "a picture that is a link out of the review", own: ["outside/right.png"]) {
      folder in
      try write(picture("a.png", in: folder), to: "outside/right.png", in: folder)
      try link("work/out/review/actual/a.png", to: "../../../../outside/right.png", in: folder)
    },
    Tampering(
      testDescription: "pictures behind a link out of the review",
      own: ["outside/actual/a.png", "outside/actual/a.svg", "outside/actual/c.png", "outside/actual/c.svg"]
    ) { folder in
      try FileManager.default.copyItem(
        at: folder.appendingPathComponent("work/out/review/actual"),
        to: folder.appendingPathComponent("outside/actual"))
      try link("work/out/review/actual", to: "../../../outside/actual", in: folder)
    },
    Tampering(testDescription: "a record that is a link out of the review", own: ["outside/found"]) {
      folder in
      try FileManager.default.moveItem(
        at: folder.appendingPathComponent("work/out/review/review.json"),
        to: folder.appendingPathComponent("outside/found"))
      try link("work/out/review/review.json", to: "../../../outside/found", in: folder)
    },
    Tampering(testDescription: "an approved picture that is a link", own: ["work/golden/a.png"]) { folder in
      try link("work/golden/a.png", to: "../../outside/victim.png", in: folder)
    },
    Tampering(testDescription: "a new picture that is a link to nowhere") { folder in
      try link("work/golden/c.png", to: "../../outside/new.png", in: folder)
    },
    Tampering(testDescription: "a lock that is a link", own: ["work/golden/tablemock.lock"]) { folder in
      try link("work/golden/tablemock.lock", to: "../../outside/victim.png", in: folder)
    },
    Tampering(testDescription: "an obsolete picture that is a link", own: ["work/golden/b.png"]) { folder in
      try link("work/golden/b.png", to: "../../outside/victim.png", in: folder)
    },
    Tampering(testDescription: "a list of what was begun that is a link") { folder in
      try link("work/out/review/approving.txt", to: "../../../outside/victim.png", in: folder)
    },
  ]

  private static let records: [Tampering] = [
    Tampering(testDescription: "two entries of one name") { folder in
      try edit("review.json", "\"name\": \"c.png\"", "\"name\": \"a.png\"", in: folder)
    },
    Tampering(testDescription: "two lists of entries") { folder in
      try edit("review.json", "\"entries\": [", "\"entries\": [], \"entries\": [", in: folder)
    },
    Tampering(testDescription: "a picture that is not obsolete") { folder in
      try edit("review.json", "\"state\": \"changed\"", "\"state\": \"obsolete\"", in: folder)
    },
    Tampering(testDescription: "a plan of nothing, and a picture that has a source") { folder in
      try write(
        "{\"manifest\": null, \"parts\": []}".utf8, to: "work/out/review/plan.json", in: folder)
      try edit("review.json", "\"state\": \"changed\"", "\"state\": \"obsolete\"", in: folder)
    },
    Tampering(testDescription: "a plan of more pictures than can be counted") { folder in
      let words = (1...2_000).map { "\"\($0)\"" }.joined(separator: ", ")
      let axes = ["width", "height", "scale", "offset"].map { "\"\($0)\": [\(words)]" }
      let input = "{\"path\": \"\(folder.path)/work/screens\", \"matrix\": {\(axes.joined(separator: ", "))}}"
      try write(
        "{\"manifest\": null, \"parts\": [{\"inputs\": [\(input)]}]}".utf8, to: "work/out/review/plan.json",
        in: folder)
    },
  ]

  private static let approvals: [Tampering] = [
    Tampering(testDescription: "an approval that was begun, of anything", isRefused: false) { folder in
      try write(
        "*\n../../outside/victim.png\n/etc/passwd\n".utf8, to: "work/out/review/approving.txt", in: folder)
    }
  ]

  static func write(_ bytes: some Sequence<UInt8>, to name: String, in folder: URL) throws {
    try Data(bytes).write(to: folder.appendingPathComponent(name))
  }

  private static func link(_ name: String, to target: String, in folder: URL) throws {
    let link = folder.appendingPathComponent(name)
    try? FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
  }

  /// Changes a text in a file of the review.
  private static func edit(_ name: String, _ old: String, _ new: String, in folder: URL) throws {
    let file = folder.appendingPathComponent("work/out/review/\(name)")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let changed = text.replacing(old, with: new)
    #expect(changed != text)
    try changed.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Puts a picture into the review, which then says that it is the one that was reviewed.
  private static func replace(_ name: String, by bytes: [UInt8], in folder: URL) throws {
    let old = Fingerprint.of(try picture(name, in: folder))
    try write(bytes, to: "work/out/review/actual/\(name)", in: folder)
    try edit("review.json", old, Fingerprint.of(bytes), in: folder)
  }

  private static func picture(_ name: String, in folder: URL) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent("work/out/review/actual/\(name)")))
  }
}
