import Testing

/// Something that Interface Builder documents can say, in the smallest document that says it.
struct ConversionFeature: CustomTestStringConvertible, Sendable {
  let name: String
  private let rows: String
  private let table: String
  private let content: String
  private let resources: String

  init(_ name: String, rows: String, table: String = "", content: String = "", resources: String = "") {
    self.name = name
    self.rows = rows
    self.table = table
    self.content = content
    self.resources = resources
  }

  var testDescription: String { name }

  /// The document, as tools of a version would have written it.
  func document(tools: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)"><scenes><scene>
    <objects><tableViewController id="vc" sceneMemberID="viewController"><tableView key="view" id="t" \(table)>
    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/><sections><tableViewSection id="s"><cells>\(rows)</cells>
    </tableViewSection></sections>\(content)</tableView></tableViewController></objects></scene></scenes><resources>
    <image name="dot" width="12" height="10"/>\(resources)</resources></document>
    """
  }

  /// A row of a standard style.
  private static func standard(
    _ style: String, _ attributes: String = "", label: String = "text=\"Title\"", content: String = "",
    beside: String = ""
  ) -> String {
    """
    <tableViewCell id="c" style="IBUITableViewCellStyle\(style)" textLabel="l" detailTextLabel="d" imageView="i" \(attributes)>
    <tableViewCellContentView key="contentView"><subviews><label id="l" \(label)>\(content)</label><label id="d" text="Detail"/>
    </subviews></tableViewCellContentView>\(beside)</tableViewCell>
    """
  }

  /// A row of the author's own views.
  private static func custom(_ views: String) -> String {
    """
    <tableViewCell id="c"><tableViewCellContentView key="contentView"><rect key="frame" width="320" height="43.5"/><subviews>
    \(views)</subviews></tableViewCellContentView></tableViewCell>
    """
  }

  private static let frame =
    "<rect key=\"frame\" x=\"20\" y=\"6.3333333333333339\" width=\"120\" height=\"30\"/>"

  private static func view(_ name: String, _ element: String, _ inner: String = "") -> ConversionFeature {
    let tag = element.prefix { $0 != " " }
    return ConversionFeature(name, rows: custom("<\(element) id=\"v\">\(frame)\(inner)</\(tag)>"))
  }

  private static let odd =
    "red=\"0.30196\" green=\"0.7777\" blue=\"0.1234567\" alpha=\"0.5123\" colorSpace=\"calibratedRGB\"/>"

  static let all: [ConversionFeature] =
    ["Default", "Subtitle", "Value1", "Value2"].map { ConversionFeature("style \($0)", rows: standard($0)) }
    + ["disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"].map {
      ConversionFeature("accessory \($0)", rows: standard("Default", "accessoryType=\"\($0)\""))
    } + texts + tables + views

  private static let texts: [ConversionFeature] =
    [
      ("system", "type=\"system\" pointSize=\"13\""), ("bold", "type=\"boldSystem\" pointSize=\"17\""),
      ("light", "type=\"system\" weight=\"light\" pointSize=\"17\""),
      ("text style", "style=\"UICTFontTextStyleHeadline\""),
      ("named", "name=\"HelveticaNeue-LightItalic\" family=\"Helvetica Neue\" pointSize=\"17\""),
    ].map { name, font in
      ConversionFeature(
        "font \(name)",
        rows: standard("Default", content: "<fontDescription key=\"fontDescription\" \(font)/>"))
    } + [
      ConversionFeature(
        "colour between the bits", rows: standard("Default", content: "<color key=\"textColor\" \(odd)")),
      ConversionFeature(
        "system colour",
        rows: standard("Default", content: "<color key=\"textColor\" systemColor=\"systemTealColor\"/>"),
        resources: "<systemColor name=\"systemTealColor\"><color \(odd)</systemColor>"),
      ConversionFeature(
        "named colour", rows: standard("Default", content: "<color key=\"textColor\" name=\"Brand\"/>"),
        resources: "<namedColor name=\"Brand\"><color \(odd)</namedColor>"),
      ConversionFeature(
        "shadow",
        rows: standard(
          "Default",
          content: "<color key=\"shadowColor\" \(odd)<size key=\"shadowOffset\" width=\"1\" height=\"2\"/>")),
      ConversionFeature(
        "lines",
        rows: standard("Subtitle", "rowHeight=\"99\"", label: "text=\"One&#10;Two\" numberOfLines=\"0\"")),
      ConversionFeature(
        "shrinking",
        rows: custom(
          """
          <label id="v" text="A text that is too long for its place" adjustsFontSizeToFit="YES" minimumFontSize="9">\(frame)
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
          """)),
      ConversionFeature(
        "attributed text",
        rows: standard(
          "Default", label: "",
          content: """
            <attributedString key="attributedText"><fragment content="Red "><attributes><color key="NSColor" \(odd)
            <font key="NSFont" size="12" name="Helvetica-Bold"/></attributes></fragment><fragment content="plain: &quot;{}&quot;"/>
            </attributedString>
            """)),
    ]

  private static let tables: [ConversionFeature] = [
    ConversionFeature("grouped", rows: standard("Default"), table: "style=\"grouped\""),
    ConversionFeature(
      "grouped with heights", rows: standard("Default"),
      table: "style=\"grouped\" sectionHeaderHeight=\"18\" sectionFooterHeight=\"31\" rowHeight=\"61\"",
      content: "<color key=\"backgroundColor\" \(odd)"),
    ConversionFeature(
      "separators", rows: standard("Default"), table: "separatorStyle=\"singleLine\"",
      content: "<color key=\"separatorColor\" \(odd)<inset key=\"separatorInset\" minX=\"33\" maxX=\"4.5\"/>"),
    ConversionFeature(
      "header and footer", rows: standard("Default"),
      content: """
        <view key="tableHeaderView" id="h"><rect key="frame" width="320" height="80.5"/><color key="backgroundColor" \(odd)</view>
        <label key="tableFooterView" text="End" id="f"><rect key="frame" width="320" height="40"/></label>
        """),
    ConversionFeature(
      "cell attributes",
      rows: standard(
        "Default",
        "indentationLevel=\"2\" indentationWidth=\"7\" rowHeight=\"70\" showsReorderControl=\"YES\"",
        beside: "<inset key=\"separatorInset\" minX=\"50\"/><color key=\"backgroundColor\" \(odd)")),
    ConversionFeature(
      "accessory view",
      rows: standard(
        "Default",
        beside:
          "<stepper key=\"accessoryView\" id=\"a\"><rect key=\"frame\" width=\"94\" height=\"29\"/></stepper>"
      )),
    ConversionFeature(
      "tint",
      rows: custom(
        "<button id=\"v\" buttonType=\"system\">\(frame)<state key=\"normal\" title=\"Go\"/></button>"),
      content: "<color key=\"tintColor\" \(odd)"),
  ]

  private static let views: [ConversionFeature] = [
    view("switch", "switch on=\"YES\"", "<color key=\"onTintColor\" \(odd)"),
    view("slider", "slider minValue=\"10\" maxValue=\"20\" value=\"13.3\""),
    view("stepper", "stepper maximumValue=\"100\""), view("progress", "progressView progress=\"0.3333\""),
    view("indicator", "activityIndicatorView animating=\"YES\"", "<color key=\"color\" \(odd)"),
    view(
      "large indicator", "activityIndicatorView animating=\"YES\" style=\"whiteLarge\"",
      "<color key=\"color\" \(odd)"),
    view("field", "textField placeholder=\"Name: {first}\""),
    view(
      "field with a border", "textField text=\"Ann\" textAlignment=\"right\" borderStyle=\"bezel\"",
      "<color key=\"textColor\" \(odd)<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"13\"/>"
    ),
    view(
      "button with letters of its own", "button buttonType=\"system\"",
      """
      <fontDescription key="fontDescription" type="boldSystem" pointSize="13"/>
      <state key="normal" title="Go"><color key="titleColor" \(odd)</state>
      """),
    view("button with a picture and a title", "button", "<state key=\"normal\" image=\"dot\" title=\"Go\"/>"),
    view(
      "segments with pictures", "segmentedControl",
      "<segments><segment title=\"\" image=\"dot\"/><segment title=\"Yes\"/></segments>"),
    view("text view in the middle", "textView text=\"Notes\" textAlignment=\"center\""),
    view("button", "button buttonType=\"system\"", "<state key=\"normal\" title=\"Go\"/>"),
    view("button with a picture", "button", "<state key=\"normal\" image=\"dot\"/>"),
    view(
      "segments", "segmentedControl selectedSegmentIndex=\"1\"",
      "<segments><segment title=\"No\"/><segment title=\"Yes\"/></segments>"),
    view("picture", "imageView image=\"dot\" contentMode=\"center\""),
    view("text view", "textView text=\"Notes # 1\""), view("search bar", "searchBar placeholder=\"Find\""),
    view("stand-in", "mapView"), view("class of its own", "view customClass=\"GraphView\""),
    view("stack", "stackView", "<subviews><label text=\"A\">\(frame)</label></subviews>"),
    view(
      "box", "view clipsSubviews=\"YES\" alpha=\"0.33\"",
      """
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/><color key="backgroundColor" \(odd)
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
      <integer key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """),
  ]
}
