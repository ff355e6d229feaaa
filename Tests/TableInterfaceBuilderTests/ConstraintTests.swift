import TableModel
import TableSources
import Testing

@testable import TableInterfaceBuilder

@Suite struct ConstraintTests {
  private func content(_ constraints: String, _ label: String = "") throws -> (ContentView, [Diagnostic]) {
    let cell = """
      <tableViewCell id="cel-l0-000" rowHeight="60"><rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" id="con-te-nt0">
      <rect key="frame" x="0" y="0" width="320" height="59.5"/>
      <subviews><label text="Hello" id="lab-el-000" translatesAutoresizingMaskIntoConstraints="NO" \(label)>
      <rect key="frame" x="20" y="20" width="42" height="21"/></label></subviews>
      <constraints>\(constraints)</constraints></tableViewCellContentView></tableViewCell>
      """
    let result = Storyboard.load(Storyboard.document("<prototypes>\(cell)</prototypes>"))
    let tableView = try #require(result.document?.screens.first?.tableViews.first)
    return (try #require(tableView.sections.first?.rows.first?.contentView), result.diagnostics)
  }

  @Test("constraints are read with all that they say")
  func constraint() throws {
    let (content, findings) = try content(
      """
      <constraint firstItem="lab-el-000" firstAttribute="leading" relation="greaterThanOrEqual" priority="750"
        secondItem="con-te-nt0" secondAttribute="leadingMargin" multiplier="1:2" constant="4" id="one-00-000"/>
      """, "horizontalHuggingPriority=\"251\"")
    #expect(findings.isEmpty)
    let layout = try #require(content.layout)
    #expect(
      layout.constraints == [
        LayoutConstraint(
          id: "one-00-000", firstItem: "lab-el-000", firstAttribute: .leading,
          relation: .greaterThanOrEqual, secondItem: "con-te-nt0", secondAttribute: .leadingMargin,
          multiplier: 0.5, constant: 4, priority: 750)
      ])
    let label = try #require(content.subviews.first)
    #expect(label.id == "lab-el-000")
    #expect(label.layout?.contentHuggingPriority.horizontal == 251)
    #expect(label.layout?.translatesAutoresizingMaskIntoConstraints == false)
  }

  @Test("a multiplier is a number, a ratio, or a fraction", arguments: ["0.5", "1:2", "1/2"])
  func multiplier(text: String) throws {
    let (content, findings) = try content(
      """
      <constraint firstItem="lab-el-000" firstAttribute="width" secondItem="con-te-nt0" secondAttribute="width"
        multiplier="\(text)" id="one-00-000"/>
      """)
    #expect(findings.isEmpty)
    #expect(content.layout?.constraints.map(\.multiplier) == [0.5])
  }

  @Test("a constraint that goes when the app is built counts, as it stands in for code")
  func placeholder() throws {
    let (content, findings) = try content(
      "<constraint firstItem=\"lab-el-000\" firstAttribute=\"width\" constant=\"3\" placeholder=\"YES\"/>")
    #expect(findings.isEmpty)
    #expect(content.layout?.constraints.map(\.constant) == [3])
  }

  @Test(
    "a constraint that cannot be is told and left out",
    arguments: [
      (#"firstAttribute="top" constant="nan""#, "constant"),
      (#"firstAttribute="top" constant="1e300""#, "constant"),
      (#"firstAttribute="inside""#, "firstAttribute"),
      (#"firstAttribute="width" secondAttribute="height" multiplier="1:0""#, "multiplier"),
      (#"firstAttribute="width" secondAttribute="height" multiplier="1/2/3""#, "multiplier"),
      (#"firstItem="nob-od-y00" firstAttribute="width" constant="3""#, "nob-od-y00"),
    ])
  func broken(attributes: String, named: String) throws {
    let (content, findings) = try content("<constraint \(attributes) id=\"one-00-000\"/>")
    #expect(content.layout?.constraints == [])
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.severity == .warning)
    #expect(finding.message.contains(named))
    #expect(finding.location.line != nil)
  }
}
