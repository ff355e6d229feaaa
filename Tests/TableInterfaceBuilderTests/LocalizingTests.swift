import TableInterfaceBuilder
import TableModel
import TableRendering
import TableSources
import Testing

/// The texts of documents in other languages, by the keys that Xcode gives them.
@Suite struct LocalizingTests {
  private static let content = """
    <sections><tableViewSection id="sec" headerTitle="Header"><string key="footerTitle">Foo
    ter</string><cells>
    <tableViewCell id="c1" style="IBUITableViewCellStyleValue1" textLabel="l1" detailTextLabel="l2">
    <tableViewCellContentView key="contentView" id="cv1"><subviews>
    <label id="l1" text="Title"/><label id="l2" text="Detail"/></subviews></tableViewCellContentView>
    </tableViewCell>
    <tableViewCell id="c2"><tableViewCellContentView key="contentView" id="cv2"><subviews>
    <textField id="tf" text="Typed" placeholder="Name"/>
    <button id="b1" buttonType="system"><state key="normal" title="Tap"/><state key="selected" title="Sel"/></button>
    <button id="b2" buttonType="system"><buttonConfiguration key="configuration" title="Conf"/></button>
    <segmentedControl id="sg"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
    <searchBar id="sb" placeholder="Find"><scopeButtonTitles><string>All</string><string base64-UTF8="YES">
    Tm9uZQ==</string></scopeButtonTitles></searchBar>
    </subviews></tableViewCellContentView></tableViewCell>
    </cells></tableViewSection></sections>
    """

  private func load(_ texts: @escaping (String, String) -> String?) -> LoadingResult {
    InterfaceBuilderLoader().load(
      Array(Storyboard.document(Self.content).utf8), named: "Main.storyboard", folder: "/nowhere"
    ) { key, text, _ in texts(key, text) }
  }

  @Test func everyTextHasItsKey() {
    var found: [String] = []
    _ = load { key, text in
      found.append("\(key) = \(text)")
      return nil
    }
    #expect(
      found == [
        "sec.headerTitle = Header", "sec.footerTitle = Foo\nter", "l1.text = Title", "l2.text = Detail",
        "tf.text = Typed", "tf.placeholder = Name", "b1.normalTitle = Tap", "b1.selectedTitle = Sel",
        "b2.configuration.title = Conf", "sg.segmentTitles[0] = One", "sg.segmentTitles[1] = Two",
        "sb.placeholder = Find", "sb.scopeButtonTitles[0] = All", "sb.scopeButtonTitles[1] = None",
      ])
  }

  @Test func textsAreReplacedWhereTheyStand() throws {
    let localized = try #require(load { key, _ in "<\(key)>" }.document?.screens.first?.tableViews.first)
    let section = try #require(localized.sections.first)
    #expect(section.header?.title == "<sec.headerTitle>" && section.footer?.title == "<sec.footerTitle>")
    #expect(section.rows[0].textLabel?.text == "<l1.text>")
    #expect(section.rows[0].detailTextLabel?.text == "<l2.text>")
    let kinds = section.rows[1].contentView?.subviews.compactMap { view -> Control.Kind? in
      if case .control(let control) = view.content { control.kind } else { nil }
    }
    #expect(
      kinds == [
        .textField(text: "<tf.text>", placeholder: "<tf.placeholder>"), .button(title: "<b1.normalTitle>"),
        .segmentedControl(titles: ["<sg.segmentTitles[0]>", "<sg.segmentTitles[1]>"], selectedIndex: nil),
      ])
    let titles = section.rows[1].contentView?.subviews.flatMap(\.subviews).compactMap { view -> String? in
      if case .label(let label) = view.content { label.text } else { nil }
    }
    #expect(titles == ["<b2.configuration.title>"])
    let bars = section.rows[1].contentView?.subviews.compactMap { view -> SearchBar? in
      if case .searchBar(let bar) = view.content { bar } else { nil }
    }
    #expect(bars?.first?.placeholder == "<sb.placeholder>")
  }

  /// What has no other text keeps its own, and so does the document without any.
  @Test func othersStay() {
    let plain = Storyboard.load(Storyboard.document(Self.content))
    #expect(load { _, _ in nil }.document == plain.document)
    #expect(load { _, text in text }.document == plain.document)
    #expect(load { key, _ in key == "l1.text" ? "x" : nil }.document != plain.document)
    #expect(load { _, _ in "x" }.origins == plain.origins)
  }
}
