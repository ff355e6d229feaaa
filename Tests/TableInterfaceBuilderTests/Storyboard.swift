import TableInterfaceBuilder
import TableLayout
import TableModel
import TableRendering
import TableSources

/// Small Interface Builder documents, written so that a test says only what it is about.
enum Storyboard {
  /// What comes of a document.
  static func load(
    _ text: String,
    name: String = "Main.storyboard",
    folder: String = "/nowhere",
    limits: LoadingLimits = LoadingLimits()
  ) -> Source {
    SourceLoader(vocabulary: .all, limits: limits)
      .load(Array(text.utf8), named: name, folder: FilePath(folder))
  }

  /// A storyboard of one scene with one table, around what lies in the table.
  static func document(
    _ content: String,
    table: String = "",
    resources: String = "",
    tools: String = "4514",
    extra: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)">
    \(extra)<scenes><scene sceneID="s"><objects>
    <tableViewController id="vc" sceneMemberID="viewController"><tableView key="view" id="table" \(table)>
    <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>\(content)</tableView></tableViewController>
    </objects></scene></scenes><resources>\(resources)</resources></document>
    """
  }

  /// A row of 100 points with a view, named `view`, of which constraints place the upper left corner alone.
  static func row(placing view: String) -> String {
    """
    <prototypes>
    <tableViewCell id="cell" rowHeight="100"><rect key="frame" x="0" y="0" width="320" height="100"/>
    <tableViewCellContentView key="contentView" id="content"><rect key="frame" width="320" height="100"/>
    <subviews>\(view)</subviews><constraints>
    <constraint firstItem="view" firstAttribute="leading" secondItem="content" secondAttribute="leading"/>
    <constraint firstItem="view" firstAttribute="top" secondItem="content" secondAttribute="top"/>
    </constraints></tableViewCellContentView></tableViewCell></prototypes>
    """
  }

  /// The table of such a storyboard.
  static func table(
    _ content: String, table: String = "", resources: String = "", tools: String = "4514"
  ) -> TableView? {
    load(document(content, table: table, resources: resources, tools: tools)).document?.screens.first?
      .tableViews.first
  }

  /// The cell of such a storyboard with one prototype, from the prototype's attributes and content.
  static func cell(_ attributes: String, _ content: String = "", resources: String = "") -> Cell? {
    table(
      "<prototypes><tableViewCell id=\"cell\" \(attributes)>\(content)</tableViewCell></prototypes>",
      resources: resources
    )?.sections.first?.rows.first
  }

  /// The only view of a prototype's content view.
  static func view(_ element: String, resources: String = "") -> View? {
    cell(
      "",
      "<view key=\"contentView\"><rect key=\"frame\" width=\"320\" height=\"43\"/>"
        + "<subviews>\(element)</subviews></view>",
      resources: resources
    )?.contentView?.subviews.first
  }

  /// The main label of a prototype of the default style, from the label's attributes and content.
  static func label(_ attributes: String, _ content: String = "") -> Label? {
    cell(
      "style=\"IBUITableViewCellStyleDefault\" textLabel=\"label\"",
      """
      <tableViewCellContentView key="contentView"><subviews>
      <label id="label" \(attributes)>\(content)</label></subviews></tableViewCellContentView>
      """
    )?.textLabel
  }
}

extension SceneNode {
  /// The names of the files of all pictures.
  var imageNames: [String] {
    drawings.compactMap { drawing in
      if case .image(let image) = drawing { image.reference.name } else { nil }
    } + children.flatMap(\.imageNames)
  }

  /// The colours of all letters.
  var letterColors: [Color] {
    drawings.compactMap { drawing -> Color? in
      guard case .text(_, _, let color, _) = drawing else { return nil }
      return color
    } + children.flatMap(\.letterColors)
  }
}
