import Testing

@testable import SwiftUIReader

/// Views with tabs, of which a screen shows one.
struct TabTests: ReadsViews {
  private func titles(ofTabs reading: Reading) -> [String?] {
    reading.document["tabBar"]?["items"]?.items.map { $0["title"]?.text ?? $0["systemItem"]?.text } ?? []
  }

  /// The tab that is chosen is shown, or the first, above a bar with all.
  @Test(
    arguments: [
      (
        "TabView { ONE.tabItem { Label(\"A\", systemImage: \"star\") }; TWO.tabItem { Text(\"B\") } }", ["1"],
        0
      ),
      (
        "TabView(selection: $s) { ONE.tag(1).tabItem { Text(\"A\") }; TWO.tag(2).tabItem { Text(\"B\") } }",
        ["2"], 1
      ),
      (
        "TabView { Tab(\"A\", systemImage: \"star\") { ONE }; Tab(\"B\", systemImage: \"star\") { TWO } }",
        ["1"], 0
      ),
      (
        "TabView(selection: $s) { Tab(\"A\", systemImage: \"a\", value: 1) { ONE }; Tab(\"B\", systemImage: \"b\", value: 2) { TWO } }",
        ["2"], 1
      ),
      ("TabView { Page(); TWO.tabItem { Text(\"B\") } }", ["1"], 0),
      ("TabView(selection: $unknown) { ONE.tabItem { Text(\"A\") }; TWO.tabItem { Text(\"B\") } }", ["1"], 0),
    ])
  func oneTabIsShown(_ body: String, _ shown: [String], _ selected: Int) throws {
    let (one, two) = ("NavigationStack { List { Text(\"1\") } }", "List { Text(\"2\") }")
    let reading = try read(
      body.replacing("ONE", with: one).replacing("TWO", with: two), more: "@State var s = 2",
      outside: "struct Page: View { var body: some View { List { Text(\"1\") }.tabItem { Text(\"A\") } } }")
    #expect(titles(reading) == shown)
    #expect(titles(ofTabs: reading) == ["A", "B"])
    let index = reading.document["tabBar"]?["selectedIndex"]
    #expect(index == (selected == 0 ? nil : .number(Double(selected))))
  }

  /// Pages have no bar, neither have tabs that say nothing of themselves.
  @Test(arguments: [".tabViewStyle(.page)", ".tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))", ""])
  func pagesHaveNoBar(_ style: String) throws {
    let item = style.isEmpty ? "" : ".tabItem { Text(\"A\") }"
    let reading = try read("TabView { List { Text(\"1\") }\(item); List { Text(\"2\") }\(item) }\(style)")
    #expect(titles(reading) == ["1"])
    #expect(reading.document["tabBar"] == nil)
  }

  /// Tabs of a loop are told apart, and parts of one view are one tab.
  @Test func tabsAreToldApart() throws {
    let loop = try read(
      "TabView { ForEach([\"A\", \"B\"], id: \\.self) { name in List { Text(name) }.tabItem { Text(name) } } }"
    )
    #expect(titles(loop) == ["A"] && titles(ofTabs: loop) == ["A", "B"])
    let parts = try read(
      "TabView { Group { Text(\"1\"); Text(\"2\") }.tabItem { Text(\"A\") }; List { Text(\"3\") }.tabItem { Text(\"B\") } }"
    )
    #expect(titles(ofTabs: parts) == ["A", "B"])
    #expect(columnRows(parts).count == 2)
  }

  /// The title of a tab may be the first closure of a label, or of views of the project.
  @Test(arguments: [
    "Label { Text(\"C\") } icon: { Image(systemName: \"star\") }",
    "Label(title: { Text(\"C\") }, icon: { Image(systemName: \"star\") })", "Name()",
  ])
  func titlesOfTabsAreClosures(_ label: String) throws {
    let reading = try read(
      "TabView { List { Text(\"1\") }.tabItem { \(label) }; List { Text(\"2\") }.tabItem { Text(\"B\") } }",
      outside: """
        struct Name: View {
          var body: some View { Label { Text("C") } icon: { Image(systemName: "star") } }
        }
        """)
    #expect(titles(ofTabs: reading) == ["C", "B"])
    let image = reading.document["tabBar"]?["items"]?.items.first?["image"]
    #expect(image?["systemName"]?.text == "star")
  }

