import Testing

@testable import SwiftUIReader

/// What surrounds views, lies over lists and stands above sections.
struct SurroundingsTests: ReadsViews {
  /// What modifiers say of a view goes into the keys of stacks, and into a stack of its own where it comes later.
  @Test(
    arguments: [
      (".frame(maxWidth: .infinity)", #"{"flexibleFrame":{"maxWidth":"infinity"}}"#),
      (
        ".frame(maxWidth: 80, alignment: .trailing)",
        #"{"flexibleFrame":{"maxWidth":80,"alignment":"trailing"}}"#
      ),
      (".frame(width: 10, height: 20)", #"{"flexibleFrame":{"width":10,"height":20}}"#),
      (".frame(minHeight: 5, idealHeight: 6)", #"{"flexibleFrame":{"minHeight":5,"idealHeight":6}}"#),
      (".frame()", "{}"), (".frame(width: unknown)", "{}"), (".frame(width: -1)", "{}"),
      (".padding(4)", #"{"padding":{"top":4,"left":4,"bottom":4,"right":4}}"#),
      (".padding(.leading)", #"{"padding":{"left":16}}"#),
      (".padding(.vertical, 3)", #"{"padding":{"top":3,"bottom":3}}"#),
      (".padding(.top, 1).frame(width: 9)", #"{"padding":{"top":1},"flexibleFrame":{"width":9}}"#),
      (".padding(4).padding(.top, 1)", #"{"padding":{"top":5,"left":4,"bottom":4,"right":4}}"#),
      (".layoutPriority(2)", #"{"layoutPriority":2}"#), (".fixedSize()", #"{"fixedSize":"both"}"#),
      (".fixedSize(horizontal: false, vertical: true)", #"{"fixedSize":"vertical"}"#),
      (".fixedSize(horizontal: false, vertical: false)", "{}"),
    ])
  func modifiersAreKeysOfStacks(_ modifiers: String, _ expected: String) throws {
    let stack = try content("HStack { Text(\"A\")\(modifiers); Text(\"B\") }")
    let view = try #require(stack["subviews"]?.items.first)
    #expect(view["label"] != nil)
    var writer = JSONWriter()
    writer.write(view.without("label"))
    #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
  }

  /// A modifier that comes after what lies around it already is one of a stack around both; priorities are of the outermost.
  @Test(
    arguments: [
      (".frame(width: 9).padding(2)", "flexibleFrame", "padding"),
      (".frame(width: 9).frame(height: 9)", "flexibleFrame", "flexibleFrame"),
      (".background(.red).frame(width: 9)", "backgroundColor", "flexibleFrame"),
      (".background(.red).padding()", "backgroundColor", "padding"),
      (".padding().fixedSize()", "padding", "fixedSize"),
      (".layoutPriority(1).frame(width: 9).padding(2)", "flexibleFrame", "layoutPriority"),
    ])
  func laterModifiersLieAroundEarlierOnes(_ modifiers: String, _ inner: String, _ outer: String) throws {
    let stack = try content("HStack { Text(\"A\")\(modifiers); Text(\"B\") }")
    let view = try #require(stack["subviews"]?.items.first)
    #expect(view["zStack"] != nil && view[outer] != nil)
    let content = try #require(view["subviews"]?.items.first)
    #expect(content["label"] != nil && content[inner] != nil && content["layoutPriority"] == nil)
  }

  /// A stack of one view is that view, and a colour keeps its frame.
  @Test(
    arguments: [
      ("HStack { VStack { Text(\"A\").layoutPriority(1) }; Text(\"B\") }", "label", nil),
      ("HStack { HStack { Spacer() }; Text(\"B\") }", "hStack", nil),
      ("HStack { VStack { Text(\"A\") }.padding(); Text(\"B\") }", "label", "padding"),
      ("HStack { VStack { Color.red }; Text(\"B\") }", "vStack", nil),
      ("HStack { HStack { VStack { Color.red.layoutPriority(1) } }; Text(\"B\") }", "vStack", nil),
      ("HStack { HStack { Rectangle() }; Text(\"B\") }", "hStack", nil),
      ("HStack { VStack { Circle().fill(.blue) }; Text(\"B\") }", "vStack", nil),
      ("HStack { Color.red.frame(width: 9); Text(\"B\") }", "backgroundColor", "flexibleFrame"),
      ("HStack { Color(.red).frame(width: 9, height: 9); Text(\"B\") }", "backgroundColor", "flexibleFrame"),
    ] as [(String, String, String?)])
  func stacksOfOneViewAreThatView(_ body: String, _ shown: String, _ trait: String?) throws {
    let view = try #require(try content(body)["subviews"]?.items.first)
    #expect(view.members.map(\.name).filter { $0 != "subviews" } == [shown] + (trait.map { [$0] } ?? []))
  }

  /// Stacks may be in one another as deep as a spec has room for; what lies deeper is a box, which is told.
  @Test(arguments: [(8, false), (9, true), (12, true)])
  func stacksThatLieTooDeepAreBoxes(_ count: Int, _ isCut: Bool) throws {
    let body =
      (0..<count).reduce("Text(\"A\"); Text(\"B\")") { inner, level in
        "\(level % 2 == 0 ? "HStack" : "VStack") { \(inner); Text(\"\(level)\") }"
      }
    let reading = try read("List { HStack { \(body); Text(\"Z\") } }")
    var depth = 0
    var view = rows(reading).first?["contentView"]?["subviews"]?.items.first
    while let next = view?["subviews"]?.items.first { (view, depth) = (next, depth + 1) }
    #expect(depth == min(count + 1, 9))
    #expect((view?["customClass"] != nil) == isCut)
    #expect(reading.guesses.contains { $0.message.contains("in more than 9 stacks") } == isCut)
  }

  /// Symbols in stacks are as large as the letters of the body, unless something else is said.
  @Test(
    arguments: [
      ("", "body", nil), (".font(.title)", "title1", nil), (".font(.system(size: 20))", nil, 20),
    ] as [(String, String?, Double?)])
  func symbolsAreAsLargeAsLetters(_ modifier: String, _ textStyle: String?, _ size: Double?) throws {
    let view = try content("HStack { Image(systemName: \"star\")\(modifier); Text(\"A\") }")["subviews"]?
      .items.first
    let said = view?["imageView"]?["preferredSymbolConfiguration"]
    #expect(said?["textStyle"]?.text == textStyle && said?["pointSize"]?.number == size)
  }

  /// What scrolls sideways is as wide as it likes.
  @Test(
    arguments: [
      ("ScrollView(.horizontal)", true), ("ScrollView([.horizontal], showsIndicators: false)", true),
      ("ScrollView", false), ("ScrollView(.vertical)", false),
    ])
  func whatScrollsSidewaysKeepsItsWidth(_ view: String, _ isLevel: Bool) throws {
    let made = try content("\(view) { HStack { Text(\"A\"); Text(\"B\") } }")
    #expect((made["scrollView"] != nil) == isLevel)
  }

  /// Views at the edges of a screen are there.
  @Test(
    arguments: [
      (".safeAreaInset(edge: .top) { Text(\"B\") }", ["B", "A"]),
      (".safeAreaInset(edge: .bottom) { VStack { Text(\"B\"); Text(\"C\") } }", ["A"]),
      (".safeAreaInset(edge: .leading) { Text(\"B\") }", ["A"]), ("", ["A"]),
    ])
  func viewsAtTheEdgesAreShown(_ modifier: String, _ expected: [String]) throws {
    let reading = try read("List { Text(\"A\") }\(modifier)")
    let texts = rows(reading).map { row -> String? in
      let view = row["contentView"]?["subviews"]?.items.first
      let label = view?["label"] ?? view?["subviews"]?.items.first?["label"] ?? row["textLabel"]
      return label?["text"]?.text
    }
    #expect(texts == expected)
  }

  /// Views at the edges of a group are there once, and those of a line are not lost.
  @Test(
    arguments: [
      ("NavigationStack { Text(\"A\"); Text(\"B\") }.safeAreaInset(edge: .bottom) { Text(\"C\") }", 3),
      ("VStack { Group { Text(\"A\"); Text(\"B\") }.safeAreaInset(edge: .top) { Text(\"C\") } }", 3),
      ("HStack { Text(\"A\").safeAreaInset(edge: .bottom) { Text(\"C\") }; Text(\"B\") }", 2),
    ])
  func edgesOfGroupsAreShownOnce(_ body: String, _ expected: Int) throws {
    #expect(try columnRows(read(body)).count == expected)
  }

  /// A list that has nothing shows what lies over it.
  @Test(arguments: [("[]", "Nothing"), ("[\"A\"]", nil)] as [(String, String?)])
  func anEmptyListShowsWhatLiesOverIt(_ items: String, _ title: String?) throws {
    let reading = try read(
      """
      List { ForEach(items, id: \\.self) { Text($0) } }
        .overlay { if items.isEmpty { ContentUnavailableView { Label("Nothing", systemImage: "star") } } }
      """, more: "let items: [String] = \(items)")
    let state = reading.document["collectionView"]?["emptyState"]
    #expect(state?["text"]?.text == title)
    #expect(state?["imageView"]?["systemName"]?.text == title.map { _ in "star" })
  }

  /// The line below a section of a plain list has its colour.
  @Test(arguments: [("plain", "systemRed"), ("insetGrouped", nil)] as [(String, String?)])
  func theLineBelowASectionHasItsColour(_ style: String, _ color: String?) throws {
    let reading = try read(
      "List { Section { Text(\"A\") }.listSectionSeparatorTint(.red) }.listStyle(.\(style))")
    #expect(reading.document["collectionView"]?["separatorColor"]?.text == color)
  }

  /// Headers have the letters that they ask for; the case of iOS 26 is as written anyway.
  @Test(
    arguments: [
      ("Text(\"A\")", "", 18, nil, nil, nil),
      ("Text(\"A\").textCase(nil)", "", 18, "groupedHeader", "none", nil),
      ("Text(\"A\")", ".textCase(nil)", 18, "groupedHeader", "none", nil),
      ("Text(\"A\").textCase(.none)", "", 18, "groupedHeader", "none", nil),
      ("HStack { Text(\"A\").textCase(nil); Text(\"\") }", "", 18, "groupedHeader", "none", nil),
      ("Text(\"A\")", ".textCase(nil)", 26, nil, nil, nil),
      ("Text(\"A\")", ".headerProminence(.increased)", 26, "prominentInsetGroupedHeader", nil, nil),
      ("Text(\"A\").foregroundStyle(.red)", "", 26, "groupedHeader", nil, "systemRed"),
    ] as [(String, String, Double, String?, String?, String?)])
  func headersHaveTheirLetters(
    _ header: String, _ modifier: String, _ system: Double, _ style: String?, _ transform: String?,
    _ color: String?
  ) throws {
    let reading = try read("List { Section { Text(\"B\") } header: { \(header) }\(modifier) }") {
      $0.system = system
    }
    let made = reading.document["collectionView"]?["sections"]?.items.first?["header"]
    let configuration = made?["contentConfiguration"]
    #expect(configuration?["style"]?.text == style)
    #expect(configuration?["textProperties"]?["transform"]?.text == transform)
    #expect(configuration?["textProperties"]?["color"]?.text == color)
    #expect((configuration?["text"] ?? made)?.text?.first == "A")
  }

  /// Buttons beside the text of a header have the tint, and prominent headers their letters.
  @Test(
    arguments: [
      ("", "secondaryLabel", "headline"), (".headerProminence(.increased)", "label", "title3"),
    ])
  func buttonsInHeadersHaveTheTint(_ modifier: String, _ color: String, _ textStyle: String) throws {
    let reading = try read(
      "List { Section { Text(\"A\") } header: { HStack { Text(\"B\"); Button(\"C\") {} } }\(modifier) }.tint(.red)"
    )
    let view = try #require(reading.document["collectionView"]?["sections"]?.items.first?["header"]?["view"])
    func labels(_ view: JSON) -> [JSON] {
      [view["label"]].compactMap(\.self) + (view["subviews"]?.items ?? []).flatMap(labels)
    }
    let found = labels(view)
    #expect(found.map { $0["textColor"]?.text } == [color, "systemRed"])
    #expect(found.allSatisfy { $0["font"]?["textStyle"]?.text == textStyle })
  }

  /// A header of several texts is made of their views, one above the other or side by side.
  @Test(
    arguments: [
      ("VStack { Text(\"A\"); Text(\"B\").font(.body) }", 26, "vStack", 32, "headline"),
      ("HStack { Text(\"Abc\"); Spacer(); Button(\"B\") {} }", 18, "hStack", 40, "footnote"),
    ])
  func headersOfSeveralTexts(
    _ header: String, _ system: Double, _ kind: String, _ side: Double, _ textStyle: String
  ) throws {
    let reading = try read("List { Section { Text(\"C\") } header: { \(header) } }") { $0.system = system }
    let view = reading.document["collectionView"]?["sections"]?.items.first?["header"]?["view"]
    #expect(view?["padding"]?["left"] == .number(side))
    let text = written(view ?? .null)
    #expect(text.contains(kind) && text.contains("\"fixedSize\":\"vertical\"") && text.contains(textStyle))
    // Letters of headers are capitals before iOS 26, whether there is one text or several.
    #expect(text.contains("ABC") == (system < 26))
    #expect(reading.tally.knownTexts == 3)
  }

  /// Sections that stand in no list here stand in a form elsewhere.
  @Test(
    arguments: [
      ("Section(\"A\") { Text(\"1\") }; Section { Text(\"2\") }", true),
      ("Text(\"1\"); Section { Text(\"2\") }", true),
      ("Group { Section { Text(\"1\"); Text(\"2\") } }.navigationTitle(\"T\")", true),
      ("ScrollView { LazyVStack { Section(\"A\") { Text(\"1\"); Text(\"2\") } } }", false),
      ("VStack { Section { Text(\"1\"); Text(\"2\") } }", false),
    ])
  func sectionsWithoutAListAreAForm(_ body: String, _ isForm: Bool) throws {
    let reading = try read(body)
    #expect((reading.document["collectionView"]?["appearance"]?.text == "insetGrouped") == isForm)
    #expect(reading.guesses.contains { $0.message.contains("form") } == isForm)
    if isForm { #expect(titles(reading) == ["1", "2"]) }
    #expect((reading.document["navigationBar"]?["title"]?.text == "T") == body.contains("navigationTitle"))
  }

  /// Views beside each other stay so on screens without a list.
  @Test func viewsBesideEachOtherStaySo() throws {
    let reading = try read("VStack { HStack { Text(\"A\"); Text(\"B\") }; Text(\"C\") }")
    #expect(columnRows(reading).count == 2)
  }

  /// What a screen says of its look, its text size and its direction holds for all of it.
  @Test(
    arguments: [
      (".preferredColorScheme(.dark)", "appearance", "dark"),
      (".environment(\\.colorScheme, .dark)", "appearance", "dark"),
      (".environment(\\.layoutDirection, .rightToLeft)", "semanticContentAttribute", "forceRightToLeft"),
      (".dynamicTypeSize(.xxxLarge)", "contentSizeCategory", "extraExtraExtraLarge"),
      (".environment(\\.dynamicTypeSize, .accessibility2)", "contentSizeCategory", "accessibilityLarge"),
      (".environment(\\.sizeCategory, .extraSmall)", "contentSizeCategory", "extraSmall"),
      (".dynamicTypeSize(...DynamicTypeSize.large)", "contentSizeCategory", nil),
      (".environment(\\.sizeCategory, .huge)", "contentSizeCategory", nil),
      (".preferredColorScheme(nil)", "appearance", nil),
      (".preferredColorScheme(.dark).preferredColorScheme(.light)", "appearance", "dark"),
    ] as [(String, String, String?)])
  func screensSayTheirEnvironment(_ modifier: String, _ key: String, _ value: String?) throws {
    for body in ["List { Text(\"A\") }\(modifier)", "NavigationStack { List { Text(\"A\") } }\(modifier)"] {
      let reading = try read(body)
      #expect(reading.document[key]?.text == value)
      #expect(reading.guesses.isEmpty)
    }
  }

  /// Sections are as far apart as their list says, where no header or footer stands between them.
  @Test(
    arguments: [(".listSectionSpacing(10)", 5), (".listSectionSpacing(.compact)", 8.75), ("", nil)]
      as [(String, Double?)])
  func sectionsAreAsFarApartAsTheListSays(_ modifier: String, _ half: Double?) throws {
    let reading = try read(
      "List { Section { Text(\"A\") }; Section { Text(\"B\") }; Section(\"C\") { Text(\"C\") } }\(modifier)")
    let sections = reading.document["collectionView"]?["sections"]?.items ?? []
    #expect(sections.map { $0["header"]?["height"] } == [nil, half, nil].map { $0.map(JSON.number) })
    #expect(sections.map { $0["footer"]?["height"] } == [half, half, nil].map { $0.map(JSON.number) })
    #expect(sections.last?["header"]?.text == "C")
  }

  /// Long texts are cut where they say, and shrink as far as they say.
  @Test(
    arguments: [
      (".truncationMode(.middle)", "lineBreakMode", .string("byTruncatingMiddle")),
      (".truncationMode(.tail)", "lineBreakMode", nil),
      (".lineLimit(1).minimumScaleFactor(0.5)", "minimumScaleFactor", .number(0.5)),
      (".minimumScaleFactor(0.5)", "minimumScaleFactor", nil),
      (".lineLimit(1).minimumScaleFactor(-3)", "minimumScaleFactor", nil),
    ] as [(String, String, JSON?)])
  func longTextsAreCutWhereTheySay(_ modifier: String, _ key: String, _ value: JSON?) throws {
    let made = try content("Text(\"A\")\(modifier)")
    #expect((made["textLabel"] ?? made["label"])?[key] == value)
  }

  /// A guess is marked in its own property, or where that is used, whatever stands in between.
  @Test(
    arguments: [
      ("var more: some View { if model.isOn { Text(\"X\") }; Text(\"B\") }", "more", [false, true, false]),
      ("var more: Bool { model.isOn == true }", "if more { Text(\"X\") }", [true, false]),
      (
        "func more() -> some View { Group { Text(\"B\"); if model.isOn { Text(\"X\") } } }", "more()",
        [false, true, false]
      ),
    ])
  func guessesAreMarkedWhereTheyStand(_ member: String, _ use: String, _ marks: [Bool]) throws {
    let reading = try read(
      "List { Text(\"A\"); \(use); Text(\"C\") }", outside: "extension TestView { \(member) }")
    #expect(rows(reading).map { $0["backgroundView"] != nil } == marks)
  }
}
