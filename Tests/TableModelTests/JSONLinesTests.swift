import TableModel
import Testing

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
