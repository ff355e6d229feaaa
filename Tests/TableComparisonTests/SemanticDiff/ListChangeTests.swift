import Testing

@testable import TableComparison

/// Long lists that differ in some items.
@Suite struct ListChangeTests {
  @Test(
    "items are told one by one",
    arguments: [
      (
        "[a.top == b.bottom + 8, c.width == 9]", "[a.top == b.bottom + 20, c.width == 9]",
        "“a.top == b.bottom”: + 8 → + 20"
      ),
      ("[a.top == b.top, c.width == 9]", "[c.width == 9]", "“a.top == b.top” removed"),
      ("[c.width == 9]", "[c.width == 9, a.top == b.top]", "“a.top == b.top” added"),
      ("[c.width == 9]", "[c.width == 12]", "“c.width ==”: 9 → 12"),
      ("[a == b]", "[a == b - 4]", "“a == b”: none → - 4"),
      ("[A, B, C, D]", "[E, F, G, H]", "“E” added, “F” added, “G” added and 5 more"),
      ("[A, A]", "[A]", "“A” removed"),
    ])
  func items(_ old: String, _ new: String, _ words: String) {
    #expect(ListChange(from: old, to: new)?.words == words)
  }

  @Test(arguments: [("[A, B]", "[B, A]"), ("A", "[A]"), ("[A]", "B"), ("", ""), ("[]", "[]")])
  func whatIsNoListOrHasTheSameItemsHasNone(_ old: String, _ new: String) {
    #expect(ListChange(from: old, to: new) == nil)
  }
}
