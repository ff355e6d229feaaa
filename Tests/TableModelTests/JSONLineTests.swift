import Testing

@testable import TableModel

/// Lines of JSON that are written part by part.
@Suite struct JSONLineTests {
  private func line(_ write: (inout JSONLine) -> Void) -> String {
    var line = JSONLine()
    write(&line)
    return String(decoding: line.bytes, as: UTF8.self)
  }

  @Test func partsStandAsInAValue() {
    let value = JSONValue.object([
      ("a", .string("x")), ("b", .array([.number(1), .number(2.5), .null])), ("c", .object([])),
      ("d", .array([])), ("e", .array([.object([("f", .bool(true))]), .object([("g", .bool(false))])])),
    ])
    let written = line { line in
      line.beginObject()
      line.key("a")
      line.string("x")
      line.key("b")
      line.beginArray()
      line.number(1)
      line.number(2.5)
      line.null()
      line.endArray()
      line.key("c")
      line.value(.object([]))
      line.key("d")
      line.numbers()
      line.key("e")
      line.beginArray()
      line.beginObject()
      line.key("f")
      line.bool(true)
      line.endObject()
      line.beginObject()
      line.key("g")
      line.bool(false)
      line.endObject()
      line.endArray()
      line.endObject()
    }
    #expect(written == value.line)
    #expect(
      written
        == #"{"a": "x", "b": [1, 2.5, null], "c": {}, "d": [], "e": [{"f": true}, {"g": false}]}"#)
  }

