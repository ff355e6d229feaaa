import Foundation
import Testing

@testable import SwiftUIReader

/// Which colours of a spec those of SwiftUI become.
struct ColorTests: ReadsViews {
  /// Colours of texts; what is not known leaves the usual one.
  @Test(
    arguments: [
      (".red", "systemRed"), ("Color(uiColor: .systemGray2)", "systemGray2"), (".tint", "systemBlue"),
      (".primary.opacity(0.5)", "#00000080/#FFFFFF80"), ("Color.black.opacity(0.2)", "#00000033"),
      (".blue.opacity(0.5)", "systemBlue"), ("Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)", "#FF800080"),
      ("Color(hex: \"#0AF123\")", "#0AF123"), ("Color(white: 0.2)", "#333333"), (".brand", "#00FF00"),
      ("Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })", "#000000/#FFFFFF"),
      ("Color(light: Color(white: 0), dark: Color(white: 1))", "#000000/#FFFFFF"),
      ("Color(\"missing\")", nil), ("model.color", nil), ("Color(red: 1, green: 2)", nil),
      ("Color(red: 1e999 * 0, green: 0, blue: 0)", nil), ("Color(red: 1e999, green: 0, blue: 0)", nil),
      ("Color(red: Double(\"nan\")!, green: 0, blue: 0)", nil),
      ("Color(red: 9, green: -9, blue: 0)", "#FF0000"),
      ("Color.black.opacity(Double.infinity * 0)", "black"), ("Color.black.quaternary", "#0000002E"),
      ("Color.black.opacity(0.5).secondary", "#00000040"), (".secondary", "secondaryLabel"),
      ("Color(Color.black.opacity(.infinity)).opacity(0)", "#00000000"),
    ] as [(String, String?)])
  func textsHaveTheirColor(_ color: String, _ expected: String?) throws {
    let reading = try read(
      "List { Text(\"A\").foregroundStyle(\(color)) }",
      outside: "extension Color { static let brand = Color(red: 0, green: 1, blue: 0) }")
    #expect(rows(reading).first?["textLabel"]?["textColor"]?.text == expected)
  }

  /// A colour of which a part is left lies behind its view, which keeps its own; one that digits can say is its own.
  @Test func fadedColorsLieBehind() throws {
    let reading = try read(
      """
      List {
        Text("A").padding(4).background(Color.red.opacity(0.25)).cornerRadius(6)
        Text("B").background(.black.opacity(0.5), in: Capsule())
        Text("C").background(RoundedRectangle(cornerRadius: 5).fill(.green))
        Text("D").listRowBackground(Color.red.opacity(0.5))
      }
      """)
    let rows = rows(reading)
    let views = rows.map { $0["contentView"]?["subviews"]?.items.first }
    // The corners are those of a stack in one that takes all the width.
    let round = views[0]?["subviews"]?.items.first
    let back = round?["subviews"]?.items.first
    #expect(back?["backgroundColor"]?.text == "systemRed")
    #expect(back?["alpha"] == .number(0.25))
    #expect(round?["cornerRadius"] == .number(6))
    #expect(views[1]?["backgroundColor"]?.text == "#00000080")
    #expect(views[1]?["cornerRadius"] == .number(10))
    #expect(views[2]?["subviews"]?.items.first?["backgroundColor"]?.text == "systemGreen")
    #expect(rows[3]["backgroundView"]?["alpha"] == .number(0.5))
    #expect(rows[3]["backgroundColor"]?.text == "clear")
  }

  /// A colour of which more than all or less than nothing is left is there or is not.
  @Test(arguments: [("3", nil), ("-1", 0), ("0.5", 0.5)] as [(String, Double?)])
  func opacitiesLieWithinTheirRange(_ opacity: String, _ expected: Double?) throws {
    let color = "Color.red.opacity(\(opacity))"
    let reading = try read(
      "List { HStack { Circle().fill(\(color)).frame(width: 8, height: 8); Text(\"A\") }; Text(\"B\").background(\(color)) }"
    )
    let views = rows(reading).map { $0["contentView"]?["subviews"]?.items.first?["subviews"]?.items.first }
    #expect(views[0]?["backgroundColor"]?.text == "systemRed")
    #expect(views.map { $0?["alpha"] } == [expected, expected].map { $0.map(JSON.number) })
  }