  /// A view with tabs or what a tab shows may hide their bar.
  @Test(
    arguments: [
      ("", ".toolbar(.hidden, for: .tabBar)", false), (".toolbar(.hidden, for: .tabBar)", "", false),
      (".toolbarVisibility(.hidden, for: .navigationBar, .tabBar)", "", false),
      (".toolbar(.hidden, for: .navigationBar)", "", true), ("", ".toolbar(.visible, for: .tabBar)", true),
    ])
  func barsMayBeHidden(_ content: String, _ all: String, _ isThere: Bool) throws {
    let reading = try read(
      "TabView { List { Text(\"1\") }\(content).tabItem { Text(\"A\") } }\(all)")
    #expect(titles(reading) == ["1"])
    #expect((reading.document["tabBar"] != nil) == isThere)
  }

  /// Tabs have badges, which are none of what they show.
  @Test(
    arguments: [
      ("Text(\"1\").badge(3).tabItem { Text(\"A\") }", "3"),
      ("Tab(\"A\", systemImage: \"a\") { Text(\"1\") }.badge(\"New\")", "New"),
      ("Text(\"1\").badge(0).tabItem { Text(\"A\") }", nil), ("Text(\"1\").tabItem { Text(\"A\") }", nil),
    ] as [(String, String?)])
  func tabsHaveBadges(_ tab: String, _ badge: String?) throws {
    let reading = try read("TabView { \(tab) }")
    #expect(reading.document["tabBar"]?["items"]?.items.first?["badgeValue"]?.text == badge)
    let row = reading.document["tableView"]?["sections"]?.items.first?["rows"]?.items.first
    #expect(row != nil && row?["detailTextLabel"] == nil)
  }

  /// The tint of a view with tabs is that of its bar.
  @Test(arguments: [(".tint(.red)", "systemRed"), (".accentColor(.green)", "systemGreen"), ("", nil)])
  func barsHaveTheTintOfTheirTabs(_ tint: String, _ color: String?) throws {
    let reading = try read("TabView { List { Text(\"1\") }.tabItem { Text(\"A\") } }\(tint)")
    #expect(reading.document["tabBar"]?["tintColor"]?.text == color)
  }

  /// Of more than five tabs, those from the fifth on are behind “More”.
  @Test(
    arguments: [
      (5, 4, ["T0", "T1", "T2", "T3", "T4"], 4), (6, 3, ["T0", "T1", "T2", "T3", "more"], 3),
      (6, 4, ["T0", "T1", "T2", "T3", "more"], 4), (22, 20, ["T0", "T1", "T2", "T3", "more"], 4),
    ])
  func furtherTabsAreBehindMore(_ count: Int, _ chosen: Int, _ expected: [String], _ index: Int) throws {
    let reading = try read(
      "TabView(selection: $s) { ForEach(0..<\(count), id: \\.self) { n in List { Text(\"\\(n)\") }.tabItem { Text(\"T\\(n)\") } } }",
      more: "@State var s = \(chosen)")
    #expect(titles(ofTabs: reading) == expected)
    #expect(reading.document["tabBar"]?["selectedIndex"] == .number(Double(index)))
    #expect(titles(reading) == ["\(chosen)"])
  }

  /// A tab may say that the bar is hidden while it is shown.
  @Test(
    arguments: [
      (".toolbar(.hidden, for: .tabBar)", 1, false), (".toolbarVisibility(.hidden, for: .tabBar)", 1, false),
      (".toolbar(.hidden, for: .tabBar)", 2, true), (".badge(3)", 1, true),
    ])
  func aTabMayHideTheBar(_ modifier: String, _ chosen: Int, _ isThere: Bool) throws {
    let reading = try read(
      "TabView(selection: $s) { Tab(\"A\", systemImage: \"a\", value: 1) { List { Text(\"1\") } }\(modifier); Tab(\"B\", systemImage: \"b\", value: 2) { List { Text(\"2\") } } }",
      more: "@State var s = \(chosen)")
    #expect(titles(reading) == ["\(chosen)"])
    #expect((reading.document["tabBar"] != nil) == isThere)
  }

  /// The tab for searching has no title since iOS 26, and another symbol stays.
  @Test(
    arguments: [
      (26, "magnifyingglass", ["A", "search"]), (18, "magnifyingglass", ["A", "B"]),
      (26, "star", ["A", "B"]),
    ])
  func searchIsATabApart(_ system: Int, _ symbol: String, _ expected: [String]) throws {
    let reading = try read(
      "TabView { Tab(\"A\", systemImage: \"star\") { List {} }; Tab(\"B\", systemImage: \"\(symbol)\", role: .search) { List {} } }"
    ) { $0.system = Double(system) }
    #expect(titles(ofTabs: reading) == expected)
  }
}
