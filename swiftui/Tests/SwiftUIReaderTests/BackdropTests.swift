import Testing

@testable import SwiftUIReader

/// What lies behind screens, and behind parts of them.
struct BackdropTests: ReadsViews {
  private func table(_ reading: Reading) -> JSON? {
    reading.document["collectionView"] ?? reading.document["tableView"]
  }

  private func rows(ofTable reading: Reading) -> [JSON] {
    (table(reading)?["sections"]?.items.flatMap { $0["rows"]?.items ?? [] } ?? [])
      .filter { $0["fillsHeight"] == nil }
  }

  private func text(_ reading: Reading) -> String { written(reading.document) }

  /// What lies behind the last layer of a screen, or behind all of it, colours it, and is no row.
  @Test(
    arguments: [
      ("ZStack { Color.blue.ignoresSafeArea(); ScrollView { Text(\"A\"); Text(\"B\") } }", "systemBlue"),
      ("ZStack { Back(); VStack { Text(\"A\"); Text(\"B\") } }", "systemBlue"),
      ("VStack { Text(\"A\"); Text(\"B\") }.background(Color.blue)", nil),
      ("VStack { Text(\"A\"); Text(\"B\") }.background(Color.blue.ignoresSafeArea())", "systemBlue"),
      ("VStack { Text(\"A\"); Text(\"B\") }.background { Color.blue.ignoresSafeArea() }", "systemBlue"),
      (
        "VStack { Text(\"A\"); Text(\"B\") }.frame(maxWidth: .infinity, maxHeight: .infinity).background(.blue)",
        "systemBlue"
      ),
      (
        "VStack { Text(\"A\"); Text(\"B\") }.background(.blue).frame(maxWidth: .infinity, maxHeight: .infinity)",
        nil
      ),
      ("VStack { ScrollView { VStack { Text(\"A\"); Text(\"B\") } } }.background(.blue)", "systemBlue"),
      (
        "NavigationStack { ScrollView { VStack { Text(\"A\"); Text(\"B\") } }.background(.blue) }",
        "systemBlue"
      ),
      (
        "ZStack { Color.blue; List { Text(\"A\"); Text(\"B\") }.scrollContentBackground(.hidden) }",
        "systemBlue"
      ),
      ("ZStack { Rectangle().fill(.blue); VStack { Text(\"A\"); Text(\"B\") } }", "systemBlue"),
      ("ZStack { Color.blue; List { Text(\"A\"); Text(\"B\") } }", nil),
      ("VStack { VStack { Text(\"A\") }.background(.blue); Text(\"B\") }", nil),
    ] as [(String, String?)])
  func theBackgroundOfAScreenIsDrawn(_ body: String, _ color: String?) throws {
    let reading = try read(
      body, outside: "struct Back: View { var body: some View { ZStack { Color.blue } } }")
    #expect(table(reading)?["backgroundColor"]?.text == color)
    #expect(reading.tally.knownTexts == 2 && reading.tally.boxes == 0)
    #expect(rows(ofTable: reading).count == 2)
  }

  /// What has a size of its own, is clear or lies in a part of the screen does not colour all of it.
  @Test(
    arguments: [
      ("ZStack { Circle().fill(.blue).frame(width: 100, height: 100); Text(\"A\") }", 1),
      ("ZStack(alignment: .bottom) { Color.red.frame(height: 80); Text(\"A\") }", 1),
      ("ZStack { VStack { Color.red }.frame(height: 80); Text(\"A\") }", 1),
      (
        "VStack { Text(\"A\"); ZStack { Rectangle().fill(.green); Text(\"B\") }.frame(width: 120, height: 50); Text(\"C\") }",
        3
      ),
      ("VStack { ZStack { Rectangle().fill(.green); Text(\"A\") } }.frame(width: 120, height: 50)", 1),
      ("VStack { Text(\"A\"); VStack { VStack { Text(\"B\") }.background(.red) }; Text(\"C\") }", 3),
      ("VStack { Text(\"A\") }.padding().background(.yellow).cornerRadius(12)", 1),
      ("ScrollView { Text(\"A\") }.frame(height: 90).background(.red)", 1),
    ])
  func partsDoNotColourTheScreen(_ body: String, _ count: Int) throws {
    let reading = try read(body)
    #expect(table(reading)?["backgroundColor"] == nil && table(reading)?["backgroundView"] == nil)
    #expect(rows(ofTable: reading).count == count)
    #expect(rows(ofTable: reading).allSatisfy { $0["backgroundColor"] == nil })
  }