  /// Digits of what is no number, or not within its range.
  @Test(arguments: [(Double.nan, "00"), (.infinity, "FF"), (-.infinity, "00"), (0.5, "80")])
  func partsHaveDigits(_ part: Double, _ expected: String) { #expect(ColorDigits.pair(part) == expected) }

  /// A view over another one stands at the side that it says, and leaves that one's size alone.
  @Test func viewsLieOverOthers() throws {
    let reading = try read(
      """
      List {
        Image(systemName: "bell").overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8) }
      }
      """)
    let views = rows(reading).first?["contentView"]?["subviews"]?.items.first?["subviews"]?.items ?? []
    #expect(views.count == 2)
    #expect(views.map { $0["fillsStack"] } == [nil, .bool(true)])
    let stack = rows(reading).first?["contentView"]?["subviews"]?.items.first
    #expect(stack?["zStack"]?["alignment"]?.text == "topTrailing")
  }

  /// A box would hide what it lies over.
  @Test func whatCannotBeDrawnLiesOverNothing() throws {
    let reading = try read("List { Text(\"A\").frame(width: 90).overlay { Chart {} } }")
    let stack = rows(reading).first?["contentView"]?["subviews"]?.items.first
    #expect(stack?["subviews"]?.items.map { $0["label"] != nil } == [true])
    #expect(reading.tally.boxes == 0 && reading.guesses.isEmpty)
  }

  /// What is said of a section's rows holds for each that does not say it itself.
  @Test func sectionsSayTheBackgroundOfTheirRows() throws {
    let reading = try read(
      """
      List {
        Section { Text("A"); Text("B").listRowBackground(Color.blue) }.listRowBackground(Color.red)
      }
      """)
    #expect(rows(reading).map { $0["backgroundColor"]?.text } == ["systemRed", "systemBlue"])
  }

  /// Where a list hides its background, what lies behind it shows.
  @Test(
    arguments: [
      (".scrollContentBackground(.hidden).background(Color.yellow)", "systemYellow"),
      (".scrollContentBackground(.hidden)", "systemBackground"), (".background(Color.yellow)", nil),
    ] as [(String, String?)])
  func listsShowWhatLiesBehind(_ modifiers: String, _ expected: String?) throws {
    let reading = try read("List { Text(\"A\") }\(modifiers)")
    #expect(reading.document["collectionView"]?["backgroundColor"]?.text == expected)
  }

  /// Colours of catalogues by their names and symbols, for light and dark screens; the accent is that of the app.
  @Test(
    arguments: [
      ("Color(\"Brand Blue\")", "#336699/#6699CC"), ("Color(.brandBlue)", "#336699/#6699CC"),
      ("Color.brandBlue", "#336699/#6699CC"), (".brandBlue", "#336699/#6699CC"),
      ("Color(UIColor(named: \"Brand Blue\")!)", "#336699/#6699CC"), ("Color(\"Group/Brand Blue\")", nil),
      ("Color(\"Palette/Brand Blue\")", "#336699/#6699CC"), ("Color(\"Wide\")", "#F50000"),
      ("Color(\"System\")", "systemGroupedBackground"), ("Color(\"Broken\")", nil),
      ("Color(\"Ink\")", "black"), ("Color(\"Foreign\")", nil), ("Color(\"Nameless\")", nil),
      ("Color.accentColor", "#00800080"),
    ] as [(String, String?)])
  func catalogsHaveColors(_ color: String, _ expected: String?) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String, _ colors: String) throws {
      let set = folder.appendingPathComponent("App/Assets.xcassets/\(name).colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(colors.utf8).write(to: set.appendingPathComponent("Contents.json"))
    }
    func entry(
      _ red: String, _ green: String, _ blue: String, _ more: String = "", space: String = "srgb"
    ) -> String {
      """
      {\(more)"idiom": "universal", "color": {"color-space": "\(space)",
        "components": {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "1.000"}}}
      """
    }
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}], "#
    let both = [entry("0x33", "102", "0.6"), entry("0.4", "0.6", "0.8", dark)].joined(separator: ",")
    try write("Palette/Brand Blue", #"{"colors": [\#(both)]}"#)
    try write("Wide", #"{"colors": [\#(entry("0.88", "0", "0", space: "display-p3"))]}"#)
    let references = [
      "System": "systemGroupedBackgroundColor", "Ink": "blackColor", "Foreign": "controlAccentColor",
      "Nameless": "Color",
    ]
    for (name, reference) in references {
      let color = #"{"reference": "\#(reference)"}"#
      try write(name, #"{"colors": [{"idiom": "universal", "color": \#(color)}]}"#)
    }
    try write("Broken", #"{"colors": [{"color": {"components": {"red": "x"}}}]}"#)
    let half = entry("0", "0x80", "0").replacingOccurrences(of: "1.000", with: "0.5")
    try write("AccentColor", #"{"colors": [\#(half)]}"#)
    let path = folder.appendingPathComponent("App/TestView.swift").path
    let body = "List { Text(\"A\").foregroundStyle(\(color)) }"
    let source = "struct TestView: View { var body: some View { \(body) } }"
    let reading = try Reader().read(Array(source.utf8), at: path, root: folder.path)
    #expect(rows(reading).first?["textLabel"]?["textColor"]?.text == expected)
    #expect(reading.document["collectionView"]?["tintColor"]?.text == "#00800080")
    #expect(reading.files.contains { $0.hasSuffix("AccentColor.colorset/Contents.json") })
  }

  @Test(
    "a colour or a shape that is a row has a height",
    arguments: ["Color.blue", "Circle()", "Color(.systemRed)"])
  func coloursAreRows(_ body: String) throws {
    let row = rows(try read("List { Text(\"a\"); \(body) }")).last
    #expect(row?["contentView"]?["constraints"]?.items.contains(.string("view1.height >= 22")) == true)
  }

  @Test(
    "a colour behind a screen takes no room",
    arguments: ["ZStack { Color.blue; Text(\"a\") }", "ZStack { Color.blue; List { Text(\"a\") } }"])
  func coloursBehindScreens(_ body: String) throws {
    let document = try read(body).document
    let table = document["tableView"] ?? document["collectionView"]
    let rows = table?["sections"]?.items.flatMap { $0["rows"]?.items ?? [] } ?? []
    let lines = rows.flatMap { row -> [JSON] in
      let isColour = row["contentView"]?["subviews"]?.items.first?["backgroundColor"] != nil
      return isColour ? row["contentView"]?["constraints"]?.items ?? [] : []
    }
    #expect(!rows.isEmpty && !lines.contains(.string("view1.height >= 22")))
  }

  /// Parts of 255 are no whole numbers, and what is added to styles are members of colours.
  @Test(
    arguments: [
      ("Color(red: 51 / 255, green: 0, blue: 102 / 255)", "#330066"), ("Color.brand", "#330066"),
      (".brand", "#330066"), ("Color(red: 510 / 510, green: 0 / 255, blue: 0)", "#FF0000"),
      ("Color(red: 1 / 0, green: 0, blue: 0)", nil),
    ] as [(String, String?)])
  func partsOfColorsAreNumbers(_ color: String, _ expected: String?) throws {
    let reading = try read(
      "List { Text(\"A\").foregroundStyle(\(color)) }",
      outside: """
        extension ShapeStyle where Self == Color {
          static var brand: Color { Color(red: 51 / 255, green: 0, blue: 102 / 255) }
        }
        """)
    #expect(rows(reading).first?["textLabel"]?["textColor"]?.text == expected)
  }
}
