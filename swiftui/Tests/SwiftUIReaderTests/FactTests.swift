import Testing

@testable import SwiftUIReader

/// What is known of the phone, of formats and of layouts.
struct FactTests: ReadsViews {
  /// Views of other libraries that wait for data are drawn as what they then show.
  @Test func aViewAroundDataShowsItsContent() throws {
    let reading = try read(
      "DataView(data: $model.items) { await model.load() } content: { items in List { Text(\"A\"); Text(items.title) } }",
      more: "@State var model: Model")
    #expect(titles(reading).first == "A")
    #expect(reading.tally.boxes == 0)
  }

  /// What is named content but is no closure does not take the place of the closure behind a view.
  @Test func contentThatIsNoClosureIsPassedBy() throws {
    let reading = try read("Card(content: \"X\") { List { Text(\"A\") } }")
    #expect(titles(reading) == ["A"])
  }

  /// What is known of the phone, and of texts that are made of formats.
  @Test(
    arguments: [
      ("size.isAccessibilitySize ? \"yes\" : \"no\"", "no"),
      ("size >= .accessibility1 ? \"yes\" : \"no\"", "no"), ("size < .xxLarge ? \"yes\" : \"no\"", "yes"),
      ("UIScreen.main.traitCollection.horizontalSizeClass == .compact ? \"yes\" : \"no\"", "yes"),
      ("String(format: NSLocalizedString(\"k\", value: \"%d min\", comment: \"\"), 5)", "5 min"),
      ("build.map { \"(\\($0))\" } ?? \"none\"", "(7)"),
    ])
  func factsAndFormatsAreKnown(_ expression: String, _ expected: String) throws {
    let reading = try read(
      "List { Text(\(expression)) }",
      more: "@Environment(\\.dynamicTypeSize) var size\nlet build: String? = \"7\"")
    let text = rows(reading).first?["textLabel"]?["text"]
    let arguments = (text?["arguments"]?.items ?? []).map { argument -> String in
      if case .number(let number) = argument { return JSONWriter.digits(of: number) }
      return argument.text ?? ""
    }
    let filled = text?["defaultValue"]?.text.map { FormatString.filled($0, arguments) }
    #expect((text?.text ?? filled) == expected)
    #expect(reading.tally.holes == 0)
  }

  /// Numbers at equal distances are items of a list, and what nobody has stored is nothing.
  @Test(
    arguments: [
      ("stride(from: 5, through: 15, by: 5)", ["5", "10", "15"]),
      ("stride(from: 5, to: 15, by: 5)", ["5", "10"]),
      ("stride(from: 3, through: 1, by: -1)", ["3", "2", "1"]),
      ("stride(from: 3, to: 1, by: -1)", ["3", "2"]),
      ("stride(from: 3, to: 1, by: 1)", []), ("stride(from: 0, to: 1, by: 0)", []),
      ("stride(from: 0, to: unknown, by: 1)", []), ("[store.integer(forKey: \"a\")]", ["0"]),
      ("stride(from: \(Int.max), through: \(Int.max), by: 1)", ["\(Int.max)"]),
      ("stride(from: \(Int.max - 1), to: \(Int.max), by: \(Int.max))", ["\(Int.max - 1)"]),
      ("stride(from: -\(Int.max) - 1, through: -\(Int.max) - 1, by: -1)", ["\(Int.min)"]),
      ("stride(from: 1, through: -\(Int.max) - 1, by: -\(Int.max) - 1)", ["1", "-\(Int.max)"]),
      ("stride(from: 0.5, to: Double.infinity, by: 1).prefix(2)", ["0.500000", "1.500000"]),
      ("stride(from: 0.5, to: 0.5, by: Double.infinity)", []),
      ("[stride(from: 1e18, through: 1e18, by: 1).count]", ["65"]),
      ("[stride(from: 0.0, to: 1, by: 1e-300).count]", ["2,000"]),
      ("[stride(from: 1.5, through: 2, by: 1e-300).count]", ["2,000"]),
      ("[store.bool(forKey: \"a\") ? \"on\" : \"off\"]", ["off"]),
      ("[store.integer(other: \"a\")]", ["‹store.integer(other: \"a\")›"]),
    ])
  func stridesAndStoresAreKnown(_ items: String, _ expected: [String]) throws {
    let reading = try read(
      "List { ForEach(Array(\(items)), id: \\.self) { Text(\"\\($0)\") } }", more: "let store: Store"
    ) { $0.sampleRows = 0 }
    #expect(titles(reading) == expected)
  }

