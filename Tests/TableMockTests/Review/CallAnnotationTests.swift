import Foundation
import Testing

/// What ends a call as a whole is an annotation, too, where findings are.
@Suite struct CallAnnotationTests {
  @Test func nothingToCompareIsOne() throws {
    let project = try ReviewProject()
    let run = try project.run("verify", "screens", "--filter", "other*", "--format", "github")
    #expect(run.status == 2)
    #expect(run.lines.count == 1)
    #expect(run.text.hasPrefix("::error title=tablemock::there is nothing to compare"), "\(run.text)")
    #expect(run.errors.contains("error: there is nothing to compare"))
    let plain = try project.run("verify", "screens", "--filter", "other*")
    #expect(plain.status == 2 && plain.text.isEmpty)
  }

  @Test func aBrokenManifestIsOneAtItsPlace() throws {
    let project = try ReviewProject()
    try project.folder.write("inputs: [screens]\nbaselines: golden\n", to: "tablemock.yaml")
    let run = try project.run("verify", "--format", "github")
    #expect(run.status == 2)
    let place = "file=tablemock.yaml,line=2,col=1,title=tablemock"
    #expect(run.text.contains("::error \(place)::unknown key “baselines”"), "\(run.text)")
  }

  @Test func sidesThatCannotBeComparedAreOne() throws {
    let project = try ReviewProject()
    let run = try project.run("diff", "screens/a.yaml", "screens/none.yaml", "--format", "github")
    #expect(run.status == 2 && run.text.hasPrefix("::error "), "\(run.text)")
    #expect(run.text.contains("none.yaml"))
  }

  @Test(arguments: [["lint", "screens"], ["verify", "screens", "--lint"]])
  func aBrokenSourceIsOneAnnotation(_ call: [String]) throws {
    let project = try ReviewProject()
    try project.write("tableView: {rows: [{nonsense: 2}]}", to: "b")
    let run = try project.run(all: call + ["--format", "github"])
    #expect(run.status == 2)
    let annotations = run.lines.filter { $0.hasPrefix("::error ") && $0.contains("nonsense") }
    #expect(annotations.count == 1, "\(run.text)")
    #expect(run.errors.components(separatedBy: "unknown key “nonsense”").count == 2, "\(run.errors)")
  }
}
