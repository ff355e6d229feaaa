import TableMock
import Testing

/// The panel beside a row of iOS 7 that slides open.
///
/// In the dump of a running app it is 82 points wide, its label 52 × 22 at 15, 11. One of iOS 8 is 21.5 high there.
@Suite struct WholePointPanelTests {
  /// The frames of the panel and of its title.
  private func frames(_ theme: String) throws -> [Rect] {
    let screen = try Screenshot(
      spec: """
        theme: \(theme)
        scale: 2
        size: {width: 320, height: 44}
        tableView: {rows: [{textLabel: Hill, showingDeleteConfirmation: true}]}
        """)
    let panel = try #require(screen.scene.root.first(.actionButton))
    return [panel.frame] + panel.children.map(\.frame)
  }

  @Test func titlesOfIOS7AreWholePointsWideAndHigh() throws {
    let frames = try frames("ios7")
    #expect(frames[0].width == 82)
    #expect(frames[1] == Rect(x: 15, y: 11, width: 52, height: 22))
  }

  @Test func thoseOfIOS9AreNot() throws {
    #expect(try frames("ios9")[1] == Rect(x: 15, y: 11, width: 53, height: 21.5))
  }
}

extension SceneNode {
  /// The first view of a class, the node itself included.
  fileprivate func first(_ viewClass: ViewClass) -> SceneNode? {
    if self.viewClass == viewClass { return self }
    for child in children {
      if let node = child.first(viewClass) { return node }
    }
    return nil
  }
}
