import Testing

@testable import SwiftUIReader

/// What types give: generic parameters, static members of protocols, and whether a value is one of a type.
struct TypeTests: ReadsViews {
  private static let kinds = """
    protocol Choice: CaseIterable, RawRepresentable {}
    extension Choice {
      static var titles: [String] { allCases.map { $0.title } }
      static func named(_ text: String) -> String { "a " + text }
    }
    enum Fruit: String, Choice {
      case apple, pear
      var title: String { rawValue.capitalized }
    }
    struct Choices: View {
      struct Name: Hashable { let text: String; init(_ text: String) { self.text = text } }
      @Binding private var selection: Name
      private let type: any Choice.Type
      init<T: Choice>(_ chosen: Binding<T>) {
        self._selection = Binding(get: { Name(chosen.wrappedValue.title) }, set: { _ in })
        self.type = T.self
      }
      var body: some View {
        Picker("P", selection: $selection) {
          ForEach(type.titles, id: \\.self) { title in Text(title).tag(Name(title)) }
        }
      }
    }
    """

  /// The type of an argument is known within, with what its protocols give it; equal structures are one choice.
  @Test func aGenericParameterHasTheTypeOfItsArgument() throws {
    let reading = try read(
      "Form { Choices($fruit) }", more: "@State var fruit = Fruit.pear", outside: TypeTests.kinds)
    #expect(rows(reading).first?["accessories"]?.items.first?["popUpMenu"]?.text == "Pear")
    #expect(reading.guesses.isEmpty)
  }

  /// Lists and ranges have what their types say; what has no value is not known.
  @Test(
    arguments: [
      ("[String]().isEmpty ? \"none\" : \"some\"", "none"),
      ("\"\\([String](repeating: \"a\", count: 2).count)\"", "2"),
      ("[String: Int]().isEmpty ? \"none\" : \"some\"", "none"),
      ("\"\\((0.5...1.5).lowerBound)\"", "0.500000"),
      ("\"\\((0.5...1.5).upperBound)\"", "1.500000"), ("\"a \\(name)\"", "a ‹name›"),
    ])
  func listsAndRangesHaveTheirMembers(_ text: String, _ expected: String) throws {
    let reading = try read("List { Text(\(text)) }", more: "@State var name: String? = nil")
    #expect(titles(reading) == [expected])
    #expect(reading.tally.partialTexts == (expected.contains("‹") ? 1 : 0))
  }

  /// Lists, optional ones and types themselves name it, too.
  @Test(
    arguments: [
      ("[T]", "[Fruit.apple]"), ("T?", "Fruit.apple"), ("T.Type", "Fruit.self"), ("T", "Fruit.apple"),
      ("Set<T>", "[Fruit.apple]"),
    ])
  func genericParametersStandInTypes(_ type: String, _ argument: String) throws {
    let more = "func count<T: Choice>(_ it: \(type)) -> Int { T.titles.count }"
    let reading = try read("List { Text(\"\\(count(\(argument)))\") }", more: more, outside: TypeTests.kinds)
    #expect(titles(reading) == ["2"])
  }

  /// Static functions of protocols are those of what conforms to them; what nothing has is not known.
  @Test(arguments: [("Fruit.named(\"b\")", "a b"), ("Fruit.other(\"b\")", nil)] as [(String, String?)])
  func protocolsGiveStaticFunctions(_ call: String, _ expected: String?) throws {
    let reading = try read("List { Text(\(call)) }", outside: TypeTests.kinds)
    #expect(titles(reading).first { !$0.hasPrefix("‹") } == expected)
  }

  /// Structures are the same where all that they store is; classes are where they are one.
  @Test(
    arguments: [
      ("Point(x: 1)", "true"), ("Point(x: 2)", "false"), ("Point()", "unknown"), ("Marked(x: 1)", "unknown"),
      ("Loose(x: 1)", "unknown"),
    ])
  func structuresAreComparedByWhatTheyStore(_ other: String, _ expected: String) throws {
    let type = other.prefix { $0 != "(" }
    let outside = """
      struct Point { var x = 1 }
      struct Marked { var x = 1; static func == (a: Self, b: Self) -> Bool { false } }
      struct Loose { var x = 1 }
      func == (a: Loose, b: Loose) -> Bool { true }
      """
    let reading = try read(
      "List { if \(type)(x: 1) == \(other) { Text(\"true\") } else { Text(\"false\") } }", outside: outside)
    #expect(titles(reading) == [expected == "true" ? "true" : "false"])
    #expect(reading.tally.unknownConditions == (expected == "unknown" ? 1 : 0))
  }

  /// Whether a value is one of a type, of its superclasses and protocols.
  @Test(
    arguments: [
      ("Cat()", "Cat", true), ("Cat()", "Animal", true), ("Cat()", "Named", true), ("Cat()", "Dog", false),
      ("\"a\"", "String", true), ("1", "String", false), ("nothing", "Cat", false),
    ])
  func aValueIsOneOfItsTypes(_ value: String, _ type: String, _ expected: Bool) throws {
    let outside = """
      protocol Named {}
      class Animal: Named {}
      class Cat: Animal {}
      class Dog: Animal {}
      """
    let body =
      "List { if \(value) is \(type) { Text(\"A\") } ; if let x = \(value) as? \(type) { Text(\"B\") } }"
    let reading = try read(body, more: "private let nothing: Cat? = nil", outside: outside)
    #expect(titles(reading) == (expected ? ["A", "B"] : []))
    #expect(reading.tally.unknownConditions == 0)
  }

