import Foundation
import TableLayout
import TableModel
import TableRendering
import TableSources
import Testing

/// Texts that differ by the kind of device that they are shown on.
@Suite struct DeviceTextTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
    "hint": {"localizations": {"en": {"variations": {"device": {
    "iphone": {"stringUnit": {"state": "translated", "value": "Tap on your iPhone"}},
    "ipad": {"stringUnit": {"state": "translated", "value": "Tap on your iPad"}},
    "other": {"stringUnit": {"state": "translated", "value": "Click"}}}}}}},
    "l.text": {"localizations": {"en": {"variations": {"device": {
    "ipad": {"stringUnit": {"state": "translated", "value": "Large"}},
    "other": {"stringUnit": {"state": "translated", "value": "Small"}}}}}}}}}
    """

  private static let spec = "tableView: {rows: [{textLabel: {key: hint, defaultValue: Touch here}}]}\n"
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"><scenes><scene>
    <objects><tableViewController id="v"><tableView id="t"><prototypes><tableViewCell id="c" textLabel="l"
     style="IBUITableViewCellStyleDefault"><tableViewCellContentView key="contentView"><subviews><label id="l" text="Own"/>
    </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene>
    </scenes></document>
    """

  @Test(arguments: [
    ("a.yaml", Variant(device: "iphone6", language: "en"), "Tap on your iPhone"),
    ("a.yaml", Variant(device: "ipad", language: "en"), "Tap on your iPad"),
    ("a.yaml", Variant(device: "ipad"), "Touch here"),
    ("Localizable.storyboard", Variant(device: "iphone6", language: "en"), "Small"),
    ("Localizable.storyboard", Variant(device: "ipad", language: "en"), "Large"),
  ])
  func texts(name: String, variant: Variant, text: String) throws {
    let folder = try TemporaryFolder([
      "a.yaml": Self.spec, "Localizable.xcstrings": Self.catalog, "Localizable.storyboard": Self.document,
    ])
    let path = FilePath(folder.url.path + "/" + name)
    let source = SourceStore().source(of: InputFile(path: path, outputName: "a"), isWantedAgain: false)
    // The screens of one source are read once for each kind of device.
    for _ in 0..<2 {
      let screen = try #require(try source.screens(as: variant).first)
      let scene = try Renderer().scene(of: screen, as: variant)
      #expect(scene.root.texts == [text])
    }
  }
}

extension SceneNode {
  /// The texts of all labels.
  fileprivate var texts: [String] { [label?.text].compactMap { $0 } + children.flatMap(\.texts) }
}