  /// Layers over each other are one row, which takes the height of the screen where one of them does.
  @Test(
    arguments: [
      ("ZStack { Color.clear; Text(\"A\") }", 1, true), ("ZStack { Text(\"A\"); Text(\"B\") }", 1, false),
      ("ZStack { VStack { Text(\"A\"); Spacer() }; Text(\"B\") }", 1, true),
      ("ZStack { VStack { Text(\"A\"); Spacer().frame(height: 8) }; Text(\"B\") }", 1, false),
      ("ZStack(alignment: .bottom) { ScrollView { Text(\"A\") }; Button(\"B\") {} }", 1, true),
      ("ZStack { Color.blue.ignoresSafeArea(); Text(\"A\"); Text(\"B\") }", 1, false),
      ("VStack { ZStack { Circle().frame(width: 40); Text(\"A\") }; Text(\"B\") }", 2, false),
      ("ScrollView { ZStack { VStack { Text(\"A\"); Spacer() }; Text(\"B\") } }", 1, false),
      ("ZStack { VStack { Text(\"A\"); Text(\"B\") } }", 2, false),
    ])
  func layersAreOneRow(_ body: String, _ count: Int, _ isTall: Bool) throws {
    let rows = try allRows(read(body)).filter { $0["contentView"] != nil || $0["textLabel"] != nil }
    #expect(rows.count == count)
    let tall = rows.first { $0["fillsHeight"] != nil }
    #expect((tall != nil) == isTall)
    let lines = tall?["contentView"]?["constraints"]?.items.compactMap(\.text) ?? []
    #expect(lines.contains { $0.contains(".bottom ==") } == isTall)
    if count == 1 { #expect(rows.contains { written($0).contains("zStack") }) }
  }

  /// Layers stand in the middle of the screen, also where a spacer or what scrolls makes them as high as it.
  @Test(
    arguments: [
      "ZStack { Text(\"A\"); Text(\"B\") }", "ZStack { VStack { Text(\"A\"); Spacer() }; Text(\"B\") }",
      "ZStack(alignment: .bottom) { ScrollView { VStack { Text(\"A\"); Text(\"B\") } }; Text(\"C\") }",
    ])
  func layersStandInTheMiddle(_ body: String) throws {
    let row = try #require(allRows(read(body)).first { $0["contentView"] != nil })
    let layers = row["contentView"]?["subviews"]?.items.first
    #expect(layers?["flexibleFrame"] == .mapping(["maxWidth": .string("infinity")]))
    let frame = layers?["subviews"]?.items.first?["flexibleFrame"]
    #expect(
      body.contains("ScrollView")
        ? frame == .mapping(["maxHeight": .string("infinity"), "alignment": .string("top")]) : frame == nil)
  }

  /// A clear layer is no backdrop, and what lies behind it shows.
  @Test func aClearLayerIsNoBackdrop() throws {
    let reading = try read("VStack { ZStack { Color.clear; Text(\"A\") } }.background(.red)")
    #expect(table(reading)?["backgroundColor"]?.text == "systemRed")
  }

  /// What lies behind a screen shows behind its rows, but for those that have a colour.
  @Test(
    arguments: [
      (
        "ZStack { Color.blue.ignoresSafeArea(); ScrollView { VStack { Text(\"A\"); Text(\"B\") } } }",
        ["clear", "clear"]
      ),
      (
        "ZStack { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom); VStack { Text(\"A\") } }",
        ["clear"]
      ),
      (
        "ZStack { Color.blue; VStack { Text(\"A\").listRowBackground(Color.red); Text(\"B\") } }",
        ["systemRed", "clear"]
      ),
      ("VStack { Text(\"A\"); Text(\"B\") }", [nil, nil]),
      ("List { Text(\"A\") }.scrollContentBackground(.hidden).background(.blue)", [nil]),
    ] as [(String, [String?])])
  func aBackdropShowsBehindRows(_ body: String, _ colors: [String?]) throws {
    #expect(rows(ofTable: try read(body)).map { $0["backgroundColor"]?.text } == colors)
  }