  /// What is known by its declared type alone may be of a class below that.
  @Test func whatIsNotMadeHereMayBeOfAnotherClass() throws {
    let reading = try read(
      "List { if animal is Cat { Text(\"A\") } }", more: "let animal: Animal",
      outside: "class Animal {}\nclass Cat: Animal {}")
    #expect(reading.tally.unknownConditions == 1)
  }

  /// Types that are not known, or stand for others, take nothing away.
  @Test(
    arguments: [
      ("\"a\"", "any StringProtocol", true), ("5", "AnyHashable", true), ("\"a\"", "Swift.String", true),
      ("2.5", "CGFloat", true), ("2.5", "TimeInterval", true), ("part", "Double", true),
      ("Cat()", "Pet", true),
      ("Cat()", "Own", true), ("Cat()", "Text", true), ("\"a\"", "Titled", true), ("Cat()", "Any", true),
      ("Cat()", "Cat?", true), ("Cat()", "Box<Int>", false), ("\"a\"", "Cat", false), ("5", "Bool", false),
      ("Cat()", "Int", false), ("\"a\"", "Count", false), ("5", "Count", true), ("Cat()", "Titled", false),
    ])
  func typesThatAreNotKnownKeepWhatTheyAreOf(_ value: String, _ type: String, _ stays: Bool) throws {
    let outside = """
      protocol Titled {}
      extension String: Titled {}
      struct Box<T> {}
      struct Cat {}
      typealias Pet = Cat
      typealias Count = Int
      """
    let reading = try read(
      "List { if let x = \(value) as? \(type) { Text(\"B\") } }",
      more: "typealias Own = Pet\nlet part: Double? = 5", outside: outside)
    #expect(titles(reading) == (stays ? ["B"] : []))
    #expect(reading.tally.unknownConditions == 0)
  }

  /// All values are of any type, those that protocols add to texts are of these, and others may be.
  @Test(arguments: [("Any", 0), ("Titled", 0), ("StringProtocol", 1), ("Count", 0), ("Other", 1)])
  func askingForATypeThatIsNotKnownIsAGuess(_ type: String, _ expected: Int) throws {
    let outside = """
      protocol Titled {}
      protocol Other {}
      extension String: Titled {}
      typealias Count = Int
      """
    let reading = try read("List { if \"a\" is \(type) { Text(\"A\") } }", outside: outside)
    #expect(reading.tally.unknownConditions == expected)
  }

  /// Views of enumerations that are namespaces, and of others, are made anew each time.
  @Test(arguments: ["", "case one, two"])
  func staticViewsAreMadeAnew(_ cases: String) throws {
    let options = "Text(\"Z\").tag(9)\nForEach([1, 2], id: \\.self) { _ in Names.row }"
    let reading = try read(
      "Form { Picker(\"P\", selection: $choice) { \(options) } }", more: "@State var choice = 2",
      outside: "enum Names { \(cases)\nstatic var row: some View { Text(\"A\") } }")
    #expect(rows(reading).first?["accessories"]?.items.first?["popUpMenu"]?.text == "A")
  }

  /// The first item that is meant is the place; what cannot be compared before it leaves that open.
  @Test(
    arguments: [
      ("[1, missing].firstIndex(of: 1)", "0", true), ("[missing, 1].firstIndex(of: 1)", "9", false),
      ("[missing, 1].lastIndex(of: 1)", "1", true), ("[1, missing].firstIndex { $0 == 1 }", "0", true),
      ("[1, 2].firstIndex { $0 == missing }", "9", false), ("[1, 2].firstIndex(of: 3)", "9", true),
    ])
  func placesOfItemsAreKnownOrNot(_ list: String, _ expected: String, _ isKnown: Bool) throws {
    let reading = try read("List { let place = \(list) ?? 9\nText(\"\\(place)\") }")
    #expect(titles(reading) == [expected])
    #expect(reading.guesses.isEmpty == isKnown)
  }

  /// Structures that hold others twice are compared as far as that takes no time.
  @Test(arguments: [(3, 0), (30, 1)])
  func structuresThatShareParts(_ depth: Int, _ unknown: Int) throws {
    let outside = """
      struct Pair { var l: Any; var r: Any }
      func made(_ depth: Int) -> Any {
        if depth == 0 { return 1 }
        let half = made(depth - 1)
        return Pair(l: half, r: half)
      }
      """
    let reading = try read(
      "List { if made(\(depth)) == made(\(depth)) { Text(\"A\") } }", outside: outside)
    #expect(reading.tally.unknownConditions == unknown)
    #expect(titles(reading) == ["A"])
  }
}