  @Test(arguments: [
    ("", #""""#), ("Wi-Fi", #""Wi-Fi""#), ("a\"b\\c", #""a\"b\\c""#),
    ("\n\r\t\u{1}\u{7F}", #""\n\r\t\u0001\u007F""#),
    ("\u{85}\u{2028}\u{2029}", #""\u0085\u2028\u2029""#), ("“Grüße” 👋", #""“Grüße” 👋""#),
    ("“a”\u{2028}“b”\u{9F}¢\"é—", #""“a”\u2028“b”\u009F¢\"é—""#),
    ("<script>", #""<script>""#), ("## a #[b] ##1[", "\"## a #[b] ##1[\""),
    ("##[a]b", "\"#\\u0023[a]b\""), ("###vso[a]“", "\"##\\u0023vso[a]“\""),
  ])
  func textsAreEscapedWhereTheyMustBe(text: String, json: String) {
    #expect(line { $0.string(text) } == json)
    #expect(JSONValue.object([(text, .null)]).line == "{\(json): null}")
  }

  @Test func numbersAreAsShortAsInMessages() {
    var numbers: [Double] = [
      0, -0.0, 0.0004, -0.0004, 0.0005, 0.1, -0.25, 1e-7, 123_456.789, 1e11, 999_999_999_999.999, 1e12, -1e15,
      1e16, 1e300, .infinity, -.infinity, .nan,
    ]
    for thousandths in -3000...3000 { numbers.append(Double(thousandths) / 1000) }
    for number in numbers {
      #expect(line { $0.number(number) } == number.shortDescription, "\(number)")
    }
  }

  @Test(arguments: [
    "0", "-0", "7", "-12.5", "0.125", "12.0625", "1e3", "1.5E-2", "123456789012345", "1234567890123456",
    "0.1",
    "99999999999.999", "999999999999.999", "-.5", "01",
  ])
  func numbersAreReadAsSwiftReadsThem(text: String) throws {
    let value = JSONReader.value(Array(text.utf8))
    let number = Double(text)
    #expect(value?.number?.bitPattern == number?.bitPattern)
    #expect(JSONReader.value(Array("[\(text), 1]".utf8))?.items?.first?.number == number)
  }

  @Test(arguments: ["-", "1.", "1.2.3", "--1", "+1", ".5", "1-", "e5", "1e"])
  func whatIsNoNumberIsNotRead(text: String) {
    let value = JSONReader.value(Array(text.utf8))
    #expect(value == nil || text == "1." && value?.number == 1)
  }

  @Test(arguments: [
    (#""plain""#, "plain"), (#""a\"b""#, "a\"b"), (#""\u00e9\\""#, "é\\"), (#""""#, ""),
    (#""Grüße""#, "Grüße"),
  ])
  func textsAreRead(json: String, text: String) {
    #expect(JSONReader.value(Array(json.utf8))?.text == text)
  }

  @Test func brokenTextsAreNotRead() {
    for bytes: [UInt8] in [
      [0x22], [0x22, 0x61], [0x22, 0xFF, 0x22], [0x22, 0x0A, 0x22], [0x22, 0x5C, 0x22],
    ] {
      #expect(JSONReader.value(bytes) == nil)
    }
  }

  @Test(arguments: [
    ("[]", 2), (" {\"a\": [1, {}]} ", 15), (#"["]", "\\", "\"]"] 7"#, 18), ("12.5,", 4), ("[tru] 1", 5),
  ])
  func valuesArePassedOver(json: String, end: Int) {
    var reader = JSONReader(Array(json.utf8))
    let isThere = reader.passOver()
    #expect(isThere)
    #expect(reader.position == end)
  }

  @Test(arguments: ["", "[", "{\"a\": []", #"["a\"#, "tru", "]"])
  func whatHasNoEndIsNotPassedOver(json: String) {
    var reader = JSONReader(Array(json.utf8))
    let isThere = reader.passOver()
    let isAtEnd = reader.isAtEnd
    #expect(!isThere)
    #expect(isAtEnd || !["", "[", "{"].contains(json.prefix(1)))
  }

  /// A value of two bytes, such as an empty list, takes many times that in memory.
  @Test func noMoreValuesAreReadThanMayBe() {
    for (mostValues, isRead) in [(6, true), (5, false), (0, false)] {
      var reader = JSONReader(Array(#"[[], {"a": 1}, "b", null]"#.utf8), mostValues: mostValues)
      #expect((reader.value() != nil) == isRead, "\(mostValues)")
    }
    for mostValues in [5, 4] {
      let text = Array(#""a\ud800b""#.utf8)
      var halves = JSONReader(text, keepingHalves: true, mostValues: mostValues)
      #expect((halves.value() != nil) == (mostValues == 5))
    }
    var reader = JSONReader(Array("[1, 2, 3, 4]".utf8), mostValues: 3)
    var count = 0
    let isThere = reader.visitItems { reader in
      count += 1
      return reader.value() != nil
    }
    #expect(!isThere && count == 4)
    #expect(reader.hasTooManyValues)
  }

  /// However a text is divided.
  @Test(arguments: [
    "null", "[]", "{}", "[1, -2.5e3,true , null]", #"{"a": 1, "b:[": ",{\"\\", "c": [[], {}, "" ]}"#,
    #" ["\\"] "#,
  ])
  func valuesAreCountedAsTheyAreRead(json: String) {
    let bytes = Array(json.utf8)
    let most = bytes.indices.first { most in
      var reader = JSONReader(bytes, mostValues: most)
      return reader.value() != nil
    }
    for place in bytes.indices {
      var count = JSONValueCount()
      count.add(Array(bytes[..<place]))
      count.add(Array(bytes[place...]))
      #expect(count.count == most, "\(place)")
    }
  }

  @Test func readingBeginsAtAnOffset() {
    var reader = JSONReader(Array("[1, [true]]".utf8), at: 3)
    let isAtArray = reader.isAtArray
    let value = reader.value()
    #expect(isAtArray)
    #expect(value?.items?.first?.bool == true)
  }
}

/// JSON as people read it: a line for each part.
struct JSONLinesTests {
  @Test func membersAndPartsHaveLinesOfTheirOwn() {
    let value = JSONValue.object([
      ("words", .array([.string("a"), .number(1.5), .bool(true), .null])),
      ("parts", .array([.object([("key", .string("\"")), ("none", .object([]))]), .array([])])),
    ])
    #expect(
      value.lines == #"""
        {
          "words": ["a", 1.5, true, null],
          "parts": [
            {
              "key": "\"",
              "none": {}
            },
            []
          ]
        }
        """#)
  }

  @Test(arguments: [
    ("[]", JSONValue.array([])), ("{}", .object([])), ("null", .null), ("\"a\"", .string("a")),
  ])
  func valuesWithoutPartsAreOneLine(_ text: String, _ value: JSONValue) {
    #expect(value.lines == text)
  }
}