  /// Numbers that no Int holds, and ends that no list reaches, are not known; they end no reader.
  @Test(
    arguments: [
      ("-\(Int.max)...\(Int.max)", false), ("(-\(Int.max) - 1)..<\(Int.max)", false), ("3...1", false),
      ("\(Int.max)...\(Int.max)", true), ("0..<10_000", true), ("0..<10_001", false),
      ("(0...1).dropFirst(-1)", false), ("[\(Int.max) + 1]", true), ("[-(-\(Int.max) - 1)]", true),
      ("[(-\(Int.max) - 1) / -1]", true), ("[(-\(Int.max) - 1) % -1]", true), ("[1 / 0, 1 % 0]", true),
      ("[abs(-\(Int.max) - 1), Int(1e30), Int(Double.infinity)]", true), ("[1e999, 1e308 * 10]", true),
      ("[0][\(Int.max)...]", false), ("[Double(\(Int.max)), 1.5e308]", true),
    ])
  func numbersOutOfBoundsEndNoReader(_ items: String, _ isKnown: Bool) throws {
    let reading = try read("List { ForEach(\(items), id: \\.self) { Text(\"\\($0)\") } }") {
      $0.sampleRows = 0
    }
    #expect(reading.tally.unknownLists == (isKnown ? 0 : 1))
    #expect(titles(reading).allSatisfy { !$0.contains("inf") && !$0.contains("nan") })
  }

  /// A preview is found by its number, and no number is too far from those that are there.
  @Test(
    arguments: ["1", "2", "0", "3", "-1", "\(Int.max)", "\(Int.min)", "99999999999999999999"])
  func previewsAreFoundByNumber(_ number: String) throws {
    let ask = {
      try self.read(
        "Text(\"A\")", outside: "#Preview { List { Text(\"1\") } }\n#Preview { List { Text(\"2\") } }"
      ) { $0.preview = number }
    }
    if ["1", "2"].contains(number) {
      #expect(try titles(ask()) == [number])
    } else {
      let failure = #expect(throws: ReadingFailure.self) { try ask() }
      #expect(failure?.message == "has no preview named “\(number)”")
    }
  }

  /// A bound that is no number ends a stride.
  @Test(arguments: [Double.nan, .infinity, -.infinity], [1.0, -1, .nan, .infinity])
  func stridesToNoNumberEnd(_ end: Double, _ step: Double) {
    guard case .library(_, let ends) = Value.range(0.5, end) else { return }
    var arguments = ends + [ends[0]]
    arguments[2].value = .double(step)
    for (place, label) in ["from", "through", "by"].enumerated() { arguments[place].label = label }
    let count = LibraryFunction.stride(arguments)?.items?.count
    #expect(count == (step.isFinite ? (end * step == .infinity ? 2_000 : 0) : nil))
  }

  /// A layout that is chosen is the stack that it makes.
  @Test func aLayoutMakesItsStack() throws {
    let stack = try content(
      "layout { Text(\"A\"); Text(\"B\") }",
      more: "var layout: AnyLayout { true ? AnyLayout(HStackLayout(spacing: 3)) : AnyLayout(VStackLayout()) }"
    )
    #expect(stack["hStack"]?["spacing"] == .number(3))
    #expect(stack["subviews"]?.items.count == 2)
  }

  /// A text is never nil: what was guessed to be is marked as not known.
  @Test func aTextThatIsNilIsNotKnown() throws {
    let reading = try read("List { Text(name) }", more: "let name: String? = nil")
    #expect(titles(reading) == ["‹name›"])
    #expect(reading.tally.unknownTexts == 1)
  }

