import Foundation
import TableInterfaceBuilder
import TableModel
import TableRendering
import TableSources
import TestSupport

/// A project with a document in `p/App/Screens/Settings/UI`, removed at the end of a test.
final class AssetProject {
  let path = NSTemporaryDirectory() + "assets-" + UUID().uuidString
  var folder: String { path + "/p/App/Screens/Settings/UI" }

  init(marker: String? = "p/App.xcodeproj/project.pbxproj") throws {
    try write("", to: "p/App/Screens/Settings/UI/other.txt")
    if let marker { try write("", to: marker) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func load(device: String = "retina4_7", isSymbol: Bool = false) -> Source {
    let row = """
      <prototypes><tableViewCell id="c" style="IBUITableViewCellStyleDefault" textLabel="l" imageView="i">
      <tableViewCellContentView key="contentView"><subviews><label id="l" text="A"><color key="textColor" name="Brand"/>
      </label><imageView id="i" image="logo"/></subviews></tableViewCellContentView></tableViewCell></prototypes>
      """
    let stored = """
      <namedColor name="Brand"><color red="0" green="1" blue="0" alpha="1"/></namedColor>
      <image name="logo" \(isSymbol ? "catalog=\"system\"" : "") width="7" height="7"/>
      """
    var limits = LoadingLimits()
    limits.reach = SourceReach(places: [FilePath(path).resolved ?? ""])
    let document = Storyboard.document(
      row, resources: stored, tools: "22505", extra: "<device id=\"\(device)\"/>")
    return Storyboard.load(document, folder: folder, limits: limits)
  }

  func cell(isSymbol: Bool = false) -> Cell? {
    load(isSymbol: isSymbol).document?.screens.first?.tableViews.first?.sections.first?.rows.first
  }
  var cell: Cell? { cell() }
  var color: Color? { cell?.textLabel?.textColor }
  var image: Image? { cell?.imageView?.image }
}
