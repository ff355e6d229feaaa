import Foundation
import TableMock
import Testing

/// What reviews overlook, and that rules which serve nothing are told.
@Suite struct ReviewRuleTests {
  private func status(_ project: ReviewProject) throws -> (status: Int32, errors: String) {
    let run = try project.run("verify", "screens")
    return (run.status, run.errors)
  }

  @Test func viewsCanBeIgnored() throws {
    let rules = "review: {ignore: [{id: clock, reason: the time}]}"
    let project = try ReviewProject(["a": ReviewProject.spec("9:41", more: rules)])
    try project.approveAll()
    try project.write(ReviewProject.spec("9:42", more: rules), to: "a")
    #expect(try status(project).status == 0)
    try project.write(ReviewProject.spec("9:42"), to: "a")
    #expect(try status(project).status == 1)
  }

  /// Another row in the place of the one that is ignored, or one that has pushed it down.
  @Test(arguments: [
    ["{id: alarm, textLabel: Alarm}"], ["{id: alarm, textLabel: Alarm}", "{id: clock, textLabel: \"9:42\"}"],
    ["{textLabel: \"9:42\"}"],
  ])
  func whatIsIgnoredHidesNoOtherRows(_ rows: [String]) throws {
    let rules = "review: {ignore: [{id: clock, reason: the time}]}"
    let project = try ReviewProject(["a": ReviewProject.spec("9:41", more: rules)])
    try project.approveAll()
    let items = rows.map { "    - \($0)\n" }.joined()
    try project.write(
      "size: {width: 200, height: 100}\nscale: 1\ntheme: ios8\n\(rules)\ntableView:\n  rows:\n\(items)",
      to: "a")
    let run = try project.run("verify", "screens")
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("changed a.png: ") && run.text.contains("  row 0-0 "), "\(run.text)")
    #expect(try project.run("approve", "--all").status == 0)
    #expect(try project.run("verify", "screens").status == 0)
  }

  /// What differs beside an ignored view is told, and the view itself is not.
  @Test func whatIsIgnoredIsNotToldBesideOthers() throws {
    let rules = "review: {ignore: [{id: clock, reason: the time}]}"
    let other = { (text: String) in "    - {textLabel: \(text)}\n" }
    let project = try ReviewProject(["a": ReviewProject.spec("9:41", more: rules) + other("Wi-Fi")])
    try project.approveAll()
    try project.write(ReviewProject.spec("10:52", more: rules) + other("WLAN"), to: "a")
    let run = try project.run("verify", "screens", "--format", "github")
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("::error file=screens/a.yaml,line=8,"), "\(run.text)")
    #expect(run.lines.count == 1 && !run.text.contains("10:52"), "\(run.text)")
    let words = try #require(try project.entries()["a.png"]?["words"] as? [[String: Any]])
    #expect(
      words.compactMap { $0["text"] as? String } == ["row 0-1 “Wi-Fi”: textLabel “Wi-Fi” → “WLAN”"])
  }

  /// An ignored row that has come pushes others down, which would be told without a reason.
  @Test func anIgnoredRowThatHasComeIsTold() throws {
    let rules = "review: {ignore: [{id: clock, reason: the time}]}"
    let project = try ReviewProject(["a": ReviewProject.spec("Wi-Fi", id: "other", more: rules)])
    try project.approveAll()
    let spec = ReviewProject.spec("9:41", more: rules) + "    - {id: other, textLabel: Wi-Fi}\n"
    try project.write(spec, to: "a")
    let run = try project.run("verify", "screens")
    #expect(run.status == 1 && run.text.contains("row 0-0 “9:41” inserted"), "\(run.text)")
  }

  @Test(arguments: [
    "ignore: [{id: clock, reason: \"  \"}]", "tolerance: {pixels: 3, by: 8, reason: \"\\t\"}",
  ])
  func blanksAreNoReason(_ rule: String) throws {
    let project = try ReviewProject(["a": ReviewProject.spec("9:41", more: "review: {\(rule)}")])
    let run = try project.run("verify", "screens")
    #expect(run.status == 2 && run.text.contains("must not be blank"), "\(run.text)")
  }

  @Test func smallDifferencesCanBeTolerated() throws {
    let project = try ReviewProject(["a": ReviewProject.spec("9:41")])
    try project.approveAll()
    let tolerance = { (pixels: Int) in
      "review: {tolerance: {pixels: \(pixels), by: 255, reason: the hand of a clock}}"
    }
    try project.write(ReviewProject.spec("9:42", more: tolerance(500)), to: "a")
    let found = try status(project)
    #expect(found.status == 0 && !found.errors.contains("tolerance"))
    try project.write(ReviewProject.spec("9:42", more: tolerance(1)), to: "a")
    #expect(try status(project).status == 1)
  }

  /// Stores a picture anew that has the same pixels and other bytes, so that these are compared.
  private func repack(_ name: String, of project: ReviewProject) throws {
    let arguments = ["render", "screens/\(name).yaml", "--png", "small", "-o", "golden/\(name).png"]
    #expect(try CommandRun(arguments, in: project.folder.url).status == 0)
  }

  @Test func rulesThatServeNothingAreTold() throws {
    let rules =
      "review: {ignore: [{id: nobody, reason: gone}], tolerance: {pixels: 3, by: 8, reason: shadows}}"
    let project = try ReviewProject(["a": ReviewProject.spec("9:41", more: rules)])
    try project.approveAll()
    try repack("a", of: project)
    let errors = try status(project).errors
    #expect(errors.contains("screens/a.yaml: warning: no view has the id “nobody”"))
    #expect(errors.contains("screens/a.yaml: warning: no picture needed the tolerance “shadows”"))
  }

  /// Of a picture whose file is the same nobody knows what it would have needed, nor of one that has changed.
  @Test(arguments: ["9:41", "9:42"]) func aToleranceIsIdleOnlyWherePixelsWereTheSame(_ text: String) throws {
    let rules = "review: {tolerance: {pixels: 1, by: 8, reason: shadows}}"
    let project = try ReviewProject(["a": ReviewProject.spec("9:41", more: rules)])
    try project.approveAll()
    try project.write(ReviewProject.spec(text, more: rules), to: "a")
    let found = try status(project)
    #expect(found.status == (text == "9:41" ? 0 : 1) && !found.errors.contains("tolerance"))
  }

  /// One picture that has changed may need the tolerance of a manifest, whatever the others need.
  @Test func aToleranceIsNotIdleWhereOneOfItsPicturesHasChanged() throws {
    let project = try ReviewProject(["a": ReviewProject.spec("9:41"), "b": ReviewProject.spec("Sound")])
    try project.folder.write(
      "inputs: [screens]\nreview: {tolerance: {pixels: 1, by: 8, reason: rounding}}", to: "tablemock.yaml")
    #expect(try project.run("verify").status == 1)
    #expect(try project.run("approve", "--all").status == 0)
    try repack("b", of: project)
    #expect(try project.run("verify").errors.contains("no picture needed the tolerance “rounding”"))
    try project.write(ReviewProject.spec("9:42"), to: "a")
    let run = try project.run("verify")
    #expect(run.status == 1 && !run.errors.contains("tolerance"), "\(run.errors)")
  }

  /// A rule of the manifest is for all of its pictures: it is idle where no picture needed it.
  @Test func rulesOfAManifestAreLookedAtAsAWhole() throws {
    let project = try ReviewProject([
      "a": ReviewProject.spec("9:41"), "b": ReviewProject.spec("Sound", id: "sound"),
      "c": ReviewProject.spec("Maps", id: "maps"),
    ])
    let manifest = { (id: String) in
      """
      inputs: [{path: screens, review: {ignore: [{id: \(id), reason: shows the time}]}}]
      review: {tolerance: {pixels: 500, by: 255, reason: printers}}
      """
    }
    try project.folder.write(manifest("clock"), to: "tablemock.yaml")
    #expect(try project.run("verify").status == 1)
    #expect(try project.run("approve", "--all").status == 0)
    for name in ["a", "b"] { try repack(name, of: project) }
    #expect(try project.run("verify").errors.components(separatedBy: "warning: ").count - 1 == 1)
    try project.write(ReviewProject.spec("Maqs", id: "maps"), to: "c")
    let needed = try project.run("verify")
    #expect(needed.status == 0 && !needed.errors.contains("warning"), "\(needed.errors)")
    try project.folder.write(manifest("nobody"), to: "tablemock.yaml")
    let idle = try project.run("verify").errors
    #expect(idle.contains("tablemock.yaml: warning: no view has the id “nobody” that reviews ignore"))
    #expect(idle.components(separatedBy: "warning: ").count - 1 == 1, "\(idle)")
    #expect(try !project.run("verify", "--theme", "ios16").errors.contains("nobody"))
    try project.write("tableView: {rows: [{nonsense: 2}]}", to: "b")
    #expect(try !project.run("verify").errors.contains("nobody"))
  }

  /// Another part of the plan may have the view.
  @Test func partsDoNotTellOfRulesThatServeNothing() throws {
    let rules = "review: {ignore: [{id: nobody, reason: gone}]}"
    let project = try ReviewProject(["a": ReviewProject.spec("9:41", more: rules)])
    try project.approveAll()
    #expect(try project.run("verify", "screens").errors.contains("no view has the id “nobody”"))
    for part in 1...2 {
      let run = try project.run("verify", "screens", "--shard", "\(part)/2")
      #expect(run.status == 0 && !run.errors.contains("nobody"), "\(run.errors)")
    }
  }

  @Test(arguments: [
    "{tolerance: {pixels: 4, by: 8}}", "{tolerance: {pixels: 4, by: 8, reason: \"\"}}",
    "{tolerance: {by: 8, reason: shadows}}", "{tolerance: {pixels: 0, reason: shadows}}",
    "{ignore: [{}]}", "{ignore: clock}", "{nothing: 1}", "{ignore: [{id: clock}]}",
    "{ignore: [{id: clock, reason: \"\"}]}", "{ignore: [{reason: shows the time}]}",
  ])
  func rulesWithoutReasonOrMeasureAreErrors(_ rules: String) throws {
    let project = try ReviewProject(["a": ReviewProject.spec("9:41", more: "review: \(rules)")])
    #expect(try status(project).status == 2)
  }

  @Test func aManifestCanSayThemOfSomeInputs() throws {
    let project = try ReviewProject(["a": ReviewProject.spec("9:41"), "b": ReviewProject.spec("9:41")])
    try project.folder.write(
      """
      inputs:
        - {path: screens/a.yaml, review: {ignore: [{id: clock, reason: the time}]}}
        - screens/b.yaml
      """, to: "tablemock.yaml")
    #expect(try project.run("verify").status == 1)
    #expect(try project.run("approve", "--all").status == 0)
    for name in ["a", "b"] { try project.write(ReviewProject.spec("9:42"), to: name) }
    #expect(try project.run("verify").status == 1)
    #expect(try project.states() == ["b.png": "changed"])
  }
}