  /// A text that is mapped is an optional one or a list of letters, as the code around tells; else it is guessed.
  @Test(
    arguments: [
      (#"name.map { $0 + "!" } ?? """#, "AB!", 0), (#"name.map { $0 + "-" }.joined()"#, "A-B-", 0),
      (#"name.map { "\($0)!" }"#, "AB!", 1), (#"name.map { "\($0)!" }.description"#, "AB!", 1),
    ])
  func mappedTextsAreWholeOrLetters(_ text: String, _ expected: String, _ guesses: Int) throws {
    let reading = try read("List { Text(\(text)) }", more: "let name: String? = \"AB\"")
    #expect(titles(reading) == [expected])
    #expect(reading.guesses.map(\.message).filter { $0.contains("“map”") }.count == guesses)
  }

  /// What keys of the library Defaults say is stored at first is what properties with them have.
  @Test(
    arguments: [
      (
        "@Default(.sounds) var value",
        "extension Defaults.Keys { static let sounds = Key<Bool>(\"s\", default: true) }", "true"
      ),
      (
        "@Default(Keys.kind) var value",
        "enum Kind { case a, b }; extension Defaults.Keys { static let kind = Key<Kind>(\"k\", default: .b) }",
        "b"
      ),
      (
        "@Default(.Player.speed) var value",
        "extension Defaults.Keys { enum Player { static let speed = Key<Int>(\"s\", default: 2) } }", "2"
      ),
      (
        "var value: Int { Defaults[.speed] }",
        "extension Defaults.Keys { static let speed = Key<Int>(\"s\", default: 3) }", "3"
      ),
      (
        "@Default(.none) var value", "extension Defaults.Keys { static let none = Key<Int?>(\"n\") }",
        "‹value›"
      ),
      ("@Default(.lost) var value", "", "‹value›"),
    ])
  func keysHaveDefaults(_ property: String, _ outside: String, _ expected: String) throws {
    let reading = try read("List { Text(\"\\(value)\") }", more: property, outside: outside)
    #expect(titles(reading) == [expected])
  }

  /// Literals are divided as Doubles where those are asked for, and as whole numbers elsewhere.
  @Test(
    arguments: [
      ("Text(\"A\").opacity(1 / 2)", "alpha", 0.5), ("Text(\"A\").opacity(1 / 4 + 1 / 4)", "alpha", 0.5),
      ("Text(\"A\").opacity(Double(3 / 2))", "alpha", 1),
      ("VStack(spacing: 5 / 2) { Text(\"A\"); Text(\"B\") }", "spacing", 2.5),
    ])
  func halvesAreHalves(_ view: String, _ key: String, _ expected: Double) throws {
    let stack = try content("HStack { \(view); Circle() }")["subviews"]?.items.first
    #expect((stack?[key] ?? stack?["vStack"]?[key]) == .number(expected))
  }

  /// What functions of lists give.
  @Test(
    arguments: [
      ("numbers.count { $0 > 1 }", "2"), ("numbers.count(where: { $0 > 5 })", "0"),
      ("numbers.firstIndex(of: 3) ?? 9", "1"), ("numbers.lastIndex(of: 1) ?? 9", "0"),
      ("numbers.firstIndex(of: 7) ?? 9", "9"), ("numbers.firstIndex(where: { $0 == 2 }) ?? 9", "2"),
      ("numbers.min() ?? 9", "1"), ("numbers.max() ?? 9", "3"), ("[Int]().max() ?? 9", "9"),
      ("numbers.endIndex", "3"),
      ("Dictionary(grouping: numbers, by: { $0 > 1 })[true]?.count ?? 9", "2"),
      ("Dictionary(grouping: numbers) { $0 > 8 }.keys.count", "1"),
    ])
  func listsHaveTheirFunctions(_ expression: String, _ expected: String) throws {
    let reading = try read("List { Text(\"\\(\(expression))\") }", more: "private let numbers = [1, 3, 2]")
    #expect(titles(reading) == [expected])
  }

  /// The items of a list of which nothing is known are called by its name.
  @Test(
    arguments: [
      ("model.items", "items"), ("model.items.filter { $0.name.isShown(in: text) }", "items"),
      ("items.sorted()", "items"), ("items", "items"), ("$model.items", "items"), ("[a]", "[a]"), ("", ""),
    ])
  func itemsAreCalledByTheirList(_ what: String, _ expected: String) {
    #expect(Interpreter.listName(of: what) == expected)
  }
}
