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
    let rules = "review: {ignore: [{id: clock}]}"
    let project = try ReviewProject(["a": ReviewProject.spec("9:41", more: rules)])
    try project.approveAll()
    try project.write(ReviewProject.spec("9:42", more: rules), to: "a")
    #expect(try status(project).status == 0)
    try project.write(ReviewProject.spec("9:42"), to: "a")
    #expect(try status(project).status == 1)
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

  @Test func rulesThatServeNothingAreTold() throws {
    let rules = "review: {ignore: [{id: nobody}], tolerance: {pixels: 3, by: 8, reason: shadows}}"
    let project = try ReviewProject(["a": ReviewProject.spec("9:41", more: rules)])
    try project.approveAll()
    let errors = try status(project).errors
    #expect(errors.contains("no view has the id “nobody”"))
    #expect(errors.contains("no picture needed the tolerance “shadows”"))
  }

  @Test(arguments: [
    "{tolerance: {pixels: 4, by: 8}}", "{tolerance: {pixels: 4, by: 8, reason: \"\"}}",
    "{tolerance: {by: 8, reason: shadows}}", "{tolerance: {pixels: 0, reason: shadows}}",
    "{ignore: [{}]}", "{ignore: clock}", "{nothing: 1}",
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
        - {path: screens/a.yaml, review: {ignore: [{id: clock}]}}
        - screens/b.yaml
      """, to: "tablemock.yaml")
    #expect(try project.run("verify").status == 1)
    #expect(try project.run("approve", "--all").status == 0)
    for name in ["a", "b"] { try project.write(ReviewProject.spec("9:42"), to: name) }
    #expect(try project.run("verify").status == 1)
    #expect(try project.states() == ["b.png": "changed"])
  }
}
