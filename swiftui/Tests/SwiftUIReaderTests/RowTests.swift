import Testing

@testable import SwiftUIReader

/// What rows look like, as measured on pictures of lists of iOS 26.
struct RowTests: ReadsViews {
  /// Only what is tapped has a pale label where it is disabled; of other controls the control alone is pale.
  @Test(
    arguments: [
      ("Text(\"A\")", false), ("Label(\"A\", systemImage: \"star\")", false),
      ("Toggle(\"A\", isOn: $on)", false), ("Picker(\"A\", selection: $p) { Text(\"B\").tag(1) }", false),
      ("Button(\"A\") {}", true), ("NavigationLink(\"A\") { Text(\"B\") }", true),
      ("Link(\"A\", destination: url)", true),
    ])
  func whatIsTappedIsPaleWhereItIsDisabled(_ view: String, _ isPale: Bool) throws {
    let reading = try read(
      "List { \(view) }.disabled(true)", more: "@State var on = true; @State var p = 1; let url: URL")
    let row = try #require(rows(reading).first)
    #expect((row["userInteractionEnabled"] != nil) == isPale)
    #expect((row["textLabel"]?["enabled"] != nil) == isPale)
    if view.hasPrefix("Toggle") { #expect(written(row).contains("\"enabled\":false")) }
    if view.hasPrefix("Picker") { #expect(written(row).contains("\"tintColor\":\"tertiaryLabel\"")) }
  }

  /// A button beside other views is pale by itself.
  @Test func disabledButtonsInStacksArePale() throws {
    let stack = try content(
      "HStack { Text(\"A\"); Image(systemName: \"star\"); Button(\"B\") {}.disabled(true) }")
    #expect(stack["subviews"]?.items.map { $0["alpha"]?.number } == [nil, nil, 0.5])
  }

  /// What a menu in a row shows has the second colour of labels; elsewhere it has the tint.
  @Test(arguments: [("List { ROW }", "secondaryLabel"), ("VStack { ROW }", "systemBlue")])
  func whatMenusShowInRowsIsGrey(_ body: String, _ color: String) throws {
    let row = "HStack { Picker(\"A\", selection: $p) { Text(\"B\").tag(1) }; Spacer(); Text(\"C\") }"
    let reading = try read(body.replacing("ROW", with: row), more: "@State var p = 1")
    let made = written((rows(reading) + columnRows(reading))[0])
    #expect(made.contains("\"textColor\":\"\(color)\""))
  }

  /// Labels in the rows of a list have a column for their icons, in stacks, too; elsewhere they have none.
  @Test(arguments: [("List { ROW }", true), ("VStack { ROW }", false)])
  func iconsOfLabelsHaveAColumnInRows(_ body: String, _ hasColumn: Bool) throws {
    let row = "VStack(alignment: .leading) { Label(\"A\", systemImage: \"star\"); Text(\"B\"); Divider() }"
    let reading = try read(body.replacing("ROW", with: row))
    let made = (rows(reading) + columnRows(reading)).map(written).joined()
    #expect(made.contains("\"flexibleFrame\":{\"width\":24}") == hasColumn)
    #expect(made.contains("\"scale\":\"large\"") == hasColumn)
  }

  /// A switch ends two points beyond the label of its row, and below its title and beside its icon stands what explains it.
  @Test func switchesStandBesideTwoTextsAndAnIcon() throws {
    let row = try content(
      "Toggle(isOn: $on) { Label(\"A\", systemImage: \"star\"); Text(\"B\") }", more: "@State var on = true")
    let (label, toggle) = try (
      #require(row["subviews"]?.items.first), #require(row["subviews"]?.items.last)
    )
    #expect(label["flexibleFrame"]?["maxWidth"]?.text == "infinity")
    #expect(toggle["padding"]?["right"]?.number == -2)
    let texts = label["subviews"]?.items.last?["subviews"]?.items.map { $0["label"]?["text"]?.text }
    #expect(texts == ["A", "B"])
  }

  /// Lines in the middle break where the width ends; others leave no word alone on the second of two.
  @Test(arguments: [("", true), (".multilineTextAlignment(.center)", false)])
  func linesInTheMiddleBreakAnywhere(_ modifier: String, _ pushesOut: Bool) throws {
    let row = try content("Text(\"Some words\")\(modifier)")
    let label = row["label"] ?? row["textLabel"]
    #expect((label?["lineBreakStrategy"]?.text == "pushOut") == pushesOut)
  }

  /// Fields have the colour that is said of them.
  @Test func fieldsHaveTheirColor() throws {
    let row = try content(
      "HStack { Text(\"A\"); TextField(\"B\", text: $t).foregroundColor(.gray) }",
      more: "@State var t = \"C\"")
    #expect(written(row).contains("\"textField\":{\"text\":\"C\""))
    #expect(row["subviews"]?.items.last?["textField"]?["textColor"]?.text == "systemGray")
  }

  /// Sliders with steps have ticks, as long as they are few.
  @Test(
    arguments: [
      ("12...15", "1", 4.0), ("12...15", "0.5", 7), ("0...0.3", "0.1", 4), ("0...0.6", "0.1", 7),
      ("12...15", "100", nil), ("12...15", "0", nil), ("12...15", "-1", nil), ("12...15", "0.001", nil),
    ] as [(String, String, Double?)])
  func stepsOfSlidersAreTicks(_ range: String, _ step: String, _ ticks: Double?) throws {
    let slider = "List { Slider(value: $v, in: \(range), step: \(step)) }"
    for (system, shown) in [(26, ticks), (18, nil)] {
      let reading = try read(slider, more: "@State var v = 0.2") { $0.system = Double(system) }
      let made = written(rows(reading)[0])
      #expect(made.contains("\"slider\""))
      #expect(made.contains("numberOfTicks") == (shown != nil))
      if let shown { #expect(made.contains("\"numberOfTicks\":\(Int(shown))")) }
    }
  }

  /// What scrolls has its views in the middle, unless it says another place, and keeps what lies behind some of them.
  @Test(
    arguments: [
      ("VStack { Text(\"A\"); Text(\"B\") }", 2, "center"),
      ("VStack(alignment: .leading) { Text(\"A\"); Text(\"B\") }", 2, "leading"),
      (
        "VStack { Text(\"A\"); VStack { Text(\"B\"); Text(\"C\") }.padding().background(Color.gray) }", 2,
        "center"
      ),
      ("VStack { Text(\"A\"); VStack(alignment: .leading) { Text(\"B\"); Text(\"C\") } }", 2, "center"),
      ("VStack { Text(\"A\"); VStack { Text(\"B\"); Text(\"C\") } }", 3, "center"),
    ])
  func whatScrollsHasItsViewsInTheMiddle(_ column: String, _ count: Int, _ place: String) throws {
    let made = try columnRows(read("ScrollView { \(column) }"))
    #expect(made.count == count)
    let isCentered = made.map { written($0).contains("\"flexibleFrame\":{\"maxWidth\":\"infinity\"}") }
    #expect(isCentered == Array(repeating: place == "center", count: count))
    if column.contains("background") { #expect(written(made[1]).contains("\"backgroundColor\"")) }
  }

  /// What a closure makes no view of takes no room, whatever is done with it.
  @Test(arguments: ["", ".padding()", ".own().padding()"])
  func viewsThatAreNotMadeTakeNoRoom(_ modifiers: String) throws {
    let row = try content(
      "Own(name: \"A\") { if false { Text(\"B\") } }",
      outside: """
        struct Own<Content: View>: View {
          let name: String
          let trailing: () -> Content?
          var body: some View { HStack { Text(name); Spacer(); trailing()\(modifiers) } }
        }
        extension View { func own() -> some View { font(.body) } }
        """)
    #expect(!written(row).contains("customClass") && !written(row).contains("\"B\""))
  }
}

/// What pictures of catalogs are called.
struct PictureTests: ReadsViews {
  /// Pictures are named by texts, by the symbols that Xcode makes of them and by what generators write.
  @Test(
    arguments: [
      ("Image(\"Logo\")", "Logo"), ("Image(.brandLogo)", "brandLogo"),
      ("Image(decorative: \"Logo\")", "Logo"),
      ("Image(uiImage: UIImage(named: \"Logo\")!)", "Logo"),
      ("Image(asset: Asset.Images.logo)", "Images.logo"),
      ("Asset.Images.logo.swiftUIImage", "Images.logo"), ("Image(uiImage: Asset.logo.image)", "logo"),
      ("Image(uiImage: made())", "image"),
    ])
  func picturesHaveTheirNames(_ view: String, _ name: String) throws {
    let reading = try read("List { HStack { Text(\"A\"); \(view).padding(1) } }")
    #expect(written(rows(reading)[0]).contains("{\"placeholder\":\"\(name)\""))
    // Texts are names as they are, and symbols stand for such.
    #expect(reading.pictures == (name == "Logo" ? [name] : []))
    #expect(reading.symbols == (["Logo", "image"].contains(name) ? [] : [name]))
  }

  /// A picture that takes another size says how, and one that is a template has a colour.
  @Test(
    arguments: [
      (".resizable().frame(width: 40, height: 20)", "\"contentMode\":\"scaleToFill\""),
      (".resizable().scaledToFit()", "\"contentMode\":\"scaleAspectFit\""),
      (
        ".resizable().aspectRatio(contentMode: .fill).frame(height: 9)", "\"contentMode\":\"scaleAspectFill\""
      ),
      (".renderingMode(.template).foregroundColor(.red)", "\"template\":true,\"tintColor\":\"systemRed\""),
    ])
  func picturesHaveTheirMode(_ modifiers: String, _ said: String) throws {
    let made = try content("HStack { Text(\"A\"); Image(\"Logo\")\(modifiers) }")
    #expect(written(made).contains("{\"image\":{\"placeholder\":\"Logo\""))
    #expect(written(made).contains(said))
  }
}