  /// Gradients and drawings behind a screen are no boxes in it.
  @Test(arguments: [
    "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)", "Canvas { _, _ in }",
  ])
  func drawingsBehindAScreenAreNoBoxes(_ back: String) throws {
    let reading = try read(
      "ZStack { \(back).ignoresSafeArea(); ScrollView { VStack { Text(\"A\"); Text(\"B\") } } }")
    #expect(reading.tally.boxes == 0)
    #expect((table(reading)?["backgroundView"]?["gradient"] != nil) == back.hasPrefix("Linear"))
  }

  /// A stack with something behind it stays in one piece; what lies on nothing is a row each.
  @Test func cardsStayTogether() throws {
    let reading = try read(
      "VStack { Text(\"A\"); VStack { Text(\"B\"); Text(\"C\") }.padding().background(.blue) }")
    let rows = rows(ofTable: reading)
    #expect(rows.count == 2)
    #expect(rows.last.map { written($0).contains("systemBlue") } == true)
  }

  /// The bodies of scenes and of stores' logic are no views.
  @Test(
    arguments: [
      "struct Home: Reducer { var body: some Reducer<State, Action> { Reduce { _, _ in .none } } }",
      "@Reducer struct Home { var body: some ReducerOf<Self> { Scope(); Reduce { _, _ in .none } } }",
      "struct Home: Scene { var body: some Scene { WindowGroup { Text(\"W\") } } }",
    ])
  func bodiesOfOthersAreNoViews(_ other: String) throws {
    let source =
      "import SwiftUI\n\(other)\nstruct HomeView: View { var body: some View { List { Text(\"A\") } } }"
    let reading = try Reader().read(Array(source.utf8), at: "Home.swift", root: "/nowhere/at/all")
    #expect(reading.shown == "HomeView" && titles(reading) == ["A"])
  }

  /// A view with a modifier may be made by its type.
  @Test func modifiedContentIsItsContentModified() throws {
    let reading = try read(
      "List { ModifiedContent(content: Text(\"A\"), modifier: Loud()); Text(\"B\").loud() }",
      outside: """
        struct Loud: ViewModifier { func body(content: Content) -> some View { content.foregroundColor(.red) } }
        extension View { func loud() -> some View { ModifiedContent(content: self, modifier: Loud()) } }
        """)
    #expect(titles(reading) == ["A", "B"])
    #expect(rows(reading).allSatisfy { $0["textLabel"]?["textColor"]?.text == "systemRed" })
  }

  /// A picker without a choice shows its mark alone, and one in several lines of a label keeps them together.
  @Test func pickersWithoutAChoiceShowTheirMark() throws {
    let reading = try read(
      "List { HStack { Picker(\"P\", selection: $p) { ForEach(items, id: \\.self) { Text($0) } }; Text(\"B\") } }",
      more: "@State var p = 1\n@State var items: [String] = []"
    ) { $0.sampleRows = 0 }
    #expect(text(reading).contains("chevron.up.chevron.down") && !text(reading).contains("customClass"))
  }

