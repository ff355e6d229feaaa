import Foundation
import TableMock
import Testing

/// What a review says of the file with what approved pictures were drawn with, also where all of them are the same.
@Suite struct StackLockTests {
  private func lock(of project: ReviewProject) throws -> String {
    String(decoding: try project.folder.bytes("golden/tablemock.lock"), as: UTF8.self)
  }

  private func write(_ text: String, as project: ReviewProject) throws {
    try project.folder.write(text, to: "golden/tablemock.lock")
  }

  @Test func anotherStackIsToldWherePicturesAreTheSame() throws {
    let project = try ReviewProject()
    try project.approveAll()
    let before = try lock(of: project)
    try write(before.replacing(#/library cairo .*/#, with: "library cairo 0.9"), as: project)
    let run = try project.run("verify", "screens")
    #expect(run.status == 0)
    #expect(run.lines.count == 2 && run.lines[0].hasPrefix("cairo 0.9 → "), "\(run.text)")
    #expect(run.errors.contains("drawn with now: tablemock approve --review out/review --all"))
    #expect(try project.run("approve", "--new").text.isEmpty)
    #expect(try project.run("approve", "--all").lines == ["updated golden/tablemock.lock"])
    #expect(try lock(of: project) == before)
    #expect(try project.run("verify", "screens").text == "2 same\n")
    #expect(try project.run("approve", "--all").text.isEmpty)
  }

  /// What may be wrong with the file, and what is said of it.
  struct Flaw: CustomTestStringConvertible {
    var testDescription: String
    var words: String
    var text: @Sendable (String) -> String?
  }

  static let flaws = [
    Flaw(testDescription: "missing", words: "is missing, so the program and fonts") { _ in nil },
    Flaw(testDescription: "empty", words: "cannot be used: it does not name the program") { _ in "" },
    Flaw(testDescription: "garbage", words: "cannot be used: line 1 is not tablemock’s") { _ in "x y z"
    },
    Flaw(testDescription: "conflict", words: "cannot be used: line 2 is not tablemock’s") {
      $0.replacing("\ntablemock ", with: "\n<<<<<<< ours\ntablemock 0.0 1\n=======\ntablemock ")
    },
    Flaw(testDescription: "both versions of a library", words: "cannot be used: line 5 is not tablemock’s") {
      $0.replacing(#/library cairo .*\n/#) { "library cairo 0.9\n\($0.output)" }
    },
    Flaw(testDescription: "both versions of a font", words: "cannot be used: line 19 is not tablemock’s") {
      $0.replacing(#/\n(font \S+ \S+) .*/#) { "\($0.output.0)\n\($0.output.1) 0" }
    },
    Flaw(testDescription: "both sides of a conflict", words: "cannot be used: line 3 is not tablemock’s") {
      $0.replacing("\ntablemock ", with: "\ntablemock 0.0 1\ntablemock ")
    },
  ]

  /// Of files full of zeros a repository can have any number of bytes, and no memory can.
  @Test func aFileOfATerabyteIsTold() throws {
    let project = try ReviewProject()
    try project.approveAll()
    let before = try lock(of: project)
    #expect(truncate(project.folder.url.path + "/golden/tablemock.lock", 1 << 40) == 0)
    let run = try project.run("verify", "screens")
    #expect(run.status == 0)
    #expect(
      run.lines.first == "golden/tablemock.lock cannot be used: it cannot be read", "\(run.text)\(run.errors)"
    )
    #expect(try project.run("approve", "--all").lines == ["updated golden/tablemock.lock"])
    #expect(try lock(of: project) == before)
  }

  @Test(arguments: flaws) func aFileOfNoUseIsTold(_ flaw: Flaw) throws {
    let project = try ReviewProject()
    try project.approveAll()
    let before = try lock(of: project)
    if let text = flaw.text(before) {
      try write(text, as: project)
    } else {
      try project.remove("golden/tablemock.lock")
    }
    let run = try project.run("verify", "screens")
    #expect(run.status == 0)
    #expect(run.lines.first?.hasPrefix("golden/tablemock.lock \(flaw.words)") == true, "\(run.text)")
    try project.write(ReviewProject.spec("WLAN"), to: "a")
    let changed = try project.run("verify", "screens")
    #expect(changed.status == 1 && changed.lines.first?.contains(flaw.words) == true)
    #expect(try project.run("approve", "a").status == 0)
    #expect(try lock(of: project) == before)
  }

  @Test func aLibraryThatIsLeftOutIsTold() throws {
    let project = try ReviewProject()
    try project.approveAll()
    let before = try lock(of: project)
    try write(before.replacing(#/library cairo .*\n/#, with: ""), as: project)
    let run = try project.run("verify", "screens")
    #expect(run.status == 0 && run.lines.count == 2, "\(run.text)")
    #expect(run.lines[0].hasPrefix("cairo ") && run.lines[0].hasSuffix(": tablemock.lock does not record it"))
    #expect(try project.run("approve", "--all").lines == ["updated golden/tablemock.lock"])
    #expect(try lock(of: project) == before)
  }

  /// Whether the pictures that are left differ for the same reason is not known before they are looked at.
  @Test(arguments: [true, false]) func asLongAsPicturesAreLeftItIsNotForgotten(_ isVerifiedAgain: Bool) throws
  {
    let project = try ReviewProject()
    try project.approveAll()
    let before = try lock(of: project)
    let older = before.replacing(#/library cairo .*/#, with: "library cairo 0.9")
    try write(older, as: project)
    for name in ["a", "b"] { try project.write(ReviewProject.spec("WLAN \(name)"), to: name) }
    try project.run("verify", "screens")
    #expect(try project.run("approve", "a").lines == ["approved a.png"])
    #expect(try lock(of: project) == older)
    if isVerifiedAgain {
      let run = try project.run("verify", "screens")
      #expect(
        run.status == 1 && run.lines[0].hasPrefix("cairo 0.9 → ") && run.lines.last == "1 same, 1 changed")
    }
    #expect(try project.run("approve", "b").lines == ["approved b.png"])
    #expect(try lock(of: project) == before)
  }

  @Test func linesThatSystemsEndOtherwiseAreRead() throws {
    let project = try ReviewProject()
    try project.approveAll()
    try write(try lock(of: project).replacing("\n", with: "\r\n"), as: project)
    #expect(try project.run("verify", "screens").text == "2 same\n")
  }

  @Test func whereNothingWasApprovedNoFileIsMissed() throws {
    let run = try ReviewProject().run("verify", "screens")
    #expect(run.status == 1 && !run.text.contains("tablemock.lock"))
  }
}
