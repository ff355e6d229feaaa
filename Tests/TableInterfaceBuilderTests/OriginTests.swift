import TableModel
import Testing

/// Every part of an Interface Builder document leads back to its element and object.
struct OriginTests {
  private static let document = Storyboard.document(
    """
    <sections>
    <tableViewSection headerTitle="One" id="first"><cells>
    <tableViewCell id="a" style="IBUITableViewCellStyleDefault" textLabel="t"><view key="contentView">
    <subviews><label id="t" text="Wi-Fi"/></subviews></view></tableViewCell></cells></tableViewSection>
    <tableViewSection id="second"><cells>
    <tableViewCell id="b"><view key="contentView" id="content"><rect key="frame" width="320" height="43"/>
    <subviews><label id="hidden" hidden="YES"/>
    <label id="own" text="Own"><rect key="frame" x="9" y="9" width="99" height="21"/></label>
    </subviews></view></tableViewCell></cells></tableViewSection>
    </sections>
    """, table: "style=\"grouped\"")

  private func origin(_ section: Int, _ row: Int, _ steps: ElementStep...) -> Origin? {
    guard let origins = Storyboard.load(OriginTests.document).origins else { return nil }
    let path = steps.reduce(ElementPath.row(IndexPath(section: section, row: row), screen: 0)) {
      $0.appending($1)
    }
    return OriginFinder(origins).origin(of: path)
  }

  @Test func rowsAndTheirParts() {
    #expect(origin(0, 0)?.objectID == "a")
    #expect(origin(0, 0)?.location == SourceLocation(file: "Main.storyboard", line: 7, column: 1))
    #expect(origin(0, 0, .key("textLabel"))?.objectID == "t")
    #expect(origin(0, 0, .key("textLabel"))?.location.line == 8)
    #expect(origin(1, 0)?.objectID == "b")
    #expect(origin(1, 0)?.location.line == 10)
  }

  @Test func viewsAreCountedWithoutHiddenOnes() {
    let own = origin(1, 0, .key("contentView"), .key("subviews"), .item(0))
    #expect(own?.objectID == "own")
    #expect(own?.location.line == 12)
  }
}