  /// Below the title of a control stand texts that are smaller and paler, beside its icon.
  @Test(arguments: ["Text(\"A\")", "Label(\"A\", systemImage: \"star\")"])
  func labelsOfControlsHaveLinesBelowTheirTitle(_ title: String) throws {
    let content = try content(
      """
      Picker(selection: $p) { Text("1").tag(1) } label: {
        \(title); Text("B"); Button("C") {}.buttonStyle(.plain)
      }
      """, more: "@State var p = 1")
    var label = content["subviews"]?.items.first
    if title.hasPrefix("Label") {
      let icon = label?["subviews"]?.items.first
      #expect(label?["hStack"]?["spacing"]?.number == 16)
      #expect(icon?["imageView"] != nil && icon?["flexibleFrame"]?["width"]?.number == 24)
      label = label?["subviews"]?.items[1]
    }
    #expect(label?["vStack"]?["alignment"]?.text == "leading" && label?["vStack"]?["spacing"]?.number == 4)
    let second = label?["subviews"]?.items[1]["label"]
    #expect(
      second?["textColor"]?.text == "secondaryLabel" && second?["font"]?["textStyle"]?.text == "subheadline")
  }

  /// A picture before the title of a control does not make the title smaller and paler.
  @Test(arguments: ["Image(systemName: \"bell\")", "Circle().frame(width: 9, height: 9)"])
  func picturesAreNoTitles(_ picture: String) throws {
    let content = try content(
      "Toggle(isOn: .constant(true)) { \(picture); Text(\"A\"); Text(\"B\") }")
    #expect(written(content).ranges(of: "secondaryLabel").count == 1)
    #expect(written(content).ranges(of: "subheadline").count == 1)
  }

  /// The line below a row begins below its text, where it has one behind a picture.
  @Test(
    arguments: [
      ("Circle().frame(width: 10); Spacer()", nil),
      ("Circle().frame(width: 10); Image(systemName: \"a\")", nil),
      ("Circle().frame(width: 10); Text(\"A\")", 34), ("Circle().frame(width: 10); Button(\"A\") {}", 34),
      ("Circle().frame(width: 10); VStack { Spacer(); Label(\"A\", systemImage: \"a\") }", 34),
    ] as [(String, Double?)])
  func linesBeginBelowTexts(_ views: String, _ left: Double?) throws {
    let row = rows(try read("List { HStack { \(views) } }")).first
    #expect(row?["separatorInset"]?["left"]?.number == left)
  }

  /// What is written in an editor goes over several lines.
  @Test(
    arguments: [
      ("TextEditor(text: $t)", true), ("TextField(\"P\", text: $t, axis: .vertical)", true),
      ("TextField(\"P\", text: $t)", false), ("TextEditor(text: .constant(\"\"))", false),
    ])
  func editorsHaveSeveralLines(_ field: String, _ isLabel: Bool) throws {
    let content = try content(field, more: "@State var t = \"A long text\"")
    #expect(written(content).contains("\"numberOfLines\":0") == isLabel)
    #expect(written(content).contains("textField") != isLabel)
  }

  /// A grid of one line is that line, which leaves more stacks for what stands in it.
  @Test func aGridOfOneLineIsThatLine() throws {
    let columns = "[GridItem(.flexible()), GridItem(.flexible())]"
    #expect(try content("LazyVGrid(columns: \(columns)) { Text(\"A\"); Text(\"B\") }")["hStack"] != nil)
    #expect(
      try content("LazyVGrid(columns: \(columns)) { Text(\"A\"); Text(\"B\"); Text(\"C\") }")["vStack"] != nil
    )
  }

  /// Boxes, materials and shapes have what they are filled with, or it is said that they have not.
  @Test(
    arguments: [
      ("GroupBox(\"A\") { Text(\"B\") }", "\"secondarySystemBackground\"", nil),
      ("GroupBox(\"A\") { Text(\"B\") }", "\"headline\"", nil),
      ("Text(\"A\").background(.ultraThinMaterial)", "#F2F2F766/#1C1C1E66", "pale colours"),
      (
        "Circle().fill(LinearGradient(colors: [.blue, .red], startPoint: .top, endPoint: .bottom)).frame(height: 9)",
        "{\"colors\":[\"systemBlue\",\"systemRed\"]}", nil
      ),
      ("Circle().fill(Other())", "\"systemFill\"", "filled with grey"),
    ])
  func partsAreFilled(_ body: String, _ part: String, _ message: String?) throws {
    let reading = try read("List { HStack { \(body) } }")
    #expect(text(reading).replacing(" ", with: "").contains(part), "\(text(reading))")
    #expect(
      reading.guesses.contains { $0.message.contains(message ?? "") } == (message != nil),
      "\(reading.guesses)")
  }
}
