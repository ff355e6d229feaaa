import Foundation
import TestSupport
import Testing

/// Paths that are not what they look like.
@Suite struct StrangePathTests {
  private let folder: TemporaryFolder
  /// A mark that makes one character with a slash before it.
  private static let mark = "\u{301}"

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ bytes: [UInt8], to name: [UInt8]) throws {
    let path = Array(folder.url.path.utf8) + [0x2F] + name + [0]
    let file = path.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { name in
        name.baseAddress.map { open($0, O_WRONLY | O_CREAT, 0o666) } ?? -1
      }
    }
    try #require(file >= 0)
    defer { close(file) }
    #expect(Foundation.write(file, bytes, bytes.count) == bytes.count)
  }

  private func names(in name: String) throws -> [[UInt8]] {
    guard let stream = opendir(folder.url.appendingPathComponent(name).path) else { return [] }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name.first != UInt8(ascii: ".") { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  @Test func aMarkBehindASlashHidesNoFolder() throws {
    try folder.write("tableView: {rows: [{imageView: above.png}]}", to: "sub/\(Self.mark)x.yaml")
    try Data(ImageFiles.png(2, 2)).write(to: folder.url.appendingPathComponent("above.png"))
    let run = try CommandRun(["render", "sub/\(Self.mark)x.yaml", "-o", "a.png"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("there is no image “above.png”"))
  }

  @Test(arguments: ["../\(mark)v/p.png", "l/p.png", "\(mark)/../../v/p.png", "../v/p.png"])
  func nothingOutsideTheOutputFolderIsPruned(_ name: String) throws {
    try folder.write("tableView: {rows: [A]}", to: "a.yaml")
    for victim in ["v/p.png", "\(Self.mark)v/p.png"] { try folder.write("picture", to: victim) }
    try folder.write("", to: "out/\(Self.mark)/x")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/out/l", withDestinationPath: "../v")
    let digest = "2cea274d0bedc39ec4ab6ba9e59ec889e3ed6fb56a1cf088a64d9b383378dc97"
    try folder.write(
      ownJournal:
        #"{"output": "\#(name)", "key": "0123456789abcdef", "sha256": "\#(digest)", "bytes": 7, "width": 1, "height": 1}"#
        + "\n", to: "out/.tablemock-batch.jsonl")
    _ = try CommandRun(["batch", "a.yaml", "-o", "out", "--prune"], in: folder.url)
    for victim in ["v/p.png", "\(Self.mark)v/p.png"] {
      #expect(FileManager.default.fileExists(atPath: folder.url.path + "/" + victim))
    }
  }

  @Test func spellingsOfALetterAreNamesOfTheirOwn() throws {
    for (name, row) in [("\u{E9}.yaml", "composed"), ("e\u{301}.yaml", "decomposed")] {
      try folder.write("tableView: {rows: [\(row)]}", to: "in/\(name)")
    }
    let run = try CommandRun(["render", "in", "-o", "out"], in: folder.url)
    #expect(run.status == 0)
    #expect(try names(in: "out") == [Array("e\u{301}.png".utf8), Array("\u{E9}.png".utf8)])
  }

  @Test(arguments: [["render", "in", "-o", "out"], ["batch", "in", "-o", "out"]])
  func namesThatAreNoTextKeepTheirBytes(_ arguments: [String]) throws {
    try folder.write("", to: "in/x")
    let spec = Array("tableView: {rows: [A]}".utf8)
    try write(spec, to: Array("in/l".utf8) + [0xE9] + Array("t.yaml".utf8))
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let picture = Array("l".utf8) + [0xE9] + Array("t.png".utf8)
    #expect(try names(in: "out").contains(picture))
    #expect(Array(run.output) == Array("out/".utf8) + picture + [0x0A])
    let again = try CommandRun(["batch", "in", "-o", "out", "--incremental"], in: folder.url)
    #expect(again.status == 0)
  }

  @Test(arguments: [["--all"], ["*.png"], ["--new"]])
  func picturesWhoseNamesAreNoTextAreApproved(_ arguments: [String]) throws {
    try folder.write("tableView: {rows: [B]}", to: #"in/\xF8.yaml"#)
    try write(Array("tableView: {rows: [A]}".utf8), to: Array("in/".utf8) + [0xF9] + Array(".yaml".utf8))
    #expect(try CommandRun(["verify", "in", "--baseline", "base"], in: folder.url).status == 1)
    var environment = ProcessInfo.processInfo.environment
    environment["CI"] = nil
    let run = try CommandRun(
      ["approve", "--baseline", "base"] + arguments, in: folder.url, environment: environment)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      Set(try names(in: "base")).isSuperset(of: [[0xF9] + Array(".png".utf8), Array(#"\xF8.png"#.utf8)]))
    #expect(try CommandRun(["verify", "in", "--baseline", "base"], in: folder.url).status == 0)
  }

  @Test func reviewsShowPicturesWhoseNamesAreNoText() throws {
    try folder.write("tableView: {rows: [B]}", to: #"in/\xF8.yaml"#)
    try write(Array("tableView: {rows: [A]}".utf8), to: Array("in/".utf8) + [0xF9] + Array(".yaml".utf8))
    #expect(try CommandRun(["verify", "in", "--baseline", "base"], in: folder.url).status == 1)
    let page = String(decoding: try folder.bytes("out/review/index.html"), as: UTF8.self)
    for picture in ["actual/%F9.png", "actual/%5CxF8.png"] { #expect(page.contains("href=\"\(picture)\"")) }
    let book = try CommandRun(["sheet", "--review", "out/review", "-o", "book.pdf"], in: folder.url)
    #expect(book.status == 0, "\(book.errors)")
  }

  @Test func whatInitProposesCanBePasted() throws {
    try folder.write(
      """
      folder=$(printf '\\371 it')
      tablemock init form "$folder" 2>said && next=$(sed -n 's/^next: //p' said) && eval "$next"
      """, to: "script")
    let program = "tablemock() { '\(CommandRun.program.path)' \"$@\"; }"
    let run = try CommandRun(
      script: "bash -c \"$(printf '%s\\n' '\(program.replacing("'", with: "'\\''"))'; cat script)\"",
      in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text.hasSuffix("form.png\n"))
  }

  @Test func unchangedPicturesAreKnownByTheirBytes() throws {
    try folder.write("", to: "in/x")
    try write(
      Array("tableView: {rows: [A]}".utf8), to: Array("in/".utf8) + [0xFF, 0xE9] + Array(".yaml".utf8))
    _ = try CommandRun(["batch", "in", "-o", "out"], in: folder.url)
    let again = try CommandRun(["batch", "in", "-o", "out", "--incremental"], in: folder.url)
    #expect(again.errors.contains("0 written, 1 unchanged"))
  }

  @Test func argumentsThatAreNoTextKeepTheirBytes() throws {
    try write(Array("tableView: {rows: [A]}".utf8), to: [0xE9] + Array(".yaml".utf8))
    try folder.write("", to: "out/.x")
    let script = "tablemock render *.yaml -o \"out/$(printf '\\344').png\""
    let run = try CommandRun(script: script, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try names(in: "out") == [[0xE4] + Array(".png".utf8)])
  }

  /// Whether a terminal shows a character and does nothing else with it.
  private func isPrinted(_ scalar: Unicode.Scalar) -> Bool {
    ![.control, .format].contains(scalar.properties.generalCategory)
  }

  @Test(arguments: ["\u{1B}[31m", "\u{7}", "\u{9B}2J", "\u{202E}", "\u{7F}", "\n"])
  func nothingInANameReachesATerminal(_ sign: String) throws {
    try folder.write("tableView: {rows: [A]}", to: "good\(sign).yaml")
    try folder.write("wrong: \"\(sign == "\n" ? "" : "x")\"", to: "bad\(sign).yaml")
    for arguments in [
      ["render", "good\(sign).yaml", "bad\(sign).yaml", "no\(sign).yaml"],
      ["batch", ".", "-o", "out\(sign)"], ["batch", "good\(sign).yaml", "--plan"],
      ["inspect", "good\(sign).yaml", "--format", "tree"], ["inspect", "good\(sign).yaml"],
      ["convert", "good\(sign).yaml", "-o", "x\(sign).txt"],
      ["render", "good\(sign).yaml", "-o", "x\(sign).txt"],
      ["inspect", "good\(sign).yaml", "--theme", sign],
    ] {
      let run = try CommandRun(arguments, in: folder.url)
      for text in [run.text, run.errors] {
        let isHarmless = text.unicodeScalars.allSatisfy { scalar in
          scalar == "\n" || isPrinted(scalar)
        }
        #expect(isHarmless, "\(arguments): \(text.debugDescription)")
      }
    }
  }
}
