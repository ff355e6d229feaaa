import TableModel
import TableThemes
import Testing

@testable import TableLayout

/// The words that UIKit shows of its own accord, and the language that text is set in.
@Suite struct SystemStringsTests {
  /// English with a sign before every word.
  private static let marked: SystemStrings = {
    let english = SystemStrings.english
    return SystemStrings(
      delete: "*" + english.delete,
      back: "*" + english.back,
      noContent: "*" + english.noContent,
      settings: "*" + english.settings,
      switchOn: "*" + english.switchOn,
      switchOff: "*" + english.switchOff,
      barButtonTitles: english.barButtonTitles.mapValues { "*" + $0 },
      tabTitles: english.tabTitles.mapValues { "*" + $0 }
    )
  }()

  private static func texts(of screen: Screen, theme: Theme, strings: SystemStrings) -> [String] {
    let environment = LayoutEnvironment(size: Size(width: 320, height: 480), scale: 2, strings: strings)
    return TableLayoutEngine(theme: theme, shaper: StubShaper()).scene(of: screen, in: environment).root
      .all.compactMap(\.label?.text)
  }

  private static let switches = [true, false].map { isOn in
    Cell(accessoryView: View(content: .control(Control(.switch(isOn: isOn)))))
  }

  private static let screen = Screen.around(
    ViewController(
      navigationBar: NavigationBar(
        title: "A title that leaves no room", backButtonTitle: "A long way back",
        rightBarButtonItems: [BarButtonItem(.system(.save))]),
      searchBar: SearchBar(showsCancelButton: true),
      tableView: TableView(sections: [
        Section(rows: switches + [Cell(editingStyle: .delete, showingDeleteConfirmation: true)])
      ]),
      tabBar: TabBar(items: [TabBarItem(systemItem: .topRated)])
    ))

  @Test(arguments: [
    (Theme.ios6, ["Delete", "Back", "ON", "OFF", "Save", "Cancel", "Top Rated"]),
    (.ios8, ["Delete", "Back", "Save", "Cancel", "Top Rated"]),
  ])
  func theWordsShowThatTheEnvironmentHas(theme: Theme, words: [String]) {
    let english = Self.texts(of: Self.screen, theme: theme, strings: .english)
    let marked = Self.texts(of: Self.screen, theme: theme, strings: Self.marked)
    for word in words {
      #expect(english.contains(word))
      #expect(marked.contains("*" + word))
      #expect(!marked.contains(word))
    }
  }

  @Test(arguments: TabBarItem.SystemItem.allCases) func everyTabHasAnEnglishTitle(item: TabBarItem.SystemItem)
  {
    #expect(SystemStrings.english.tabTitles[item]?.isEmpty == false)
  }

  @Test(arguments: BarButtonSystemItem.allCases)
  func everyButtonHasASignOrAnEnglishWord(item: BarButtonSystemItem) {
    let isSpace = item == .flexibleSpace || item == .fixedSpace
    #expect(isSpace || Symbol.of(item) != nil || SystemStrings.english.barButtonTitles[item] != nil)
  }

  /// Keeps what it was asked.
  private final class RecordingShaper: TextShaping {
    private(set) var requests: [TextRequest] = []

    func shape(_ request: TextRequest) -> ShapedText {
      requests.append(request)
      return StubShaper().shape(request)
    }
  }

  @Test(arguments: [("en", LayoutDirection.leftToRight), ("ar", .rightToLeft)])
  func everyRequestCarriesLanguageAndDirection(language: String, direction: LayoutDirection) {
    let shaper = RecordingShaper()
    let environment = LayoutEnvironment(
      size: Size(width: 320, height: 480), scale: 2, language: language, layoutDirection: direction)
    _ = TableLayoutEngine(theme: .ios6, shaper: shaper).scene(of: Self.screen, in: environment)
    #expect(shaper.requests.count > 5)
    #expect(Set(shaper.requests.map(\.language)) == [language])
    #expect(Set(shaper.requests.map(\.layoutDirection)) == [direction])
  }
}
