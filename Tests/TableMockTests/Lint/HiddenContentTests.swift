import Foundation
import Testing

/// What the linter says of a content view that a content configuration takes the place of.
@Suite struct HiddenContentTests {
  private static func spec(_ configuration: String, theme: String) -> String {
    """
    theme: \(theme)
    size: {width: 320, height: 88}
    tableView:
      rows:
        - \(configuration)
          contentView:
            - {frame: [16, 8, 280, 28], textField: {text: Anna, borderStyle: roundedRect}}
        - Medium

    """
  }

  @Test(
    arguments: [
      ("contentConfiguration: {style: cell}", "ios16", false), ("reuseIdentifier: Small", "ios16", true),
      ("contentConfiguration: {style: cell}", "ios10", true),
    ])
  func onlyShownViewsAreLookedAt(_ configuration: String, _ theme: String, _ isFound: Bool) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec(configuration, theme: theme)])
    let run = try CommandRun(["lint", "a.yaml"], in: folder.url)
    #expect(run.text.contains("field-without-hint") == isFound, "\(run.text)\(run.errors)")
  }
}
